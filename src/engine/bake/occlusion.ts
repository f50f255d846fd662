import { cos, PI, sin } from "../math/elementary.ts";
import type { Vec3 } from "../math/vec3.ts";
import type { Canvas } from "./canvas.ts";
import { drawLightMaps, LIGHT_STRIDE, type LightMaps, lightShare } from "./light-maps.ts";
import type { UnwrappedModel } from "./unwrapped-model.ts";

const DIRECTIONS = 72;
/** Neighbouring blocks look along every fourth direction, each along others; the blur brings them together. */
const TURNS = 4;
const MAP_SIZE = 256;
/** Texels a side of the blocks that share one look around; values in between are blended. */
const BLOCK = 2;
/** Blocks to either side over which the looks are blurred, as a share of the atlas. */
const BLUR = 1 / 200;
/** Height over the floor, as a share of the model's size, at which the floor hides half of what lies below. */
const FLOOR_REACH = 0.12;
/** Texels to the neighbours a pit is measured against. */
const PIT_REACH = 3;

/**
 * Shows how open every painted texel is to its surroundings, the floor included: 255 to the whole sky, 0 to nothing.
 * The model's shape is looked at from all sides; pits in the material's relief come on top.
 *
 * @param texelSize Metres a texel spans on the model.
 * @returns One byte a texel; only painted texels are meant.
 */
export function makeOcclusion(
  model: UnwrappedModel,
  canvas: Canvas,
  texelSize: number,
  checkCancelled?: () => void,
): Uint8Array {
  const maps = drawLightMaps(model.positions, model.positionIndices, spreadDirections(DIRECTIONS), MAP_SIZE);
  checkCancelled?.();
  const { size, face } = canvas;
  const blocks = size / BLOCK;
  const open = lookAround(model, canvas, maps);
  blurKnown(open, blocks, Math.max(2, Math.round(blocks * BLUR)));
  checkCancelled?.();
  const out = new Uint8Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const at = row * size + column;
      if ((face[at] as number) < 0) continue;
      const value = blendBlocks(open, blocks, (column + 0.5) / BLOCK - 0.5, (row + 0.5) / BLOCK - 0.5);
      out[at] = Math.round(255 * value * pitShare(canvas, row, column, texelSize));
    }
  }
  return out;
}

/** Unit vectors spread evenly over the sphere (spherical Fibonacci points). */
function spreadDirections(count: number): Vec3[] {
  const turn = PI * (3 - Math.sqrt(5));
  return Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * i + 1) / count;
    const radius = Math.sqrt(1 - y * y);
    return [radius * cos(i * turn), y, radius * sin(i * turn)] as const;
  });
}

/** Openness 0..1 of a painted texel in every block; -1 where a block has none. */
function lookAround(model: UnwrappedModel, { size, face }: Canvas, maps: LightMaps): Float32Array {
  const blocks = size / BLOCK;
  const open = new Float32Array(blocks * blocks).fill(-1);
  const { floor, reach, texel } = measureModel(model, maps);
  const { lights } = maps;
  const place = new Float64Array(6);
  for (let block = 0; block < open.length; block += 1) {
    const top = Math.floor(block / blocks) * BLOCK;
    const left = (block % blocks) * BLOCK;
    let at = top * size + left;
    if ((face[at] as number) < 0) at = firstPainted(face, size, top, left);
    if (at < 0) continue;
    locateTexel(model, face[at] as number, (at % size) + 0.5, Math.floor(at / size) + 0.5, size, place);
    const nx = place[3] as number;
    const ny = place[4] as number;
    const nz = place[5] as number;
    const x = (place[0] as number) + nx * texel;
    const y = (place[1] as number) + ny * texel;
    const z = (place[2] as number) + nz * texel;
    const high = Math.max(0, y - floor);
    let seen = 0;
    let all = 1e-9;
    const turn = (Math.floor(block / blocks) & 1) * 2 + (block & 1);
    for (let i = turn; i < maps.count; i += TURNS) {
      const down = lights[i * LIGHT_STRIDE + 1] as number;
      const facing =
        nx * (lights[i * LIGHT_STRIDE] as number) + ny * down + nz * (lights[i * LIGHT_STRIDE + 2] as number);
      if (facing <= 0) continue;
      all += facing;
      const overFloor = down < 0 ? high / (high - reach * down) : 1;
      seen += facing * overFloor * lightShare(maps, i, x, y, z, texel);
    }
    open[block] = seen / all;
  }
  return open;
}

/** Where the floor lies, how far it reaches, and the side of the coarsest shadow map's texels: all metres. */
function measureModel({ positions }: UnwrappedModel, maps: LightMaps): { floor: number; reach: number; texel: number } {
  let floor = Number.POSITIVE_INFINITY;
  for (let i = 1; i < positions.length; i += 3) floor = Math.min(floor, positions[i] as number);
  let scale = Number.POSITIVE_INFINITY;
  for (let i = 0; i < maps.count; i += 1) scale = Math.min(scale, maps.lights[i * LIGHT_STRIDE + 11] as number);
  return { floor, reach: (FLOOR_REACH * maps.size) / scale, texel: 1.5 / scale };
}

function firstPainted(face: Int32Array, size: number, top: number, left: number): number {
  for (let row = top; row < top + BLOCK; row += 1) {
    for (let at = row * size + left; at < row * size + left + BLOCK; at += 1) if ((face[at] as number) >= 0) return at;
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
  let sum = 0;
  let weights = 0;
  for (let j = row; j <= row + 1; j += 1) {
    if (j < 0 || j >= blocks) continue;
    const wy = j === row ? 1 - (y - row) : y - row;
    for (let i = column; i <= column + 1; i += 1) {
      if (i < 0 || i >= blocks) continue;
      const value = open[j * blocks + i] as number;
      if (value < 0) continue;
      const weight = wy * (i === column ? 1 - (x - column) : x - column);
      sum += weight * value;
      weights += weight;
    }
  }
  return weights > 0 ? sum / weights : 1;
}

/** Share of the sky the relief leaves to a texel: less the deeper it lies below its neighbours. */
function pitShare({ size, face, height }: Canvas, row: number, column: number, texelSize: number): number {
  const here = height[row * size + column] as number;
  let sum = 0;
  let count = 0;
  for (let j = -PIT_REACH; j <= PIT_REACH; j += PIT_REACH) {
    for (let i = -PIT_REACH; i <= PIT_REACH; i += PIT_REACH) {
      const y = row + j;
      const x = column + i;
      if (x < 0 || y < 0 || x >= size || y >= size) continue;
      const at = y * size + x;
      if ((face[at] as number) < 0) continue;
      sum += height[at] as number;
      count += 1;
    }
  }
  const depth = count > 0 ? sum / count - here : 0;
  return depth > 0 ? 1 / (1 + (1.5 * depth) / (PIT_REACH * texelSize)) : 1;
}
