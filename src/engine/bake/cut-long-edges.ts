import { measureArea } from "#measure/volume.ts";
import type { Geometry } from "../geometry/geometry.ts";
import { halveEdges, squareLength } from "../geometry/halve-edges.ts";
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
      geometry = halveEdges(geometry, longest * longest);
    faces += geometry.indices.length / 3;
    return geometry === part.geometry ? part : { ...part, geometry };
  });
  const isChanged = parts.some((part, i) => part !== model.parts[i]);
  return isChanged && faces <= mostFaces ? { ...model, parts } : model;
}

/** Whether an edge is longer than the root of `limit`: hardly a part has one, and looking costs nearly nothing. */
function hasLonger({ positions, indices }: Geometry, limit: number): boolean {
  for (let i = 0; i < indices.length; i += 1) {
    const next = indices[i % 3 === 2 ? i - 2 : i + 1] as number;
    if (squareLength(positions, indices[i] as number, next) > limit) return true;
  }
  return false;
}
