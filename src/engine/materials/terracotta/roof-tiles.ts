import { fromHex } from "../../math/color.ts";
import { cos, TAU } from "../../math/elementary.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { dealTone, tonesOf } from "../../texture/tones/deal-tones.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CLAY = ["#6d3322", "#94482f", "#ad5a3c", "#c07450", "#cb8b69"].map(fromHex);
const LICHEN = fromHex("#8f8c74");
const TILE = 2;

/** Clay pantiles in overlapping courses, eaves at the bottom. Takes colours in the clay, tile by tile. */
export const roofTiles: Material = {
  id: "roof-tiles",
  class: "terracotta",
  words: ["roof tile", "roofing", "roof", "pantile", "clay tile roof", "tiled roof"],
  tileSize: TILE,
  shade: shadeRoofTiles,
};

/** How far courses are hung out of line with each other at most, in tiles' widths. */
const ASTRAY = 0.16;
/** Where on a tile the texture ends: in its trough, between two lips. */
const PHASE = 0.4;

function shadeRoofTiles({ size, draw, colours, scale }: ShadeContext): Surface {
  const columns = featureCount(9, scale);
  const rows = featureCount(7, scale);
  const stain = evenNoise(size, { cells: featureCount(6, scale), octaves: 7, gain: 0.62, seed: draw.seed32("stain") });
  const grit = fbm(size, { cells: featureCount(120, scale), octaves: 3, gain: 0.85, seed: draw.seed32("grit") });
  const deal = evenDeal(
    rows * columns,
    (x, y) => Math.min(rows - 1, Math.floor(y * rows)) * columns + Math.min(columns - 1, Math.floor(x * columns)),
  );
  const tone = deal(draw.seed32("tone"));
  const astray = randomTable(rows, draw.seed32("astray"));
  const seat = randomTable(rows * columns, draw.seed32("seat"));
  const clays = tonesOf(colours, (colour) => palette(...dye(CLAY, colour)));
  const dealt = deal(draw.seed32("dealt"), clays.length);
  const wide = TILE / columns;
  const wave = Float32Array.from({ length: 1025 }, (_, i) => {
    const u = i / 1024;
    // an S: a broad trough, then a round roll that covers the neighbour
    return u < 0.62 ? -0.32 * (1 - cos((u / 0.62) * TAU)) * 0.5 : 0.5 * (1 - cos(((u - 0.62) / 0.38) * TAU));
  });
  return paintSurface(size, TILE, (texel, i) => {
    const y = (Math.floor(i / size) + 0.5) / size;
    const down = y * rows + PHASE;
    const row = ((Math.floor(down) % rows) + rows) % rows;
    const hung = ((astray[row] as number) - 0.5) * ASTRAY;
    const x = (((i & (size - 1)) + 0.5) / size) * columns + PHASE + hung;
    const column = ((Math.floor(x) % columns) + columns) % columns;
    const u = x - Math.floor(x);
    const v = down - Math.floor(down);
    const id = row * columns + column;
    const g = grit[i] as number;
    const s = stain[i] as number;
    const curve = wave[Math.round(clamp01(u) * 1024)] as number;
    const lip = smoothstep(1, 0.965, v);
    const side = smoothstep(0, 0.02, u) * smoothstep(1, 0.985, u);
    const tilt = v + ((seat[id] as number) - 0.5) * 0.22;
    texel.height = wide * (0.36 * curve + 0.17 * tilt * lip) * (0.9 + 0.1 * side) + 0.0007 * g + 0.0006 * s;
    paintFrom(
      clays[dealTone(clays.length, dealt[id] as number)] as (typeof clays)[number],
      0.5 + ((tone[id] as number) - 0.5) * 0.6 + s * 0.14 + g * 0.12,
      texel,
    );
    const weather = smoothstep(0.1, 0.75, s + g * 0.15 - curve * 0.25);
    blendColour(texel, LICHEN, weather * 0.22);
    // fired lighter or darker: so a single colour asked for still differs from tile to tile
    shade(texel, 0.855 + 0.26 * (tone[id] as number));
    shade(texel, 1 - 0.62 * smoothstep(0.13, 0, v) * smoothstep(0.7, -0.2, curve) - 0.35 * (1 - side));
    texel.roughness = 0.56 + g * 0.05 + weather * 0.2;
  });
}
