import type { Part } from "../geometry/part.ts";
import { hash128 } from "../math/draw.ts";
import { atan2, TAU } from "../math/elementary.ts";
import { addTileSample, type Tile } from "./tile.ts";

/** How a tile lies on a part. */
export interface TileProjection {
  readonly tile: Tile;
  /** The axis the grain runs along on a part projected from the sides of a box; wrapped parts have none. */
  readonly grain: "x" | "y" | "z" | "wrapped";
  /** Tiles a metre. */
  readonly perMetre: number;
  /** Tiles around a wrapped part. */
  readonly turns: number;
  /** The part's place on the tile, in tiles: along U on the sides that face X, Y and Z, and along V. */
  readonly shifts: readonly [number, number, number];
  readonly shiftV: number;
}

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
  if (part.projection !== "cylinder") {
    return { tile, grain: part.grain ?? "y", perMetre: 1 / tile.tileSize, turns: 0, shifts, shiftV };
  }
  const turns = Math.max(1, Math.round((TAU * radius) / tile.tileSize));
  // the wrapping stretches the tile a little to close; up and down it is stretched alike
  const perMetre = turns / (TAU * Math.max(radius, 1e-6));
  return { tile, grain: "wrapped", perMetre, turns, shifts, shiftV };
}

/**
 * Samples a part's material into the first `TILE_STRIDE` numbers of `out`.
 *
 * @param place A point x, y, z and its normal x, y, z, of any length, in the rest frame.
 */
export function sampleProjection(projection: TileProjection, place: Float64Array, out: Float64Array): void {
  if (projection.grain === "wrapped") sampleWrapped(projection, place, out);
  else sampleBox(projection, place, out);
}

// on each side, V runs along the grain and U = V x N, so that nothing is mirrored; the side the grain pierces shows the tile upright
function sampleBox(projection: TileProjection, place: Float64Array, out: Float64Array): void {
  const { tile, grain, perMetre, shifts, shiftV } = projection;
  const x = (place[0] as number) * perMetre;
  const y = (place[1] as number) * perMetre;
  const z = (place[2] as number) * perMetre;
  const nx = place[3] as number;
  const ny = place[4] as number;
  const nz = place[5] as number;
  let wx = sharpen(nx);
  let wy = sharpen(ny);
  let wz = sharpen(nz);
  const least = LEAST_SHARE * (wx + wy + wz);
  wx = wx < least ? 0 : wx;
  wy = wy < least ? 0 : wy;
  wz = wz < least ? 0 : wz;
  const sum = wx + wy + wz;
  if (sum > 0) {
    wx /= sum;
    wy /= sum;
    wz /= sum;
  } else wy = 1;
  if (wx > 0) {
    const side = nx < 0 ? -1 : 1;
    const u = (grain === "z" ? y : -z) * side + shifts[0];
    addTileSample(tile, u, (grain === "z" ? z : y) + shiftV, wx, 0, out);
  }
  if (wy > 0) {
    const side = ny < 0 ? -1 : 1;
    const u = (grain === "x" ? z : grain === "z" ? -x : x) * side + shifts[1];
    addTileSample(tile, u, (grain === "x" ? x : grain === "z" ? z : -z) + shiftV, wy, wx > 0 ? 1 : 0, out);
  }
  if (wz > 0) {
    const side = nz < 0 ? -1 : 1;
    const u = (grain === "x" ? -y : x) * side + shifts[2];
    addTileSample(tile, u, (grain === "x" ? x : y) + shiftV, wz, wx > 0 || wy > 0 ? 1 : 0, out);
  }
}

function sampleWrapped(projection: TileProjection, place: Float64Array, out: Float64Array): void {
  const { tile, perMetre, turns, shifts, shiftV } = projection;
  const x = place[0] as number;
  const z = place[2] as number;
  const nx = place[3] as number;
  const ny = place[4] as number;
  const nz = place[5] as number;
  const upright = nx * nx + nz * nz;
  const wall = upright * upright * upright * upright;
  const cap = sharpen(ny);
  const sum = wall + cap;
  const share = sum > 0 ? cap / sum : 0;
  if (share < 1 - LEAST_SHARE) {
    const u = (atan2(x, z) / TAU) * turns + shifts[0];
    addTileSample(tile, u, (place[1] as number) * perMetre + shiftV, share < LEAST_SHARE ? 1 : 1 - share, 0, out);
  }
  if (share >= LEAST_SHARE) {
    const side = ny < 0 ? -1 : 1;
    const weight = share < 1 - LEAST_SHARE ? share : 1;
    addTileSample(tile, side * x * perMetre + shifts[1], -z * perMetre + shiftV, weight, weight < 1 ? 1 : 0, out);
  }
}

/** Eighth power: sides blend only around the edges. */
function sharpen(n: number): number {
  const square = n * n;
  const fourth = square * square;
  return fourth * fourth;
}
