import { smoothstep } from "../../math/scalar.ts";
import type { CoatFrame, CoatPoint, Region } from "./coat-frame.ts";
import type { CoatLayer } from "./coat-layer.ts";

/** How much nearer the nearest of points scattered one to a cell is than the next one: 0 halfway between two. */
function lead(x: number, y: number, z: number, seed: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  let [first, second] = [9, 9];
  for (let cell = 0; cell < 27; cell += 1) {
    const [ci, cj, ck] = [i - 1 + (cell % 3), j - 1 + (Math.floor(cell / 3) % 3), k - 1 + Math.floor(cell / 9)];
    let h =
      Math.imul(ci, 374761393) ^ Math.imul(cj, 668265263) ^ Math.imul(ck, 1274126177) ^ Math.imul(seed, 2246822519);
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h ^= h >>> 13;
    const u = x - ci - 0.5 - 0.36 * ((h & 255) / 128 - 1);
    const v = y - cj - 0.5 - 0.36 * (((h >>> 8) & 255) / 128 - 1);
    const w = z - ck - 0.5 - 0.36 * (((h >>> 16) & 255) / 128 - 1);
    const d = u * u + v * v + w * w;
    if (d < first) [first, second] = [d, first];
    else if (d < second) second = d;
  }
  return Math.sqrt(second) - Math.sqrt(first);
}

/** Patches with straight sides; finer on head and legs, none on muzzle, ears, feet and belly. */
export function net(
  { spacing, gap }: CoatLayer & { readonly kind: "net" },
  { seed }: CoatFrame,
): (point: CoatPoint, region: Region, limb: number, tail: number) => number {
  return ({ at: [x, y, z], onHead, upwards, head: [, hy, hz], rough }, region, limb, tail) => {
    if (region === "ear") return 0;
    const isHead = region === "body" && onHead > 0.5;
    if (isHead && (hz > 1.1 || hy < -1)) return 0;
    const keep =
      region === "body"
        ? smoothstep(-0.95, -0.6, upwards)
        : region === "tail"
          ? smoothstep(0.8, 0.6, tail)
          : smoothstep(0.2, 0.5, limb);
    if (keep <= 0) return 0;
    const step = spacing * (isHead ? 0.5 : region === "body" ? 1 : 0.62);
    return keep * smoothstep(gap * 0.75, gap * 1.25, lead(x / step, y / step, z / step, seed) + rough * 2);
  };
}
