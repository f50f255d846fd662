import { blurKernel } from "../../kernels/kernels.ts";
import { clamp } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { billow, fbm, ridged } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { linen } from "./linen.ts";

const TILE = 0.4;

/** Linen that lay crushed: sharp creases and soft hollows running every way, the weave fine over them. Takes colours in both threads. */
export const crumpledLinen: Material = {
  id: "crumpled-linen",
  class: "fabric",
  words: [
    "crumpled linen",
    "wrinkled linen",
    "creased linen",
    "rumpled linen",
    "crumpled cloth",
    "wrinkled cloth",
    "creased cloth",
    "crumpled fabric",
    "wrinkled fabric",
    "creased fabric",
    "crumpled cotton",
    "wrinkled cotton",
    "rumpled bed sheet",
    "rumpled sheet",
    "wrinkled bed sheet",
    "creased bed sheet",
  ],
  tileSize: TILE,
  shade: shadeCrumpledLinen,
};

function shadeCrumpledLinen(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  // of so large a piece the threads are finer than of a swatch
  const cloth = linen.shade({ ...context, scale: scale * 0.6 });
  const field = (name: string, cells: number, octaves: number) => ({
    cells: featureCount(cells, scale),
    octaves,
    gain: 0.4,
    seed: draw.seed32(name),
  });
  const ridges = ridged(size, field("ridges", 5, 2));
  const valleys = billow(size, field("valleys", 6, 2));
  const fine = ridged(size, field("fine", 13, 2));
  const swell = fbm(size, field("swell", 6, 2));
  const bend = ridges.map(
    (r, i) =>
      TILE * (0.05 * r + 0.035 * (valleys[i] as number) + 0.01 * (fine[i] as number) + 0.008 * (swell[i] as number)),
  );
  const near = blurKernel(bend, size, size * 0.012, 2);
  const grown = { ...cloth, tileSize: TILE };
  return repaintSurface(grown, (texel, i) => {
    // rubbed pale along the creases that stand up, grey in those that lie deep
    const crease = clamp(((bend[i] as number) - (near[i] as number)) / (TILE * 0.004), -1, 1);
    shade(texel, 1 + 0.12 * crease);
    texel.height += bend[i] as number;
    texel.roughness -= 0.04 * crease;
  });
}
