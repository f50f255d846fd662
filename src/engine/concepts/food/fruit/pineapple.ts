import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { roundBody } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

const AROUND = 8;
const TALL = 0.165;

/** Where a point lies in its eye of the skin: (across, up) from -0.5 to 0.5 along the two families of spirals. */
function eye(x: number, y: number, z: number): readonly [number, number] {
  const turn = (atan2(z, x) / TAU) * AROUND;
  const rise = (y / TALL) * 6.4;
  const [a, b] = [turn + rise, turn - rise + 100];
  return [a + 100 - Math.floor(a + 100) - 0.5, b - Math.floor(b) - 0.5];
}

const GREEN = fromHex("#8a8a1e");
const GROOVE = fromHex("#6b4a14");
const SPIKE = fromHex("#5f4a1c");

const skinPaint: Paint = (surface, x, y, z) => {
  const [a, b] = eye(x, y, z);
  const edge = 0.5 - Math.max(Math.abs(a), Math.abs(b));
  tint(surface, GREEN, 0.6 * smoothstep(0.06, 0.14, y));
  tint(surface, GROOVE, 0.85 * smoothstep(0.1, 0.015, edge));
  const middle = Math.sqrt(a * a + b * b);
  shade(surface, 0.85 + 0.25 * smoothstep(0.1, 0.35, middle));
  tint(surface, SPIKE, 0.75 * smoothstep(0.13, 0.07, middle));
  surface.height += 0.0016 * smoothstep(0, 0.16, edge);
  surface.roughness = 0.5;
};

function buildPineapple(food: Food): Part[] {
  const next = food.stream("crown");
  const smooth = roundBody(
    [
      [0, 0],
      [0.032, 0.004],
      [0.052, 0.04],
      [0.056, 0.085],
      [0.05, 0.13],
      [0.03, 0.16],
      [0, TALL],
    ],
    64,
    6,
  );
  const body = deform(smooth, ([x, y, z]): Vec3 => {
    const [a, b] = eye(x, y, z);
    const edge = 0.5 - Math.max(Math.abs(a), Math.abs(b));
    const middle = Math.sqrt(a * a + b * b);
    const f = 1 + 0.075 * smoothstep(0, 0.3, edge) - 0.03 * smoothstep(0.3, 0, middle);
    return [x * f, y, z * f];
  });
  const leaves = Array.from({ length: 34 }, (_, i) => {
    const t = i / 33;
    const angle = i * 2.399963;
    const long = 0.05 + 0.065 * Math.min(1, t * 1.6) + 0.012 * next();
    const ring = 0.019 * (1 - t * 0.85);
    return risingLeaf(
      { length: long, width: 0.021 - 0.007 * t, thickness: 0.0018, fold: 0.55, droop: 0.75 - 0.6 * t, steps: 6 },
      [sin(angle) * ring, 0.155 + 0.022 * t, cos(angle) * ring],
      0.95 * (1 - t) + 0.08,
      angle,
    );
  });
  return [
    makePart("fruit", "skin", body, { weight: 1, paint: skinPaint, crease: 1 }),
    makePart("crown", "leaf", merge(leaves), { weight: 0.9, paint: greenPaint(0.1) }),
  ];
}

/** Pineapple: a golden barrel of diamond-shaped eyes, each with a dark spike, under a crown of stiff grey-green leaves. */
export const pineapple = defineFood({
  id: "pineapple",
  seldomColour: true,
  words: ["pineapple", "ananas"],
  senses: ["pineapple#2"],
  height: 0.28,
  slots: {
    skin: { ...slot("plastic", "#d8921c #cf8a1a #dba32a", "fruit|body|rind"), takesWhole: true },
    leaf: slot("plastic", "#4c7a3c #5a8440", "crown|leaves|top"),
  },
  build: buildPineapple,
  view: { azimuth: 0.4, elevation: 0.22 },
});
