import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GLAZES = [
  ["#9fb6a6", "#b4c8b9", "#c6d6ca", "#d6e2d9"],
  ["#c9c2b0", "#d8d2c3", "#e3ded2", "#ece8df"],
  ["#7fa9ad", "#98bcbf", "#b0cdcf", "#c6dcdd"],
  ["#b7b6b0", "#c9c8c3", "#d8d7d3", "#e4e3e0"],
].map((stops) => stops.map(fromHex));
const TEA = fromHex("#5a4330");
const TILE = 0.25;

/** Crackle glaze: a glossy glaze torn by a net of dark lines, with a finer, paler net inside. Takes colours in the glaze, then in the lines. */
export const crackleGlaze: Material = {
  id: "crackle-glaze",
  class: "ceramic",
  words: [
    "crackle glaze",
    "cracked glaze",
    "crackle",
    "crackled ceramic",
    "celadon",
    "raku",
    "crazed glaze",
    "cracked ceramic",
    "crackled glaze",
    "crackle porcelain",
    "ge ware",
  ],
  tileSize: TILE,
  shade: shadeCrackleGlaze,
};

function shadeCrackleGlaze({ size, draw, colours, scale }: ShadeContext): Surface {
  const coarse = featureCount(9, scale);
  const bold = cracks(size, draw.fork("bold"), coarse, 1.3, 0.06);
  const fine = cracks(size, draw.fork("fine"), coarse * 3, 1, 0.06);
  const pool = fbm(size, { cells: featureCount(4, scale), octaves: 4, seed: draw.seed32("pool") });
  const bleed = fbm(size, { cells: coarse * 4, octaves: 3, seed: draw.seed32("bleed") });
  const glaze = palette(...dye(draw.pick("glaze", GLAZES, [4, 2, 3, 1]), colours[0], 0.9));
  const line = colours[1] ?? TEA;
  return paintSurface(size, TILE, (texel, i) => {
    const p = pool[i] as number;
    const b = bleed[i] as number;
    const dark = smoothstep(0.02, 0.006, bold[i] as number);
    const pale = smoothstep(0.034, 0.01, fine[i] as number);
    // the stain creeps from the crack into the glaze
    const halo = smoothstep(0.07 + 0.03 * b, 0, bold[i] as number);
    paintFrom(glaze, 0.55 - p * 0.3 + b * 0.06, texel);
    blendColour(texel, line, Math.min(0.9, dark * 0.85 + halo * 0.14 + pale * (0.26 + 0.1 * b)));
    texel.height = p * 0.0002 - dark * 0.00004 - pale * 0.00001;
    texel.roughness = 0.08 + dark * 0.3 + pale * 0.08 + halo * 0.04;
  });
}
