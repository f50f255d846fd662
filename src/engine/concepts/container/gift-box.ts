import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { says, traitFactor } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { choice, flag, metres } from "../parameter-specs.ts";

type GiftBoxParameters = {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly round: boolean;
  readonly lid: boolean;
  readonly pattern: "plain" | "dots" | "stripes" | "stars" | "diamonds";
  readonly bow: "loops" | "rosette";
};

const parameters: Concept<GiftBoxParameters>["parameters"] = {
  width: metres(0.06, 0.8, "Side to side."),
  height: metres(0.04, 0.8, "Floor to the lid."),
  depth: metres(0.06, 0.8, "Front to back."),
  round: flag("A hat box: round."),
  lid: flag("Has a lid that stands out a little."),
  pattern: choice(["plain", "dots", "stripes", "stars", "diamonds"], "What is printed on the paper."),
  bow: choice(["loops", "rosette"], "Two loops and two ends, or many loops."),
};

function sampleGiftBox(draw: Draw, ask: Ask): GiftBoxParameters {
  const shape = draw.pick(
    "shape",
    [
      [1, 1, 1],
      [1, 0.7, 1],
      [1.3, 0.6, 0.9],
    ] as const,
    [3, 3, 1],
  );
  const patterns = {
    striped: "stripes",
    "polka-dot": "dots",
    spotted: "dots",
    checkered: "diamonds",
    simple: "plain",
  } as const;
  const asked = (Object.keys(patterns) as (keyof typeof patterns)[]).find((trait) => says(ask, trait));
  return {
    width: 0.24 * shape[0] * traitFactor(ask, { wide: 1.3, long: 1.35, narrow: 0.75 }),
    height:
      0.24 *
      shape[1] *
      draw.number("height", 0.9, 1.1) *
      traitFactor(ask, { tall: 1.4, short: 0.65, flat: 0.4, thin: 0.5 }),
    depth: 0.24 * shape[2],
    round: says(ask, "round") || says(ask, "cylindrical"),
    lid: draw.chance("lid", 0.55),
    pattern: asked
      ? patterns[asked]
      : (ask.materials?.length ?? 0) > 0
        ? "plain"
        : draw.pick("pattern", ["dots", "stripes", "stars", "diamonds", "plain"] as const, [3, 2, 3, 1, 3]),
    bow: draw.pick("bow", ["loops", "rosette"] as const, [3, 2]),
  };
}

function buildGiftBox(p: GiftBoxParameters): Model {
  const { width: w, height: h, depth: d } = p;
  const unit = Math.min(w, d);
  const lidHigh = Math.min(h * 0.28, 0.06);
  const solid = (x: number, y: number, z: number): Geometry =>
    p.round
      ? turnY(
          lathe(
            roundCorners(
              [
                [0, -y / 2],
                [x / 2, -y / 2, 0.003],
                [x / 2, y / 2, 0.003],
                [0, y / 2],
              ],
              3,
            ),
            64,
          ),
          0,
        )
      : box([x, y, z], { bevel: 0.0035, bevelSteps: 2 });
  const paint = p.pattern === "plain" ? {} : { paint: wrapped(p.pattern, unit * 0.19) };
  const parts: Part[] = [makePart("body", "body", move(solid(w, h, d), [0, h / 2, 0]), { weight: 1, ...paint })];
  const over = p.lid ? 0.007 : 0.0;
  if (p.lid)
    parts.push(
      makePart("lid", "lid", move(solid(w + 2 * over, lidHigh, d + 2 * over), [0, h - lidHigh / 2 + 0.003, 0]), {
        weight: 0.95,
      }),
    );
  const top = h + (p.lid ? 0.003 : 0);
  const band = unit * 0.15;
  const thick = 0.0024;
  const ribbons: Geometry[] = [];
  const ring = (long: number, high: number, middle: number): Geometry => {
    const path = rectangleOutline(long + thick, high + thick, 0.005, 3).map(([x, y]): Vec3 => [x, y + middle, 0]);
    return sweep(
      rectangleOutline(band, thick, thick * 0.3, 1).map(([x, y]) => [x, y] as const),
      path,
      { closed: true, up: [1, 0, 0] },
    );
  };
  const across = p.round ? w : d;
  for (const [long, turned] of [
    [w, 0],
    [across, PI / 2],
  ] as const) {
    ribbons.push(turnY(ring(long, h, h / 2), turned));
    if (p.lid) ribbons.push(turnY(ring(long + 2 * over, lidHigh, h - lidHigh / 2 + 0.003), turned));
  }
  parts.push(...makeParts("ribbon", "ribbon", ribbons, { weight: 0.9 }));
  parts.push(...bow(p, top + thick, unit));
  return standModel(parts, [{ name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: unit * 0.3 }]);
}

