import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DYES = ["#d23b2f", "#2a6fb5", "#e8b52c", "#e6e4df", "#3a9a5c", "#2c2d30", "#e07a2c"];
const TILE = 0.2;

/** Moulded plastic, by the seed glossy or with a spark-eroded matte grain. Takes colours through and through. */
export const plastic: Material = {
  id: "plastic",
  class: "plastic",
  words: ["plastic", "polymer", "vinyl", "acrylic", "resin", "bakelite"],
  tileSize: TILE,
  shade: shadePlastic,
};

function shadePlastic({ size, draw, colours, scale }: ShadeContext): Surface {
  const matte = draw.chance("matte", 0.5) ? 1 : 0;
  const grain = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.6, seed: draw.seed32("grain") });
  const flow = fbm(size, { cells: featureCount(3, scale), octaves: 4, seed: draw.seed32("flow") });
  const lines = scratches(size, draw, 220, 0.18);
  const base = fromHex(draw.pick("dye", DYES));
  const tones = [0.9, 1, 1.07].map((f) => [base[0] * f, base[1] * f, base[2] * f] as const);
  const colour = palette(...dye(tones, colours[0], 1));
  return paintSurface(size, TILE, (texel, i) => {
    const g = grain[i] as number;
    const f = flow[i] as number;
    const line = lines[i] as number;
    paintFrom(colour, 0.5 + f * 0.2 + g * 0.12 * matte - line * 0.1, texel);
    texel.height = g * 0.00002 * (0.06 + matte) + f * 0.00006 - line * 0.000006;
    texel.roughness = (matte ? 0.52 : 0.16) + g * 0.05 + f * 0.07 + line * 0.24;
  });
}
