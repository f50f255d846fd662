import type { RowBand } from "../crew.ts";
import type { SurfacePoint } from "../geometry/part.ts";
import { toSrgbByte } from "../math/color.ts";
import { clamp01 } from "../math/scalar.ts";
import type { Canvas } from "./canvas.ts";
import { sampleProjection, type TileProjection } from "./project-tile.ts";
import { TILE_STRIDE } from "./tile.ts";
import type { ModelGroup, UnwrappedModel } from "./unwrapped-model.ts";

const SRGB_STEPS = 4096;

/**
 * Paints the texels of one part that lie in some rows of the atlas: its material, then its own paint over it.
 *
 * @param restNormals Unit xyz in the rest frame, one a normal of the model.
 */
export function paintGroup(
  model: UnwrappedModel,
  group: ModelGroup,
  restNormals: Float32Array,
  projection: TileProjection,
  canvas: Canvas,
  rows: RowBand,
): void {
  const { size, face: faces, albedo, roughness, metalness, height } = canvas;
  const { rest, normals, uvs } = model;
  const { paint } = group.part;
  const srgb = srgbBytes();
  const place = new Float64Array(6);
  const sample = new Float64Array(TILE_STRIDE);
  const point: SurfacePoint = { r: 0, g: 0, b: 0, roughness: 0, metalness: 0, height: 0 };
  const end = group.firstTriangle + group.triangleCount;
  for (let face = group.firstTriangle; face < end; face += 1) {
    const corner = face * 3;
    const ta = (model.uvIndices[corner] as number) * 2;
    const tb = (model.uvIndices[corner + 1] as number) * 2;
    const tc = (model.uvIndices[corner + 2] as number) * 2;
    const ay = size - (uvs[ta + 1] as number) * size;
    const by = size - (uvs[tb + 1] as number) * size;
    const cy = size - (uvs[tc + 1] as number) * size;
    const firstRow = Math.max(rows.first, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const lastRow = Math.min(rows.end - 1, Math.ceil(Math.max(ay, by, cy) - 0.5) - 1);
    if (firstRow > lastRow) continue;
    const ax = (uvs[ta] as number) * size;
    const bx = (uvs[tb] as number) * size;
    const cx = (uvs[tc] as number) * size;
    const twice = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (twice === 0) continue;
    const unit = 1 / twice;
    const pa = (model.positionIndices[corner] as number) * 3;
    const pb = (model.positionIndices[corner + 1] as number) * 3;
    const pc = (model.positionIndices[corner + 2] as number) * 3;
    const na = (model.normalIndices[corner] as number) * 3;
    const nb = (model.normalIndices[corner + 1] as number) * 3;
    const nc = (model.normalIndices[corner + 2] as number) * 3;
    const rx = rest[pa] as number;
    const rxb = (rest[pb] as number) - rx;
    const rxc = (rest[pc] as number) - rx;
    const ry = rest[pa + 1] as number;
    const ryb = (rest[pb + 1] as number) - ry;
    const ryc = (rest[pc + 1] as number) - ry;
    const rz = rest[pa + 2] as number;
    const rzb = (rest[pb + 2] as number) - rz;
    const rzc = (rest[pc + 2] as number) - rz;
    const mx = restNormals[na] as number;
    const mxb = (restNormals[nb] as number) - mx;
    const mxc = (restNormals[nc] as number) - mx;
    const my = restNormals[na + 1] as number;
    const myb = (restNormals[nb + 1] as number) - my;
    const myc = (restNormals[nc + 1] as number) - my;
    const mz = restNormals[na + 2] as number;
    const mzb = (restNormals[nb + 2] as number) - mz;
    const mzc = (restNormals[nc + 2] as number) - mz;
    for (let row = firstRow; row <= lastRow; row += 1) {
      const y = row + 0.5;
      // edges are taken from their upper end, so that the two triangles at an edge agree to the bit on whose texel it is
      let left = Number.POSITIVE_INFINITY;
      let right = Number.NEGATIVE_INFINITY;
      for (let edge = 0; edge < 3; edge += 1) {
        const x =
          edge === 0
            ? crossing(ax, ay, bx, by, y)
            : edge === 1
              ? crossing(bx, by, cx, cy, y)
              : crossing(cx, cy, ax, ay, y);
        if (x < left) left = x;
        if (x > right && x !== Number.POSITIVE_INFINITY) right = x;
      }
      const firstColumn = Math.max(0, Math.ceil(left - 0.5));
      const lastColumn = Math.min(size - 1, Math.ceil(right - 0.5) - 1);
      for (let column = firstColumn; column <= lastColumn; column += 1) {
        const x = column + 0.5;
        const wb = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) * unit;
        const wc = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) * unit;
        place[0] = rx + wb * rxb + wc * rxc;
        place[1] = ry + wb * ryb + wc * ryc;
        place[2] = rz + wb * rzb + wc * rzc;
        place[3] = mx + wb * mxb + wc * mxc;
        place[4] = my + wb * myb + wc * myc;
        place[5] = mz + wb * mzb + wc * mzc;
        sampleProjection(projection, place, sample);
        const at = row * size + column;
        faces[at] = face;
        if (!paint) {
          albedo[at * 3] = srgb[step(sample[0] as number)] as number;
          albedo[at * 3 + 1] = srgb[step(sample[1] as number)] as number;
          albedo[at * 3 + 2] = srgb[step(sample[2] as number)] as number;
          roughness[at] = clamp01(sample[3] as number) * 255 + 0.5;
          metalness[at] = clamp01(sample[4] as number) * 255 + 0.5;
          height[at] = sample[5] as number;
          continue;
        }
        point.r = sample[0] as number;
        point.g = sample[1] as number;
        point.b = sample[2] as number;
        point.roughness = sample[3] as number;
        point.metalness = sample[4] as number;
        point.height = sample[5] as number;
        const wa = 1 - wb - wc;
        const sx = wa * (normals[na] as number) + wb * (normals[nb] as number) + wc * (normals[nc] as number);
        const sy =
          wa * (normals[na + 1] as number) + wb * (normals[nb + 1] as number) + wc * (normals[nc + 1] as number);
        const sz =
          wa * (normals[na + 2] as number) + wb * (normals[nb + 2] as number) + wc * (normals[nc + 2] as number);
        const long = Math.sqrt(sx * sx + sy * sy + sz * sz);
        const toUnit = long > 1e-12 ? 1 / long : 0;
        paint(point, place[0] as number, place[1] as number, place[2] as number, sx * toUnit, sy * toUnit, sz * toUnit);
        albedo[at * 3] = srgb[step(point.r)] as number;
        albedo[at * 3 + 1] = srgb[step(point.g)] as number;
        albedo[at * 3 + 2] = srgb[step(point.b)] as number;
        roughness[at] = clamp01(point.roughness) * 255 + 0.5;
        metalness[at] = clamp01(point.metalness) * 255 + 0.5;
        height[at] = point.height;
      }
    }
  }
}

/** Where an edge crosses a row; infinite when it does not. */
function crossing(ax: number, ay: number, bx: number, by: number, y: number): number {
  if (ay <= by) return y < ay || y >= by ? Number.POSITIVE_INFINITY : ax + ((bx - ax) * (y - ay)) / (by - ay);
  return y < by || y >= ay ? Number.POSITIVE_INFINITY : bx + ((ax - bx) * (y - by)) / (ay - by);
}

/** `toSrgbByte` at places spaced by square roots, as it rounds to them itself. */
const srgbBytes = (): Uint8Array =>
  Uint8Array.from({ length: SRGB_STEPS + 1 }, (_, i) => toSrgbByte((i / SRGB_STEPS) * (i / SRGB_STEPS)));

const step = (linear: number): number =>
  linear > 0 ? (linear < 1 ? (Math.sqrt(linear) * SRGB_STEPS + 0.5) | 0 : SRGB_STEPS) : 0;
