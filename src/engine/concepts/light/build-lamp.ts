import { line } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Point2, roundCorners } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { TAU } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { smoothProfile } from "../vessel/hollow.ts";
import { makeDeskLamp } from "./desk-lamp.ts";
import type { LampParameters } from "./lamp-parameters.ts";
import { shade, spider } from "./lamp-shade.ts";
import { lanternRoom, makeLantern } from "./lantern.ts";
import { makePendantLamp } from "./pendant-lamp.ts";

const MAKERS: Readonly<Partial<Record<LampParameters["style"], (p: LampParameters) => Part[]>>> = {
  desk: makeDeskLamp,
  lantern: makeLantern,
  pendant: makePendantLamp,
};

export function buildLamp(p: LampParameters): Model {
  const parts = MAKERS[p.style]?.(p) ?? makeShadedLamp(p);
  return standModel(parts, [
    { name: "top", position: [0, p.height, 0], normal: [0, 1, 0], radius: p.shadeRadius * 0.6 },
    ...(p.style === "lantern" ? lanternRoom(p) : []),
  ]);
}

/** Base, stem, bulb, and a shade that hangs on a spider of three wires under a knob. */
function makeShadedLamp(p: LampParameters): Part[] {
  const knob = 0.028;
  const shadeTop = p.height - knob;
  const shadeLow = shadeTop - p.shadeHeight;
  const parts: Part[] = [];
  const stem = p.style === "table" ? 0.0065 : 0.0105 * p.stout;
  let from = 0;
  if (p.style === "table") {
    const top = shadeLow + p.shadeHeight * 0.16;
    parts.push(makePart("base", "base", lathe(baseProfile(p, top), 56), { projection: "cylinder", weight: 1 }));
    from = top - 0.01;
  } else if (p.style === "floor") {
    const r = 0.14 * Math.sqrt(p.stout);
    const foot = lathe(
      roundCorners(
        [
          [0, 0],
          [r, 0, 0.004],
          [r, 0.012, 0.008],
          [r * 0.3, 0.03, 0.04],
          [stem * 1.5, 0.06, 0.02],
          [stem * 1.5, 0.08],
          [0, 0.08],
        ],
        5,
      ),
      56,
    );
    parts.push(makePart("foot", "base", foot, { weight: 0.9 }));
    from = 0.07;
  } else {
    const hub = shadeLow * 0.86;
    parts.push(...tripod(p, hub));
    from = hub - 0.02;
  }
  const socketAt = shadeLow + p.shadeHeight * 0.2;
  const pole = lathe(
    roundCorners(
      [
        [0, from],
        [stem, from],
        [stem, socketAt - 0.03],
        [0.016, socketAt - 0.026, 0.004],
        [0.019, socketAt + 0.02, 0.003],
        [0.013, socketAt + 0.026],
        [0, socketAt + 0.026],
      ],
      3,
    ),
    24,
  );
  parts.push(makePart("stem", "stem", pole, { weight: 0.7 }));
  const bulbSize = Math.min(0.034, p.shadeRadius * p.shadeTaper * 0.42);
  parts.push(
    makePart(
      "bulb",
      "bulb",
      lathe(
        smoothProfile(
          [
            [0.012, socketAt + 0.02],
            [0.014, socketAt + 0.03],
            [bulbSize * 0.8, socketAt + 0.03 + bulbSize],
            [bulbSize, socketAt + 0.03 + bulbSize * 1.8],
            [bulbSize * 0.7, socketAt + 0.03 + bulbSize * 2.6],
            [0, socketAt + 0.03 + bulbSize * 2.95],
          ],
          4,
        ),
        24,
      ),
      { weight: 0.5 },
    ),
  );
  parts.push(...shade(p, shadeLow, shadeTop));
  parts.push(makePart("spider", "stem", spider(p, socketAt, shadeTop), { weight: 0.3 }));
  const finial = lathe(
    roundCorners(
      [
        [0, -0.004],
        [0.008, -0.004, 0.001],
        [0.005, 0.006, 0.004],
        [0.012, 0.016, 0.008],
        [0, knob],
      ],
      4,
    ),
    20,
  );
  parts.push(makePart("finial", "stem", move(finial, [0, shadeTop, 0]), { weight: 0.4 }));
  if (p.chain)
    parts.push(makePart("chain", "chain", chain([0.017, socketAt, 0.005], shadeLow - 0.06), { weight: 0.3 }));
  return parts;
}

