import { boundsOf } from "#measure/bounds.ts";
import type { Part } from "../geometry/part.ts";
import type { Draw } from "../math/draw.ts";
import { atan2, PI, TAU } from "../math/elementary.ts";
import { clamp01 } from "../math/scalar.ts";

/** Half the width of a tear at the edge, radians; how far it goes into the brim, as a share of its radius. */
const WIDE = 0.09;
const DEEP = 0.26;
const TEARS = 2;

/** Tears in the edge of what lies flat and round, a brim or a rug: notches, towards the viewer's side. */
export function tearBrim(parts: readonly Part[], draw: Draw): Part[] {
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const [x0, z0] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const radius = Math.min(max[0] - min[0], max[2] - min[2]) / 2;
  const tears = Array.from({ length: TEARS }, (_, i) => 0.2 + i * 1.9 + draw.number(`at-${i}`, -0.3, 0.3));
  return parts.map((part) => {
    const { positions } = part.geometry;
    const torn = positions.slice();
    let isTorn = false;
    for (let i = 0; i < positions.length; i += 3) {
      const [x, z] = [(positions[i] as number) - x0, (positions[i + 2] as number) - z0];
      const out = Math.sqrt(x * x + z * z) / radius;
      if (out < 1 - DEEP) continue;
      const angle = atan2(x, z);
      for (const at of tears) {
        const off = Math.abs(((angle - at + PI + TAU) % TAU) - PI);
        const inwards = 1 - (1 - clamp01(off / WIDE)) * DEEP * clamp01((out - 1 + DEEP) / DEEP);
        if (inwards === 1) continue;
        isTorn = true;
        torn[i] = x0 + x * inwards;
        torn[i + 2] = z0 + z * inwards;
      }
    }
    return isTorn ? { ...part, geometry: { ...part.geometry, positions: torn } } : part;
  });
}
