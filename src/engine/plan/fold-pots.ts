import { conceptById } from "../concepts/index.ts";
import type { Brief, BriefObject, BriefPart } from "../language/brief.ts";
import { withoutObjects } from "./fold-garments.ts";

/** Concept of the pot that plants are put in, and its words that say what it is of. */
const POT = "flower-pot";
const OF_CLAY = /^(?:clay|terracotta) /;

/** "A clay pot with a cactus": what comes in a pot of its own stands in that one, as it was said to be, not in both. */
export function foldPots(brief: Brief): Brief {
  for (const { kind, from, to } of brief.relations) {
    const [pot, plant] = kind === "with" ? [from, to] : kind === "in" ? [to, from] : [-1, -1];
    const [vessel, grown] = [brief.objects[pot], brief.objects[plant]];
    if (vessel?.concept !== POT || !grown || conceptById(grown.concept).slots.pot === undefined) continue;
    const index = (each: number): number => (each === pot ? plant : each);
    const relations = brief.relations
      .map((relation) => ({ ...relation, from: index(relation.from), to: index(relation.to) }))
      .filter((relation) => relation.from !== relation.to);
    const objects = brief.objects.map((object, i) => (i === plant ? inPot(object, vessel) : object));
    return foldPots(withoutObjects({ ...brief, objects, relations }, new Set([pot])));
  }
  return brief;
}

function inPot(plant: BriefObject, { word, colours, materials, conditions, traits }: BriefObject): BriefObject {
  const own = materials.length === 0 && OF_CLAY.test(word) ? ["terracotta"] : materials;
  const part: BriefPart = { slot: "pot", colours, materials: own, conditions, traits };
  return { ...plant, parts: [...plant.parts.filter(({ slot }) => slot !== "pot"), part] };
}
