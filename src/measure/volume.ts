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
    const ax = positions[a] as number;
    const ay = positions[a + 1] as number;
    const az = positions[a + 2] as number;
    const bx = positions[b] as number;
    const by = positions[b + 1] as number;
    const bz = positions[b + 2] as number;
    const cx = positions[c] as number;
    const cy = positions[c + 1] as number;
    const cz = positions[c + 2] as number;
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
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
    const ax = positions[a] as number;
    const ay = positions[a + 1] as number;
    const az = positions[a + 2] as number;
    const ux = (positions[b] as number) - ax;
    const uy = (positions[b + 1] as number) - ay;
    const uz = (positions[b + 2] as number) - az;
    const vx = (positions[c] as number) - ax;
    const vy = (positions[c + 1] as number) - ay;
    const vz = (positions[c + 2] as number) - az;
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    sum += Math.sqrt(x * x + y * y + z * z) / 2;
  }
  return sum;
}
