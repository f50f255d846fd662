import { cellsKernel } from "../../kernels/kernels.ts";
import type { Draw } from "../../math/draw.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";

/** Side of the maps in which the marks of a coat are held: hairs ask them at their roots. */
const SIDE = 256;

/** Number of the hair colour at x, y in tiles. */
export type Marks = (x: number, y: number) => number;

const lookUp =
  (map: Uint8Array): Marks =>
  (x, y) =>
    map[(Math.floor(y * SIDE) & (SIDE - 1)) * SIDE + (Math.floor(x * SIDE) & (SIDE - 1))] as number;

/** Leopard's rosettes: 0 ground, 1 the warm heart of a rosette, 2 the broken dark ring. */
export function rosettes(draw: Draw, cells: number): Marks {
  const bend = (name: string) => fbm(SIDE, { cells: cells * 2, octaves: 2, seed: draw.seed32(name), strength: 0.2 });
  const net = { cellsX: cells, cellsY: cells, jitter: 0.7, warpX: bend("ring x"), warpY: bend("ring y") };
  const { nearest, index } = cellsKernel(SIDE, { ...net, seed: draw.seed32("rosettes") }, ["nearest", "index"]);
  const gaps = fbm(SIDE, { cells: cells * 3, octaves: 2, seed: draw.seed32("gaps") });
  const girth = evenGrid(cells, cells, draw.seed32("girth"));
  const map = new Uint8Array(SIDE * SIDE);
  for (let i = 0; i < map.length; i += 1) {
    const far = (nearest[i] as number) / (0.8 + 0.35 * (girth[index[i] as number] as number));
    const gap = gaps[i] as number;
    map[i] = far < 0.22 ? 1 : far < 0.39 && gap < 0.2 ? 2 : 0;
    // small solid dots fill the room between rosettes
    if (far > 0.56 && gap > 0.3) map[i] = 2;
  }
  return lookUp(map);
}

/**
 * Stripes across the tile that taper, fork and break, as a tiger's or zebra's: 0 ground, 1 stripe.
 *
 * @param share Of the ground that stripes take, 0..1.
 * @param ragged How often they break: 0 as a zebra's, 1 as a tiger's.
 */
export function forkedStripes(draw: Draw, count: number, share: number, ragged: number): Marks {
  const flow = fbm(SIDE, { cells: 3, cellsY: count >> 1 || 1, octaves: 3, gain: 0.4, seed: draw.seed32("flow") });
  const taper = fbm(SIDE, { cells: 6, cellsY: count, octaves: 3, seed: draw.seed32("taper") });
  const map = new Uint8Array(SIDE * SIDE);
  for (let i = 0; i < map.length; i += 1) {
    const y = (Math.floor(i / SIDE) + 0.5) / SIDE;
    const wave = cosTurn(y * count + (flow[i] as number) * 0.72);
    map[i] = wave + (taper[i] as number) * ragged * 1.3 > cosTurn(share / 2) ? 1 : 0;
  }
  return lookUp(map);
}

/** Large wandering patches, as a cow's: 0 ground, 1 patch. */
export function patches(draw: Draw, cells: number, share: number): Marks {
  const field = evenNoise(SIDE, { cells, octaves: 4, gain: 0.38, seed: draw.seed32("patches") });
  const sorted = Float32Array.from(field).sort();
  const level = sorted[Math.floor((1 - share) * (sorted.length - 1))] as number;
  return lookUp(Uint8Array.from(field, (value) => (value > level ? 1 : 0)));
}
