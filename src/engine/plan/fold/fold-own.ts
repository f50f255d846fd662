import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefObject } from "../../language/brief.ts";
import { slotFor, withoutObjects } from "./fold-garments.ts";

/** Concepts that come with another thing of their own, in a slot called as that thing's concept, and how it is said to be there. */
const OWN: ReadonlyMap<string, "on" | "in"> = new Map([
  ["goblet", "on"],
  ["fish-bag", "in"],
  ["box", "on"],
  ["toaster", "in"],
]);
/** Of more than this it was not said how many. */
const FEW = 3;
/** How many there are where no number was said. */
const USUAL = 2;
/** Who sits or sleeps on it is no ornament. */
const AT_HOME: ReadonlySet<string> = new Set(["swimming"]);

/** "A goblet with two dragons coiled around it", "a goldfish in a bag of water", "bells in a tower": what a thing has of its own is that of it, as it was said to be. */
export function foldOwn(brief: Brief): Brief {
  const snack = brief.relations.find(({ kind, from, to, where }) => {
    const [eater, food] = [brief.objects[from], brief.objects[to]];
    return kind === "holding" && !where && eater && food && food.count === 1 && isSnackOf(eater, food);
  });
  if (snack) return foldOwn(asPartOf(brief, snack.to, snack.from));
  const own = brief.relations.find(({ kind, from, to, how }) => {
    const [held, holder] = [brief.objects[from], brief.objects[to]];
    return (
      held && holder && ownIn(holder) === kind && hasOwn(holder, held) && (held.concept !== "rope" || how === "coiled")
    );
  });
  return own ? foldOwn(asPartOf(brief, own.from, own.to)) : brief;
}

/** "A panda eating bamboo": what a beast has in its paws anyway, as far as the house knows. */
const isSnackOf = ({ concept, traits }: BriefObject, food: BriefObject): boolean =>
  traits.includes("eating") && conceptById(concept).family === "animal" && hasOwn({ concept }, food);

/** The one of them as a part of the other. */
function asPartOf(brief: Brief, from: number, to: number): Brief {
  const held = brief.objects[from] as BriefObject;
  const { colours, materials, conditions, count } = held;
  const slot = slotIn(brief.objects[to] as BriefObject, held);
  const objects = brief.objects.map((object, i): BriefObject => {
    if (i !== to) return object;
    const part = { slot, colours, materials, conditions, traits: [], count: count > FEW ? USUAL : count };
    return { ...object, parts: [...object.parts.filter((each) => each.slot !== slot), part] };
  });
  return withoutObjects({ ...brief, objects }, new Set([from]));
}

/** Concepts of furniture with ornaments of its own -> the slots of those, which make room for what is said to stand there. */
const ORNAMENTS: ReadonlyMap<string, readonly string[]> = new Map([["shelf", ["book", "vase"]]]);

/** "A shelf with five jars": then there is nothing else on it. */
export function clearShelves(brief: Brief): Brief {
  const objects = brief.objects.map((object, i): BriefObject => {
    const own = ORNAMENTS.get(object.concept) ?? [];
    const isTaken = brief.relations.some(
      ({ kind, from, to }) => (/^(?:on|in)$/.test(kind) && to === i) || (kind === "with" && from === i),
    );
    const gone = own.filter((slot) => !object.parts.some((part) => part.slot === slot));
    return isTaken && gone.length > 0 ? { ...object, without: [...object.without, ...gone] } : object;
  });
  return { ...brief, objects };
}

const ownIn = ({ concept }: BriefObject): "on" | "in" | undefined =>
  OWN.get(concept) ?? (conceptById(concept).family === "building" ? "in" : undefined);

/** What the holder has of its own for it: the toast of a toaster is any bread in it. */
const slotIn = ({ concept }: Pick<BriefObject, "concept">, held: BriefObject): string =>
  (concept === TOASTER ? slotFor(conceptById(concept).slots, held) : undefined) ?? held.concept;
const TOASTER = "toaster";

const hasOwn = (holder: Pick<BriefObject, "concept">, held: BriefObject): boolean =>
  conceptById(holder.concept).slots[slotIn(holder, held)] !== undefined &&
  held.traits.every((trait) => AT_HOME.has(trait));
