import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatterLayers } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrids } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { sinTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GLASSES = [
  ["#123f6a", "#2c74a8", "#8fc0dc"],
  ["#14502f", "#2f8a57", "#93cfa8"],
  ["#6a1620", "#ab3038", "#e29a96"],
  ["#7a4a10", "#c08a2c", "#ecd08c"],
  ["#3a2358", "#6f4a98", "#bba2d6"],
  ["#5f6a6c", "#94a2a4", "#d3dcdc"],
].map((stops) => stops.map(fromHex));
const SWIRLS = ["#f2efe6", "#e9c63c", "#d8542e", "#2f6fb8"].map(fromHex);
const TILE = 0.16;
const BALL = createShape(64, (u, v) => Math.sqrt(Math.max(0, 1 - u * u - v * v)));

/** Glass marbles heaped close together, a twisted ribbon of another colour in each. Takes colours in the glass, one after another. */
export const glassMarbles: Material = {
  id: "glass-marbles",
  class: "misc",
  words: ["marbles", "toy marble", "cat's eye marble", "playing marble", "glass ball", "glass bead"],
  tileSize: TILE,
  clarity: 0.4,
  shade: shadeGlassMarbles,
};

function shadeGlassMarbles({ size, draw, colours, scale }: ShadeContext): Surface {
  const bed = fbm(size, { cells: 4, octaves: 1, seed: draw.seed32("bed"), strength: 0.0008 });
  for (let i = 0; i < bed.length; i += 1) bed[i] = (bed[i] as number) - 0.012;
  const layers = [{ across: featureCount(5, scale) * 2 }, { across: featureCount(6, scale) * 2 }];
  const hue = evenGrids(layers, draw.seed32("hue"));
  const second = evenGrids(layers, draw.seed32("second"));
  const placed = scatterLayers(
    bed,
    size,
    layers.map(({ across }, deep) => ({
      shape: BALL,
      across,
      place: (copy, next) => {
        // all of one size, as they are sold: hardly any has room to lie deeper
        const [column, row] = [Math.floor(copy.x * across), Math.floor(copy.y * across)];
        copy.x += ((column + 0.5) / across - copy.x) * 0.6 + (row % 2) * (0.5 / across);
        copy.y += ((row + 0.5) / across - copy.y) * 0.6;
        copy.length = 1.12 / across;
        copy.width = copy.length;
        copy.angle = next() * 6.2832;
        copy.gain = TILE * 0.5 * copy.length;
        copy.base = -TILE * (deep === 0 ? 0 : 0.045) - 0.002 * next();
      },
    })),
    draw.stream("balls"),
  );
  const asked = colours.length > 0 ? colours.map((colour) => dye(GLASSES[0] ?? [], colour, 0.8)) : GLASSES;
  const glasses = asked.map((stops) => palette(...stops));
  return paintSurface(size, TILE, (texel, i) => {
    const id = placed.index[i] as number;
    texel.height = placed.height[i] as number;
    if (id < 0) {
      texel.r = texel.g = texel.b = 0.02;
      texel.roughness = 0.9;
      return;
    }
    const u = placed.across[i] as number;
    const v = placed.along[i] as number;
    const r = Math.sqrt(u * u + v * v);
    const glass = glasses[Math.floor((hue[id] as number) * glasses.length)] as (typeof glasses)[number];
    // light gathers opposite to where it comes in
    paintFrom(glass, 0.42 + 0.3 * smoothstep(0.2, 0.9, r) - 0.3 * smoothstep(0.86, 1, r), texel);
    const ribbon = Math.abs(u - 0.3 * sinTurn(v * 0.55 + (second[id] as number)));
    const swirl = SWIRLS[Math.floor((second[id] as number) * SWIRLS.length)] as Rgb;
    blendColour(texel, swirl, 0.8 * smoothstep(0.2, 0.11, ribbon) * smoothstep(0.86, 0.7, r));
    shade(texel, 1 - 0.5 * smoothstep(0.9, 1, r));
    texel.roughness = 0.05 + 0.03 * (second[id] as number);
  });
}
