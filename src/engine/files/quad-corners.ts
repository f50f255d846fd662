import type { UnwrappedModel } from "../bake/unwrapped-model.ts";

/** Cosine of the bend over the diagonal up to which four corners count as one face. */
const FLAT = 0.96;

/**
 * Whether a triangle and the next are the halves of one quad, as solids and sweeps are built: sharing a diagonal, its texture
 * coordinates and normals, nearly flat, and with no corner turned in.
 *
 * @returns The quad's corners (indices into the model's corner arrays), cut along the first and third into the very two triangles;
 *   undefined when they are not.
 */
export function quadCorners(model: UnwrappedModel, triangle: number): readonly number[] | undefined {
  const first = triangle * 3;
  const second = first + 3;
  for (let i = 0; i < 3; i += 1) {
    const p = first + i;
    const r = first + ((i + 2) % 3);
    for (let k = 0; k < 3; k += 1) {
      if (!isSame(model, p, second + k) || !isSame(model, r, second + ((k + 1) % 3))) continue;
      const q = first + ((i + 1) % 3);
      const d = second + ((k + 2) % 3);
      if (isConvex(model, p, q, r, d)) return [p, q, r, d];
    }
  }
  return undefined;
}

const isSame = ({ positionIndices, uvIndices, normalIndices }: UnwrappedModel, a: number, b: number): boolean =>
  positionIndices[a] === positionIndices[b] && uvIndices[a] === uvIndices[b] && normalIndices[a] === normalIndices[b];

/** The turns at a quad's corners: unit xyz triplets, written over for each quad. */
const turns = new Float64Array(12);

/** Every corner turns the same way, and hardly out of the plane. */
function isConvex(model: UnwrappedModel, a: number, b: number, c: number, d: number): boolean {
  writeTurn(model, a, b, c, 0);
  writeTurn(model, b, c, d, 3);
  writeTurn(model, c, d, a, 6);
  writeTurn(model, d, a, b, 9);
  for (let i = 0; i < 12; i += 3) {
    const alike =
      (turns[i] as number) * (turns[0] as number) +
      (turns[i + 1] as number) * (turns[1] as number) +
      (turns[i + 2] as number) * (turns[2] as number);
    if (!(alike > FLAT)) return false;
  }
  return true;
}

/** Writes the unit normal of the way from one corner by the next to the third. */
function writeTurn({ positions, positionIndices }: UnwrappedModel, a: number, b: number, c: number, to: number): void {
  const p = (positionIndices[a] as number) * 3;
  const q = (positionIndices[b] as number) * 3;
  const r = (positionIndices[c] as number) * 3;
  const ux = (positions[q] as number) - (positions[p] as number);
  const uy = (positions[q + 1] as number) - (positions[p + 1] as number);
  const uz = (positions[q + 2] as number) - (positions[p + 2] as number);
  const vx = (positions[r] as number) - (positions[q] as number);
  const vy = (positions[r + 1] as number) - (positions[q + 1] as number);
  const vz = (positions[r + 2] as number) - (positions[q + 2] as number);
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  const size = Math.sqrt(x * x + y * y + z * z);
  turns[to] = x / size;
  turns[to + 1] = y / size;
  turns[to + 2] = z / size;
}
