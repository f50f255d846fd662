import { type Crew, type RowBand, rowBand } from "../crew.ts";
import { type GatherLight, openRays } from "../kernels/rays-kernel.ts";
import { cos, PI, sin } from "../math/elementary.ts";
import type { Vec3 } from "../math/vec3.ts";
import type { Canvas } from "./canvas.ts";
import { drawOppositeMaps, LIGHT_STRIDE, type LightMaps } from "./light-maps.ts";
import type { UnwrappedModel } from "./unwrapped-model.ts";

/** Pairs of opposite directions to look along. */
const PAIRS = 36;
const MAP_SIZE = 256;
/** Blocks a side of the atlas: the texels of a block share one look around, and values in between are blended. */
const BLOCKS = 512;
/** Blocks to either side over which the looks are blurred, as a share of the atlas. */
const BLUR = 1 / 200;
/** Height over the floor, as a share of the model's size, at which the floor hides half of what lies below. */
const FLOOR_REACH = 0.12;
/** Shares the rows are done in. */
const BANDS = 16;
/** Texels to the neighbours a pit is measured against. */
const PIT_REACH = 3;

/**
 * Shows how open every painted texel is to its surroundings, the floor included: 255 to the whole sky, 0 to nothing.
 * The model's shape is looked at from all sides; pits in the material's relief come on top.
 *
 * @param canvas Its heights must reach a few texels beyond the charts.
 * @param texelSize Metres a texel spans on the model.
 * @param step Called with 0..1; throws when the work is no longer wanted.
 * @returns One byte a texel; only painted texels are meant.
 */
export function makeOcclusion(
  model: UnwrappedModel,
  canvas: Canvas,
  texelSize: number,
  crew: Crew,
  step: (fraction: number) => void,
): Uint8Array {
  const maps = drawOppositeMaps(model.positions, model.positionIndices, spreadDirections(PAIRS), MAP_SIZE, crew);
  step(0.4);
  // smaller blocks than two texels cost time and show nothing; larger ones might reach from chart to chart
  const block = Math.max(2, canvas.size / BLOCKS);
  const blocks = canvas.size / block;
  const looks = new Float32Array(crew.share(blocks * blocks * 4));
  let gather: GatherLight | undefined;
  crew.runBands(BANDS, (band) => {
    gather ??= openRays(maps);
    lookAround(model, canvas, maps, gather, block, rowBand(blocks, BANDS, band), looks);
    step(0.4 + (0.4 * band) / BANDS);
  });
  // quicker done by everyone than shared out
  const open = looks.slice();
  blurKnown(open, blocks, Math.max(2, Math.round(blocks * BLUR)));
  const out = new Uint8Array(crew.share(canvas.size * canvas.size));
  crew.runBands(BANDS, (band) => {
    writeOpenness(open, blocks, canvas, texelSize, rowBand(canvas.size, BANDS, band), out);
    step(0.8 + (0.2 * band) / BANDS);
  });
  return out;
}

/** Blends the blocks' openness over the texels of some rows, and takes from it what the relief hides. */
function writeOpenness(
  open: Float32Array,
  blocks: number,
  canvas: Canvas,
  texelSize: number,
  rows: RowBand,
  out: Uint8Array,
): void {
  const { size, face, height } = canvas;
  const perTexel = blocks / size;
  const steepness = 1.5 / (PIT_REACH * texelSize);
  let at = rows.first * size;
  for (let row = rows.first; row < rows.end; row += 1) {
    const y = (row + 0.5) * perTexel - 0.5;
    const above = row >= PIT_REACH ? PIT_REACH * size : 0;
    const below = row < size - PIT_REACH ? PIT_REACH * size : 0;
    for (let column = 0; column < size; column += 1, at += 1) {
      if ((face[at] as number) < 0) continue;
      const west = column >= PIT_REACH ? PIT_REACH : 0;
      const east = column < size - PIT_REACH ? PIT_REACH : 0;
      const here = height[at] as number;
      const around =
        (height[at - above - west] as number) +
        (height[at - above] as number) +
        (height[at - above + east] as number) +
        (height[at - west] as number) +
        (height[at + east] as number) +
        (height[at + below - west] as number) +
        (height[at + below] as number) +
        (height[at + below + east] as number);
      const depth = (around - 8 * here) / 9;
      const value = 255 * blendBlocks(open, blocks, (column + 0.5) * perTexel - 0.5, y);
      out[at] = 0.5 + (depth > 0 ? value / (1 + depth * steepness) : value);
    }
  }
}

