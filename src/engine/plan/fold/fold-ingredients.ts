import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefObject, BriefPart } from "../../language/brief.ts";
import { asPart, slotFor, withoutObjects } from "./fold-garments.ts";

/** What every fruit has in it by itself. */
const SEEDS = /^(?:seed|pip)s?$|[ -](?:seed|pip)s?$/;

/**
 * What a dish is made with and can show as a part of its own becomes that part: the egg of a ramen, the candle of a cake. What it
 * has no part for stays an object, and is laid on it.
 */
export function foldIngredients(brief: Brief): Brief {
  const gone = new Map<number, { readonly dish: number; readonly part?: BriefPart }>();
  for (const { kind, from, to } of brief.relations) {
    const [dish, ingredient] = [brief.objects[from] as BriefObject, brief.objects[to] as BriefObject];
    const isNamedAgain = brief.relations.filter((other) => other.from === to || other.to === to).length > 1;
    const { family, slots } = conceptById(dish.concept);
    if (kind !== "with" || isNamedAgain || family !== "food") continue;
    const slot = slotFor(slots, ingredient);
    if (slot !== undefined) {
      const kinds = ingredient.word === slot ? {} : { kinds: [ingredient.word] };
      gone.set(to, { dish: from, part: { ...asPart(slot, ingredient), ...kinds } });
    } else if (SEEDS.test(ingredient.text)) gone.set(to, { dish: from });
  }
  if (gone.size === 0) return brief;
  const objects = brief.objects.map((object, index) => {
    const parts = [...gone.values()].flatMap(({ dish, part }) => (dish === index && part ? [part] : []));
    const others = object.parts.filter(({ slot }) => !parts.some((part) => part.slot === slot));
    return parts.length > 0 ? { ...object, parts: [...others, ...parts] } : object;
  });
  return withoutObjects({ ...brief, objects }, new Set(gone.keys()));
}
