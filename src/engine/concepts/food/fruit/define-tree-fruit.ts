import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, place } from "../../../geometry/place.ts";
import type { Rgb } from "../../../math/color.ts";
import { atan2, exp } from "../../../math/elementary.ts";
import { type Mat4, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import type { Concept } from "../../concept.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { roundBody, stalk } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** A fruit turned about its stem: its outline, its skin and what grows on it. */
export interface TreeFruit {
  readonly id: string;
  readonly words: readonly string[];
  readonly senses: readonly string[];
  /** (radius, y) in metres, from the lower pole to the stem. */
  readonly line: readonly Point2[];
  /** Depth of the seam from pole to pole, as part of the radius: peaches and plums. */
  readonly seam?: number;
  readonly skin: string;
  readonly blush: Rgb;
  /** How much of the skin the blush takes, 0 to 1. */
  readonly blushed: number;
  readonly freckles?: Rgb;
  readonly roughness: number;
  readonly stem: number;
  readonly leaf: number;
  readonly laid?: Mat4;
  readonly extra?: (food: Food) => readonly Part[];
}

function buildTreeFruit(fruit: TreeFruit, food: Food): Part[] {
  const { line, seam = 0, laid = translation([0, 0, 0]) } = fruit;
  const tall = (line.at(-1) as Point2)[1];
  const wide = Math.max(...line.map(([r]) => r));
  const groove = (x: number, z: number): number => {
    const off = Math.abs(atan2(x, z) - 0.5);
    return exp(-off * off * 55);
  };
  const body: Geometry = deform(roundBody(line, 56, 6), ([x, y, z]) => {
    const f = 1 - seam * groove(x, z);
    return [x * f, y, z * f];
  });
  const paint: Paint = (surface, x, y, z) => {
    const [u, v, w] = [x / wide, y / wide, z / wide];
    const broad =
      0.6 * noise(u * 1.3, v * 1.1, w * 1.3, food.seed) + 0.5 * u + 0.25 * noise(u * 5, v * 3, w * 5, food.seed + 1);
    tint(surface, fruit.blush, fruit.blushed * smoothstep(-0.35, 0.75, broad));
    shade(surface, 1 - 0.22 * (seam > 0 ? groove(x, z) : 0));
    if (fruit.freckles) tint(surface, fruit.freckles, 0.55 * smoothstep(0.6, 0.75, noise(u * 17, v * 17, w * 17, 3)));
    surface.roughness = fruit.roughness;
  };
  const parts: Part[] = [makePart("fruit", "skin", place(body, laid), { weight: 1, paint, crease: 1.2 })];
  if (fruit.stem > 0) {
    const s = fruit.stem;
    const stem = stalk(
      [
        [0, tall - wide * 0.12, 0],
        [0, tall + s * 0.5, 0],
        [s * 0.3, tall + s, 0],
      ],
      wide * 0.05,
      0.7,
    );
    parts.push(makePart("stem", "stem", place(stem, laid), { weight: 0.7 }));
  }
  if (fruit.leaf > 0 && food.has("leaf")) {
    const shape = { length: fruit.leaf, width: fruit.leaf * 0.4, thickness: fruit.leaf * 0.02, fold: 0.25, droop: 0.8 };
    const leaf = risingLeaf(shape, [0, tall + fruit.stem * 0.3 - wide * 0.03, 0], 1.1, 1.2);
    parts.push(makePart("leaf", "leaf", place(leaf, laid), { weight: 0.8, paint: greenPaint(fruit.leaf) }));
  }
  return [...parts, ...(fruit.extra?.(food) ?? [])];
}

/** The concept of a fruit with a skin, a stem and often a leaf. */
export const defineTreeFruit = (fruit: TreeFruit): Concept =>
  defineFood({
    id: fruit.id,
    words: fruit.words,
    senses: fruit.senses,
    height: (fruit.line.at(-1) as Point2)[1],
    slots: {
      skin: { ...slot("plastic", fruit.skin, "peel|flesh|body"), takesWhole: true },
      ...(fruit.stem > 0 ? { stem: slot("bark", "#5a3d20", "stalk") } : {}),
      ...(fruit.leaf > 0 ? { leaf: slot("plastic", "#458a2a", "leaves") } : {}),
    },
    ...(fruit.leaf > 0 ? { extras: { leaf: { chance: 0.85 } } } : {}),
    build: (food) => buildTreeFruit(fruit, food),
    view: { azimuth: 0.4, elevation: 0.26 },
  });
