import type { ModelMaps, UnwrappedModel } from "../bake/unwrapped-model.ts";
import type { View } from "../concepts/concept.ts";
import type { Image } from "../files/image.ts";
import { toSrgbByte } from "../math/color.ts";
import { drawVisible, type VisibleFaces } from "./draw-visible.ts";
import { type Camera, frameView } from "./frame-view.ts";
import { makeGroundShadow } from "./ground-shadow.ts";
import { type ShadingPoint, shadePoint } from "./shade-point.ts";
import { type Ray, type Studio, setUpStudio } from "./studio.ts";
import { faceTangent } from "./tangents.ts";
import { readMaps, TEXEL_LENGTH } from "./texture-reader.ts";
import { toneMap } from "./tone-map.ts";

export interface ThumbnailOptions {
  /** Side of the picture in pixels, a multiple of 4. Default 512. */
  readonly size?: number;
  /** Called now and then; throws when the work is no longer wanted. */
  readonly checkCancelled?: () => void;
  /** Called with 0..1. */
  readonly onProgress?: (fraction: number) => void;
}

/** Samples a pixel's side. */
const SAMPLES = 2;
/** Share of the picture left free on each side. */
const MARGIN = 0.085;
const ROWS_BETWEEN_CHECKS = 64;

/**
 * Takes a product photograph: the whole object in frame, lit by soft boxes, on transparent ground that holds nothing
 * but its soft shadow.
 *
 * @returns RGBA, not premultiplied.
 */
export function renderThumbnail(
  model: UnwrappedModel,
  maps: ModelMaps,
  view: View,
  options: ThumbnailOptions = {},
): Image {
  const { size = 512, checkCancelled, onProgress } = options;
  const camera = frameView(model.positions, view, MARGIN);
  const studio = setUpStudio(model.positions, model.positionIndices, camera);
  checkCancelled?.();
  onProgress?.(0.3);
  const visible = drawVisible(model.positions, model.positionIndices, camera, size * SAMPLES);
  checkCancelled?.();
  onProgress?.(0.4);
  const shadow = makeGroundShadow(studio, camera, lowest(model.positions), size);
  const data = new Uint8Array(size * size * 4);
  const shader = createShader(model, maps, studio, camera, visible);
  const sum = new Float64Array(3);
  for (let row = 0; row < size; row += 1) {
    if (row % ROWS_BETWEEN_CHECKS === 0) {
      checkCancelled?.();
      onProgress?.(0.5 + (0.5 * row) / size);
    }
    for (let column = 0; column < size; column += 1) {
      sum.fill(0);
      let covered = 0;
      for (let j = 0; j < SAMPLES; j += 1) {
        for (let i = 0; i < SAMPLES; i += 1) {
          if (shader(column * SAMPLES + i, row * SAMPLES + j, j * SAMPLES + i, sum)) covered += 1;
        }
      }
      const at = row * size + column;
      const share = covered / (SAMPLES * SAMPLES);
      const alpha = share + (1 - share) * (shadow[at] as number);
      data[at * 4 + 3] = Math.round(alpha * 255);
      if (covered === 0) continue;
      for (let k = 0; k < 3; k += 1) sum[k] = (sum[k] as number) / covered;
      toneMap(sum);
      // the shadow behind is black, so the object's own colour counts by its share of what is there
      for (let k = 0; k < 3; k += 1) data[at * 4 + k] = Math.round((toSrgbByte(sum[k] as number) * share) / alpha);
    }
  }
  onProgress?.(1);
  return { width: size, height: size, channels: 4, data };
}

/** Adds the light of the sample at (x, y) to `out`; false when nothing is there. */
type Shader = (x: number, y: number, turn: number, out: Float64Array) => boolean;

