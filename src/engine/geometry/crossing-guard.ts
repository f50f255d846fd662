import { boundsOf } from "#measure/bounds.ts";
import { boxesMeet, leastCrossing, sharedCorners, trianglesCross } from "#measure/self-crossings.ts";
import type { Geometry } from "./geometry.ts";
import type { LinkedFaces } from "./linked-faces.ts";
import { findShells } from "./shells.ts";

/** Cells along the longest side at most, and how many mean faces a cell is wide: faces grow while edges are collapsed. */
const MOST_CELLS = 60;
const WIDE = 2;

/** Knows where the faces of a surface lie while its edges are collapsed, and which collapse would let it pass through itself. */
export class CrossingGuard {
  readonly #positions: Float32Array;
  readonly #faces: LinkedFaces;
  readonly #shellOf: Int32Array;
  readonly #least: number;
  readonly #min: readonly [number, number, number];
  readonly #cell: number;
  readonly #count: readonly [number, number, number];
  /** Cell -> its first entry, -1 for none; entry -> its face and the next entry. */
  readonly #first: Int32Array;
  readonly #faceOf: number[] = [];
  readonly #next: number[] = [];
  /** Lowest and highest corner of every face. */
  readonly #boxes: Float64Array;
  readonly #isWatched: Uint8Array;
  /** Face -> when it was last come to; the cells that are looked into are counted. */
  readonly #seen: Int32Array;
  #stamp = 0;

