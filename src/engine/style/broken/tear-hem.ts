import { boundsOf } from "#measure/bounds.ts";
import { halveEdges } from "../../geometry/halve-edges.ts";
import type { Part } from "../../geometry/part.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, PI, TAU } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";

/** How far up tears go and how wide they are at the hem: a share of the height, and half of it in radians. */
const DEEP = 0.3;
const WIDE = [0.08, 0.22] as const;
const TEARS = 11;
/** Longest edge at the hem over the height. */
const FINE = 0.035;

/** Tears up from the hem of what hangs or is worn: it ends in rags of unlike length. */
export function tearHem(parts: readonly Part[], draw: Draw): Part[] {
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const [x0, z0] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const deep = DEEP * (max[1] - min[1]);
  const least = FINE * (max[1] - min[1]);
  const tears = Array.from({ length: TEARS }, (_, i) => ({
    at: ((i + draw.number(`at-${i}`, -0.35, 0.35)) / TEARS) * TAU,
    wide: draw.number(`wide-${i}`, ...WIDE),
    high: draw.number(`high-${i}`, 0.3, 1),
  }));
  return parts.map((part) => {
    let fine = part.geometry;
    for (let round = 0; round < 3; round += 1) {
      const { positions } = fine;
      const isLow = (v: number) => (positions[v * 3 + 1] as number) < min[1] + deep;
      fine = halveEdges(fine, least * least, (a, b) => isLow(a) && isLow(b));
    }
    const positions = fine.positions.slice();
    for (let i = 0; i < positions.length; i += 3) {
      const low = 1 - clamp01(((positions[i + 1] as number) - min[1]) / deep);
      if (low === 0) continue;
      const angle = atan2((positions[i] as number) - x0, (positions[i + 2] as number) - z0);
      let up = 0;
      for (const { at, wide, high } of tears) {
        const off = Math.abs(((angle - at + PI + 2 * TAU) % TAU) - PI);
        up = Math.max(up, high * (1 - clamp01(off / wide)));
      }
      // the hem itself goes up by all of it, what is over it by less: nothing folds over
      positions[i + 1] = (positions[i + 1] as number) + 0.9 * up * deep * low;
    }
    return { ...part, geometry: { ...fine, positions } };
  });
}
