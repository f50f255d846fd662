import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import type { Texel } from "../../texture/tones/paint-surface.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { ShadeContext } from "../material.ts";

const STONES = ["#3e3c3a", "#6d6861", "#8f867a", "#b9b1a5", "#5a5f63"].map(fromHex);

/**
 * Sand and fine stones of a cast floor that grinding cut through, here in drifts and there hardly any: each a clean face in
 * a tone of its own, smoother than the paste around it.
 *
 * @param strength How plainly they show, 0..1.
 */
export function cutStones({ size, draw, scale }: ShadeContext, strength: number): (texel: Texel, i: number) => void {
  const cells = featureCount(64, scale);
  const seed = draw.seed32("stones");
  const { border, index } = cellsKernel(size, { cellsX: cells, cellsY: cells, jitter: 1, seed }, ["border", "index"]);
  const kind = evenGrid(cells, cells, draw.seed32("kind"));
  const drift = fbm(size, { cells: featureCount(3, scale), octaves: 3, gain: 0.55, seed: draw.seed32("drift") });
  return (texel, i) => {
    const k = kind[index[i] as number] as number;
    const bared = 0.3 + 0.42 * (drift[i] as number);
    if (k > bared) return;
    const face = smoothstep(0.05 + 0.12 * k, 0.16 + 0.12 * k, border[i] as number) * smoothstep(bared, bared - 0.12, k);
    blendColour(texel, STONES[Math.floor(((k * 61) % 1) * STONES.length)] as (typeof STONES)[number], face * strength);
    texel.roughness *= 1 - 0.3 * face;
  };
}
