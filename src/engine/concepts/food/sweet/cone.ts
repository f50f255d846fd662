import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, TAU } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { tint } from "../tint.ts";

/** Pressed diamonds around a cone of this top radius and height, its point at y = 0. */
const waffled =
  (height: number): Paint =>
  (surface, x, y, z) => {
    const a = (atan2(z, x) / TAU) * 14;
    const v = (y / height) * 7;
    const [p, q] = [a + v + 40, a - v + 40];
    const edge = Math.min(Math.abs(p - Math.floor(p) - 0.5), Math.abs(q - Math.floor(q) - 0.5));
    const ridge = smoothstep(0.2, 0.05, edge);
    tint(surface, fromHex("#8f4f18"), 0.6 * (1 - ridge));
    surface.height += 0.0012 * ridge;
    surface.roughness = 0.7;
  };

export function cone(): Part[] {
  const [r, h] = [0.03, 0.115];
  const body = lathe(
    roundCorners(
      [
        [0, 0],
        [0.0035, 0.001, 0.002],
        [r, h, 0.001],
        [r * 0.9, h, 0.001],
        [0, h * 0.9],
      ],
      3,
    ),
    56,
  );
  const lip = lathe(
    roundCorners(
      [
        [r * 0.93, h * 0.9],
        [r * 1.0, h * 0.9, 0.001],
        [r * 1.1, h + 0.002, 0.001],
        [r * 0.93, h + 0.002, 0.001],
      ],
      2,
    ),
    56,
    true,
  );
  return [
    makePart("cone", "cone", body, { weight: 1, paint: waffled(h) }),
    makePart("lip", "cone", lip, { weight: 0.6 }),
  ];
}
