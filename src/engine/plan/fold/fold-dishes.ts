import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefObject, BriefPart, Relation } from "../../language/brief.ts";
import { asPart, withoutObjects } from "./fold-garments.ts";

/** Concept of a holder that some things come in of themselves -> the slot that is theirs. */
const OWN_HOLDERS: ReadonlyMap<string, readonly string[]> = new Map([
  ["flower-pot", ["pot"]],
  ["plate", ["plate", "board", "bowl"]],
  ["bowl", ["bowl"]],
]);
/** Concept of a plate with a whole meal on it. */
const MEAL = "dinner";
const RICE = "rice";
/** What noodles are eaten with. */
const STICKS = "chopsticks";
const NOODLES = "ramen";
/** Dishes that others are tossed with. */
const TOSSED = /^(?:spaghetti|ramen)$/;
/** The pot's words that say what it is of. */
const OF_CLAY = /^(?:clay|terracotta) /;
/** Traits of a dish that come from what is on it. */
const FUMING = /^(?:steaming|smoking)$/;

/**
 * "A clay pot with a cactus", "a blue plate piled high with spaghetti": what comes in a pot or on a plate of its own is in that one,
 * as it was said to be, not in both; three of them in one pot have none each. Where more lies on it, what has a dish of its own has none.
 */
export function foldDishes(said: Brief): Brief {
  const brief = lifted(tossed(emptied(withOwnRice(said))));
  for (const [at, relation] of brief.relations.entries()) {
    const [holder, held] = holding(relation, brief);
    const [vessel, filling] = [brief.objects[holder], brief.objects[held]];
    if (!vessel || !filling || vessel.concept === filling.concept) continue;
    const { slots } = conceptById(filling.concept);
    const own = (OWN_HOLDERS.get(vessel.concept) ?? []).filter(
      (slot) => slots[slot] && !filling.without.includes(slot),
    );
    const [slot] = own;
    if (slot === undefined) continue;
    const isOnly = !brief.relations.some((other, i) => i !== at && holding(other, brief)[0] === holder);
    const isShared = slot === "pot" && filling.count > vessel.count;
    if (isOnly && !isShared && slot === OWN_HOLDERS.get(vessel.concept)?.[0])
      return foldDishes(fold(brief, holder, held, slot));
    if (slot === "pot" && !isShared) continue;
    const bare = { ...filling, without: [...filling.without, ...own] };
    return foldDishes({ ...brief, objects: brief.objects.map((object, i) => (i === held ? bare : object)) });
  }
  return brief;
}

/** "A plate of food around a portion of rice": a whole meal has that. */
function withOwnRice(brief: Brief): Brief {
  const rice = brief.relations.find(
    ({ around, from, to }) => around && brief.objects[from]?.concept === MEAL && brief.objects[to]?.concept === RICE,
  );
  return rice ? withoutObjects(brief, new Set([rice.to])) : brief;
}

/** "Chopsticks lifting noodles from a bowl": the noodles come in one, and are drawn up by what they come with. */
function lifted(brief: Brief): Brief {
  const { objects, relations } = brief;
  const at = relations.find(
    ({ kind, how, from, to }) =>
      kind === "in" && how === "stuck" && objects[from]?.concept === STICKS && objects[to]?.concept === NOODLES,
  );
  const [sticks, dish] = [objects[at?.from ?? -1], objects[at?.to ?? -1]];
  if (!at || !sticks || !dish) return brief;
  const parts = [...dish.parts, asPart(STICKS, sticks)];
  const raised = { ...dish, traits: [...dish.traits, "lifted"], parts };
  return withoutObjects(
    { ...brief, objects: objects.map((object, i) => (i === at.to ? raised : object)) },
    new Set([at.from]),
  );
}

/** "A plate of food with noodles and broccoli": these are what is on it. */
function emptied(brief: Brief): Brief {
  const isFilled = (index: number) =>
    brief.relations.some((relation) => {
      const [holder, held] = holding(relation, brief);
      return holder === index && conceptById(brief.objects[held]?.concept ?? "").family === "food";
    });
  const objects = brief.objects.map((object, i) =>
    object.concept === MEAL && isFilled(i) ? { ...object, concept: "plate", word: "plate" } : object,
  );
  return { ...brief, objects };
}

/** "A plate of noodles and broccoli": what noodles have a part for, and lies on the same plate, is tossed with them. */
function tossed(brief: Brief): Brief {
  const on = brief.relations.map((relation) => holding(relation, brief));
  for (const [plate, noodles] of on) {
    const host = brief.objects[noodles];
    if (!host || !TOSSED.test(host.concept)) continue;
    const { slots } = conceptById(host.concept);
    const other = on.find(
      ([holder, held]) =>
        holder === plate && held !== noodles && slots[brief.objects[held]?.concept ?? ""] !== undefined,
    )?.[1];
    const added = brief.objects[other ?? -1];
    if (other === undefined || !added) continue;
    const parts = [...host.parts, asPart(added.concept, added)];
    const objects = brief.objects.map((object, i) => (i === noodles ? { ...host, parts } : object));
    return tossed(withoutObjects({ ...brief, objects }, new Set([other])));
  }
  return brief;
}

/** What holds and what is held, by their numbers; -1 where nothing is. */
function holding({ kind, from, to, around }: Relation, { objects }: Brief): readonly [number, number] {
  if (kind === "with") return [from, to];
  if (kind === "in" || (kind === "on" && objects[to]?.concept !== "flower-pot")) return [to, from];
  // "a plate of food around a portion of rice"
  return around && conceptById(objects[to]?.concept ?? "").family === "food" ? [from, to] : [-1, -1];
}

function fold(brief: Brief, holder: number, held: number, slot: string): Brief {
  const index = (each: number): number => (each === holder ? held : each);
  const relations = brief.relations
    .map((relation) => ({ ...relation, from: index(relation.from), to: index(relation.to) }))
    .filter(({ from, to }) => from !== to);
  const vessel = brief.objects[holder] as BriefObject;
  const objects = brief.objects.map((object, i) => (i === held ? inHolder(object, vessel, slot) : object));
  return withoutObjects({ ...brief, objects, relations }, new Set([holder]));
}

function inHolder(
  filling: BriefObject,
  { word, colours, materials, conditions, traits }: BriefObject,
  slot: string,
): BriefObject {
  const own = materials.length === 0 && OF_CLAY.test(word) ? ["terracotta"] : materials;
  const fumes = traits.filter((trait) => FUMING.test(trait));
  const part: BriefPart = { slot, colours, materials: own, conditions, traits };
  const parts = [...filling.parts.filter((each) => each.slot !== slot), part];
  // "a plate of fresh tacos" is one plate with all of them, as "a plate of tacos" is
  const served = conceptById(filling.concept).words.find((each) => each.startsWith(`${word} of `));
  const whole = filling.count > 1 && served !== undefined ? { word: served, count: 1 } : {};
  return { ...filling, ...whole, traits: [...filling.traits, ...fumes], parts };
}
