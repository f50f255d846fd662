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
    const at = (i: number, k: number): number => positions[(indices[i] as number) * 3 + k] as number;
    for (let t = 0; t < indices.length; t += 3) {
      const [ax, ay] = [at(t, a) - pu, at(t, b) - pv];
      const [bx, by] = [at(t + 1, a) - pu, at(t + 1, b) - pv];
      const [cx, cy] = [at(t + 2, a) - pu, at(t + 2, b) - pv];
      const [wa, wb, wc] = [bx * cy - by * cx, cx * ay - cy * ax, ax * by - ay * bx];
      const whole = wa + wb + wc;
      if (Math.abs(whole) < EDGE_ON) continue;
      if (!((wa >= 0 && wb >= 0 && wc >= 0) || (wa <= 0 && wb <= 0 && wc <= 0))) continue;
      const depth = (wa * at(t, along) + wb * at(t + 1, along) + wc * at(t + 2, along)) / whole;
      const far = (depth - (from[along] as number)) * (out[along] as number);
      if (best === undefined || far > best) best = far;
    }
  }
  return best;
}
