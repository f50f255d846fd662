import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const COATS: readonly (readonly string[])[] = [
  ["#dedcd3", "#ebe9e1", "#f2f0ea"],
  ["#e0d6bb", "#ece3cb", "#f3ecd8"],
  ["#17325c", "#1f4378", "#2d568f"],
  ["#4f7f6f", "#649683", "#7caa98"],
  ["#8e1d1a", "#a82a23", "#bb3d33"],
];
const TILE = 0.3;

/** Vitreous enamel on sheet iron: flowed glass over a hardly uneven sheet, a few pinholes, dulled where it was scoured. Takes colours in the enamel. */
export const enamel: Material = {
  id: "enamel",
  class: "metal",
  words: ["enamel", "vitreous enamel", "enamelware", "enamelled metal", "porcelain enamel", "enamelled iron"],
  tileSize: TILE,
  shade: shadeEnamel,
};

function shadeEnamel({ size, draw, colours, scale }: ShadeContext): Surface {
  const flow = fbm(size, { cells: featureCount(9, scale), octaves: 2, gain: 0.35, seed: draw.seed32("flow") });
  const clouds = fbm(size, { cells: featureCount(4, scale), octaves: 5, gain: 0.55, seed: draw.seed32("clouds") });
  const scoured = fbm(size, { cells: featureCount(5, scale), octaves: 5, gain: 0.6, seed: draw.seed32("scoured") });
  const pinholes = pits(size, draw.seed32("pinholes"), featureCount(30, scale), 0.22, 0.12);
  const lines = scratches(size, draw, 420, 0.12, { angle: 0, stray: 3.14 });
  const coat = palette(...dye(draw.pick("coat", COATS).map(fromHex), colours[0], 1));
  return paintSurface(size, TILE, (texel, i) => {
    const f = flow[i] as number;
    const hole = pinholes[i] as number;
    const dull = smoothstep(-0.1, 0.5, scoured[i] as number);
    const line = (lines[i] as number) * (0.35 + 0.65 * dull);
    paintFrom(coat, 0.55 + (clouds[i] as number) * 0.14 + f * 0.1, texel);
    shade(texel, 1 - hole * 0.65 - line * 0.05);
    texel.height = f * 0.00035 + (clouds[i] as number) * 0.0002 - hole * 0.00016 - line * 0.000008;
    texel.roughness = 0.1 + dull * 0.13 + line * 0.16 + hole * 0.3;
  });
}
