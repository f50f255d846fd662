import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform, place } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { shade, tint } from "../tint.ts";

import { defineTreeFruit } from "./define-tree-fruit.ts";

/** Six pointed lobes around a small opening: the crown of a pomegranate. */
function crown(y: number, r: number): Geometry {
  const open = lathe(
    [
      [0, 0],
      [r * 0.62, 0],
      [r * 0.72, r * 0.5],
      [r * 0.95, r * 1.1],
      [r * 0.8, r * 1.1],
      [r * 0.5, r * 0.45],
      [0, r * 0.35],
    ],
    36,
  );
  return deform(open, ([x, v, z]) => {
    const tooth = v > r * 0.9 ? 0.75 * r * (0.5 + 0.5 * cos(6 * atan2(z, x))) - 0.35 * r : 0;
    return [x, y + v + tooth, z];
  });
}

export const pomegranate = defineTreeFruit({
  id: "pomegranate",
  words: ["pomegranate"],
  senses: ["pomegranate#2"],
  line: [
    [0, 0],
    [0.014, 0.002],
    [0.036, 0.02],
    [0.0415, 0.041],
    [0.036, 0.062],
    [0.018, 0.077],
    [0, 0.08],
  ],
  skin: "#b01f2c #a81c2e",
  blush: fromHex("#e0803c"),
  blushed: 0.45,
  freckles: fromHex("#6a1a18"),
  roughness: 0.35,
  stem: 0,
  leaf: 0,
  extra: () => {
    const half = lathe(
      [
        [0, -0.036],
        [0.019, -0.031],
        [0.033, -0.016],
        [0.038, 0],
        [0.0375, 0.0008],
        [0.02, 0.0008],
        [0, 0.0008],
      ],
      44,
    );
    const paint: Paint = (surface, x, y, z) => {
      if (y < 0.0005) return;
      const d = Math.sqrt(x * x + z * z) / 0.038;
      if (d > 0.94) return;
      tint(surface, fromHex("#f3e2b4"), 1);
      const part = (atan2(z, x) / TAU) * 6 + 12;
      const wall = Math.abs(part - Math.floor(part) - 0.5);
      if (d > 0.84 || wall > 0.46 || d < 0.1) return;
      const [a, b] = [x * 210, z * 210 + (Math.floor(x * 210) % 2) * 0.5];
      const [p, q] = [a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5];
      const aril = 0.5 - Math.sqrt(p * p + q * q);
      if (aril <= 0.02) return;
      tint(surface, fromHex("#a3081e"), 1);
      shade(surface, 0.7 + 1.1 * aril);
      surface.height += 0.002 * aril;
      surface.roughness = 0.12;
    };
    const laid = chain(rotation(X_AXIS, 1.0), rotation(Y_AXIS, 0.25), translation([0.034, 0.034, 0.05]));
    return [
      makePart("crown", "skin", crown(0.0765, 0.0125), { weight: 0.9, crease: 0.8 }),
      makePart("half", "skin", place(half, laid), { weight: 1, paint, crease: 0.6 }),
    ];
  },
});
