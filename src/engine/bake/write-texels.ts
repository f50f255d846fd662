import type { Paint, SurfacePoint } from "../geometry/part.ts";
import { type FoundTexels, FULL_WORDS, PLAIN_WORDS } from "../kernels/paint-kernel.ts";
import { rootStep, srgbTable } from "../math/color.ts";
import { clamp01 } from "../math/scalar.ts";
import type { Canvas } from "./canvas.ts";
import type { UnwrappedModel } from "./unwrapped-model.ts";

/** Writes texels that show their material and nothing else. */
export function writePlain(canvas: Canvas, { count, ints, floats, bytes }: FoundTexels): void {
  const { face, albedo, roughness, metalness, height } = canvas;
  for (let word = 0; word < count * PLAIN_WORDS; word += PLAIN_WORDS) {
    const at = ints[word] as number;
    const byte = word * 4 + 8;
    face[at] = ints[word + 1] as number;
    albedo[at * 3] = bytes[byte] as number;
    albedo[at * 3 + 1] = bytes[byte + 1] as number;
    albedo[at * 3 + 2] = bytes[byte + 2] as number;
    roughness[at] = bytes[byte + 3] as number;
    metalness[at] = bytes[byte + 4] as number;
    height[at] = floats[word + 4] as number;
  }
}

/** Writes texels with the part's own paint over their material. */
export function writePainted(
  canvas: Canvas,
  { count, ints, floats }: FoundTexels,
  model: UnwrappedModel,
  paint: Paint,
): void {
  const { face: faces, albedo, roughness, metalness, height } = canvas;
  const { normals, normalIndices } = model;
  const srgb = srgbTable();
  const point: SurfacePoint = { r: 0, g: 0, b: 0, roughness: 0, metalness: 0, height: 0 };
  for (let word = 0; word < count * FULL_WORDS; word += FULL_WORDS) {
    const at = ints[word] as number;
    const face = ints[word + 1] as number;
    point.r = floats[word + 2] as number;
    point.g = floats[word + 3] as number;
    point.b = floats[word + 4] as number;
    point.roughness = floats[word + 5] as number;
    point.metalness = floats[word + 6] as number;
    point.height = floats[word + 7] as number;
    const wb = floats[word + 11] as number;
    const wc = floats[word + 12] as number;
    const wa = 1 - wb - wc;
    const na = (normalIndices[face * 3] as number) * 3;
    const nb = (normalIndices[face * 3 + 1] as number) * 3;
    const nc = (normalIndices[face * 3 + 2] as number) * 3;
    const nx = wa * (normals[na] as number) + wb * (normals[nb] as number) + wc * (normals[nc] as number);
    const ny = wa * (normals[na + 1] as number) + wb * (normals[nb + 1] as number) + wc * (normals[nc + 1] as number);
    const nz = wa * (normals[na + 2] as number) + wb * (normals[nb + 2] as number) + wc * (normals[nc + 2] as number);
    const long = Math.sqrt(nx * nx + ny * ny + nz * nz);
    const unit = long > 1e-12 ? 1 / long : 0;
    const x = floats[word + 8] as number;
    const y = floats[word + 9] as number;
    const z = floats[word + 10] as number;
    paint(point, x, y, z, nx * unit, ny * unit, nz * unit);
    faces[at] = face;
    albedo[at * 3] = srgb[rootStep(point.r)] as number;
    albedo[at * 3 + 1] = srgb[rootStep(point.g)] as number;
    albedo[at * 3 + 2] = srgb[rootStep(point.b)] as number;
    roughness[at] = clamp01(point.roughness) * 255 + 0.5;
    metalness[at] = clamp01(point.metalness) * 255 + 0.5;
    height[at] = point.height;
  }
}