/** Loops of flat ribbon around a knot. */
function bow(p: GiftBoxParameters, y: number, unit: number): Part[] {
  const size = unit * (p.bow === "loops" ? 0.36 : 0.28);
  const wide = unit * 0.13;
  const loop = (long: number, high: number): Geometry => {
    const path = curveThrough(
      [
        [0, size * 0.08, 0],
        [long * 0.4, high * 0.75, 0],
        [long * 0.82, high, 0],
        [long, high * 0.66, 0],
        [long * 0.78, high * 0.3, 0],
        [long * 0.35, size * 0.1, 0],
        [0, size * 0.05, 0],
      ],
      5,
    );
    return sweep(rectangleOutline(wide, 0.0028, 0.0008, 1), path, {
      up: [0, 1, 0],
      scale: (t) => [0.45 + 0.6 * sin(PI * t), 1],
    });
  };
  const tail = (long: number): Geometry =>
    sweep(
      rectangleOutline(wide * 0.8, 0.0026, 0.0008, 1),
      curveThrough(
        [
          [0, size * 0.1, 0],
          [long * 0.35, size * 0.16, 0],
          [long * 0.7, 0.004, 0],
          [long, 0.0036, 0],
        ],
        5,
      ),
      { up: [0, 1, 0], scale: (t) => [0.5 + 0.6 * t, 1] },
    );
  const knot = move(sphere(size * 0.17, 20, 12), [0, size * 0.15, 0]);
  const loops: Geometry[] = [];
  if (p.bow === "loops") {
    for (const side of [0, PI]) loops.push(turnY(loop(size * 1.1, size * 0.72), side + PI / 4));
    for (const side of [0, PI]) loops.push(turnY(tail(size * 1.15), side + 0.1 - PI / 4));
  } else {
    for (const [count, long, high, phase] of [
      [6, 1.15, 0.5, 0],
      [5, 0.85, 0.85, 0.5],
    ] as const)
      for (let i = 0; i < count; i += 1)
        loops.push(turnY(loop(size * long, size * high), ((i + phase) / count) * TAU + 0.3));
  }
  const up = (geometry: Geometry) => move(geometry, [0, y - 0.001, 0]);
  return [
    ...makeParts("bow", "ribbon", loops.map(up), { weight: 0.9 }),
    makePart("knot", "ribbon", up(turnX(knot, 0)), { weight: 0.7 }),
  ];
}

const PALE = fromHex("#f6efe0");

/** A print on the side the surface faces, in cells of `cell` metres. */
const wrapped =
  (pattern: GiftBoxParameters["pattern"], cell: number): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
    const u = (ax > ay && ax > az ? z : x) / cell;
    const v = (ay > ax && ay > az ? z : y) / cell;
    if (pattern === "stripes") {
      const s = (u + v) * 0.9;
      if (s - Math.floor(s) < 0.42) layColour(surface, PALE);
      return;
    }
    const row = Math.floor(v);
    const a = u + (row & 1) * 0.5;
    const [p, q] = [a - Math.floor(a) - 0.5, v - row - 0.5];
    const d = Math.sqrt(p * p + q * q);
    if (
      pattern === "dots"
        ? d < 0.2
        : pattern === "diamonds"
          ? Math.abs(p) + Math.abs(q) < 0.3
          : d < 0.13 + 0.11 * Math.max(0, cos(5 * (atan2(q, p) - PI / 2)))
    )
      layColour(surface, PALE);
  };

const PAPERS = ["#b31f2c", "#1f5f9c", "#2f7d4f", "#7a3f97", "#d9812b", "#d5688f", "#2a9a9c"].map(fromHex);

/** A wrapped gift. What makes it itself: a box in printed paper, a ribbon crossing over all its sides, and a large bow of loops on top. */
export const giftBox = defineConcept<GiftBoxParameters>({
  id: "gift-box",
  family: "container",
  words: [
    "gift box",
    "gift",
    "present",
    "christmas present",
    "birthday present",
    "wrapped gift",
    "wrapped present",
    "christmas gift",
    "birthday gift",
  ],
  senses: [],
  height: 0.28,
  parameters,
  slots: {
    body: { words: ["paper", "wrapping paper", "wrapping"], materials: ["paper"], colours: PAPERS, group: "paper" },
    lid: { words: ["cover"], materials: ["paper"], colours: PAPERS, group: "paper" },
    ribbon: {
      words: ["bow", "band", "knot"],
      materials: ["plastic"],
      colours: ["#e3b23a", "#f0e9dc", "#c9242f", "#e9c65a"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: sampleGiftBox,
  build: buildGiftBox,
  view: { azimuth: 0.5, elevation: 0.42 },
});
