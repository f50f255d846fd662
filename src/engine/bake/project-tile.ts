import type { Part } from "../geometry/part.ts";
import { hash128 } from "../math/draw.ts";
import { atan2, TAU } from "../math/elementary.ts";
import { addTileSample, TILE_STRIDE, type Tile } from "./tile.ts";

/** Samples a part's material at a point (x, y, z) with unit normal (nx, ny, nz), both in the rest frame, into `out`. */
export type TileProjection = (
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  out: Float64Array,
) => void;

/** Below this share a side of the box is left out. */
const LEAST_SHARE = 0.02;

/**
 * Lays a tile on a part. Every part gets its own place on the tile, so that two legs do not show the same knot, yet all
 * sides of one part share the place along V: courses of brick meet at the corners.
 *
 * @param radius Metres: the mean distance of the part's wall from its Y axis, for parts projected as a cylinder.
 */
export function projectTile(part: Part, tile: Tile, radius: number): TileProjection {
  const [a, b, c, d] = hash128(part.name);
  const shiftV = (a % 4096) / 4096;
  const shifts = [b, c, d].map((word) => (word % 4096) / 4096) as [number, number, number];
  return part.projection === "cylinder"
    ? wrapCylinder(tile, radius, shifts, shiftV)
    : projectBox(tile, part.grain ?? "y", shifts, shiftV);
}

type Shifts = readonly [number, number, number];

function projectBox(tile: Tile, grain: "x" | "y" | "z", shifts: Shifts, shiftV: number): TileProjection {
  const perMetre = 1 / tile.tileSize;
  const [shiftX, shiftY, shiftZ] = shifts;
  // on each side, V runs along the grain and U = V x N, so that nothing is mirrored; the side the grain pierces shows the tile upright
  return (x, y, z, nx, ny, nz, out) => {
    clear(out);
    let wx = sharpen(nx);
    let wy = sharpen(ny);
    let wz = sharpen(nz);
    const least = LEAST_SHARE * (wx + wy + wz);
    wx = wx < least ? 0 : wx;
    wy = wy < least ? 0 : wy;
    wz = wz < least ? 0 : wz;
    const sum = wx + wy + wz;
    if (!(sum > 0)) wy = 1;
    else {
      wx /= sum;
      wy /= sum;
      wz /= sum;
    }
    if (wx > 0) {
      const side = nx < 0 ? -1 : 1;
      if (grain === "z") addTileSample(tile, side * y * perMetre + shiftX, z * perMetre + shiftV, wx, out);
      else addTileSample(tile, -side * z * perMetre + shiftX, y * perMetre + shiftV, wx, out);
    }
    if (wy > 0) {
      const side = ny < 0 ? -1 : 1;
      if (grain === "x") addTileSample(tile, side * z * perMetre + shiftY, x * perMetre + shiftV, wy, out);
      else if (grain === "z") addTileSample(tile, -side * x * perMetre + shiftY, z * perMetre + shiftV, wy, out);
      else addTileSample(tile, side * x * perMetre + shiftY, -z * perMetre + shiftV, wy, out);
    }
    if (wz > 0) {
      const side = nz < 0 ? -1 : 1;
      if (grain === "x") addTileSample(tile, -side * y * perMetre + shiftZ, x * perMetre + shiftV, wz, out);
      else addTileSample(tile, side * x * perMetre + shiftZ, y * perMetre + shiftV, wz, out);
    }
  };
}

function wrapCylinder(tile: Tile, radius: number, shifts: Shifts, shiftV: number): TileProjection {
  const turns = Math.max(1, Math.round((TAU * radius) / tile.tileSize));
  // the wrapping stretches the tile a little to close; up and down it is stretched alike
  const perMetre = turns / (TAU * Math.max(radius, 1e-6));
  const [shiftU, shiftCap] = shifts;
  return (x, y, z, nx, ny, nz, out) => {
    clear(out);
    const wall = sharpen(Math.sqrt(nx * nx + nz * nz));
    const cap = sharpen(ny);
    const sum = wall + cap;
    const share = sum > 0 ? cap / sum : 0;
    if (share < 1 - LEAST_SHARE) {
      const turn = atan2(x, z) / TAU;
      addTileSample(tile, turn * turns + shiftU, y * perMetre + shiftV, share < LEAST_SHARE ? 1 : 1 - share, out);
    }
    if (share >= LEAST_SHARE) {
      const side = ny < 0 ? -1 : 1;
      const weight = share < 1 - LEAST_SHARE ? share : 1;
      addTileSample(tile, side * x * perMetre + shiftCap, -z * perMetre + shiftV, weight, out);
    }
  };
}

/** Eighth power: sides blend only around the edges. */
function sharpen(n: number): number {
  const square = n * n;
  const fourth = square * square;
  return fourth * fourth;
}

/** A plain loop: for six numbers, `fill` took longer than the sampling. */
function clear(out: Float64Array): void {
  for (let k = 0; k < TILE_STRIDE; k += 1) out[k] = 0;
}
