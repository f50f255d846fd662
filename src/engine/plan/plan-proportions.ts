import type { BriefObject } from "../language/brief.ts";
import type { Proportion } from "../style/proportion.ts";
import type { RecipeObject } from "./recipe.ts";

/**
 * The proportions that were said and that the concept has no way of its own to show.
 *
 * @param sample What the concept makes of what is asked, to be compared.
 */
export function planProportions(
  asked: BriefObject,
  sample: (asked: BriefObject) => string,
): Pick<RecipeObject, "proportions"> {
  const { proportions = [], parts } = asked;
  if (proportions.length === 0) return {};
  const shown = sample(asked);
  const left = proportions.filter(({ slot, hasGaps }) => {
    if (hasGaps || slot === undefined) return true;
    const silent = parts.filter((part) => part.slot !== slot);
    return sample({ ...asked, parts: silent }) === shown;
  });
  const told = left.map(
    ({ part, sizes, count, hasGaps, slot }): Proportion => ({
      part,
      sizes,
      ...(count !== undefined && { count }),
      ...(hasGaps && { hasGaps, ...(slot !== undefined && { slot }) }),
    }),
  );
  return told.length > 0 ? { proportions: told } : {};
}