/** Unit vectors spread evenly over the upper half of the sphere (spherical Fibonacci points). */
function spreadDirections(count: number): Vec3[] {
  const turn = PI * (3 - Math.sqrt(5));
  return Array.from({ length: count }, (_, i) => {
    const y = 1 - (i + 0.5) / count;
    const radius = Math.sqrt(1 - y * y);
    return [radius * cos(i * turn), y, radius * sin(i * turn)] as const;
  });
}

/** Writes the openness 0..1 of a painted texel in every block of some rows; -1 where a block has none. */
function lookAround(
  model: UnwrappedModel,
  { size, face }: Canvas,
  maps: LightMaps,
  gather: GatherLight,
  block: number,
  rows: RowBand,
  open: Float32Array,
): void {
  const blocks = size / block;
  const { floor, reach, texel } = measureModel(model, maps);
  const place = new Float64Array(6);
  for (let at = rows.first * blocks; at < rows.end * blocks; at += 1) {
    const row = Math.floor(at / blocks);
    const column = at - row * blocks;
    const painted = firstPainted(face, size, row * block, column * block, block);
    if (painted < 0) {
      open[at] = -1;
      continue;
    }
    const inRow = painted % size;
    locateTexel(model, face[painted] as number, inRow + 0.5, (painted - inRow) / size + 0.5, size, place);
    const nx = place[3] as number;
    const ny = place[4] as number;
    const nz = place[5] as number;
    const x = (place[0] as number) + nx * texel;
    const y = (place[1] as number) + ny * texel;
    const z = (place[2] as number) + nz * texel;
    // neighbouring blocks look along every fourth direction, each along others; the blur brings them together
    const turn = (row & 1) * 2 + (column & 1);
    const high = Math.max(0, y - floor);
    const light = gather(turn, { x, y, z, nx, ny, nz, bias: texel, high, reach });
    open[at] = (light[2] as number) / ((light[3] as number) + 1e-9);
  }
}

/** Where the floor lies, how far it reaches, and the side of the coarsest shadow map's texels: all metres. */
function measureModel({ positions }: UnwrappedModel, maps: LightMaps): { floor: number; reach: number; texel: number } {
  let floor = Number.POSITIVE_INFINITY;
  for (let i = 1; i < positions.length; i += 3) floor = Math.min(floor, positions[i] as number);
  let scale = Number.POSITIVE_INFINITY;
  for (let i = 0; i < maps.count; i += 1) scale = Math.min(scale, maps.lights[i * LIGHT_STRIDE + 11] as number);
  return { floor, reach: (FLOOR_REACH * maps.size) / scale, texel: 1.5 / scale };
}

/** A painted texel of a block, its middle if that is painted; -1 if none is. */
function firstPainted(face: Int32Array, size: number, top: number, left: number, block: number): number {
  const middle = (top + block / 2) * size + left + block / 2;
  if ((face[middle] as number) >= 0) return middle;
  for (let row = top; row < top + block; row += 1) {
    const first = row * size + left;
    for (let at = first; at < first + block; at += 1) if ((face[at] as number) >= 0) return at;
  }
  return -1;
}

