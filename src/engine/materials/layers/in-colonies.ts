import { createField } from "../../kernels/field-pool.ts";
import { blurKernel } from "../../kernels/kernels.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { convexity, levelBelow, lowShare } from "../../texture/relief-masks.ts";
import { jointMask } from "../parts/joint-mask.ts";
import { type Bed, cutAt, even, noise, type Pair } from "./pair.ts";

/** How far from a joint spores are washed, in shares of the tile. */
const WASHED = 0.022;

/** What a joint and an edge near by count beside the luck of the place. */
const JOINT = 1.1;
const EDGE = 0.35;

/** What a crust keeps of its height: it lies as flat as paint that has blistered. */
const FLAT = 0.4;

/** Share of the tile that colonies reach, at no and at the full amount. */
const LEAST = 0.06;
const MOST = 0.95;

/** What stands highest in the second are crusts: they grow in colonies, from the joints and edges outwards, and leave the open ground bare. */
export function inColonies(pair: Pair): Bed {
  const { size, first, second, amount } = pair;
  const colonies = even(pair, "colonies", 7, 5);
  const ragged = noise(pair, "ragged", 34, 3);
  const washed = blurKernel(jointMask(first), size, size * WASHED, 2);
  const wettest = washed.reduce((most, value) => Math.max(most, value), 1e-6);
  const edges = convexity(first.height, size, 0.02, first.tileSize * 0.0006);
  const reach = createField(size * size);
  for (let i = 0; i < reach.length; i += 1) {
    reach[i] =
      (colonies[i] as number) +
      JOINT * ((washed[i] as number) / wettest) +
      EDGE * clamp01(edges[i] as number) +
      0.3 * (ragged[i] as number);
  }
  cutAt(reach, LEAST + (MOST - LEAST) * amount * amount * amount, 0.05);
  const foot = levelBelow(second.height, lowShare(second.height));
  const soft = first.tileSize * 0.00008;
  const mask = createField(size * size);
  const height = createField(size * size);
  for (let i = 0; i < mask.length; i += 1) {
    const crust = (second.height[i] as number) - foot;
    mask[i] = smoothstep(-soft, soft, crust) * (reach[i] as number);
    height[i] = (first.height[i] as number) + FLAT * Math.max(0, crust);
  }
  return { mask, height };
}