  /** @param where Six numbers a box, lowest corner and highest: it is looked in these alone. */
  constructor(geometry: Geometry, faces: LinkedFaces, where: readonly number[]) {
    const { positions, indices } = geometry;
    this.#positions = positions;
    this.#faces = faces;
    this.#shellOf = findShells(geometry).shellOf;
    this.#least = leastCrossing(positions);
    const { min, max } = boundsOf([positions]);
    const along = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
    // the last is room for a face that is no more than thought of
    this.#boxes = new Float64Array(indices.length * 2 + 6);
    let sides = 0;
    for (let i = 0; i < indices.length; i += 3) {
      this.#measure(i * 2, indices[i] as number, indices[i + 1] as number, indices[i + 2] as number);
      const side = (k: number) => (this.#boxes[i * 2 + 3 + k] as number) - (this.#boxes[i * 2 + k] as number);
      sides += Math.max(side(0), side(1), side(2));
    }
    this.#min = min;
    this.#cell = Math.max((WIDE * 3 * sides) / indices.length, Math.max(...along) / MOST_CELLS, 1e-12);
    this.#count = along.map((far) => Math.floor(far / this.#cell) + 1) as [number, number, number];
    this.#first = new Int32Array(this.#count[0] * this.#count[1] * this.#count[2]).fill(-1);
    this.#seen = new Int32Array(indices.length / 3);
    this.#isWatched = new Uint8Array(this.#first.length);
    this.#watch(where);
    for (let face = 0; face < indices.length / 3; face += 1) this.#lay(face);
  }

  /** Whether a face around `from` would pass through another one of its surface, were `from` at `to`. */
  wouldCross(from: number, to: number): boolean {
    const faces = this.#faces;
    const star: number[] = [];
    for (let c = faces.firstCorner(from); c !== -1; c = faces.cornerAfter(c)) {
      const a = faces.following(c);
      const b = faces.preceding(c);
      if (a !== to && b !== to) star.push(a, b);
    }
    for (let i = 0; i < star.length; i += 2)
      if (this.#meetsOthers(from, to, star[i] as number, star[i + 1] as number)) return true;
    for (let i = 0; i < star.length; i += 2)
      for (let j = 0; j < i; j += 2) {
        const [a, b, c, d] = [star[i] as number, star[i + 1] as number, star[j] as number, star[j + 1] as number];
        if (a === d || b === c) continue;
        if (trianglesCross(this.#positions, to, a, b, to, c, d, this.#least)) return true;
      }
    return false;
  }

  /** Whether the triangle to a b passes through a face that `from` is no corner of. */
  #meetsOthers(from: number, to: number, a: number, b: number): boolean {
    const { vertexOf } = this.#faces;
    const [nx, ny] = this.#count;
    const boxes = this.#boxes;
    const box = boxes.length - 6;
    this.#measure(box, to, a, b);
    const next = this.#next;
    const faceOf = this.#faceOf;
    const seen = this.#seen;
    const shell = this.#shellOf[to];
    const before = this.#stamp;
    const x0 = this.#cellAt(box, 0);
    const x1 = this.#cellAt(box + 3, 0);
    const y1 = this.#cellAt(box + 3, 1);
    const z1 = this.#cellAt(box + 3, 2);
    for (let z = this.#cellAt(box, 2); z <= z1; z += 1)
      for (let y = this.#cellAt(box, 1); y <= y1; y += 1)
        for (let cell = (z * ny + y) * nx + x0; cell <= (z * ny + y) * nx + x1; cell += 1) {
          this.#stamp += 1;
          let kept = -1;
          for (let at = this.#first[cell] as number; at !== -1; at = next[at] as number) {
            const face = faceOf[at] as number;
            const last = seen[face] as number;
            // a face that is gone, or entered a second time, is taken off the list of the cell
            if (last === this.#stamp || this.#faces.isGone(face)) {
              if (kept === -1) this.#first[cell] = next[at] as number;
              else next[kept] = next[at] as number;
              continue;
            }
            kept = at;
            seen[face] = this.#stamp;
            if (last > before || !boxesMeet(boxes, box, face * 6)) continue;
            const d = vertexOf[face * 3] as number;
            const e = vertexOf[face * 3 + 1] as number;
            const f = vertexOf[face * 3 + 2] as number;
            if (d === from || e === from || f === from || shell !== this.#shellOf[d]) continue;
            if (sharedCorners(to, a, b, d, e, f) > 1) continue;
            if (trianglesCross(this.#positions, to, a, b, d, e, f, this.#least)) return true;
          }
        }
    return false;
  }

  /** Tells that the faces around a vertex are no longer what they were. */
  follow(vertex: number): void {
    for (let c = this.#faces.firstCorner(vertex); c !== -1; c = this.#faces.cornerAfter(c))
      this.#lay(Math.floor(c / 3));
  }

  #lay(face: number): void {
    const { vertexOf } = this.#faces;
    const [nx, ny] = this.#count;
    const box = face * 6;
    this.#measure(
      box,
      vertexOf[face * 3] as number,
      vertexOf[face * 3 + 1] as number,
      vertexOf[face * 3 + 2] as number,
    );
    const x0 = this.#cellAt(box, 0);
    const x1 = this.#cellAt(box + 3, 0);
    const y1 = this.#cellAt(box + 3, 1);
    const z1 = this.#cellAt(box + 3, 2);
    for (let z = this.#cellAt(box, 2); z <= z1; z += 1)
      for (let y = this.#cellAt(box, 1); y <= y1; y += 1)
        for (let cell = (z * ny + y) * nx + x0; cell <= (z * ny + y) * nx + x1; cell += 1) {
          if (this.#isWatched[cell] === 0) continue;
          const first = this.#first[cell] as number;
          if (first !== -1 && this.#faceOf[first] === face) continue;
          this.#next.push(first);
          this.#first[cell] = this.#faceOf.length;
          this.#faceOf.push(face);
        }
  }

  #watch(where: readonly number[]): void {
    const [nx, ny, nz] = this.#count;
    const cell = (at: number, k: 0 | 1 | 2, most: number) =>
      Math.min(most, Math.max(0, Math.floor(((where[at + k] as number) - this.#min[k]) / this.#cell)));
    for (let at = 0; at < where.length; at += 6)
      for (let z = cell(at, 2, nz - 1); z <= cell(at + 3, 2, nz - 1); z += 1)
        for (let y = cell(at, 1, ny - 1); y <= cell(at + 3, 1, ny - 1); y += 1) {
          const row = (z * ny + y) * nx;
          this.#isWatched.fill(1, row + cell(at, 0, nx - 1), row + cell(at + 3, 0, nx - 1) + 1);
        }
  }

  /** Writes the lowest and the highest corner of a triangle. */
  #measure(box: number, a: number, b: number, c: number): void {
    const p = this.#positions;
    for (let k = 0; k < 3; k += 1) {
      const [x, y, z] = [p[a * 3 + k] as number, p[b * 3 + k] as number, p[c * 3 + k] as number];
      this.#boxes[box + k] = Math.min(x, y, z);
      this.#boxes[box + 3 + k] = Math.max(x, y, z);
    }
  }

  #cellAt(corner: number, axis: 0 | 1 | 2): number {
    return Math.floor(((this.#boxes[corner + axis] as number) - this.#min[axis]) / this.#cell);
  }
}
