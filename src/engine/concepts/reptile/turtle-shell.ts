import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye, shade } from "../animal/coat.ts";
import type { CreatureParameters } from "./creature.ts";

/** Middles of the shell's plates for x >= 0: a row along the back, one at each side, and the rim. */
const PLATES: readonly (readonly [number, number])[] = [
  ...[0.36, 0.19, 0.01, -0.17, -0.35].map((z) => [0, z] as const),
  ...[0.28, 0.1, -0.09, -0.28].map((z) => [0.24, z] as const),
  ...[0.16, 0.42, 0.66, 0.9, 1.14, 1.4, 1.66, 1.9, 2.14, 2.4, 2.66, 2.9].map((t) => {
    const [s, c] = [sin(t), cos(t)];
    return [0.43 * s, 0.52 * c] as const;
  }),
];

/** Plates and their seams. */
export function shellPaint(p: CreatureParameters): Paint {
  const light = fromHex(p.variant === "sea turtle" ? "#c8a050" : p.variant === "tortoise" ? "#d8b060" : "#a8a83c");
  const seamColour = fromHex(p.variant === "sea turtle" ? "#e8cf98" : "#17140c");
  return (surface, x, y, z, _nx, ny) => {
    if (y < 0.145 || ny < -0.5) {
      if (!p.plain) dye(surface, fromHex("#d8c27c"), smoothstep(0.15, 0.12, y));
      return;
    }
    let [first, second] = [9, 9];
    const ax = Math.abs(x);
    for (const [px, pz] of PLATES) {
      const [u, v] = [ax - px, z - pz];
      const d = Math.sqrt(u * u + v * v);
      if (d < first) {
        second = first;
        first = d;
      } else if (d < second) second = d;
    }
    const edge = second - first;
    const seam = smoothstep(0.026, 0.008, edge);
    const ring = Math.abs(first * 34 - Math.floor(first * 34) - 0.5);
    shade(surface, 1 - 0.14 * smoothstep(0.3, 0.45, ring));
    if (!p.plain) {
      dye(
        surface,
        light,
        (p.variant === "tortoise" ? 0.95 : 0.75) *
          smoothstep(0.075, 0.03, first + 0.02 * noise(x * 30, y * 30, z * 30, p.seed)),
      );
      if (p.variant === "tortoise") dye(surface, light, 0.5 * smoothstep(0.35, 0.2, ring));
    }
    surface.height -= 0.006 * seam;
    if (p.plain) shade(surface, 1 - 0.75 * seam);
    else dye(surface, seamColour, 0.95 * seam);
    surface.roughness = 0.45;
  };
}
