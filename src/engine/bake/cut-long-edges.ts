import { measureArea } from "#measure/volume.ts";
import type { Geometry } from "../geometry/geometry.ts";
import type { Model } from "../geometry/part.ts";
import { GOOD_FILL } from "./cut-chart.ts";

/** Longest edge, in sides of the square atlas that the whole surface would fill well. */
const LONGEST = 0.5;
/** Halvings of the longest edge. */
const ROUNDS = 4;

/**
 * Halves edges that are long beside the whole surface, until charts can be cut between them: a ladder's stile of one long
 * face would else hold the texture of the whole model back. Nothing moves, closed stays closed.
 *
 * @param mostFaces Triangles the model may have; where halving would need more, the model comes back as it was.
 */
export function cutLongEdges(model: Model, mostFaces: number): Model {
  let area = 0;
  for (const { geometry } of model.parts) area += measureArea(geometry.positions, geometry.indices);
  const longest = LONGEST * Math.sqrt(area / GOOD_FILL);
  let faces = 0;
  const parts = model.parts.map((part) => {
    let { geometry } = part;
    for (let round = 0; round < ROUNDS && hasLonger(geometry, longest * longest); round += 1)
      geometry = halve(geometry, longest * longest);
    faces += geometry.indices.length / 3;
    return geometry === part.geometry ? part : { ...part, geometry };
  });
  const isChanged = parts.some((part, i) => part !== model.parts[i]);
  return isChanged && faces <= mostFaces ? { ...model, parts } : model;
}

function squareLength(positions: Float32Array, a: number, b: number): number {
  const x = (positions[a * 3] as number) - (positions[b * 3] as number);
  const y = (positions[a * 3 + 1] as number) - (positions[b * 3 + 1] as number);
  const z = (positions[a * 3 + 2] as number) - (positions[b * 3 + 2] as number);
  return x * x + y * y + z * z;
}

/** Whether an edge is longer than the root of `limit`: hardly a part has one, and looking costs nearly nothing. */
function hasLonger({ positions, indices }: Geometry, limit: number): boolean {
  for (let i = 0; i < indices.length; i += 1) {
    const next = indices[i % 3 === 2 ? i - 2 : i + 1] as number;
    if (squareLength(positions, indices[i] as number, next) > limit) return true;
  }
  return false;
}

/** Halves every edge longer than the root of `limit`; both of its faces are cut at the same new vertex. */
function halve(geometry: Geometry, limit: number): Geometry {
  const { positions, rest, indices } = geometry;
  const count = positions.length / 3;
  const middles = new Map<number, number>();
  const added: number[] = [];
  const middle = (a: number, b: number): number => {
    if (squareLength(positions, a, b) <= limit) return -1;
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
