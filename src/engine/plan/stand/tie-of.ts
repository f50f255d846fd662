import type { Unplaced } from "../contact/unplaced.ts";
import { resolveRelation } from "./resolve-relation.ts";
import { sharesTop } from "./shares-top.ts";
import type { Tie } from "./tie-stacks.ts";

/** What an object has to do with which other one. Beside a thing that rests on a table is on that table, where there is room. */
export function tieOf(objects: readonly Unplaced[], index: number): Tie | undefined {
  const object = objects[index] as Unplaced;
  const { placement } = object;
  if (!placement) return undefined;
  const { target } = placement;
  const kind = resolveRelation(object, objects[target] as Unplaced, placement.relation);
  // a desk is on the floor, though who sits at it is on a chair
  if (kind !== "beside" || placement.where === "desk") return { kind, target };
  const other = tieOf(objects, target);
  const shares = other && sharesTop(objects, index, target, other);
  return shares ? { kind: "on", target: other.target } : { kind, target };
}
