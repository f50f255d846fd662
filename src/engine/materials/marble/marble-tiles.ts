import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { createPlace } from "../../texture/tilings/tiling.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { layInBond } from "../bonds/lay-in-bond.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { marble } from "./marble.ts";

const GROUT = fromHex("#8f8c87");
const TILE = 1.6;

/** Polished marble tiles, each sawn from another place of the block and laid either way round. Takes colours as marble does. */
export const marbleTiles: Material = {
  id: "marble-tiles",
  class: "marble",
  words: [
    "marble tile",
    "marble floor tile",
    "marble floor",
    "marble flooring",
    "marble wall tile",
    "marble slab floor",
    "marble mosaic",
    "marble tiling",
  ],
  tileSize: TILE,
  bond: "grid",
  shade: shadeMarbleTiles,
};

/** Whether a tile lies along the other side of the block. */
const isTurned = (luck: number | undefined): boolean => (luck ?? 0) < 0.5;

function shadeMarbleTiles(context: ShadeContext): Surface {
  const { size, draw, scale, bond } = context;
  const block = marble.shade(context);
  const side = featureCount(4, scale);
  const usual = runningBond(side, side, 0);
  const { cells, locate } = bond ? layInBond(bond, usual.cells, draw.stream("bond")).tiling : usual;
  const place = createPlace();
  const tone = evenDeal(cells, (x, y) => {
    locate(x, y, place);
    return place.cell;
  })(draw.seed32("tone"));
  const table = (name: string) => randomTable(cells, draw.seed32(name));
  const [turn, leanU, leanV] = [table("turn"), table("lean u"), table("lean v")];
  // the whole block is sawn up, each piece once: of pieces by chance two would show the same vein
  const chance = randomTable(side * side, draw.seed32("pieces"));
  const pieces = Array.from(chance.keys()).sort((a, b) => (chance[a] as number) - (chance[b] as number) || a - b);
  const shifts = Array.from({ length: cells }, (_, cell) => {
    const piece = pieces[cell % pieces.length] as number;
    const [column, row] = [cell % side, Math.floor(cell / side) % side];
    const [x, y] = isTurned(turn[cell]) ? [row, column] : [column, row];
    const texels = (steps: number) => Math.round(((steps + side) / side) * size);
    return [texels((piece % side) - x), texels(Math.floor(piece / side) - y)] as const;
  });
  const polish = fbm(size, { cells: 89, octaves: 3, gain: 0.85, seed: draw.seed32("polish") });
  return paintSurface(size, TILE, (texel, i) => {
    const column = i & (size - 1);
    const row = Math.floor(i / size);
    locate((column + 0.5) / size, (row + 0.5) / size, place);
    const { cell, border } = place;
    const face = smoothstep(0.0012, 0.003, border);
    const swapped = isTurned(turn[cell]);
    const [shiftX, shiftY] = shifts[cell] as readonly [number, number];
    const x = ((swapped ? row : column) + shiftX) & (size - 1);
    const y = ((swapped ? column : row) + shiftY) & (size - 1);
    const from = y * size + x;
    const p = polish[i] as number;
    const light = 1 + 0.2 * ((tone[cell] as number) - 0.5) + 0.025 * p;
    texel.r = GROUT[0] + ((block.albedo[from * 3] as number) * light - GROUT[0]) * face;
    texel.g = GROUT[1] + ((block.albedo[from * 3 + 1] as number) * light - GROUT[1]) * face;
    texel.b = GROUT[2] + ((block.albedo[from * 3 + 2] as number) * light - GROUT[2]) * face;
    const lean = ((leanU[cell] as number) - 0.5) * (place.u - 0.5) + ((leanV[cell] as number) - 0.5) * (place.v - 0.5);
    texel.height = face * (0.0016 + (block.height[from] as number) + lean * 0.0005 + p * 0.00003);
    texel.roughness = 0.75 + ((block.roughness[from] as number) + 0.015 * p - 0.75) * face;
  });
}
