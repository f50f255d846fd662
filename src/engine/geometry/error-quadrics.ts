/** Numbers of one quadric: the six of the symmetric matrix, the three of the vector, the constant, and the area behind it. */
const STRIDE = 11;

/**
 * For every vertex, the squared distance to the planes of its faces, weighted by their areas, as a function of the place.
 *
 * @see Garland and Heckbert, Surface simplification using quadric error metrics (SIGGRAPH 1997)
 */
export class ErrorQuadrics {
  readonly #numbers: Float64Array;

  constructor(positions: Float32Array, indices: Uint32Array) {
    this.#numbers = new Float64Array((positions.length / 3) * STRIDE);
    for (let i = 0; i < indices.length; i += 3) this.#addFace(positions, indices, i);
  }

  #addFace(positions: Float32Array, indices: Uint32Array, at: number): void {
    const [a, b, c] = [indices[at] as number, indices[at + 1] as number, indices[at + 2] as number];
    const x0 = positions[a * 3] as number;
    const y0 = positions[a * 3 + 1] as number;
    const z0 = positions[a * 3 + 2] as number;
    const ux = (positions[b * 3] as number) - x0;
    const uy = (positions[b * 3 + 1] as number) - y0;
    const uz = (positions[b * 3 + 2] as number) - z0;
    const vx = (positions[c * 3] as number) - x0;
    const vy = (positions[c * 3 + 1] as number) - y0;
    const vz = (positions[c * 3 + 2] as number) - z0;
    let x = uy * vz - uz * vy;
    let y = uz * vx - ux * vz;
    let z = ux * vy - uy * vx;
    const area = Math.sqrt(x * x + y * y + z * z);
    if (area === 0) return;
    x /= area;
    y /= area;
    z /= area;
    const d = -(x * x0 + y * y0 + z * z0);
    const numbers = [x * x, x * y, x * z, y * y, y * z, z * z, x * d, y * d, z * d, d * d, 1];
    for (const vertex of [a, b, c]) {
      for (let n = 0; n < STRIDE; n += 1) {
        const place = vertex * STRIDE + n;
        this.#numbers[place] = (this.#numbers[place] as number) + (numbers[n] as number) * area;
      }
    }
  }

  /** Vertex `to` answers for `from` too. */
  join(from: number, to: number): void {
    for (let n = 0; n < STRIDE; n += 1) {
      const place = to * STRIDE + n;
      this.#numbers[place] = (this.#numbers[place] as number) + (this.#numbers[from * STRIDE + n] as number);
    }
  }

  /** What it costs, in metres to the fourth power, when `from` goes to x, y, z. */
  costAt(from: number, x: number, y: number, z: number): number {
    const q = this.#numbers;
    const at = from * STRIDE;
    return (
      (q[at] as number) * x * x +
      (q[at + 3] as number) * y * y +
      (q[at + 5] as number) * z * z +
      (q[at + 9] as number) +
      2 *
        ((q[at + 1] as number) * x * y +
          (q[at + 2] as number) * x * z +
          (q[at + 4] as number) * y * z +
          (q[at + 6] as number) * x +
          (q[at + 7] as number) * y +
          (q[at + 8] as number) * z)
    );
  }

  /** Square metres behind the vertex, each face counted once for each of its corners, doubled. */
  areaOf(vertex: number): number {
    return this.#numbers[vertex * STRIDE + STRIDE - 1] as number;
  }
}
