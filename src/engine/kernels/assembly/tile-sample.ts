import { arcTangent } from "./arc-tangent";

/** A texel of a tile takes 32 bytes: linear red, green, blue, roughness, metalness, height, two numbers of padding. */
const TILE_SHIFT: usize = 5;
/** Below this share a side of the box is left out. */
const LEAST_SHARE: f64 = 0.02;

/** What has been gathered: linear red, green, blue and roughness. */
export let color: v128 = i32x4.splat(0);
/** Metalness, height in metres, two numbers of padding. */
export let relief: v128 = i32x4.splat(0);

/** Begins anew. */
export function clearSample(): void {
  color = i32x4.splat(0);
  relief = i32x4.splat(0);
}

/**
 * On each side of a box, V runs along the grain (0 x, 1 y, 2 z) and U = V x N, so that nothing is mirrored; the side the
 * grain pierces shows the tile upright.
 */
export function sampleBox(
  tile: usize,
  tileSize: i32,
  grain: i32,
  x: f64,
  y: f64,
  z: f64,
  nx: f64,
  ny: f64,
  nz: f64,
  shiftX: f64,
  shiftY: f64,
  shiftZ: f64,
  shiftV: f64,
): void {
  let wx = sharpen(nx);
  let wy = sharpen(ny);
  let wz = sharpen(nz);
  const least = LEAST_SHARE * (wx + wy + wz);
  if (wx < least) wx = 0;
  if (wy < least) wy = 0;
  if (wz < least) wz = 0;
  const sum = wx + wy + wz;
  if (sum > 0) {
    wx /= sum;
    wy /= sum;
    wz /= sum;
  } else wy = 1;
  if (wx > 0) {
    const u = (grain == 2 ? y : -z) * (nx < 0 ? -1 : 1) + shiftX;
    addSample(tile, tileSize, u, (grain == 2 ? z : y) + shiftV, wx);
  }
  if (wy > 0) {
    const u = (grain == 0 ? z : grain == 2 ? -x : x) * (ny < 0 ? -1 : 1) + shiftY;
    addSample(tile, tileSize, u, (grain == 0 ? x : grain == 2 ? z : -z) + shiftV, wy);
  }
  if (wz > 0) {
    const u = (grain == 0 ? -y : x) * (nz < 0 ? -1 : 1) + shiftZ;
    addSample(tile, tileSize, u, (grain == 0 ? x : y) + shiftV, wz);
  }
}

/** Around the Y axis, and from above and below on caps. */
export function sampleWrapped(
  tile: usize,
  tileSize: i32,
  x: f64,
  y: f64,
  z: f64,
  nx: f64,
  ny: f64,
  nz: f64,
  perMetre: f64,
  turns: f64,
  shiftX: f64,
  shiftY: f64,
  shiftV: f64,
): void {
  const upright = nx * nx + nz * nz;
  const wall = upright * upright * upright * upright;
  const cap = sharpen(ny);
  const sum = wall + cap;
  const share = sum > 0 ? cap / sum : 0;
  if (share < 1 - LEAST_SHARE) {
    const u = (arcTangent(x, z) / (2 * Math.PI)) * turns + shiftX;
    addSample(tile, tileSize, u, y * perMetre + shiftV, share < LEAST_SHARE ? 1 : 1 - share);
  }
  if (share >= LEAST_SHARE) {
    const u = (ny < 0 ? -x : x) * perMetre + shiftY;
    addSample(tile, tileSize, u, -z * perMetre + shiftV, share < 1 - LEAST_SHARE ? share : 1);
  }
}

/** Eighth power: sides blend only around the edges. */
// @ts-ignore: decorator
@inline
function sharpen(n: f64): f64 {
  const square = n * n;
  const fourth = square * square;
  return fourth * fourth;
}

/** Adds the tile's bilinear values at (u, v), counted in tiles with V up, times `weight`. */
// @ts-ignore: decorator
@inline
function addSample(tile: usize, size: i32, u: f64, v: f64, weight: f64): void {
  const mask = size - 1;
  const x = u * <f64>size - 0.5;
  const y = -v * <f64>size - 0.5;
  const wholeX = floor(x);
  const wholeY = floor(y);
  const fx = <f32>(x - wholeX);
  const fy = <f32>(y - wholeY);
  const column = <i32>wholeX;
  const row = <i32>wholeY;
  const left = column & mask;
  const right = (column + 1) & mask;
  const upper = (row & mask) * size;
  const lower = ((row + 1) & mask) * size;
  const fromRight: f32 = 1 - fx;
  const low: f32 = fy * <f32>weight;
  const high: f32 = <f32>weight - low;
  addTexel(tile + (<usize>(upper + left) << TILE_SHIFT), fromRight * high);
  addTexel(tile + (<usize>(upper + right) << TILE_SHIFT), fx * high);
  addTexel(tile + (<usize>(lower + left) << TILE_SHIFT), fromRight * low);
  addTexel(tile + (<usize>(lower + right) << TILE_SHIFT), fx * low);
}

// @ts-ignore: decorator
@inline
function addTexel(at: usize, weight: f32): void {
  const share = f32x4.splat(weight);
  color = f32x4.add(color, f32x4.mul(v128.load(at), share));
  relief = f32x4.add(relief, f32x4.mul(v128.load(at, 16), share));
}
