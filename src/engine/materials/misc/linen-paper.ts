import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { createWeavePlace, PLAIN_WEAVE, weave } from "../../texture/threads/weave.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PAPER = ["#cfc6b3", "#ddd5c4", "#e8e2d4", "#efeae0"].map(fromHex);
const TILE = 0.12;
const THREADS = 46;

/** Paper embossed as linen: a shallow weave of threads now thick, now thin, as of fine stationery and wall coverings. Takes colours in the paper. */
export const linenPaper: Material = {
  id: "linen-paper",
  class: "misc",
  words: [
    "linen paper",
    "linen textured paper",
    "linen texture paper",
    "linen card",
    "linen wallpaper",
    "linen textured wallpaper",
    "textured paper",
    "embossed paper",
    "laid paper",
    "book cloth",
  ],
  tileSize: TILE,
  shade: shadeLinenPaper,
};

function shadeLinenPaper({ size, draw, colours, scale }: ShadeContext): Surface {
  const threads = featureCount(THREADS, scale) * 2;
  const woven = weave(threads, threads, PLAIN_WEAVE);
  // threads of linen are thick and thin along their length
  const slub = { octaves: 3, gain: 0.7 };
  const warps = fbm(size, { ...slub, cells: threads, cellsY: featureCount(7, scale), seed: draw.seed32("warps") });
  const wefts = fbm(size, { ...slub, cells: featureCount(7, scale), cellsY: threads, seed: draw.seed32("wefts") });
  const cloud = fbm(size, { cells: featureCount(5, scale), octaves: 5, gain: 0.6, seed: draw.seed32("cloud") });
  const tooth = fbm(size, { cells: 200, octaves: 2, gain: 0.8, seed: draw.seed32("tooth") });
  const pulp = palette(...dye(PAPER, colours[0], 0.9));
  const place = createWeavePlace();
  const pitch = TILE / threads;
  // the cloth lies a little askew under the press: threads along the columns of texels would make one unlike the next. A
  // tile further on it has moved on by a whole repeat of the weave, and so meets itself.
  const lean = 2 / threads;
  return paintSurface(size, TILE, (texel, i) => {
    const a = warps[i] as number;
    const b = wefts[i] as number;
    const t = tooth[i] as number;
    const sway = 0.12 / threads;
    const x = ((i & (size - 1)) + 0.5) / size;
    const y = (Math.floor(i / size) + 0.5) / size;
    woven(x + y * lean + b * sway, y - x * lean + a * sway, place);
    const slubs = place.warp ? a : b;
    const high = place.height * (0.65 + 0.35 * slubs);
    paintFrom(pulp, 0.56 + 0.12 * slubs + 0.1 * (cloud[i] as number) + 0.12 * t, texel);
    shade(texel, 0.95 + 0.05 * place.height);
    texel.height = pitch * 0.28 * high + pitch * 0.02 * t;
    texel.roughness = 0.86 + 0.05 * t - 0.04 * high;
  });
}
