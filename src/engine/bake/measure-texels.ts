import type { UnwrappedModel } from "./unwrapped-model.ts";

export interface TexelMeasure {
  /** Metres a texel's side spans on the surface, on average. */
  readonly texelSize: number;
  /** Metres from the Y axis to the upright walls, on average. */
  readonly radius: number;
}

/**
 * Measures a range of triangles.
 *
 * @param positions The model's own, or its rest positions.
 * @param size Side of the maps in texels.
 */
export function measureTexels(
  model: UnwrappedModel,
  positions: Float32Array,
  firstTriangle: number,
  endTriangle: number,
  size: number,
): TexelMeasure {
  const { positionIndices, uvIndices, uvs } = model;
  let inSpace = 0;
  let inAtlas = 0;
  let wall = 0;
  let wallRadius = 0;
  for (let corner = firstTriangle * 3; corner < endTriangle * 3; corner += 3) {
    const a = (positionIndices[corner] as number) * 3;
    const b = (positionIndices[corner + 1] as number) * 3;
    const c = (positionIndices[corner + 2] as number) * 3;
    const ax = positions[a] as number;
    const ay = positions[a + 1] as number;
    const az = positions[a + 2] as number;
    const bx = (positions[b] as number) - ax;
    const by = (positions[b + 1] as number) - ay;
    const bz = (positions[b + 2] as number) - az;
    const cx = (positions[c] as number) - ax;
    const cy = (positions[c + 1] as number) - ay;
    const cz = (positions[c + 2] as number) - az;
    const x = by * cz - bz * cy;
    const y = bz * cx - bx * cz;
    const z = bx * cy - by * cx;
    inSpace += Math.sqrt(x * x + y * y + z * z) / 2;
    const upright = Math.sqrt(x * x + z * z);
    const mx = ax + (bx + cx) / 3;
    const mz = az + (bz + cz) / 3;
    wall += upright;
    wallRadius += upright * Math.sqrt(mx * mx + mz * mz);
    const ta = (uvIndices[corner] as number) * 2;
    const tb = (uvIndices[corner + 1] as number) * 2;
    const tc = (uvIndices[corner + 2] as number) * 2;
    const u = uvs[ta] as number;
    const v = uvs[ta + 1] as number;
    inAtlas += Math.abs(
      ((uvs[tb] as number) - u) * ((uvs[tc + 1] as number) - v) -
        ((uvs[tb + 1] as number) - v) * ((uvs[tc] as number) - u),
    );
  }
  return {
    texelSize: Math.max(Math.sqrt(inSpace / Math.max(inAtlas / 2, 1e-12)) / size, 1e-9),
    radius: wall > 0 ? wallRadius / wall : 1e-6,
  };
}
