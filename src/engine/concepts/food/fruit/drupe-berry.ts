import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { place } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { chain, type Mat4, rotation } from "../../../math/mat4.ts";
import { X_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import type { Concept } from "../../concept.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { greenPaint } from "../leaves.ts";
import { oval, spread, strew } from "../shapes.ts";
import { glossy } from "../tint.ts";
import { cap } from "./cap.ts";

/** Many small juicy balls around a hollow cone. */
function drupes(food: Food): Part[] {
  const next = food.stream("drupes");
  const places = spread(62, -0.97, 0.9).map(([x, y, z]): Mat4 => {
    const wide = y < 0 ? 1 - 0.25 * y * y : 1;
    const s = 0.0031 + 0.0006 * next();
    return [
      s,
      0,
      0,
      0,
      0,
      s,
      0,
      0,
      0,
      0,
      s,
      0,
      x * 0.0088 * wide,
      y < 0 ? y * 0.0135 : y * 0.0085,
      z * 0.0088 * wide,
      1,
    ];
  });
  const lean = chain(rotation(X_AXIS, 0.3), rotation(Z_AXIS, -0.25));
  const bodies = [oval([0.0088, 0.0118, 0.0088], 18), strew(sphere(1, 12, 7), places)];
  const [leaves, stem] = cap(0.0085, 0.0085, 6, 0.008);
  return [
    makePart("berry", "flesh", place(merge(bodies), lean), { weight: 1, paint: glossy(0.2), crease: 1.2 }),
    makePart("leaves", "leaf", place(leaves, lean), { weight: 0.7, paint: greenPaint(0.008) }),
    makePart("stem", "leaf", place(stem, lean), { weight: 0.4 }),
  ];
}

export const drupeBerry = (id: string, words: readonly string[], colours: string): Concept =>
  defineFood({
    id,
    words,
    senses: [`${id}#1`],
    height: 0.025,
    slots: {
      flesh: { ...slot("plastic", colours, "berry|body|drupe"), takesWhole: true },
      leaf: slot("plastic", "#5a9434", "calyx|stem|leaves|stalk"),
    },
    build: drupes,
    view: { azimuth: 0.3, elevation: 0.28 },
  });