function createShader(
  model: UnwrappedModel,
  maps: ModelMaps,
  studio: Studio,
  camera: Camera,
  visible: VisibleFaces,
): Shader {
  const { positions, normals, uvs, positionIndices, normalIndices, uvIndices } = model;
  const { size, face: faces, screen } = visible;
  const { eye } = camera;
  const texel = new Float64Array(TEXEL_LENGTH);
  const tangent = new Float64Array(3);
  let tangentOf = -1;
  const point: ShadingPoint = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, vx: 0, vy: 0, vz: 0 };
  // each of a pixel's four samples looks along every fourth ray, so that a pixel sees them all
  const turns = SAMPLES * SAMPLES;
  const rays: Ray[][] = Array.from({ length: turns }, (_, turn) => studio.rays.filter((_ray, i) => i % turns === turn));
  const lift = 1.6 / (studio.rays[0] as Ray).shadow.scale;

  return (x, y, turn, out) => {
    const face = faces[y * size + x] as number;
    if (face < 0) return false;
    const corner = face * 3;
    const a = (positionIndices[corner] as number) * 3;
    const b = (positionIndices[corner + 1] as number) * 3;
    const c = (positionIndices[corner + 2] as number) * 3;
    const ax = screen[a] as number;
    const ay = screen[a + 1] as number;
    const bx = (screen[b] as number) - ax;
    const by = (screen[b + 1] as number) - ay;
    const cx = (screen[c] as number) - ax;
    const cy = (screen[c + 1] as number) - ay;
    const twice = cx * by - cy * bx;
    const px = x + 0.5 - ax;
    const py = y + 0.5 - ay;
    const flatB = (cx * py - cy * px) / twice;
    const flatC = (by * px - bx * py) / twice;
    let wa = (1 - flatB - flatC) * (screen[a + 2] as number);
    let wb = flatB * (screen[b + 2] as number);
    let wc = flatC * (screen[c + 2] as number);
    const sum = wa + wb + wc;
    wa /= sum;
    wb /= sum;
    wc /= sum;
    const blend = (values: Float32Array, i: number, j: number, k: number): number =>
      wa * (values[i] as number) + wb * (values[j] as number) + wc * (values[k] as number);
    point.x = blend(positions, a, b, c);
    point.y = blend(positions, a + 1, b + 1, c + 1);
    point.z = blend(positions, a + 2, b + 2, c + 2);
    const ta = (uvIndices[corner] as number) * 2;
    const tb = (uvIndices[corner + 1] as number) * 2;
    const tc = (uvIndices[corner + 2] as number) * 2;
    readMaps(maps, blend(uvs, ta, tb, tc), blend(uvs, ta + 1, tb + 1, tc + 1), texel);
    const na = (normalIndices[corner] as number) * 3;
    const nb = (normalIndices[corner + 1] as number) * 3;
    const nc = (normalIndices[corner + 2] as number) * 3;
    let nx = blend(normals, na, nb, nc);
    let ny = blend(normals, na + 1, nb + 1, nc + 1);
    let nz = blend(normals, na + 2, nb + 2, nc + 2);
    const long = 1 / Math.max(Math.sqrt(nx * nx + ny * ny + nz * nz), 1e-9);
    nx *= long;
    ny *= long;
    nz *= long;
    if (tangentOf !== face) {
      faceTangent(model, face, tangent);
      tangentOf = face;
    }
    // Gram-Schmidt against the shading normal, as shaders do
    const along = nx * (tangent[0] as number) + ny * (tangent[1] as number) + nz * (tangent[2] as number);
    let tx = (tangent[0] as number) - nx * along;
    let ty = (tangent[1] as number) - ny * along;
    let tz = (tangent[2] as number) - nz * along;
    const straight = 1 / Math.max(Math.sqrt(tx * tx + ty * ty + tz * tz), 1e-9);
    tx *= straight;
    ty *= straight;
    tz *= straight;
    const mx = texel[5] as number;
    const my = texel[6] as number;
    const mz = texel[7] as number;
    const sx = tx * mx + (ny * tz - nz * ty) * my + nx * mz;
    const sy = ty * mx + (nz * tx - nx * tz) * my + ny * mz;
    const sz = tz * mx + (nx * ty - ny * tx) * my + nz * mz;
    const unit = 1 / Math.max(Math.sqrt(sx * sx + sy * sy + sz * sz), 1e-9);
    point.nx = sx * unit;
    point.ny = sy * unit;
    point.nz = sz * unit;
    const vx = eye[0] - point.x;
    const vy = eye[1] - point.y;
    const vz = eye[2] - point.z;
    const away = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz);
    point.vx = vx * away;
    point.vy = vy * away;
    point.vz = vz * away;
    shadePoint(point, texel, studio, rays[turn] as Ray[], 1 / turns, lift, out);
    return true;
  };
}

function lowest(positions: Float32Array): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < positions.length; i += 3) least = Math.min(least, positions[i] as number);
  return least;
}
