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
    const [p, q, r] = [first + i, first + ((i + 1) % 3), first + ((i + 2) % 3)] as const;
    for (let k = 0; k < 3; k += 1) {
      const [a, c, d] = [second + k, second + ((k + 1) % 3), second + ((k + 2) % 3)] as const;
      if (isSame(model, p, a) && isSame(model, r, c) && isConvex(model, p, q, r, d)) return [p, q, r, d];
    }
  }
  return undefined;
}

const isSame = ({ positionIndices, uvIndices, normalIndices }: UnwrappedModel, a: number, b: number): boolean =>
  positionIndices[a] === positionIndices[b] && uvIndices[a] === uvIndices[b] && normalIndices[a] === normalIndices[b];

/** Every corner turns the same way, and hardly out of the plane. */
function isConvex(model: UnwrappedModel, ...corners: readonly [number, number, number, number]): boolean {
  const at = (corner: number, axis: number) =>
    model.positions[(model.positionIndices[corners[corner & 3] as number] as number) * 3 + axis] as number;
  const turns = [0, 1, 2, 3].map((corner) => {
    const [ux, uy, uz] = [0, 1, 2].map((axis) => at(corner + 1, axis) - at(corner, axis)) as [number, number, number];
    const [vx, vy, vz] = [0, 1, 2].map((axis) => at(corner + 2, axis) - at(corner + 1, axis)) as [
      number,
      number,
      number,
    ];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const size = Math.sqrt(x * x + y * y + z * z);
    return [x / size, y / size, z / size] as const;
  });
  const [one] = turns as [readonly [number, number, number]];
  return turns.every(([x, y, z]) => x * one[0] + y * one[1] + z * one[2] > FLAT);
}
