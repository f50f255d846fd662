import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { add, normalize, scale, subtract, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import type { Clump } from "./broadleaf.ts";
import { type LeafPlace, leaves } from "./foliage.ts";

/** A curved, ringed trunk and a crown of feathered fronds. */
export function growPalm(
  h: number,
  spread: number,
  girth: number,
  chance: () => number,
): { wood: Geometry; foliage: Geometry; clumps: readonly Clump[] } {
  const lean = h * (0.1 + 0.12 * chance());
  const r = 0.03 * h * girth;
  const top: Vec3 = [lean, h * 0.78, 0];
  const way = curveThrough([[0, 0, 0], [lean * 0.18, h * 0.25, 0], [lean * 0.55, h * 0.53, 0], top], 22);
  const trunk = tube(r, way, 16, {
    scale: (t) => lerp(1.25, 0.72, t) * (1 + 0.09 * (1 - ((t * 26) % 1))) + 0.5 * Math.max(0, 1 - t * 12),
    endRounding: r * 0.4,
  });
  const places: LeafPlace[] = [];
  const spines: Geometry[] = [trunk];
  const fronds = 13;
  for (let i = 0; i < fronds; i += 1) {
    const angle = ((i + 0.3 * chance()) / fronds) * TAU;
    const rise = i % 2 === 0 ? 0.32 + 0.12 * chance() : 0.08 + 0.1 * chance();
    const reach = (spread / 2) * h * (0.9 + 0.2 * chance());
    const out: Vec3 = [cos(angle), 0, sin(angle)];
    const at = (f: number): Vec3 =>
      add(top, [out[0] * reach * f, reach * (rise * 2 * f - (rise * 2 + 0.42) * f * f * f), out[2] * reach * f]);
    const steps = 20;
    const spine = Array.from({ length: steps + 1 }, (_, k) => at(k / steps));
    spines.push(tube(h * 0.0075, spine, 6, { scale: (t) => 1.2 - t }));
    const side: Vec3 = [-out[2], 0, out[0]];
    for (let k = 2; k <= steps; k += 1) {
      const f = k / steps;
      const forward = normalize(subtract(at(Math.min(1, f + 0.02)), at(f - 0.02)));
      const length = reach * 0.36 * (0.35 + 2.1 * f * (1 - f * 0.72)) * (f > 0.9 ? 0.7 : 1);
      for (const sign of [1, -1]) {
        const along = normalize(add(add(scale(forward, 0.65), scale(side, sign)), [0, -0.38, 0]));
        places.push({ root: at(f), along, up: Y_AXIS, length, width: length * 0.15 });
      }
    }
  }
  const under = (drop: number): Clump => ({
    centre: [lean * (0.97 - 0.6 * drop), h * (0.725 - drop), 0],
    size: 0.068 * h,
  });
  return { wood: merge(spines), foliage: leaves(places), clumps: [under(0), under(0.045)] };
}
