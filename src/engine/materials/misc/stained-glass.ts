import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { createPlace } from "../../texture/tilings/tiling.ts";
import { voronoiTiling } from "../../texture/tilings/voronoi-tiling.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TILE = 1.5;
const JEWELS = ["#b3161f", "#123f9c", "#0f7a43", "#e0a41c", "#6a2285", "#1795ad", "#d9641e", "#c4b283", "#8c1138"];
const LEAD = fromHex("#3a3c3e");
const SOLDER = fromHex("#8b8d8e");

/** Pieces of glass in jewel colours, streaked and seeded with bubbles, held in lead cames. Colours asked for become the glass. */
export const stainedGlass: Material = {
  id: "stained-glass",
  class: "misc",
  words: [
    "stained glass",
    "leaded glass",
    "stained glass window",
    "church window",
    "cathedral window",
    "tiffany glass",
    "leadlight",
  ],
  tileSize: TILE,
  shade: shadeStainedGlass,
};

function shadeStainedGlass({ size, draw, colours, scale }: ShadeContext): Surface {
  const columns = featureCount(draw.integer("columns", 12, 14), scale);
  const rows = 2 * Math.max(1, Math.round((columns * draw.number("slim", 0.7, 1.1)) / 2));
  const tiling = voronoiTiling(columns, rows, draw.number("jitter", 0.5, 0.95), draw.stream("pieces"));
  const place = createPlace();
  const base: readonly Rgb[] = colours.length > 0 ? colours : JEWELS.map(fromHex);
  const glasses = base.map(([r, g, b]) =>
    palette(
      ...[0.45, 0.8, 1.1, 1.5].map((f): Rgb => [Math.min(0.88, r * f), Math.min(0.88, g * f), Math.min(0.88, b * f)]),
    ),
  );
  const deal = evenDeal(tiling.cells, (x, y) => {
    tiling.locate(x, y, place);
    return place.cell;
  });
  const pick = deal(draw.seed32("pick"), glasses.length);
  const tone = deal(draw.seed32("tone"));
  const lean = randomTable(tiling.cells * 2, draw.seed32("lean"));
  const streak = fbm(size, { cells: 7, cellsY: 20, octaves: 5, gain: 0.6, seed: draw.seed32("streak") });
  const wave = fbm(size, { cells: featureCount(9, scale), octaves: 3, seed: draw.seed32("wave") });
  const pit = fbm(size, { cells: 90, octaves: 2, gain: 0.7, seed: draw.seed32("pit") });
  const sway = fbm(size, { cells: 7, octaves: 2, seed: draw.seed32("sway") });
  const half = 0.0039;
  return paintSurface(size, TILE, (texel, i) => {
    const bend = (sway[i] as number) * 0.018;
    const x = ((i & (size - 1)) + 0.5) / size + bend;
    const y = (Math.floor(i / size) + 0.5) / size - bend * 0.7;
    tiling.locate(x, y, place);
    const s = streak[i] as number;
    const w = wave[i] as number;
    const p = pit[i] as number;
    const came = smoothstep(half * 1.12, half * 0.88, place.border);
    const round = 1 - clamp01(place.border / half);
    // cames are soldered where three of them meet
    const knot = smoothstep(half * 2.6, half * 0.7, place.next + place.border * 0.4) * came;
    const glass = glasses[Math.floor((pick[place.cell] as number) * glasses.length)] as (typeof glasses)[number];
    paintFrom(glass, 0.3 + (tone[place.cell] as number) * 0.36 + s * 0.22 + w * 0.1, texel);
    shade(texel, 1 - 0.45 * smoothstep(half * 2.4, half, place.border));
    texel.roughness = 0.06 + Math.max(0, p) * 0.04 + Math.abs(w) * 0.03;
    texel.height =
      TILE * (w * 0.0016 + p * 0.0001 + ((lean[place.cell * 2] as number) - 0.5) * (place.u - 0.5) * 0.008);
    if (came === 0) return;
    blendColour(texel, LEAD, came);
    blendColour(texel, SOLDER, knot * 0.75);
    shade(texel, 1 - came * (0.2 - p * 0.12 - s * 0.1));
    texel.height = lerp(texel.height, TILE * (0.006 + 0.007 * Math.sqrt(round) + knot * 0.003 + p * 0.0003), came);
    texel.roughness = lerp(texel.roughness, 0.46 + p * 0.08 - knot * 0.12, came);
    texel.metalness = came > 0.5 ? 1 : 0;
  });
}
