import type { UnwrappedModel } from "../bake/unwrapped-model.ts";
import type { VisibleFaces } from "./draw-visible.ts";
import type { Camera } from "./frame-view.ts";
import type { ShadingPoint } from "./shade-point.ts";

/** The place of a sample on the surface: the point, and where it is in the atlas. */
export interface SurfacePlace extends ShadingPoint {
  u: number;
  v: number;
}

export const newSurfacePlace = (): SurfacePlace => ({
  x: 0,
  y: 0,
  z: 0,
  nx: 0,
  ny: 0,
  nz: 0,
  vx: 0,
  vy: 0,
  vz: 0,
  u: 0,
  v: 0,
});

/** Finds what lies under the sample (x, y) on `face`; the normal is the smooth one of the mesh. */
export function locateSample(
  model: UnwrappedModel,
  visible: VisibleFaces,
  camera: Camera,
  face: number,
  x: number,
  y: number,
  out: SurfacePlace,
): void {
  const { positions, normals, uvs } = model;
  const { screen } = visible;
  const corner = face * 3;
  const a = (model.positionIndices[corner] as number) * 3;
  const b = (model.positionIndices[corner + 1] as number) * 3;
  const c = (model.positionIndices[corner + 2] as number) * 3;
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
  const sum = 1 / (wa + wb + wc);
  wa *= sum;
  wb *= sum;
  wc *= sum;
  out.x = wa * (positions[a] as number) + wb * (positions[b] as number) + wc * (positions[c] as number);
  out.y = wa * (positions[a + 1] as number) + wb * (positions[b + 1] as number) + wc * (positions[c + 1] as number);
  out.z = wa * (positions[a + 2] as number) + wb * (positions[b + 2] as number) + wc * (positions[c + 2] as number);
  const na = (model.normalIndices[corner] as number) * 3;
  const nb = (model.normalIndices[corner + 1] as number) * 3;
  const nc = (model.normalIndices[corner + 2] as number) * 3;
  const nx = wa * (normals[na] as number) + wb * (normals[nb] as number) + wc * (normals[nc] as number);
  const ny = wa * (normals[na + 1] as number) + wb * (normals[nb + 1] as number) + wc * (normals[nc + 1] as number);
  const nz = wa * (normals[na + 2] as number) + wb * (normals[nb + 2] as number) + wc * (normals[nc + 2] as number);
  const unit = 1 / Math.max(Math.sqrt(nx * nx + ny * ny + nz * nz), 1e-9);
  out.nx = nx * unit;
  out.ny = ny * unit;
  out.nz = nz * unit;
  const ta = (model.uvIndices[corner] as number) * 2;
  const tb = (model.uvIndices[corner + 1] as number) * 2;
  const tc = (model.uvIndices[corner + 2] as number) * 2;
  out.u = wa * (uvs[ta] as number) + wb * (uvs[tb] as number) + wc * (uvs[tc] as number);
  out.v = wa * (uvs[ta + 1] as number) + wb * (uvs[tb + 1] as number) + wc * (uvs[tc + 1] as number);
  const vx = camera.eye[0] - out.x;
  const vy = camera.eye[1] - out.y;
  const vz = camera.eye[2] - out.z;
  const near = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz);
  out.vx = vx * near;
  out.vy = vy * near;
  out.vz = vz * near;
}

/**
 * Turns the point's normal by a tangent-space normal (x, y, z).
 *
 * @param tangent Direction in which U grows on the face.
 */
export function bendNormal(point: ShadingPoint, tangent: Float64Array, x: number, y: number, z: number): void {
  const { nx, ny, nz } = point;
  const t0 = tangent[0] as number;
  const t1 = tangent[1] as number;
  const t2 = tangent[2] as number;
  // Gram-Schmidt against the smooth normal, as shaders do
  const along = nx * t0 + ny * t1 + nz * t2;
  let tx = t0 - nx * along;
  let ty = t1 - ny * along;
  let tz = t2 - nz * along;
  const straight = 1 / Math.max(Math.sqrt(tx * tx + ty * ty + tz * tz), 1e-9);
  tx *= straight;
  ty *= straight;
  tz *= straight;
  const sx = tx * x + (ny * tz - nz * ty) * y + nx * z;
  const sy = ty * x + (nz * tx - nx * tz) * y + ny * z;
  const sz = tz * x + (nx * ty - ny * tx) * y + nz * z;
  const unit = 1 / Math.max(Math.sqrt(sx * sx + sy * sy + sz * sz), 1e-9);
  point.nx = sx * unit;
  point.ny = sy * unit;
  point.nz = sz * unit;
}
