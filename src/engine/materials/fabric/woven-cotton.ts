import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/palette.ts";
import { randomTable } from "../../texture/random-table.ts";
import { type WeavePlace, weave } from "../../texture/weave.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const NATURAL = ["#8d8168", "#b9ad93", "#d3c9b2", "#e2dac7"].map(fromHex);
const TILE = 0.08;

/** Plain-woven cotton, threads of uneven thickness with loose fibres. Takes colours in the warp, then in the weft. */
export const wovenCotton: Material = {
  id: "woven-cotton",
  class: "fabric",
  words: ["cotton", "fabric", "cloth", "canvas", "linen", "woven cotton", "textile", "upholstery", "burlap", "denim"],
  tileSize: TILE,
  shade: shadeWovenCotton,
};

function shadeWovenCotton({ size, draw, colours, scale }: ShadeContext): Surface {
  const threads = featureCount(24, scale) * 2;
  const swayX = fbm(size, { cells: threads >> 1, octaves: 3, gain: 0.6, seed: draw.seed32("sway x") });
  const swayY = fbm(size, { cells: threads >> 1, octaves: 3, gain: 0.6, seed: draw.seed32("sway y") });
  const fuzz = fbm(size, { cells: threads * 3, octaves: 3, gain: 0.9, seed: draw.seed32("fuzz") });
  const drift = fbm(size, { cells: 4, octaves: 4, seed: draw.seed32("drift") });
  const tones = randomTable(threads * 2, draw.seed32("tones"));
  const warps = palette(...dye(NATURAL, colours[0], 0.8));
  const wefts = palette(...dye(NATURAL, colours[1] ?? colours[0], 0.8));
  const locate = weave(threads, 1);
  const place: WeavePlace = { height: 0, warp: true, thread: 0, across: 0, along: 0 };
  const thick = TILE / threads;
  return paintSurface(size, TILE, (texel, i) => {
    const sx = swayX[i] as number;
    const sy = swayY[i] as number;
    const x = ((i & (size - 1)) + 0.5) / size + (sx * 0.34) / threads;
    const y = (Math.floor(i / size) + 0.5) / size + (sy * 0.34) / threads;
    locate(x, y, place);
    const f = fuzz[i] as number;
    const tone = (tones[place.thread + (place.warp ? 0 : threads)] as number) - 0.5;
    // yarn is twisted: fibres cross it at a slant
    const turn = place.along * 2.6 + place.across * 0.7;
    const ply = Math.abs((turn - Math.floor(turn)) * 2 - 1);
    const h = place.height;
    paintFrom(
      place.warp ? warps : wefts,
      0.52 + tone * 0.28 + f * 0.16 + ply * 0.14 + (drift[i] as number) * 0.08,
      texel,
    );
    shade(texel, 0.42 + 0.58 * Math.min(1, h * 1.25));
    texel.height = thick * (0.5 * h + 0.05 * ply + 0.05 * f);
    texel.roughness = 0.9 + f * 0.04 - h * 0.03;
  });
}
