import { fromHex, luminance } from "../../math/color.ts";
import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { brushMetal } from "./brushed-metal.ts";

const TILE = 0.3;
/** The oxide's colours by how hot the steel became, 200 to 350 degrees Celsius: bare, straw, bronze, purple, blue, pale blue, grey. */
const TEMPER = [
  "#c9c6c1",
  "#d3c096",
  "#cf9f4e",
  "#a8602f",
  "#7d3a55",
  "#4a3a86",
  "#2f57a6",
  "#4f8bbd",
  "#93aab2",
  "#a9a8a4",
].map(fromHex);

/** Steel that has been heated: bands of straw, bronze, purple and blue around where the flame stood, the brushed grain through them. Takes a colour in the oxide. */
export const heatTintedSteel: Material = {
  id: "heat-tinted-steel",
  class: "metal",
  words: [
    "heat tint",
    "heat tinted steel",
    "heat tinted metal",
    "heat tinted titanium",
    "heat tempered steel",
    "heat colour",
    "heat color",
    "temper colour",
    "temper color",
    "tempering colour",
    "tempering color",
    "heat blued steel",
    "heat stained steel",
    "heat treated steel",
    "flame coloured steel",
    "flame colored steel",
    "flame treated steel",
    "burnt titanium",
    "burnt exhaust",
    "exhaust pipe metal",
    "case hardened steel",
    "steel with tint",
    "metal with tint",
    "titanium with tint",
    "steel with colour",
    "steel with color",
  ],
  tileSize: TILE,
  shade: shadeHeatTintedSteel,
};

function shadeHeatTintedSteel(context: ShadeContext): Surface {
  const { size, draw, scale, colours } = context;
  const surface = brushMetal(
    { ...context, colours: [] },
    {
      tileSize: TILE,
      colours: [
        [0.44, 0.435, 0.43],
        [0.56, 0.55, 0.54],
        [0.68, 0.67, 0.66],
      ],
      roughness: 0.28,
    },
  );
  // the flame went over it in passes, and stood in many places: about each the colours follow each other outwards
  const passes = featureCount(4, scale);
  const heat = evenNoise(size, { cells: featureCount(12, scale), octaves: 2, gain: 0.3, seed: draw.seed32("heat") });
  const soot = fbm(size, { cells: featureCount(16, scale), octaves: 5, gain: 0.6, seed: draw.seed32("soot") });
  const oxide = palette(...dye(TEMPER, colours[0], 0.9));
  const hue = { r: 0, g: 0, b: 0 };
  return repaintSurface(surface, (texel, i) => {
    const s = soot[i] as number;
    const h = heat[i] as number;
    const pass = cosTurn(((Math.floor(i / size) + 0.5) / size) * passes + 0.12 * h);
    paintFrom(oxide, clamp01(0.44 + 0.19 * h + 0.28 * pass + 0.025 * s), hue);
    const light = luminance([texel.r, texel.g, texel.b]) / 0.55;
    texel.r = hue.r * light;
    texel.g = hue.g * light;
    texel.b = hue.b * light;
    texel.roughness += 0.05 * s;
  });
}
