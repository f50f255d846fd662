import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/palette.ts";
import { ripples } from "../../texture/ripples.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DEPTH = ["#06222e", "#0c4250", "#176a76", "#3a9a9c"].map(fromHex);
const TILE = 3;

/** Open water in a light wind: crossing ripples with narrow crests, dark in the troughs, glassy. Takes colours in the depth. */
export const water: Material = {
  id: "water",
  class: "ground",
  words: ["water", "water surface", "lake", "sea", "ocean", "river", "pond"],
  tileSize: TILE,
  shade: shadeWater,
};

function shadeWater({ size, draw, colours, scale }: ShadeContext): Surface {
  const longest = featureCount(4, scale);
  const angle = draw.number("wind", 0, 3);
  const waves = ripples(size, draw, { longest, shortest: longest * 9, count: 36, angle, stray: 1.3, chop: 0.6 });
  const drift = fbm(size, { cells: featureCount(3, scale), octaves: 3, seed: draw.seed32("drift") });
  const depth = palette(...dye(DEPTH, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const wave = waves[i] as number;
    paintFrom(depth, 0.4 + wave * 0.4 + (drift[i] as number) * 0.14, texel);
    texel.height = wave * 0.05;
    texel.roughness = 0.06 + 0.03 * (drift[i] as number);
  });
}
