import type { Part } from "../geometry/part.ts";
import type { Vec3 } from "../math/vec3.ts";

/** What is nearer to edge-on than this is not hit. */
const EDGE_ON = 1e-12;

/**
 * How far along a direction a line leaves the parts for the last time: where one touches them who comes from there.
 *
 * @param out A unit vector along an axis.
 * @returns Metres from `from`; undefined where the line misses them.
 */
export function castOn(parts: readonly Part[], from: Vec3, out: Vec3): number | undefined {
  // two axes across the line, so that it is a point in their plane
  const along = out.findIndex((value) => Math.abs(value) > 0.5);
  const [a, b] = [(along + 1) % 3, (along + 2) % 3];
  const [pu, pv] = [from[a] as number, from[b] as number];
  let best: number | undefined;
  for (const { geometry } of parts) {
    const { positions, indices } = geometry;
    for (let t = 0; t < indices.length; t += 3) {
      const p = (indices[t] as number) * 3;
      const q = (indices[t + 1] as number) * 3;
      const r = (indices[t + 2] as number) * 3;
      const ax = (positions[p + a] as number) - pu;
      const bx = (positions[q + a] as number) - pu;
      const cx = (positions[r + a] as number) - pu;
      // most lie aside
      if ((ax > 0 && bx > 0 && cx > 0) || (ax < 0 && bx < 0 && cx < 0)) continue;
      const ay = (positions[p + b] as number) - pv;
      const by = (positions[q + b] as number) - pv;
      const cy = (positions[r + b] as number) - pv;
      const wa = bx * cy - by * cx;
      const wb = cx * ay - cy * ax;
      const wc = ax * by - ay * bx;
      const whole = wa + wb + wc;
      if (Math.abs(whole) < EDGE_ON) continue;
      if (!((wa >= 0 && wb >= 0 && wc >= 0) || (wa <= 0 && wb <= 0 && wc <= 0))) continue;
      const depth =
        (wa * (positions[p + along] as number) +
          wb * (positions[q + along] as number) +
          wc * (positions[r + along] as number)) /
        whole;
      const far = (depth - (from[along] as number)) * (out[along] as number);
      if (best === undefined || far > best) best = far;
    }
  }
  return best;
}
