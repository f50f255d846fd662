import type { UnwrappedModel } from "../bake/unwrapped-model.ts";

/** Direction in space in which U grows on a triangle, as three.js derives it; unit, or any unit vector where the UVs have no area. */
export function faceTangent(model: UnwrappedModel, face: number, out: Float64Array): void {
  const { positions, uvs, positionIndices, uvIndices } = model;
  const corner = face * 3;
  const a = (positionIndices[corner] as number) * 3;
  const b = (positionIndices[corner + 1] as number) * 3;
  const c = (positionIndices[corner + 2] as number) * 3;
  const ta = (uvIndices[corner] as number) * 2;
  const tb = (uvIndices[corner + 1] as number) * 2;
  const tc = (uvIndices[corner + 2] as number) * 2;
  const vb = (uvs[tb + 1] as number) - (uvs[ta + 1] as number);
  const vc = (uvs[tc + 1] as number) - (uvs[ta + 1] as number);
  const ub = (uvs[tb] as number) - (uvs[ta] as number);
  const uc = (uvs[tc] as number) - (uvs[ta] as number);
  const sign = ub * vc - vb * uc < 0 ? -1 : 1;
  let square = 0;
  for (let k = 0; k < 3; k += 1) {
    const p = positions[a + k] as number;
    const t = sign * (((positions[b + k] as number) - p) * vc - ((positions[c + k] as number) - p) * vb);
    out[k] = t;
    square += t * t;
  }
  const unit = square > 0 ? 1 / Math.sqrt(square) : 0;
  for (let k = 0; k < 3; k += 1) out[k] = (out[k] as number) * unit;
  if (unit === 0) out[0] = 1;
}
