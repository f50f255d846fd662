export interface Shells {
  /** Vertex -> number of the connected surface it belongs to, counted from 0 in order of appearance. Not to be written to. */
  readonly shellOf: Int32Array;
  readonly count: number;
}

/** By their triangles, which nobody changes in place: a part is asked for its shells up to ten times while faces are taken off. */
const known = new WeakMap<ArrayLike<number>, Shells>();

/**
 * The connected surfaces of a mesh.
 *
 * @param indices Triplets of vertices that are joined by a triangle. They may not change later on.
 * @param vertices How many vertices there are; one that no triangle has is a shell by itself.
 */
export function numberShells(indices: ArrayLike<number>, vertices: number): Shells {
  const before = known.get(indices);
  if (before?.shellOf.length === vertices) return before;
  const shells = joinShells(indices, vertices);
  known.set(indices, shells);
  return shells;
}

function joinShells(indices: ArrayLike<number>, vertices: number): Shells {
  const groups = new Groups(vertices);
  for (let i = 0; i < indices.length; i += 3) {
    groups.join(indices[i] as number, indices[i + 1] as number);
    groups.join(indices[i] as number, indices[i + 2] as number);
  }
  const numbers = new Int32Array(vertices).fill(-1);
  const shellOf = new Int32Array(vertices);
  let count = 0;
  for (let vertex = 0; vertex < vertices; vertex += 1) {
    const top = groups.find(vertex);
    if (numbers[top] === -1) {
      numbers[top] = count;
      count += 1;
    }
    shellOf[vertex] = numbers[top] as number;
  }
  return { shellOf, count };
}

/** Numbers that are joined to groups. */
export class Groups {
  readonly #leader: Int32Array;

  constructor(count: number) {
    this.#leader = new Int32Array(count);
    for (let i = 0; i < count; i += 1) this.#leader[i] = i;
  }

  /** The number by which a member's group goes. */
  find(member: number): number {
    const leader = this.#leader;
    let at = member;
    while (leader[at] !== at) {
      leader[at] = leader[leader[at] as number] as number;
      at = leader[at] as number;
    }
    return at;
  }

  join(a: number, b: number): void {
    this.#leader[this.find(b)] = this.find(a);
  }
}
