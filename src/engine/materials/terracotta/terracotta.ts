import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CLAY = ["#8a4a31", "#a9603f", "#be7450", "#cc8a66"].map(fromHex);
const BLOOM = fromHex("#d9c2ac");
const PALE = fromHex("#dfa27e");
const DARK = fromHex("#7a3a24");
const TILE = 0.5;

/** Unglazed fired clay: turning marks, chamotte pits and a breath of lime bloom. Takes colours in the clay. */
export const terracotta: Material = {
  id: "terracotta",
  class: "terracotta",
  words: ["terracotta", "terra cotta", "clay", "earthenware", "fired clay"],
  tileSize: TILE,
  shade: shadeTerracotta,
};

function shadeTerracotta({ size, draw, colours, scale }: ShadeContext): Surface {
  const rings = fbm(size, {
    cells: 2,
    cellsY: featureCount(30, scale),
    octaves: 3,
    gain: 0.6,
    seed: draw.seed32("rings"),
  });
  const fire = evenNoise(size, { cells: featureCount(9, scale), octaves: 3, gain: 0.6, seed: draw.seed32("fire") });
  const grain = fbm(size, { cells: featureCount(110, scale), octaves: 3, gain: 0.85, seed: draw.seed32("grain") });
  const lime = evenNoise(size, { cells: featureCount(10, scale), octaves: 6, gain: 0.68, seed: draw.seed32("lime") });
  const flash = evenNoise(size, { cells: featureCount(16, scale), octaves: 4, gain: 0.62, seed: draw.seed32("flash") });
  const holes = pits(size, draw.seed32("holes"), featureCount(44, scale), 0.16, 0.22);
  const clay = palette(...dye(CLAY, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const r = rings[i] as number;
    const g = grain[i] as number;
    const s = flash[i] as number;
    const hole = holes[i] as number;
    paintFrom(clay, 0.52 + (fire[i] as number) * 0.16 + r * 0.07 + s * 0.14 + g * 0.14, texel);
    // grog: ground sherds in the clay, pale and dark
    blendColour(texel, s > 0 ? PALE : DARK, smoothstep(0.42, 0.7, g) * 0.4);
    blendColour(texel, BLOOM, smoothstep(0.2, 1.2, (lime[i] as number) + g * 0.25) * 0.2);
    shade(texel, 1 - hole * 0.42);
    texel.height = r * 0.00024 + s * 0.00022 + g * 0.00014 - hole * 0.0013 + (fire[i] as number) * 0.0002;
    texel.roughness = 0.8 + r * 0.06 + g * 0.06 + hole * 0.08;
  });
}
