/**
 * How the surface passes through one cell of a grid, for each of the 256 ways its corners can lie inside or outside.
 *
 * Corner `c` lies at (c & 1, c >> 1 & 1, c >> 2); a case has bit `c` set when corner `c` is inside. Edges 0-3 run along x,
 * 4-7 along y, 8-11 along z. Faces: 0 and 1 are low and high x, 2 and 3 low and high y, 4 and 5 low and high z.
 *
 * Crossed edges are linked across the faces of the cell into loops, and each loop becomes a vertex of its own. A face whose
 * inside corners lie diagonally opposite joins them: both neighbours of a face read it the same way, so the loops of
 * neighbouring cells fit together and the mesh is manifold, whatever the field.
 *
 * @see Gregory M. Nielson, Dual Marching Cubes (IEEE Visualization 2004); Rephael Wenger, Isosurfaces (2013), chapter 3
 */
export interface CellCase {
  /** Number of loops, 0 to 4. */
  readonly loops: number;
  /** Edge -> its loop, 255 where the edge is not crossed. */
  readonly loopOfEdge: Uint8Array;
  /** Bit `f` set: face `f` is crossed. */
  readonly crossedFaces: number;
  /** Bit `f` set: four edges of face `f` are crossed and all belong to one loop. */
  readonly doubleFaces: number;
}

const corner = (axis: number, side: number, u: number, v: number): number => {
  const [b, c] = [(axis + 1) % 3, (axis + 2) % 3];
  return (side << axis) | (u << b) | (v << c);
};

/** Edge along `axis` -> its two corners, low end first. */
export const EDGE_CORNERS: readonly (readonly [number, number])[] = [0, 1, 2].flatMap((axis) =>
  [0, 1, 2, 3].map((at) => {
    const [low, high] = [0, 1, 2].filter((other) => other !== axis) as [number, number];
    const base = ((at & 1) << low) | ((at >> 1) << high);
    return [base, base | (1 << axis)] as const;
  }),
);

const edgeBetween = (a: number, b: number): number =>
  EDGE_CORNERS.findIndex(([p, q]) => (p === a && q === b) || (p === b && q === a));

/** Face -> its corners in a ring. */
const FACE_CORNERS = [0, 1, 2].flatMap((axis) =>
  [0, 1].map((side) => [
    corner(axis, side, 0, 0),
    corner(axis, side, 1, 0),
    corner(axis, side, 1, 1),
    corner(axis, side, 0, 1),
  ]),
);

/** Face -> its edges in a ring, edge `i` between corners `i` and `i + 1`. */
const FACE_EDGES = FACE_CORNERS.map((ring) => ring.map((at, i) => edgeBetween(at, ring[(i + 1) % 4] as number)));

/** Whether an edge belongs to the pair of a doubly crossed face that gets a point of its own: see `meshSdf`. */
export function isSecondPair(inside: number, face: number, edge: number): boolean {
  const ring = FACE_CORNERS[face] as number[];
  const edges = FACE_EDGES[face] as number[];
  const firstOutside = ring.findIndex((at) => (inside & (1 << at)) === 0);
  const around = [edges[firstOutside], edges[(firstOutside + 3) % 4]];
  return !around.includes(edge);
}

export const CELL_CASES: readonly CellCase[] = Array.from({ length: 256 }, (_, inside) => caseOf(inside));

function caseOf(inside: number): CellCase {
  const isIn = (at: number) => (inside & (1 << at)) !== 0;
  const crossed = EDGE_CORNERS.map(([a, b]) => isIn(a) !== isIn(b));
  const leader = EDGE_CORNERS.map((_, edge) => edge);
  const find = (edge: number): number => (leader[edge] === edge ? edge : find(leader[edge] as number));
  const join = (a: number, b: number) => {
    leader[find(a)] = find(b);
  };
  let crossedFaces = 0;
  const fourfold: number[] = [];
  for (const [face, edges] of FACE_EDGES.entries()) {
    const cut = edges.filter((edge) => crossed[edge]);
    if (cut.length > 0) crossedFaces |= 1 << face;
    if (cut.length === 2) join(cut[0] as number, cut[1] as number);
    if (cut.length !== 4) continue;
    fourfold.push(face);
    for (const [i, at] of (FACE_CORNERS[face] as number[]).entries()) {
      if (!isIn(at)) join(edges[i] as number, edges[(i + 3) % 4] as number);
    }
  }
  const leaders = [...new Set(EDGE_CORNERS.flatMap((_, edge) => (crossed[edge] ? [find(edge)] : [])))];
  const loopOfEdge = Uint8Array.from(EDGE_CORNERS, (_, edge) => (crossed[edge] ? leaders.indexOf(find(edge)) : 255));
  const doubleFaces = fourfold
    .filter((face) => new Set((FACE_EDGES[face] as number[]).map((edge) => loopOfEdge[edge])).size === 1)
    .reduce((bits, face) => bits | (1 << face), 0);
  return { loops: leaders.length, loopOfEdge, crossedFaces, doubleFaces };
}

/** Cells around an edge, as steps back along the two other axes, counter-clockwise against the edge's direction. */
export const RING = [
  [1, 1],
  [0, 1],
  [0, 0],
  [1, 0],
] as const;

/** The edge's number in each of the four cells around it, by axis. */
export const RING_EDGES = [0, 1, 2].flatMap((axis) =>
  RING.map(([u, v]) => {
    const low = (u << ((axis + 1) % 3)) | (v << ((axis + 2) % 3));
    return edgeBetween(low, low | (1 << axis));
  }),
);

/** The number of the same edge in the neighbouring cell across a face on `axis`. */
export function acrossFace(edge: number, axis: number): number {
  const [a, b] = EDGE_CORNERS[edge] as readonly [number, number];
  return edgeBetween(a ^ (1 << axis), b ^ (1 << axis));
}
