import type { Unplaced } from "../contact/unplaced.ts";
import type { Placement } from "../recipe/recipe.ts";
import { hovers } from "../within/enclose.ts";
import { dangles } from "./dangle.ts";

/** Where a thing is in the air. */
const IN_AIR: ReadonlySet<string> = new Set<NonNullable<Placement["where"]>>([
  "aloft",
  "leaping",
  "hovering",
  "juggled",
  "thrown",
  "rising",
  "sipping",
]);

/** Whether a thing is in the air by intention: over something, as a moon is, thrown, on a cord, or behind glass. */
export const isAfloat = (placement: Placement | undefined, things: readonly Unplaced[], index: number): boolean =>
  placement !== undefined &&
  (IN_AIR.has(placement.where ?? "") ||
    dangles({ placement }) ||
    hovers(things[index] as Unplaced, things[placement.target] as Unplaced));
