import type { Vocabulary } from "../terms/vocabulary.ts";
import { findOwn } from "../things/find-concept.ts";
import { type Link, type Mention, newMention, partOf, type Scene } from "./scene.ts";

/** What is cooked in a pot, whatever the verb. */
const OF_A_POT = /^(?:spaghetti|noodles|ramen|soup|stew|rice|porridge)$/;
/** What cooks by itself. */
const COOKER = /pan|pot|wok|cauldron|grill|stove|oven/;

/** Of these, what nobody holds. */
const STANDS = /grill|stove|oven/;

/** Where somebody cooks: what it is, and how the food and the cook stand to it. */
interface Hearth {
  readonly words: readonly string[];
  readonly food: Link["kind"];
  readonly cook: Pick<Link, "kind" | "facing">;
}

const PAN: Hearth = { words: ["frying pan", "pan"], food: "in", cook: { kind: "holding" } };
const POT: Hearth = { words: ["cooking pot", "pot"], food: "in", cook: { kind: "beside", facing: true } };
const GRILL: Hearth = { words: ["barbecue grill", "grill"], food: "on", cook: { kind: "beside", facing: true } };

/** "An otter frying an egg" holds a pan with the egg in it, not the egg: what food is cooked in goes without saying. */
export function cook({ mentions, links }: Scene, vocabulary: Vocabulary): void {
  for (const [at, link] of [...links].entries()) {
    const { from: somebody, to: food, kind } = link;
    const asked = kind === "holding" && food.concept.family === "food" && hearthOf(somebody, food);
    if (!asked) continue;
    const isOnGrill = links.some(({ from, to }) => (from === somebody || from === food) && STANDS.test(to.concept.id));
    const hearth = isOnGrill ? GRILL : asked;
    const found = findOwn(hearth.words, vocabulary);
    if (!found) continue;
    if (hearth === PAN && food.concept.id === "egg") food.word = "fried egg";
    const named = links.findIndex(
      ({ from, to }) => (from === somebody || from === food) && to !== food && COOKER.test(to.concept.id),
    );
    const cooker = links[named]?.to ?? newMention({ ...found, text: found.word, assumed: false, count: 1 });
    if (named < 0) mentions.push(cooker);
    const isTossed = hearth === PAN && link.how === "thrown";
    if (isTossed) tossOne(food);
    links[at] = isTossed
      ? { kind: "over", from: food, to: cooker, how: "rising" }
      : { kind: hearth.food, from: food, to: cooker };
    links[named < 0 ? links.length : named] = { ...hearth.cook, from: somebody, to: cooker };
  }
  fryEggs({ mentions, links });
}

/** What is tossed has left its plate, and is one where one was said. */
function tossOne(food: Mention): void {
  for (const slot of ["plate", "syrup", "butter", "berry"]) if (food.concept.slots[slot]) food.without.add(slot);
  if (food.concept.id === "pancake" && food.count === 1) partOf(food, "cake").count = 1;
}

/** Eggs in a pan, or with bacon, have no shell. */
function fryEggs({ mentions, links }: Pick<Scene, "mentions" | "links">): void {
  const hasBacon = mentions.some(({ concept }) => concept.id === "bacon");
  for (const egg of mentions.filter(({ concept, word }) => concept.id === "egg" && word === "egg")) {
    const isInPan = links.some(({ kind, from, to }) => kind === "in" && from === egg && to.concept.id === "frying-pan");
    if (isInPan || hasBacon) egg.word = "fried egg";
  }
}

function hearthOf({ qualities: { traits } }: Mention, { concept }: Mention): Hearth | undefined {
  if (traits.includes("grilling")) return GRILL;
  if (traits.includes("boiling") || (traits.includes("cooking") && OF_A_POT.test(concept.id))) return POT;
  return traits.includes("cooking") ? PAN : undefined;
}
