import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { runningStitch } from "../../texture/threads/running-stitch.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import { blendIn } from "./blend-in.ts";
import type { LayPart } from "./part.ts";

/** From the seam to the row of thread on either side, half the thread's width, in shares of a panel. */
const ROW = 0.055;
const THREAD = 0.0125;
const STITCHES = 16;

/** Seams down the cloth or hide: two folded edges that meet, a row of stitches along either. */
export const sew: LayPart = (first, second, { size, draw, scale }) => {
  const panels = featureCount(2, scale);
  const sway = fbm(size, { cells: 3, octaves: 3, seed: draw.seed32("sway") });
  const panel = first.tileSize / panels;
  return repaintSurface(first, (texel, i) => {
    const x = (((i & (size - 1)) + 0.5) / size + (sway[i] as number) * 0.003) * panels;
    const seam = x - Math.round(x);
    const far = Math.abs(seam);
    const v = ((Math.floor(i / size) + 0.5) / size) * panels * STITCHES;
    const fold = smoothstep(0, 0.018, far);
    const pull = smoothstep(0.035, 0, Math.abs(far - ROW));
    // each stitch draws the cloth in at its ends
    const turn = v - Math.floor(v);
    const pucker = pull * (0.5 + 0.5 * Math.abs(turn * 2 - 1));
    shade(texel, (0.35 + 0.65 * fold) * (1 - 0.16 * pucker));
    texel.height += panel * (0.012 * smoothstep(0.2, 0.02, far) - 0.03 * (1 - fold) - 0.006 * pucker);
    const stitch = runningStitch((far - ROW) / THREAD, v + (seam > 0 ? 0.5 : 0), 0.74);
    if (stitch <= 0) return;
    blendIn(texel, second, i, smoothstep(0, 0.3, stitch));
    // two strands twisted
    const twist = (v * 5 + (seam * 0.5) / THREAD) % 1;
    shade(texel, (0.72 + 0.28 * stitch) * (0.9 + 0.1 * Math.abs(twist * 2 - 1)));
    texel.height = lerp(texel.height, texel.height + panel * 0.012 * stitch, 1);
  });
};
