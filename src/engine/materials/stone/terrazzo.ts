import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BINDER = ["#c9c5be", "#d8d4cd", "#e4e1db", "#edebe6"].map(fromHex);
const CHIPS: readonly (readonly string[])[] = [
  ["#2f3133", "#a8684c", "#d9b690", "#7d8a86", "#f4f2ee", "#5d6468"],
  ["#33404a", "#c48a72", "#e2c7b0", "#8fa39c", "#f6f4f0", "#9c4f3c"],
  ["#3a3a3a", "#6f6a63", "#a59d92", "#cfc6b8", "#f4f1ea", "#1f1f20"],
];
const TILE = 0.75;

/** Polished terrazzo: angular chips of many marbles, large and small, in pale cement. Takes colours in the cement, then in the chips. */
export const terrazzo: Material = {
  id: "terrazzo",
  class: "stone",
  words: [
    "terrazzo",
    "terrazzo floor",
    "terrazzo tile",
    "venetian terrazzo",
    "granito",
    "marble chip",
    "speckled floor",
  ],
  tileSize: TILE,
  shade: shadeTerrazzo,
};

function shadeTerrazzo({ size, draw, colours, scale }: ShadeContext): Surface {
  const grids = [16, 31, 64].map((cells) => featureCount(cells, scale));
  const bend = fbm(size, { cells: featureCount(30, scale), octaves: 2, seed: draw.seed32("bend"), strength: 0.12 });
  const layers = grids.map((cells, n) => {
    const options = { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32(`chips ${n}`), warpX: bend };
    // spread evenly, dark and pale by turns: a dark one or a crowd of them would be found in every tile again
    const deal = (name: string) => evenGrid(cells, cells, draw.seed32(`${name} ${n}`));
    return { ...cellsKernel(size, options, ["border", "index"]), luck: deal("luck"), tone: deal("tone") };
  });
  const clouds = fbm(size, { cells: featureCount(5, scale), octaves: 5, seed: draw.seed32("clouds") });
  const grain = fbm(size, { cells: featureCount(110, scale), octaves: 2, gain: 0.9, seed: draw.seed32("grain") });
  const veins = fbm(size, { cells: featureCount(22, scale), octaves: 4, gain: 0.6, seed: draw.seed32("veins") });
  const binder = palette(...dye(BINDER, colours[0]));
  const kinds = draw.pick("chips", CHIPS).map(fromHex);
  const chips = colours.length > 1 ? colours.slice(1).flatMap((colour) => dye(kinds, colour, 0.6)) : kinds;
  // in one colour it shows more of the cement, which alone has it
  const shares = colours.length === 1 ? [0.34, 0.36, 0.34] : [0.4, 0.42, 0.4];
  const gaps = [0.09, 0.1, 0.1];
  return paintSurface(size, TILE, (texel, i) => {
    const g = grain[i] as number;
    const v = veins[i] as number;
    paintFrom(binder, 0.5 + (clouds[i] as number) * 0.16 + g * 0.2, texel);
    let cover = 0;
    for (let n = layers.length - 1; n >= 0; n -= 1) {
      const layer = layers[n] as (typeof layers)[number];
      const id = layer.index[i] as number;
      // which cells hold a chip and of which marble is one draw: of two, the dark ones would crowd by chance
      const luck = (layer.luck[id] as number) / (shares[n] as number);
      if (luck >= 1) continue;
      const own = layer.tone[id] as number;
      // chips broke unevenly: each keeps its own distance from its cell's border
      const inside = smoothstep(0, 0.03, (layer.border[i] as number) - (gaps[n] as number) * (0.4 + 1.2 * own));
      if (inside <= 0) continue;
      const kind = chips[Math.floor(luck * chips.length)] as (typeof chips)[number];
      blendColour(texel, kind, inside);
      const mottle = 1 + (v * 0.22 + g * 0.06) * inside;
      texel.r *= mottle;
      texel.g *= mottle;
      texel.b *= mottle;
      cover = Math.max(cover, inside);
    }
    texel.height = TILE * (0.00006 * cover + 0.00002 * g);
    texel.roughness = 0.3 + g * 0.03 - cover * 0.13;
  });
}
