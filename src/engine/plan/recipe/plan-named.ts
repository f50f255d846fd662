import type { BriefObject } from "../../language/brief.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import type { NamedDress } from "../../style/parts/dress-named.ts";
import type { RecipeObject } from "./recipe.ts";

type Materials = Readonly<Record<string, MaterialSpec>>;

/**
 * What is said of named pieces of the main part, beside what the rest of that is made of.
 *
 * @param dress What the slots are made of when such and such is asked.
 */
export function planNamed(
  asked: BriefObject,
  materials: Materials,
  dress: (asked: BriefObject) => Materials,
): Pick<RecipeObject, "named"> {
  const told = asked.parts.flatMap(({ slot, named }): NamedDress[] => {
    const material = materials[slot];
    const rest =
      named === undefined
        ? undefined
        : dress({ ...asked, parts: asked.parts.filter((part) => part.slot !== slot) })[slot];
    const isOther = material && rest && JSON.stringify(material) !== JSON.stringify(rest);
    return named !== undefined && isOther ? [{ part: named, slot, material, rest }] : [];
  });
  return told.length > 0 ? { named: told } : {};
}
