import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/palette.ts";
import { scratches } from "../../texture/scratches.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WHITE = ["#d8d2c4", "#e6e1d5", "#efebe1", "#f4f1ea"].map(fromHex);
const TILE = 0.2;

/** Uncoated paper: felt texture, fibres, cloudy formation. Takes colours in the pulp. */
export const paper: Material = {
  id: "paper",
  class: "misc",
  words: ["paper", "page", "papier-mache", "card"],
  tileSize: TILE,
  shade: shadePaper,
};

function shadePaper({ size, draw, colours, scale }: ShadeContext): Surface {
  const clouds = fbm(size, { cells: featureCount(9, scale), octaves: 6, gain: 0.65, seed: draw.seed32("clouds") });
  const tooth = fbm(size, { cells: featureCount(100, scale), octaves: 3, gain: 0.8, seed: draw.seed32("tooth") });
  const fibres = scratches(size, draw, 2500, 0.05);
  const pulp = palette(...dye(WHITE, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const t = tooth[i] as number;
    const f = fibres[i] as number;
    paintFrom(pulp, 0.62 + (clouds[i] as number) * 0.2 + t * 0.14 - f * 0.16, texel);
    texel.height = t * 0.00005 + f * 0.00005 + (clouds[i] as number) * 0.00003;
    texel.roughness = 0.9 + t * 0.04;
  });
}
