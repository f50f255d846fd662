import type { BriefObject } from "../../language/brief.ts";
import { isWornSized } from "../../style/dress/resize-worn.ts";
import type { Proportion } from "../../style/parts/proportion.ts";
import { TO_BE_SEEN } from "../../style/parts/resize-part.ts";
import { breadthOfPrint } from "../look/show-pattern.ts";
import type { RecipeObject } from "./recipe.ts";

/** Small things on others, which are lost in a picture of the whole unless they are larger than life: whoever speaks of them looks for them. */
const FITTINGS = /^(?:button|gem|jewel|knob|buckle|clasp|lock|stud|rivet|badge|medal|propeller)$/;

/** How a concept's parameters tell that hair is as long as it grows. */
const LONG_HAIR = '"hair":"long"';

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
  const seen = parts
    .filter(
      ({ slot }) => FITTINGS.test(slot) && !proportions.some(({ part, slot: own }) => part === slot || own === slot),
    )
    .map(({ slot }): Proportion => ({ part: slot, sizes: [TO_BE_SEEN] }));
  if (proportions.length === 0) return seen.length > 0 ? { proportions: seen } : {};
  const shown = sample(asked);
  const left = proportions.filter(({ slot, hasGaps }) => {
    // "wide striped sails": the stripes are
    if (parts.some((part) => part.slot === slot && breadthOfPrint(part) !== 1)) return false;
    if (hasGaps || slot === undefined || isWornSized(slot)) return true;
    // a style of hair is as long as it is: drawn out, a fringe would cover the eyes
    if (slot === "hair" && asked.traits.some((trait) => trait.startsWith("hair-"))) return false;
    // nor is hair drawn out that falls down the back in any case: a mermaid's
    if (slot === "hair" && shown.includes(LONG_HAIR)) return false;
    const silent = parts.filter((part) => part.slot !== slot);
    // the draw may have come to the number that was said by itself: another one tells whether the concept counts them
    const others = parts.map((part) => (part.slot === slot && part.count ? { ...part, count: part.count + 1 } : part));
    return [silent, others].every((heard) => sample({ ...asked, parts: heard }) === shown);
  });
  const told = left.map(
    ({ part, sizes, count, hasGaps, slot }): Proportion => ({
      part,
      sizes,
      ...(count !== undefined && { count }),
      ...(hasGaps && { hasGaps, ...(slot !== undefined && { slot }) }),
    }),
  );
  const all = [...told, ...seen];
  return all.length > 0 ? { proportions: all } : {};
}
