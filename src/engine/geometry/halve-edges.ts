import type { Geometry } from "./geometry.ts";

/** Square of the distance between two vertices. */
export function squareLength(positions: Float32Array, a: number, b: number): number {
  const x = (positions[a * 3] as number) - (positions[b * 3] as number);
  const y = (positions[a * 3 + 1] as number) - (positions[b * 3 + 1] as number);
  const z = (positions[a * 3 + 2] as number) - (positions[b * 3 + 2] as number);
  return x * x + y * y + z * z;
}

/**
 * Halves every edge longer than the root of `limit`; both of its faces are cut at the same new vertex: closed stays closed.
 *
 * @param isWanted Whether an edge is looked at, by the numbers of its ends. Default: every one.
 */
export function halveEdges(
  geometry: Geometry,
  limit: number,
  isWanted: (a: number, b: number) => boolean = () => true,
): Geometry {
  const { positions, rest, indices } = geometry;
  const count = positions.length / 3;
  const middles = new Map<number, number>();
  const added: number[] = [];
  const middle = (a: number, b: number): number => {
    if (squareLength(positions, a, b) <= limit || !isWanted(a, b)) return -1;
    const key = Math.min(a, b) * count + Math.max(a, b);
    const known = middles.get(key);
    if (known !== undefined) return known;
    const vertex = count + added.length / 2;
    added.push(Math.min(a, b), Math.max(a, b));
    middles.set(key, vertex);
    return vertex;
  };
  const cut: number[] = [];
  for (let f = 0; f < indices.length; f += 3) {
    const corners = [indices[f], indices[f + 1], indices[f + 2]] as [number, number, number];
    const [a, b, c] = corners;
    cut.push(...piecesOf(corners, [middle(a, b), middle(b, c), middle(c, a)]));
  }
  const extended = (values: Float32Array) => {
    const out = new Float32Array(values.length + (added.length / 2) * 3);
    out.set(values);
    for (let i = 0; i < added.length; i += 2) {
      for (let k = 0; k < 3; k += 1) {
        const sum =
          (values[(added[i] as number) * 3 + k] as number) + (values[(added[i + 1] as number) * 3 + k] as number);
        out[values.length + (i / 2) * 3 + k] = sum / 2;
      }
    }
    return out;
  };
  return { positions: extended(positions), rest: extended(rest), indices: Uint32Array.from(cut) };
}

/** A triangle cut at the middles of its edges, -1 where an edge stays whole; triplets in the same turn. */
function piecesOf(
  [a, b, c]: readonly [number, number, number],
  [ab, bc, ca]: readonly [number, number, number],
): number[] {
  const cuts = Number(ab >= 0) + Number(bc >= 0) + Number(ca >= 0);
  if (cuts === 0) return [a, b, c];
  if (cuts === 3) return [a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca];
  // turned so that the first edge is cut, and where two are, the last is whole
  const isFirst = cuts === 1 ? ab >= 0 : ca < 0;
  if (!isFirst) return piecesOf([b, c, a], [bc, ca, ab]);
  return cuts === 1 ? [a, ab, c, ab, b, c] : [a, ab, c, ab, bc, c, ab, b, bc];
}
