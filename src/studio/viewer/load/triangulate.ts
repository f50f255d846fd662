/**
 * Cuts a flat polygon into triangles: a fan where it is convex, ears where it is not.
 *
 * @param positions xyz triplets.
 * @param corners Vertex indices around the polygon.
 * @param emit Called with three places in `corners` per triangle, in the polygon's own turn. Always `corners.length - 2` times.
 * @see Meisters, Polygons Have Ears, 1975
 */
export function triangulate(
  positions: ArrayLike<number>,
  corners: ArrayLike<number>,
  emit: (a: number, b: number, c: number) => void,
): void {
  const count = corners.length;
  const flat = flatten(positions, corners);
  if (isConvex(flat, count)) for (let i = 1; i < count - 1; i += 1) emit(0, i, i + 1);
  else clipEars(flat, count, emit);
}

/** Projects along the largest axis of Newell's normal, turned counter-clockwise. */
function flatten(positions: ArrayLike<number>, corners: ArrayLike<number>): Float64Array {
  const count = corners.length;
  const normal = [0, 0, 0];
  for (let i = 0; i < count; i += 1) {
    const a = 3 * (corners[i] as number);
    const b = 3 * (corners[(i + 1) % count] as number);
    for (let axis = 0; axis < 3; axis += 1) {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
      const rise = (positions[a + u] as number) - (positions[b + u] as number);
      normal[axis] = (normal[axis] as number) + rise * ((positions[a + v] as number) + (positions[b + v] as number));
    }
  }
  const size = normal.map(Math.abs) as [number, number, number];
  const drop = size[0] > size[1] && size[0] > size[2] ? 0 : size[1] > size[2] ? 1 : 2;
  const flip = (normal[drop] as number) < 0 ? -1 : 1;
  const flat = new Float64Array(count * 2);
  for (let i = 0; i < count; i += 1) {
    const vertex = 3 * (corners[i] as number);
    flat[2 * i] = positions[vertex + ((drop + 1) % 3)] as number;
    flat[2 * i + 1] = flip * (positions[vertex + ((drop + 2) % 3)] as number);
  }
  return flat;
}

/** Twice the signed area of a triangle of the flat polygon. */
function turn(flat: Float64Array, a: number, b: number, c: number): number {
  const at = (index: number) => flat[index] as number;
  const [ax, ay] = [at(2 * a), at(2 * a + 1)];
  return (at(2 * b) - ax) * (at(2 * c + 1) - ay) - (at(2 * b + 1) - ay) * (at(2 * c) - ax);
}

function isConvex(flat: Float64Array, count: number): boolean {
  for (let i = 0; i < count; i += 1) if (turn(flat, i, (i + 1) % count, (i + 2) % count) < 0) return false;
  return true;
}

function clipEars(flat: Float64Array, count: number, emit: (a: number, b: number, c: number) => void): void {
  const ring = Array.from({ length: count }, (_, index) => index);
  while (ring.length > 3) {
    // a ring without an ear crosses itself: any cut is as good as another, but the count must hold
    const index = Math.max(
      0,
      ring.findIndex((_, place) => isEar(flat, ring, place)),
    );
    const [a, b, c] = around(ring, index);
    emit(a, b, c);
    ring.splice(index, 1);
  }
  emit(...around(ring, 1));
}

function around(ring: readonly number[], index: number): [number, number, number] {
  const size = ring.length;
  return [ring[(index + size - 1) % size], ring[index], ring[(index + 1) % size]] as [number, number, number];
}

function isEar(flat: Float64Array, ring: readonly number[], index: number): boolean {
  const [a, b, c] = around(ring, index);
  if (turn(flat, a, b, c) <= 0) return false;
  return ring.every(
    (p) =>
      p === a || p === b || p === c || turn(flat, a, b, p) < 0 || turn(flat, b, c, p) < 0 || turn(flat, c, a, p) < 0,
  );
}
