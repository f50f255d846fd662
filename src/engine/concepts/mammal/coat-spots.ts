import { atan2, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { CoatFrame, CoatPoint, Region } from "./coat-frame.ts";
import type { CoatLayer } from "./coat-layer.ts";

/** The nearest of points scattered one to a cell: distance and offset in cells, and a number of its own, -1 to 1. */
function nearest(x: number, y: number, z: number, seed: number): readonly [number, number, number, number] {
  // the octant's eight cells are enough: points stay near their cell's middle
  const [i, j, k] = [Math.round(x) - 1, Math.round(y) - 1, Math.round(z) - 1];
  let [least, chance, dx, dy] = [9, 0, 0, 0];
  for (let cell = 0; cell < 8; cell += 1) {
    const [ci, cj, ck] = [i + (cell & 1), j + ((cell >> 1) & 1), k + (cell >> 2)];
    let h =
      Math.imul(ci, 374761393) ^ Math.imul(cj, 668265263) ^ Math.imul(ck, 1274126177) ^ Math.imul(seed, 2246822519);
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h ^= h >>> 13;
    const u = x - ci - 0.5 - 0.3 * ((h & 255) / 128 - 1);
    const v = y - cj - 0.5 - 0.3 * (((h >>> 8) & 255) / 128 - 1);
    const w = z - ck - 0.5 - 0.3 * (((h >>> 16) & 255) / 128 - 1);
    const d = u * u + v * v + w * w;
    if (d < least) [least, chance, dx, dy] = [d, (h >>> 24) / 128 - 1, v, w];
  }
  return [Math.sqrt(least), chance, dx, dy];
}

/** Spots, or rosettes: rings broken in places. Smaller on head and feet. */
export function spots(
  layer: CoatLayer & { readonly kind: "spots" },
  { seed }: CoatFrame,
): (point: CoatPoint, region: Region, limb: number, tail: number) => number {
  const { spacing, size, ring = false, pale = true } = layer;
  return ({ at: [x, y, z], onHead, upwards, head: [, hy, hz], rough }, region, limb) => {
    if (region === "ear") return 0;
    if (onHead > 0.5 && (hz > 0.75 || hy < -0.55)) return 0;
    const fine = onHead > 0.5 ? 0.5 : region === "body" ? 1 : region === "tail" ? 0.8 : 0.6 + 0.2 * Math.min(1, limb);
    const step = spacing * fine;
    const [d, chance, dx, dy] = nearest(x / step, y / step, z / step, seed);
    const radius = size * (1 + 0.35 * chance) + rough * 2;
    const fade = pale && region === "body" && onHead < 0.5 ? smoothstep(-0.9, -0.4, upwards) : 1;
    const disc = smoothstep(radius + 0.06, radius - 0.06, d) * fade;
    if (!ring || fine < 0.9) return disc;
    const hollow = smoothstep(radius * 0.62 - 0.06, radius * 0.62 + 0.06, d);
    const gap = smoothstep(0.22, 0.3, Math.abs((((atan2(dy, dx) / TAU) * 3 + chance * 4 + 9) % 1) - 0.5) * 1.6);
    return disc * hollow * (0.25 + 0.75 * gap);
  };
}
