import type { UnwrappedModel } from "./unwrapped-model.ts";

/**
 * The model's shading normals as they were in the parts' rest frames: unit xyz triplets, one a normal of the model. They
 * decide from which side a material is projected.
 */
export function makeRestNormals(model: UnwrappedModel): Float32Array {
  const { rest, positionIndices, normalIndices } = model;
  const out = new Float32Array(model.normals.length);
  for (let corner = 0; corner < positionIndices.length; corner += 3) {
    const a = (positionIndices[corner] as number) * 3;
    const b = (positionIndices[corner + 1] as number) * 3;
    const c = (positionIndices[corner + 2] as number) * 3;
    const ux = (rest[b] as number) - (rest[a] as number);
    const uy = (rest[b + 1] as number) - (rest[a + 1] as number);
    const uz = (rest[b + 2] as number) - (rest[a + 2] as number);
    const vx = (rest[c] as number) - (rest[a] as number);
    const vy = (rest[c + 1] as number) - (rest[a + 1] as number);
    const vz = (rest[c + 2] as number) - (rest[a + 2] as number);
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    for (let k = 0; k < 3; k += 1) {
      const n = (normalIndices[corner + k] as number) * 3;
      out[n] = (out[n] as number) + x;
      out[n + 1] = (out[n + 1] as number) + y;
      out[n + 2] = (out[n + 2] as number) + z;
    }
  }
  for (let n = 0; n < out.length; n += 3) {
    const x = out[n] as number;
    const y = out[n + 1] as number;
    const z = out[n + 2] as number;
    const size = Math.sqrt(x * x + y * y + z * z);
    // a part without a rest frame of its own is projected as it stands
    if (size < 1e-20) out.set(model.normals.subarray(n, n + 3), n);
    else {
      out[n] = x / size;
      out[n + 1] = y / size;
      out[n + 2] = z / size;
    }
  }
  return out;
}