function baseProfile(p: LampParameters, top: number): Point2[] {
  const r = top * 0.3 * p.stout;
  const neck = 0.011;
  const foot: Point2[] = [
    [0, 0],
    [r * 0.78, 0],
    [r * 0.82, top * 0.012],
    [r * 0.8, top * 0.035],
  ];
  const lines: Readonly<Record<LampParameters["base"], readonly Point2[]>> = {
    gourd: [
      [r * 0.55, 0.05],
      [r * 0.85, 0.16],
      [r, 0.32],
      [r * 0.82, 0.5],
      [r * 0.42, 0.62],
      [r * 0.46, 0.72],
      [r * 0.42, 0.82],
      [neck * 1.6, 0.93],
      [neck, 1],
    ],
    globe: [
      [r * 0.5, 0.05],
      [r * 0.8, 0.12],
      [r * 1.12, 0.32],
      [r * 1.18, 0.48],
      [r * 1.02, 0.66],
      [r * 0.6, 0.8],
      [neck * 1.8, 0.88],
      [neck * 1.2, 0.95],
      [neck, 1],
    ],
    column: [
      [r * 0.5, 0.06],
      [r * 0.4, 0.12],
      [r * 0.44, 0.3],
      [r * 0.42, 0.6],
      [r * 0.36, 0.82],
      [r * 0.42, 0.87],
      [neck * 1.6, 0.92],
      [neck, 1],
    ],
    baluster: [
      [r * 0.4, 0.06],
      [r * 0.3, 0.12],
      [r * 0.5, 0.25],
      [r * 0.82, 0.42],
      [r * 0.74, 0.56],
      [r * 0.36, 0.72],
      [r * 0.26, 0.82],
      [r * 0.36, 0.86],
      [neck * 1.4, 0.91],
      [neck, 1],
    ],
  };
  return [
    ...foot,
    ...smoothProfile(
      lines[p.base].map(([x, y]) => [x, y * top] as const),
      5,
    ),
    [0, top],
  ];
}

function chain([x, y, z]: Vec3, low: number): Geometry {
  const beads = Math.max(6, Math.round((y - low) / 0.011));
  const string = tube(
    0.0012,
    [
      [x, y + 0.006, z],
      [x + 0.012, y, z],
      [x + 0.014, y - 0.02, z],
      [x + 0.014, low, z],
    ],
    6,
  );
  const balls = Array.from({ length: beads }, (_, i) =>
    move(sphere(0.0026, 8, 6), [x + 0.014, lerp(y - 0.02, low, i / beads), z]),
  );
  return merge([string, ...balls, move(sphere(0.007, 16, 10), [x + 0.014, low, z])]);
}

/** Slanting wooden legs from a metal hub, with a brass ring that ties them. */
function tripod(p: LampParameters, hub: number): Part[] {
  const r = 0.017 * p.stout;
  const reach = hub * 0.36;
  const leg = tube(r, line([0, 0, reach], [0, hub, 0.024], 8), 16, {
    scale: (t) => lerp(0.72, 1.15, t),
    endRounding: 0.003,
  });
  const legs = Array.from({ length: p.legs }, (_, i) => turnY(leg, (i / p.legs) * TAU));
  const plate = move(cylinder({ radius: 0.042, height: 0.03, bevel: 0.005, segments: 40 }), [0, hub - 0.022, 0]);
  const ring = move(torus(lerp(reach, 0.024, 0.46), 0.005, 48, 10), [0, hub * 0.46, 0]);
  return [
    ...makeParts("leg", "leg", legs, { ownPiece: true, grain: "y", weight: 0.95 }),
    makePart("hub", "base", plate, { weight: 0.6 }),
    makePart("ring", "stem", ring, { weight: 0.4 }),
  ];
}
