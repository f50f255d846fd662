/**
 * Volume of a closed mesh in cubic metres: the sum of signed tetrahedra to the origin. Negative when it is inside out.
 *
 * @param positions xyz triplets.
 * @param indices Vertex index triplets, counter-clockwise from outside.
 */
export function measureVolume(positions: ArrayLike<number>, indices: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const a = 3 * (indices[i] as number);
    const b = 3 * (indices[i + 1] as number);
    const c = 3 * (indices[i + 2] as number);
    const at = (index: number) => positions[index] as number;
    sum +=
      at(a) * (at(b + 1) * at(c + 2) - at(b + 2) * at(c + 1)) +
      at(a + 1) * (at(b + 2) * at(c) - at(b) * at(c + 2)) +
      at(a + 2) * (at(b) * at(c + 1) - at(b + 1) * at(c));
  }
  return sum / 6;
}

/** Area of all triangles in square metres. */
export function measureArea(positions: ArrayLike<number>, indices: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const a = 3 * (indices[i] as number);
    const b = 3 * (indices[i + 1] as number);
    const c = 3 * (indices[i + 2] as number);
    const edge = (from: number, to: number, axis: number) =>
      (positions[to + axis] as number) - (positions[from + axis] as number);
    const [ux, uy, uz] = [edge(a, b, 0), edge(a, b, 1), edge(a, b, 2)];
    const [vx, vy, vz] = [edge(a, c, 0), edge(a, c, 1), edge(a, c, 2)];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    sum += Math.sqrt(x * x + y * y + z * z) / 2;
  }
  return sum;
}
