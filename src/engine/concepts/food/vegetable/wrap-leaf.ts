import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import type { Paint } from "../../../geometry/part.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, sin } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { loftEither } from "../loft-either.ts";
import { tint } from "../tint.ts";

/** A cupped leaf around a ball of radius `r`: one patch of its skin, wavy at the edge, standing off by `off`. */
export function wrapLeaf(r: number, off: number, wide: number, high: number, wave: number, seed: number): Geometry {
  const steps = 12;
  const patch = (thick: number): Vec3[][] =>
    Array.from({ length: steps + 1 }, (_, j) =>
      Array.from({ length: steps + 1 }, (_u, i): Vec3 => {
        const [u, v] = [(i / steps) * 2 - 1, j / steps];
        const half = wide * Math.sqrt(Math.max(0.03, sin(PI * (0.12 + 0.8 * v)))) * (v > 0.92 ? 0.8 : 1);
        const a = u * half;
        const b = -PI / 2 + 0.25 + v * high;
        const edge = Math.max(Math.abs(u), v);
        const q =
          r +
          thick +
          off * (0.2 + v * v * 1.2) +
          wave * smoothstep(0.6, 1, edge) * (0.4 + noise(u * 3.5, v * 3.5, 1, seed));
        return [q * cos(b) * sin(a), q * sin(b), q * cos(b) * cos(a)];
      }),
    );
  const [outer, inner] = [patch(0), patch(-r * 0.025)];
  const rings = outer.map((row, j) => [...row, ...[...(inner[j] as Vec3[])].reverse()]);
  return loftEither(rings, true);
}

export const veined =
  (r: number, pale: string): Paint =>
  (surface, x, y, z) => {
    const a = atan2(x, z);
    const up = y / r + 1;
    const rib = smoothstep(0.055, 0.02, Math.abs(a) * (0.3 + up));
    const s = up * 4.2 - Math.abs(a) * 3.2;
    const side = smoothstep(0.14, 0.05, Math.abs(s - Math.floor(s) - 0.5));
    const net = smoothstep(0.12, 0.03, Math.abs(noise(x * 120, y * 120, z * 120, 3)));
    tint(surface, fromHex(pale), Math.max(rib * 0.85, side * 0.5, net * 0.2) + 0.3 * smoothstep(0.7, 0, up));
    surface.height += 0.0008 * Math.max(rib, side * 0.6);
    surface.roughness = 0.4;
  };
