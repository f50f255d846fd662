import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, place } from "../../../geometry/place.ts";
import { atan2 } from "../../../math/elementary.ts";
import type { Mat4 } from "../../../math/mat4.ts";
import type { Concept } from "../../concept.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { greenPaint } from "../leaves.ts";
import { roundBody } from "../shapes.ts";

interface Root {
  readonly id: string;
  readonly words: readonly string[];
  readonly senses: readonly string[];
  readonly line: readonly Point2[];
  readonly skin: string;
  readonly paint: (u: number, v: number, angle: number, surface: Parameters<Paint>[0]) => void;
  readonly greens: (top: number) => Geometry;
  readonly laid: Mat4;
}

function buildRoot(root: Root, food: Food): Part[] {
  const top = (root.line.at(-1) as Point2)[1];
  const body = deform(roundBody(root.line, 40, 7), ([x, y, z]) => {
    const f = 1 + 0.025 * noise(x * 25, y * 70, z * 25, food.seed);
    return [x * f + 0.012 * top * noise(0, (y / top) * 2.3, 1, food.seed), y, z * f];
  });
  const paint: Paint = (surface, x, y, z) => {
    surface.roughness = 0.42;
    root.paint(Math.sqrt(x * x + z * z) / top, y / top, atan2(z, x), surface);
  };
  const parts = [makePart("root", "skin", place(body, root.laid), { weight: 1, paint, crease: 1.2 })];
  if (food.has("leaf"))
    parts.push(makePart("greens", "leaf", place(root.greens(top), root.laid), { weight: 0.9, paint: greenPaint(top) }));
  return parts;
}

export const defineRoot = (root: Root): Concept =>
  defineFood({
    id: root.id,
    words: root.words,
    senses: root.senses,
    height: (root.line.at(-1) as Point2)[1],
    slots: {
      skin: { ...slot("plastic", root.skin, "peel|root|body|flesh"), takesWhole: true },
      leaf: slot("plastic", "#4a8f2c #55982f", "greens|leaves|stem|top|stalk"),
    },
    extras: { leaf: { chance: 1 } },
    build: (food) => buildRoot(root, food),
    view: { azimuth: 0.3, elevation: 0.3 },
  });
