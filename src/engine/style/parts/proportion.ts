import { standModel } from "../../geometry/make-part.ts";
import type { Model } from "../../geometry/part.ts";
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
  /** By what else they go, where none has their name. */
  readonly slot?: string;
}

/** Gives a thing the parts that were said, as large and as many; what has no such part stays as it is. */
export function takeProportions(model: Model, proportions: readonly Proportion[]): Model {
  const changed = proportions.reduce((before, { part, sizes, count, hasGaps, slot }) => {
    if (hasGaps) {
      const left = leaveGaps(before, part, count);
      return left === before && slot !== undefined ? leaveGaps(before, slot, count) : left;
    }
    const sized = resizePart(before, part, sizes);
    return count === undefined ? sized : multiplyPart(sized, part, count);
  }, model);
  return changed === model ? model : standModel(changed.parts, changed.sockets);
}
