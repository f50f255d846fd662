/** Triangles with the list of corners at each vertex, kept while edges are collapsed. */
export class LinkedFaces {
  /** Corner -> vertex; of faces that are gone, what they last were. */
  readonly vertexOf: Int32Array;
  /** Triangles that are left. */
  count: number;
  readonly #isGone: Uint8Array;
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  readonly #next: Int32Array;
  readonly #mark: Int32Array;
  #stamp = 0;

  constructor(indices: Uint32Array, vertices: number) {
    this.vertexOf = Int32Array.from(indices);
    this.count = indices.length / 3;
    this.#isGone = new Uint8Array(this.count);
    this.#first = new Int32Array(vertices).fill(-1);
    this.#last = new Int32Array(vertices).fill(-1);
    this.#next = new Int32Array(indices.length).fill(-1);
    this.#mark = new Int32Array(vertices);
    for (let corner = 0; corner < indices.length; corner += 1) this.#append(indices[corner] as number, corner, corner);
  }

  #append(vertex: number, first: number, last: number): void {
    if (this.#first[vertex] === -1) this.#first[vertex] = first;
    else this.#next[this.#last[vertex] as number] = first;
    this.#last[vertex] = last;
  }

  isGone(face: number): boolean {
    return this.#isGone[face] === 1;
  }

  /** The vertex's corner in the first face that is left, and on from there with `cornerAfter`; -1 at the end. */
  firstCorner(vertex: number): number {
    return this.#skipGone(this.#first[vertex] as number);
  }

  cornerAfter(corner: number): number {
    return this.#skipGone(this.#next[corner] as number);
  }

  #skipGone(from: number): number {
    let corner = from;
    while (corner !== -1 && this.#isGone[Math.floor(corner / 3)] === 1) corner = this.#next[corner] as number;
    return corner;
  }

  /** The two other vertices of a corner's face, in the face's order. */
  following(corner: number): number {
    return this.vertexOf[corner % 3 === 2 ? corner - 2 : corner + 1] as number;
  }

  preceding(corner: number): number {
    return this.vertexOf[corner % 3 === 0 ? corner + 2 : corner - 1] as number;
  }

  /**
   * Whether the surface stays closed and manifold when `from` moves into its neighbour `to`: they may have no neighbours in
   * common but the two beside their edge, and no tetrahedron may fold flat.
   *
   * @see Dey, Edelsbrunner, Guha and Nekhayev, Topology preserving edge contraction (1999)
   */
  canJoin(from: number, to: number): boolean {
    this.#stamp += 1;
    const near = this.#stamp;
    let valence = 0;
    for (let c = this.firstCorner(from); c !== -1; c = this.cornerAfter(c)) {
      this.#mark[this.following(c)] = near;
      valence += 1;
    }
    if (this.#mark[to] !== near) return false;
    this.#stamp += 1;
    const shared = this.#stamp;
    let count = 0;
    let other = 0;
    for (let c = this.firstCorner(to); c !== -1; c = this.cornerAfter(c)) {
      other += 1;
      const vertex = this.following(c);
      if (this.#mark[vertex] !== near) continue;
      this.#mark[vertex] = shared;
      count += 1;
    }
    return count === 2 && (valence > 3 || other > 3);
  }

  /** Moves `from` into `to`; the faces on their edge go. */
  join(from: number, to: number): void {
    for (let c = this.firstCorner(from); c !== -1; c = this.cornerAfter(c)) {
      if (this.following(c) !== to && this.preceding(c) !== to) continue;
      this.#isGone[Math.floor(c / 3)] = 1;
      this.count -= 1;
    }
    const first = this.firstCorner(from);
    for (let c = first; c !== -1; c = this.cornerAfter(c)) this.vertexOf[c] = to;
    if (first !== -1) this.#append(to, first, this.#last[from] as number);
    this.#first[from] = -1;
  }

  /** Corner indices of the faces that are left. */
  toIndices(): Uint32Array {
    return Uint32Array.from(this.vertexOf.filter((_, corner) => !this.isGone(Math.floor(corner / 3))));
  }
}
