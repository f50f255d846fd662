import { noise } from "../../../geometry/deform.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { place } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, sin } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import type { Concept } from "../../concept.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { tint } from "../tint.ts";

const BLOOM = fromHex("#8fa3d6");

const DARK = fromHex("#1a1830");

/** A waxy bloom, and the dark star where the flower was (+Y). */
export const crownPaint =
  (r: number): Paint =>
  (surface, x, y, z) => {
    const d = Math.sqrt(x * x + z * z) / r;
    surface.roughness = 0.5;
    if (y > 0 && d < 0.42) {
      const star = 0.3 + 0.09 * cos(5 * atan2(z, x));
      if (d < star) tint(surface, DARK, 0.85);
      else tint(surface, BLOOM, 0.5);
      return;
    }
    tint(surface, BLOOM, 0.28 * smoothstep(-0.3, 0.7, noise((x / r) * 2.2, (y / r) * 2.2, (z / r) * 2.2, 4)));
  };

/** A small heap of round berries with a few leaves. */
function heap(food: Food, r: number, paint: Paint, slotName: string): Part[] {
  const next = food.stream("heap");
  const places: Vec3[] = [
    [0, r, 0],
    [r * 1.9, r, r * 0.5],
    [-r * 1.75, r, r * 0.85],
    [r * 0.2, r, r * 1.95],
    [-r * 0.4, r, -r * 1.95],
    [r * 1.7, r, -r * 1.5],
    [r * 0.95, r * 2.4, r * 0.6],
    [-r * 0.85, r * 2.4, r * 0.35],
    [r * 0.3, r * 2.45, -r * 1.0],
  ];
  const one = sphere(r, 24, 14);
  const berries = places.map(([x, y, z], i) =>
    makePart(
      `berry-${i + 1}`,
      slotName,
      place(
        one,
        chain(rotation(X_AXIS, 0.2 + next() * 1.1), rotation(Y_AXIS, next() * 2 - 0.6), translation([x, y, z])),
      ),
      { weight: 0.9, paint, crease: 1.2 },
    ),
  );
  const blade = { length: r * 3.2, width: r * 1.5, thickness: r * 0.06, fold: 0.2, droop: 0.5 };
  const leaves = [2.4, -1.3].map((angle) => risingLeaf(blade, [sin(angle) * r, r * 0.9, cos(angle) * r], 1.4, angle));
  return [...berries, makePart("leaves", "leaf", merge(leaves), { weight: 0.6, paint: greenPaint(r * 3) })];
}

export const roundBerry = (id: string, words: readonly string[], colours: string, paint: Paint): Concept =>
  defineFood({
    id,
    words,
    senses: [`${id}#2`],
    height: 0.03,
    slots: {
      berry: { ...slot("plastic", colours, "skin|body"), takesWhole: true },
      leaf: slot("plastic", "#3f7f2c", "leaves"),
    },
    build: (food) => heap(food, 0.0085, paint, "berry"),
    view: { azimuth: 0.4, elevation: 0.5 },
  });
