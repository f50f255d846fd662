/**
 * Draws all UV triangles into a grid and compares the texels hit more than once with all that are hit. A centre on an
 * edge that two triangles share counts for one of them.
 *
 * @param uvs uv pairs; what lies outside 0..1 is not counted.
 * @param indices Three a triangle.
 * @param size Side of the grid, default 1024.
 * @returns Share of the covered texels that are covered more than once, 0 to 1.
 */
export function measureUvOverlap(uvs: ArrayLike<number>, indices: ArrayLike<number>, size = 1024): number {
  const hits = new Uint8Array(size * size);
  for (let corner = 0; corner < indices.length; corner += 3) {
    const xs = [0, 1, 2].map((k) => (uvs[(indices[corner + k] as number) * 2] as number) * size);
    const ys = [0, 1, 2].map((k) => (uvs[(indices[corner + k] as number) * 2 + 1] as number) * size);
    const bottom = Math.max(0, Math.ceil(Math.min(...ys) - 0.5));
    const top = Math.min(size - 1, Math.ceil(Math.max(...ys) - 0.5) - 1);
    for (let row = bottom; row <= top; row += 1) {
      const [left, right] = crossings(xs, ys, row + 0.5);
      const first = Math.max(0, Math.ceil(left - 0.5));
      const last = Math.min(size - 1, Math.ceil(right - 0.5) - 1);
      for (let column = first; column <= last; column += 1) {
        const at = row * size + column;
        hits[at] = Math.min(2, (hits[at] as number) + 1);
      }
    }
  }
  let covered = 0;
  let overlapping = 0;
  for (const hit of hits) {
    if (hit > 0) covered += 1;
    if (hit > 1) overlapping += 1;
  }
  return covered > 0 ? overlapping / covered : 0;
}

/** Where a horizontal line enters and leaves a triangle. Edges are taken from below, so that neighbours agree to the bit. */
function crossings(xs: readonly number[], ys: readonly number[], y: number): [number, number] {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < 3; k += 1) {
    let a = k;
    let b = (k + 1) % 3;
    if ((ys[a] as number) > (ys[b] as number)) [a, b] = [b, a];
    const ya = ys[a] as number;
    const yb = ys[b] as number;
    if (y < ya || y >= yb) continue;
    const x = (xs[a] as number) + (((xs[b] as number) - (xs[a] as number)) * (y - ya)) / (yb - ya);
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  return [left, right];
}
