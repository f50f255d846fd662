import { blurKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";
import { jointMask } from "../parts/joint-mask.ts";

/** Wood under its weathered or oiled skin. */
const RAW = fromHex("#a58f72");

/**
 * What blows do to wood besides dents: it splits along the grain, and splinters off at the edges and ends of its boards, down
 * to raw wood. Changes the surface in place; the grain lies along V.
 *
 * @param amount Over 0 to 1.
 * @param isBoarded It is laid of boards with joints between.
 */
export function batterWood(
  surface: Surface,
  amount: number,
  { size, draw, scale }: Pick<ShadeContext, "size" | "draw" | "scale">,
  isBoarded: boolean,
): void {
  const lines = ridged(size, {
    cells: featureCount(12, scale),
    cellsY: featureCount(2, scale),
    octaves: 3,
    gain: 0.4,
    seed: draw.seed32("splits"),
  });
  const where = fbm(size, { cells: featureCount(9, scale), cellsY: 4, octaves: 3, seed: draw.seed32("where") });
  const jag = fbm(size, {
    cells: featureCount(34, scale),
    cellsY: featureCount(12, scale),
    octaves: 4,
    gain: 0.6,
    seed: draw.seed32("jag"),
  });
  const joints = isBoarded ? jointMask(surface) : undefined;
  const near = joints && blurKernel(joints, size, size * 0.016, 2);
  const depth = surface.tileSize * 0.006;
  repaintSurface(surface, (texel, i) => {
    const w = where[i] as number;
    const j = jag[i] as number;
    const limit = 0.955 - 0.06 * amount - 0.05 * w;
    const split = smoothstep(limit, limit + 0.02, lines[i] as number) * smoothstep(-0.3, 0, w + 0.3 * amount - 0.2);
    const edge = near ? (near[i] as number) * (1 - (joints[i] as number)) : 0;
    const lost =
      smoothstep(0.16, 0.2, edge * (1 + 0.6 * amount) + j * 0.22 + w * 0.16 - 0.09) * smoothstep(0.01, 0.05, edge);
    const light = (texel.r + texel.g + texel.b) / 3;
    // raw wood is paler than dark skin, and its broken fibres are shaded
    const tone = (0.45 + 1.6 * light) * (1 + 0.5 * j);
    blendColour(
      texel,
      [RAW[0] * tone, RAW[1] * tone, RAW[2] * tone],
      0.5 * lost * (joints ? 1 - (joints[i] as number) : 1),
    );
    shade(texel, (1 - 0.78 * split) * (1 - 0.3 * lost * smoothstep(0.3, 0.6, edge)));
    texel.height -= depth * (0.7 * split + lost * (0.55 + 0.3 * j));
    texel.roughness = lerp(texel.roughness, 0.92, Math.max(split, lost));
  });
}
