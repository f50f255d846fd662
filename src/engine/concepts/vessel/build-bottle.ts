import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { type Point2, roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { deform, move } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { BottleParameters } from "./bottle-parameters.ts";
import { hollow, radiusAt } from "./hollow.ts";
import { rolledLetter } from "./rolled-letter.ts";

/** A waist to press, round shoulders, a short neck. */
const SQUEEZED = [
  [0.9, 0, 0],
  [1, 0.015, 0.14],
  [1, 0.2, 0.5],
  [0.93, 0.45, 0.8],
  [1, 0.72, 0.7],
  [0.6, 0.84, 0.5],
  [0.5, 0.86, 0.1],
  [0.5, 0.9, 0],
] as const;

/** Outsides as (radius, y, rounding): parts of the body's radius, of the height, and of the radius. */
const LINES: Readonly<Record<BottleParameters["style"], readonly (readonly [number, number, number])[]>> = {
  bordeaux: [
    [0.9, 0, 0],
    [1, 0.012, 0.1],
    [1, 0.64, 0.6],
    [0.42, 0.72, 0.55],
    [0.36, 0.93, 0],
    [0.36, 0.955, 0.02],
    [0.44, 0.956, 0.02],
    [0.44, 0.985, 0.04],
    [0.39, 1, 0],
  ],
  burgundy: [
    [0.9, 0, 0],
    [1, 0.012, 0.1],
    [1, 0.46, 1.2],
    [0.52, 0.68, 1.6],
    [0.34, 0.9, 0.6],
    [0.33, 0.95, 0],
    [0.42, 0.956, 0.02],
    [0.42, 0.985, 0.04],
    [0.37, 1, 0],
  ],
  beer: [
    [0.9, 0, 0],
    [1, 0.012, 0.12],
    [1, 0.54, 0.7],
    [0.5, 0.69, 1.2],
    [0.42, 0.92, 0.3],
    [0.42, 0.955, 0.02],
    [0.5, 0.96, 0.03],
    [0.5, 0.982, 0.03],
    [0.44, 1, 0],
  ],
  water: [
    [0.86, 0, 0],
    [1, 0.02, 0.16],
    [1, 0.7, 0.8],
    [0.5, 0.86, 0.7],
    [0.42, 0.93, 0.1],
    [0.42, 0.95, 0.02],
    [0.5, 0.953, 0.02],
    [0.5, 0.965, 0.02],
    [0.42, 0.968, 0],
    [0.42, 1, 0],
  ],
  soda: [
    [0.84, 0, 0],
    [0.96, 0.02, 0.12],
    [0.98, 0.16, 0.3],
    [0.82, 0.3, 0.5],
    [0.92, 0.42, 0.4],
    [1, 0.5, 0.4],
    [0.96, 0.62, 0.6],
    [0.5, 0.84, 0.9],
    [0.42, 0.94, 0.1],
    [0.42, 0.95, 0.02],
    [0.5, 0.953, 0.02],
    [0.5, 0.965, 0.02],
    [0.42, 0.968, 0],
    [0.42, 1, 0],
  ],
  ketchup: SQUEEZED,
  mustard: SQUEEZED,
  flask: [
    [0.42, 0, 0],
    [0.62, 0.01, 0.3],
    [1, 0.24, 0.85],
    [0.86, 0.52, 0.8],
    [0.3, 0.68, 0.45],
    [0.27, 0.9, 0.2],
    [0.28, 0.93, 0.05],
    [0.42, 0.945, 0.06],
    [0.42, 0.985, 0.05],
    [0.36, 1, 0],
  ],
};

export function buildBottle(p: BottleParameters): Model {
  const { height: h, radius: r } = p;
  const outside = roundCorners(
    LINES[p.style].map(([x, y, round]) => [x * r, y * h, round * r] as const),
    5,
  );
  const wall = Math.max(0.0022, r * 0.08);
  const parts: Part[] = [
    makePart("body", "body", lathe(hollow(outside, wall, r * 0.22), 56), { projection: "cylinder", weight: 1 }),
    ...closeMouth(p, outside),
  ];
  if (p.label) parts.push(makeLabel(p, outside));
  if (p.message) parts.push(...rolledLetter(r, h));
  const top = h * (p.closure === "none" ? 1 : p.closure === "nozzle" ? 1.18 : 1.03);
  return standModel(parts, [
    { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: r * 0.4 },
    { name: "inside", position: [0, r * 0.22, 0], normal: [0, 1, 0], radius: r * 0.3 },
  ]);
}

function closeMouth(p: BottleParameters, outside: readonly Point2[]): Part[] {
  const { height: h, radius: r } = p;
  const mouth = (outside.at(-1) as Point2)[0];
  if (p.closure === "cork") {
    const inner = mouth - Math.max(0.0022, r * 0.08) * 0.5;
    const cork = lathe(
      roundCorners(
        [
          [0, h * 0.93],
          [inner * 0.94, h * 0.93, 0.001],
          [inner * 1.03, h + mouth * 0.75, mouth * 0.16],
          [0, h + mouth * 0.75],
        ],
        3,
      ),
      32,
    );
    return [makePart("cork", "cork", cork, { weight: 0.7 })];
  }
  if (p.closure === "capsule") {
    // foil follows the neck, a hair outside it
    const from = h * 0.8;
    const skin = outside.filter(([, y]) => y > from).map(([x, y]) => [x + 0.0006, y] as const);
    const low = radiusAt(outside, from);
    const foil = lathe(
      [[0, from], [low - 0.001, from], [low + 0.0006, from], ...skin, [mouth, h + 0.0022], [0, h + 0.0026]],
      48,
    );
    return [makePart("capsule", "cap", foil, { weight: 0.7 })];
  }
  if (p.closure === "none") return [];
  if (p.closure === "nozzle") {
    const tip = lathe(
      roundCorners(
        [
          [0, h * 0.845],
          [r * 0.66, h * 0.845, 0.0008],
          [r * 0.66, h * 0.93, 0.002],
          [r * 0.36, h * 0.955, 0.004],
          [r * 0.1, h * 1.18, 0.002],
          [0, h * 1.18],
        ],
        3,
      ),
      48,
    );
    return [makePart("nozzle", "cap", tip, { weight: 0.8 })];
  }
  const lip = r * 0.5;
  if (p.closure === "cap") {
    const crown = lathe(
      roundCorners(
        [
          [0, h - 0.004],
          [lip * 1.02, h - 0.006],
          [lip * 1.13, h - 0.006, 0.0006],
          [lip * 1.05, h + 0.0005, 0.002],
          [lip * 0.9, h + 0.0022, 0.002],
          [0, h + 0.0026],
        ],
        3,
      ),
      63,
    );
    const crimped = deform(crown, ([x, y, z]) => {
      const depth =
        0.05 * smoothstep(h + 0.001, h - 0.005, y) * smoothstep(lip * 0.9, lip * 1.05, Math.sqrt(x * x + z * z));
      const f = 1 + depth * cos(21 * atan2(z, x));
      return [x * f, y, z * f];
    });
    return [makePart("crown-cap", "cap", crimped, { weight: 0.7 })];
  }
  const screw = lathe(
    roundCorners(
      [
        [0, h * 0.965],
        [lip, h * 0.965, 0.0006],
        [lip * 0.97, h * 1.04, 0.002],
        [0, h * 1.04],
      ],
      3,
    ),
    96,
  );
  const knurled = deform(screw, ([x, y, z]) => {
    const outer = smoothstep(lip * 0.9, lip * 0.96, Math.sqrt(x * x + z * z));
    const f = 1 + 0.025 * outer * cos(32 * atan2(z, x));
    return [x * f, y, z * f];
  });
  return [makePart("screw-cap", "cap", knurled, { weight: 0.7 })];
}

/** A sheet of paper bent around the front of the body. */
function makeLabel(p: BottleParameters, outside: readonly Point2[]): Part {
  const { height: h } = p;
  const [low, high] =
    p.style === "flask"
      ? [0.24, 0.42]
      : p.style === "soda"
        ? [0.42, 0.6]
        : p.style === "ketchup" || p.style === "mustard"
          ? [0.24, 0.56]
          : p.style === "water"
            ? [0.26, 0.56]
            : p.style === "beer"
              ? [0.14, 0.42]
              : [0.16, p.style === "bordeaux" ? 0.5 : 0.4];
  const middle = (h * (low + high)) / 2;
  const wide = p.style === "water" || p.style === "soda" ? 2.9 : 1.25;
  const path = Array.from({ length: 25 }, (_, i): Vec3 => {
    const angle = wide * ((i / 24) * 2 - 1);
    return [sin(angle), 0, cos(angle)];
  });
  const tall = h * (high - low);
  const sides = Array.from({ length: 5 }, (_, i) => (i / 4 - 0.5) * tall);
  const section = [...sides.map((y) => [0.0006, y] as const), ...sides.map((y) => [-0.0006, -y] as const)];
  const paper = sweep(section, path, { up: [0, 1, 0] });
  const wrapped = deform(paper, ([x, y, z]) => {
    const r = radiusAt(outside, y + middle) - 1;
    const size = Math.sqrt(x * x + z * z);
    return [x * (1 + r / size), y, z * (1 + r / size)];
  });
  return makePart("label", "label", move(wrapped, [0, middle, 0]), {
    paint: labelPaint(p, (h * (high - low)) / 2, wide),
    weight: 0.75,
  });
}

/** Frame, emblem and lines of print. The rest frame is the sheet around the unit circle. */
function labelPaint(p: BottleParameters, half: number, wide: number): Paint {
  return (surface, x, y, z) => {
    const u = atan2(x, z) / wide;
    const v = y / half;
    const ratio = (wide * p.radius) / half;
    let ink = 0;
    const edge = Math.max(Math.abs(u) * ratio - (ratio - 0.1), Math.abs(v) - 0.9);
    if (edge > -0.03 && edge < 0.03) ink = 1;
    const [a, b] = [u * ratio, v - 0.32];
    const size = p.emblem === "diamond" ? Math.abs(a) + Math.abs(b) : Math.sqrt(a * a + b * b);
    if (p.emblem !== "lines" && size < 0.34 && (size > 0.26 || size < 0.16)) ink = 1;
    for (const [at, reach, thick] of LINES_OF_PRINT)
      if (Math.abs(v - at) < thick && Math.abs(a) < reach * Math.min(ratio, 1.15)) ink = 1;
    surface.r += (0.09 - surface.r) * ink;
    surface.g += (0.045 - surface.g) * ink;
    surface.b += (0.03 - surface.b) * ink;
  };
}

/** Height, half width and half thickness, as parts of the label. */
const LINES_OF_PRINT = [
  [-0.22, 0.66, 0.075],
  [-0.46, 0.5, 0.03],
  [-0.6, 0.56, 0.03],
] as const;
