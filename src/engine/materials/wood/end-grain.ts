import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WOODS = [
  ["#7a4d28", "#a8733f", "#c9975e", "#dfb987"],
  ["#8a5a30", "#b98450", "#d6a872", "#e8c79a"],
  ["#5a371f", "#835534", "#a5744b", "#c19467"],
].map((stops) => stops.map(fromHex));
const GLUE = fromHex("#3a2416");
const TILE = 0.36;
/** Blocks across the tile; even down it, where each course is half a block aside. */
const ACROSS = 8;
const DOWN = 10;

/** A butcher's block: short posts glued upright, of which one sees the year rings, each cut from another place in the trunk; oiled. Takes colours in the wood, the second in every third block. */
export const endGrain: Material = {
  id: "end-grain",
  class: "wood",
  words: [
    "end grain",
    "butcher block",
    "butchers block",
    "end grain block",
    "end grain wood",
    "end grain butcher block",
    "end grain cutting board",
    "end grain board",
    "end grain floor",
    "chopping block",
    "chopping board",
  ],
  tileSize: TILE,
  shade: shadeEndGrain,
};

function shadeEndGrain({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(ACROSS, scale);
  const down = featureCount(DOWN / 2, scale) * 2;
  const table = (name: string) => randomTable(across * down, draw.seed32(name));
  const [turn, away, pace] = [table("turn"), table("away"), table("pace")];
  // dark blocks side by side would be found in every tile again
  const [tone, kind] = [evenGrid(across, down, draw.seed32("tone")), evenGrid(across, down, draw.seed32("kind"))];
  // the middle of each trunk, in blocks from the middle of its block: mostly outside of it
  const heartX = turn.map((t, i) => cos(t * TAU) * (0.25 + 1.5 * (away[i] as number)));
  const heartY = turn.map((t, i) => sin(t * TAU) * (0.25 + 1.5 * (away[i] as number)));
  const wobble = fbm(size, { cells: featureCount(14, scale), octaves: 4, gain: 0.55, seed: draw.seed32("wobble") });
  const fine = fbm(size, { cells: featureCount(160, scale), octaves: 3, gain: 0.85, seed: draw.seed32("fine") });
  const oil = fbm(size, { cells: featureCount(6, scale), octaves: 4, seed: draw.seed32("oil") });
  const woods = WOODS.map((stops, n) => palette(...dye(stops, n === 2 ? (colours[1] ?? colours[0]) : colours[0])));
  const block = TILE / across;
  return paintSurface(size, TILE, (texel, i) => {
    const column = i & (size - 1);
    const y = ((i - column) / size + 0.5) / size;
    const row = Math.floor((y + 0.41 / down) * down);
    const x = ((column + 0.5) / size) * across + 0.37 + 0.5 * (row & 1);
    const u = x - Math.floor(x) - 0.5;
    const v = (y + 0.41 / down) * down - row - 0.5;
    const at = (row % down) * across + (Math.floor(x) % across);
    const w = wobble[i] as number;
    const f = fine[i] as number;
    const dx = u - (heartX[at] as number);
    const dy = v * (across / down) - (heartY[at] as number);
    const ring = Math.sqrt(dx * dx + dy * dy) * (7 + 9 * (pace[at] as number)) + w * 0.35 + (tone[at] as number) * 5;
    const phase = ring - Math.floor(ring);
    const late = smoothstep(0.2, 0.85, phase) * smoothstep(1, 0.92, phase);
    const edge = Math.min((0.5 - Math.abs(u)) / across, (0.5 - Math.abs(v)) / down) * across;
    const glue = smoothstep(0.026, 0.008, edge + 0.004 * f);
    const wood = woods[Math.floor((kind[at] as number) * woods.length)] as (typeof woods)[number];
    // pores stand in the early wood
    const pore = smoothstep(0.35, 0.75, f) * (1 - late);
    const own = ((tone[at] as number) - 0.5) * 0.22;
    paintFrom(wood, clamp01(0.66 + own - 0.34 * late - 0.2 * pore + 0.08 * f + 0.07 * (oil[i] as number)), texel);
    blendColour(texel, GLUE, 0.75 * glue);
    texel.height = block * (0.0016 * late - 0.002 * pore - 0.006 * glue + 0.008 * own);
    texel.roughness = 0.46 + 0.05 * (oil[i] as number) + 0.1 * pore + 0.15 * glue;
  });
}
