import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { hexagonTiling } from "../../texture/tilings/hexagon-tiling.ts";
import { createPlace } from "../../texture/tilings/tiling.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const FOILS = [
  ["#7a5620", "#b98a3a", "#e0b860", "#f6e2a8"],
  ["#6c6f75", "#9a9da2", "#c8cbcf", "#f0f1f2"],
  ["#7a1c4c", "#b53a78", "#d970a4", "#f2b4d2"],
].map((stops) => stops.map(fromHex));
const TILE = 0.06;
/** Flakes along a row: cut six-sided, about a millimetre across. */
const ACROSS = 52;

/** Glitter: flakes of foil strewn close, each tilted its own way, so that some flash and some are dark. Takes colours in the flakes, one after another. */
export const glitter: Material = {
  id: "glitter",
  class: "misc",
  words: [
    "glitter",
    "glitter fabric",
    "glitter paper",
    "glitter plastic",
    "glitter paint",
    "glitter dust",
    "glittery fabric",
    "glitter wall",
    "fairy dust",
    "metal flake",
  ],
  tileSize: TILE,
  shade: shadeGlitter,
};

function shadeGlitter({ size, draw, colours, scale }: ShadeContext): Surface {
  const tiling = hexagonTiling(featureCount(ACROSS, scale));
  const place = createPlace();
  // flakes lie anyhow: their rows are bent away
  const bend = (name: string) =>
    fbm(size, { cells: featureCount(30, scale), octaves: 3, gain: 0.7, seed: draw.seed32(name) });
  const [bendX, bendY] = [bend("bend x"), bend("bend y")];
  const deal = evenDeal(tiling.cells, (x, y) => {
    tiling.locate(x, y, place);
    return place.cell;
  });
  const [flash, sort] = [deal(draw.seed32("flash")), deal(draw.seed32("sort"))];
  const [leanU, leanV] = ["lean u", "lean v"].map((name) => randomTable(tiling.cells, draw.seed32(name))) as [
    Float32Array,
    Float32Array,
  ];
  const own = draw.pick("foil", FOILS);
  const foils = (colours.length > 0 ? colours : [undefined]).map((colour) => palette(...dye(own, colour, 0.9)));
  const reach = (0.5 / featureCount(ACROSS, scale)) * 0.8;
  return paintSurface(size, TILE, (texel, i) => {
    const x = ((i & (size - 1)) + 0.5) / size + (bendX[i] as number) * reach;
    const y = (Math.floor(i / size) + 0.5) / size + (bendY[i] as number) * reach;
    tiling.locate(x, y, place);
    const { cell, u, v } = place;
    const bright = flash[cell] as number;
    const foil = foils[Math.floor((sort[cell] as number) * foils.length) % foils.length] as (typeof foils)[number];
    paintFrom(foil, 0.25 + 0.75 * bright * bright, texel);
    // few face the light
    shade(texel, 0.6 + 0.4 * bright);
    const lean = ((leanU[cell] as number) - 0.5) * (u - 0.5) + ((leanV[cell] as number) - 0.5) * (v - 0.5);
    texel.height = TILE * 0.012 * scale * lean;
    texel.metalness = 1;
    texel.roughness = 0.22 + 0.14 * (1 - bright);
  });
}
