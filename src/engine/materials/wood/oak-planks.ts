import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/palette.ts";
import { randomTable } from "../../texture/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const OAK = ["#6b4a2a", "#94693d", "#b58a57", "#c9a06c"].map(fromHex);
const TILE = 1.2;

/** Oak floor boards along V, staggered, each cut from another log. Takes colours as a stain. */
export const oakPlanks: Material = {
  id: "oak-planks",
  class: "wood",
  words: ["oak plank", "wood plank", "plank", "wooden board", "board", "wood floor", "floorboard", "parquet"],
  tileSize: TILE,
  shade: shadeOakPlanks,
};

function shadeOakPlanks({ size, draw, colours, scale }: ShadeContext): Surface {
  const rows = featureCount(7, scale);
  const warp = fbm(size, { cells: rows * 2, cellsY: 2, octaves: 4, seed: draw.seed32("warp") });
  const fibre = fbm(size, { cells: 96, cellsY: 3, octaves: 3, gain: 0.7, seed: draw.seed32("fibre") });
  const pores = fbm(size, { cells: 160, cellsY: 12, octaves: 2, gain: 0.7, seed: draw.seed32("pores") });
  const tone = randomTable(rows, draw.seed32("tone"));
  const start = randomTable(rows, draw.seed32("start"));
  const pith = randomTable(rows, draw.seed32("pith"));
  const lean = randomTable(rows, draw.seed32("lean"));
  const wood = palette(...dye(OAK, colours[0]));
  const board = TILE / rows;

  return paintSurface(size, TILE, (texel, i) => {
    const across = (((i & (size - 1)) + 0.5) / size) * rows;
    const row = Math.floor(across);
    const u = across - row;
    let v = (Math.floor(i / size) + 0.5) / size - (start[row] as number);
    if (v < 0) v += 1;
    const seam = Math.min(u, 1 - u) * board;
    const butt = Math.min(v, 1 - v) * TILE;
    const edge = Math.min(seam, butt);
    const w = warp[i] as number;
    const dx = (u - 0.5 + ((pith[row] as number) - 0.5) * 1.6) * board;
    const depth = 0.02 + ((lean[row] as number) - 0.5) * 0.12 * (v - 0.3);
    const ring = (Math.sqrt(dx * dx + depth * depth) + w * 0.006) / 0.006;
    const phase = ring - Math.floor(ring);
    const late = smoothstep(0.2, 0.9, phase) - smoothstep(0.9, 1, phase);
    const f = fibre[i] as number;
    const pore = clamp01(((pores[i] as number) - 0.25) * 3) * (1 - late * 0.6);
    paintFrom(wood, 0.62 - late * 0.32 + f * 0.22 + ((tone[row] as number) - 0.5) * 0.4 + w * 0.05, texel);
    shade(texel, 1 - pore * 0.35);
    const bevel = smoothstep(0.0008, 0.003, edge);
    shade(texel, 0.35 + 0.65 * smoothstep(0.0002, 0.002, edge));
    texel.height = 0.0025 * (bevel - 1) + late * 0.00012 + f * 0.00008 - pore * 0.00015;
    texel.roughness = 0.5 + pore * 0.2 + (1 - bevel) * 0.3 - late * 0.06;
  });
}
