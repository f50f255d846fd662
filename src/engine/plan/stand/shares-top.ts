import { depthOf, type Unplaced, widthOf } from "../contact/unplaced.ts";
import type { Tie } from "./tie-stacks.ts";

/** How one is on what others may be on as well. */
const SHARED: ReadonlySet<Tie["kind"]> = new Set(["on", "sitting", "lying"]);
/** Of a top's length: what two that share it may take up of it, as one of them may stand out over the edge. */
const SHARED_LENGTH = 1.3;

/**
 * Whether a thing beside its neighbour stands on what that is on, not on the floor: a cannon has no room on a barrel.
 *
 * @param tie How the neighbour is there.
 */
export function sharesTop(objects: readonly Unplaced[], thing: number, neighbour: number, tie: Tie): boolean {
  const at = (index: number) => objects[index] as Unplaced;
  const [one, other, top] = [at(thing), at(neighbour), at(tie.target)];
  const across = (each: Unplaced) => Math.min(widthOf(each), depthOf(each)) * each.scale;
  // what hangs there stands on nothing
  if (other.placement?.where === "hung") return false;
  const long = Math.max(widthOf(top), depthOf(top)) * top.scale;
  return SHARED.has(tie.kind) && across(one) + across(other) <= SHARED_LENGTH * long;
}
