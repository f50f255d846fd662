import { blurKernel } from "../../kernels/kernels.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { type FastenerPlace, fastenerGrid } from "../../texture/marks/fasteners.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import { blendIn } from "./blend-in.ts";
import type { LayPart, PartContext } from "./part.ts";

/** How far a stain runs below a head, in radii. */
const RUN = 9;

/** Domed heads of nails, rivets, screws or studs, each pressed in a little; what rusts stains what is below it. */
export const setNails: LayPart = (first, second, context) => {
  const { size, draw, run } = context;
  const { radius, locate } = context.fasteners ?? gridOf(context);
  const ground = blurKernel(first.height, size, size * radius * 0.5, 2);
  const ragged = fbm(size, { cells: 90, cellsY: 4, octaves: 3, gain: 0.6, seed: draw.seed32("runs") });
  const high = radius * first.tileSize;
  const place: FastenerPlace = { dx: 0, dy: 0 };
  return repaintSurface(first, (texel, i) => {
    locate(((i & (size - 1)) + 0.5) / size, (Math.floor(i / size) + 0.5) / size, place);
    const dx = place.dx / radius;
    const dy = place.dy / radius;
    if (run && dy > 0 && dy < RUN) {
      const r = ragged[i] as number;
      const stain = smoothstep(1.25 - dy * 0.05, 0.2, Math.abs(dx)) * clamp01(1 - dy / (RUN * (0.75 + 0.4 * r)));
      blendColour(texel, [run[0] * 0.8, run[1] * 0.8, run[2] * 0.8], clamp01(stain * (0.75 + 0.5 * r)));
      texel.roughness = lerp(texel.roughness, 0.85, stain * 0.5);
      texel.metalness *= 1 - stain;
    }
    const away = Math.sqrt(dx * dx + dy * dy);
    if (away > 1.45) return;
    shade(texel, 1 - 0.55 * smoothstep(1.45, 1.02, away));
    const head = smoothstep(1.06, 0.94, away);
    const dome = Math.sqrt(Math.max(0, 1 - away * away * 0.96));
    blendIn(texel, second, i, head);
    const top = (ground[i] as number) + high * (0.1 + 0.42 * dome) + (second.height[i] as number) * 0.25;
    texel.height = lerp(texel.height - high * 0.18 * smoothstep(1.45, 1.05, away), top, head);
  });
};

const gridOf = ({ scale }: PartContext) => fastenerGrid(featureCount(5, scale), featureCount(5, scale), 0.013);
