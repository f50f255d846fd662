import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { GeometryBuilder } from "../../geometry/geometry-builder.ts";
import { merge } from "../../geometry/merge.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { add, normalize, scale, subtract, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import type { Clump } from "./broadleaf.ts";
import { type LeafPlace, leaves } from "./foliage.ts";

/** Fronds of a crown of feathers, and of one of whole blades. */
const FEATHERED = 13;
const WHOLE = 9;

/** A curved, ringed trunk and a crown of feathered fronds, or where few faces are wanted of whole ones. */
export function growPalm(
  { height: h, spread, girth, solid }: Record<"height" | "spread" | "girth", number> & { readonly solid: boolean },
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
  const blades = new GeometryBuilder();
  const fronds = solid ? WHOLE : FEATHERED;
  for (let i = 0; i < fronds; i += 1) {
    const angle = ((i + 0.3 * chance()) / fronds) * TAU;
    const rise = i % 2 === 0 ? 0.32 + 0.12 * chance() : 0.08 + 0.1 * chance();
    const reach = (spread / 2) * h * (0.9 + 0.2 * chance());
    const out: Vec3 = [cos(angle), 0, sin(angle)];
    const at = (f: number): Vec3 =>
      add(top, [out[0] * reach * f, reach * (rise * 2 * f - (rise * 2 + 0.42) * f * f * f), out[2] * reach * f]);
    const side: Vec3 = [-out[2], 0, out[0]];
    if (solid) {
      wholeFrond(blades, at, side, reach * 0.17);
      continue;
    }
    const steps = 20;
    const spine = Array.from({ length: steps + 1 }, (_, k) => at(k / steps));
    spines.push(tube(h * 0.0075, spine, 6, { scale: (t) => 1.2 - t }));
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
  const foliage = solid ? blades.build() : leaves(places);
  return { wood: merge(spines), foliage, clumps: [under(0), under(0.045)] };
}

/** Places along a whole frond, and its half width there over its greatest. */
const STATIONS: readonly (readonly [number, number])[] = [
  [0.02, 0.25],
  [0.34, 1],
  [0.7, 0.78],
];

/** One frond as a closed blade, folded along its rib: both halves hang. */
function wholeFrond(builder: GeometryBuilder, at: (f: number) => Vec3, side: Vec3, wide: number): void {
  const rings = STATIONS.map(([f, share]) => {
    const rib = at(f);
    const put = (across: number, drop: number) =>
      builder.vertex(add(rib, add(scale(side, across * share * wide), [0, -drop * share * wide, 0])));
    return [put(0, 0), put(1, 0.55), put(0, 0.16), put(-1, 0.55)] as const;
  });
  const tip = builder.vertex(at(1));
  const [first] = rings as [readonly [number, number, number, number]];
  builder.triangle(first[0], first[2], first[1]);
  builder.triangle(first[0], first[3], first[2]);
  for (const [k, ring] of rings.entries()) {
    const next = rings[k + 1];
    for (let i = 0; i < 4; i += 1) {
      const j = (i + 1) % 4;
      const [a, b] = [ring[i] as number, ring[j] as number];
      if (!next) builder.triangle(a, b, tip);
      else {
        builder.triangle(a, b, next[j] as number);
        builder.triangle(a, next[j] as number, next[i] as number);
      }
    }
  }
}