/** Writes position and unit normal of the point (x, y) of the atlas, in texels from its upper left. */
function locateTexel(
  model: UnwrappedModel,
  triangle: number,
  x: number,
  y: number,
  size: number,
  out: Float64Array,
): void {
  const { positions, normals, uvs } = model;
  const corner = triangle * 3;
  const ta = (model.uvIndices[corner] as number) * 2;
  const tb = (model.uvIndices[corner + 1] as number) * 2;
  const tc = (model.uvIndices[corner + 2] as number) * 2;
  const u = x / size - (uvs[ta] as number);
  const v = 1 - y / size - (uvs[ta + 1] as number);
  const ub = (uvs[tb] as number) - (uvs[ta] as number);
  const vb = (uvs[tb + 1] as number) - (uvs[ta + 1] as number);
  const uc = (uvs[tc] as number) - (uvs[ta] as number);
  const vc = (uvs[tc + 1] as number) - (uvs[ta + 1] as number);
  const twice = ub * vc - vb * uc;
  const wb = (u * vc - v * uc) / twice;
  const wc = (ub * v - vb * u) / twice;
  const wa = 1 - wb - wc;
  const pa = (model.positionIndices[corner] as number) * 3;
  const pb = (model.positionIndices[corner + 1] as number) * 3;
  const pc = (model.positionIndices[corner + 2] as number) * 3;
  const na = (model.normalIndices[corner] as number) * 3;
  const nb = (model.normalIndices[corner + 1] as number) * 3;
  const nc = (model.normalIndices[corner + 2] as number) * 3;
  let square = 0;
  for (let k = 0; k < 3; k += 1) {
    out[k] =
      wa * (positions[pa + k] as number) + wb * (positions[pb + k] as number) + wc * (positions[pc + k] as number);
    const n = wa * (normals[na + k] as number) + wb * (normals[nb + k] as number) + wc * (normals[nc + k] as number);
    out[3 + k] = n;
    square += n * n;
  }
  const unit = square > 1e-18 ? 1 / Math.sqrt(square) : 0;
  for (let k = 3; k < 6; k += 1) out[k] = (out[k] as number) * unit;
}

/** Blurs the blocks that have a value, in place: a box along each axis, twice. Gaps between charts are not crossed. */
function blurKnown(open: Float32Array, blocks: number, reach: number): void {
  const sums = new Float64Array(blocks + 1);
  for (let pass = 0; pass < 4; pass += 1) {
    const step = pass % 2 === 0 ? 1 : blocks;
    for (let line = 0; line < blocks; line += 1) {
      const first = line * (pass % 2 === 0 ? blocks : 1);
      let start = 0;
      for (let i = 0; i <= blocks; i += 1) {
        const value = i < blocks ? (open[first + i * step] as number) : -1;
        if (value >= 0) {
          sums[i + 1] = (sums[i] as number) + value;
          continue;
        }
        for (let k = start; k < i; k += 1) {
          const from = Math.max(start, k - reach);
          const to = Math.min(i, k + reach + 1);
          open[first + k * step] = ((sums[to] as number) - (sums[from] as number)) / (to - from);
        }
        start = i + 1;
        if (i < blocks) sums[i + 1] = 0;
      }
      sums[0] = 0;
    }
  }
}

/** Bilinear value among the blocks that have one. */
function blendBlocks(open: Float32Array, blocks: number, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const last = blocks - 1;
  const left = Math.max(column, 0);
  const right = column < last ? column + 1 : last;
  const top = Math.max(row, 0) * blocks;
  const bottom = (row < last ? row + 1 : last) * blocks;
  const a = open[top + left] as number;
  const b = open[top + right] as number;
  const c = open[bottom + left] as number;
  const d = open[bottom + right] as number;
  const fx = x - column;
  const fy = y - row;
  if (a >= 0 && b >= 0 && c >= 0 && d >= 0) {
    const upper = a + (b - a) * fx;
    return upper + (c + (d - c) * fx - upper) * fy;
  }
  const wa = a < 0 ? 0 : (1 - fx) * (1 - fy);
  const wb = b < 0 ? 0 : fx * (1 - fy);
  const wc = c < 0 ? 0 : (1 - fx) * fy;
  const wd = d < 0 ? 0 : fx * fy;
  const sum = wa + wb + wc + wd;
  return sum > 0 ? (wa * a + wb * b + wc * c + wd * d) / sum : 1;
}
