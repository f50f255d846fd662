import { standModel } from "../geometry/make-part.ts";
import type { Model } from "../geometry/part.ts";
import { leaveGaps } from "./leave-gaps.ts";
import { multiplyPart } from "./multiply-part.ts";
import { resizePart } from "./resize-part.ts";

/** What is said of how large a part is, or how many of it there are: "huge eyes", "two-headed". */
export interface Proportion {
  /** Singular: `wheel`. */
  readonly part: string;
  /** Size words in the lexicon's spelling. */
  readonly sizes: readonly string[];
  readonly count?: number;
  /** Some of them are missing. */
  readonly hasGaps?: true;
}

/** Gives a thing the parts that were said, as large and as many; what has no such part stays as it is. */
export function takeProportions(model: Model, proportions: readonly Proportion[]): Model {
  const changed = proportions.reduce((before, { part, sizes, count, hasGaps }) => {
    if (hasGaps) return leaveGaps(before, part);
    const sized = resizePart(before, part, sizes);
    return count === undefined ? sized : multiplyPart(sized, part, count);
  }, model);
  return changed === model ? model : standModel(changed.parts, changed.sockets);
}
