import { fromHex } from "../../math/color.ts";
import type { Mention, Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

/** Families of things to which an eatable before them lends its shape. */
const SHAPELY = /^(?:garment|furniture|light)$/;
/** Family of what lends -> what the concept that takes its shape calls it. */
const LENDERS: ReadonlyMap<string, string> = new Map([
  ["animal", "beast"],
  ["plant", "plant"],
]);
/** What is seen in the sky and lends its shape, though it be of the same family as rocks and puddles. */
const HEAVENLY = /^(?:moon|cloud|sun|planet|star|rainbow)$/;
/** Bones that lend their shape as the beast's head would: "a skull mug". */
const SKULL = "skull";
/** What is a board by nature, and which things, besides gear for sports and music, it is cut like: "a surfboard sign". */
const CUT_OUT = /^(?:sign|signboard|shop sign|wooden sign)$/;
const OUTLINES =
  /^(?:arrow|heart|star|fish|crescent|anchor|teapot|coffee-cup|boot|guitar|whale|shark|surfboard|skateboard|snowboard|sailboat|rowing-boat)$/;
/** What is also the name of its own rind, and one lives in as in tales. */
const FRUITS =
  /^(?:pineapple|watermelon|strawberry|pumpkin|apple|pear|banana|lemon|peach|avocado|carrot|onion|eggplant|acorn)$/;
/** What sells or carries food is only painted with it. */
const CARTS = /van|truck|cart|wagon|stall|stand/;

/**
 * "Banana shoes", "a strawberry chair", "bunny slippers", "a mushroom lamp": the thing right before another that lends it its
 * shape. Undefined where it says what the other is for, made of or coloured like.
 */
export function lenderAmong(mention: Mention, head: Term, modifiers: readonly Term[]): Term | undefined {
  const { concept } = mention;
  if (mention.shapedLike) return undefined;
  const { likened = [], family } = concept;
  return modifiers.find(({ entry, possessive, end }) => {
    const lender = entry.object?.own ? entry.object.concept : undefined;
    const isFruit = lender?.family === "food" && FRUITS.test(lender.id);
    if (!lender || possessive || (entry.material && !isFruit) || (entry.colours && !lender.seldomColour)) return false;
    // a pancake house sells them
    if (family === "building" && lender.family === "food" && !isFruit) return false;
    const isBefore = end === head.start;
    // a toadstool is one, for all that a plant it is
    if (lender.family === "food" || lender.seldomColour)
      return likened.includes("food") ? isBefore && !CARTS.test(head.lemma) : SHAPELY.test(family);
    if (isBefore && CUT_OUT.test(head.lemma) && likened.includes("outline"))
      return /^(?:sport|instrument)$/.test(lender.family) || OUTLINES.test(lender.id);
    if (HEAVENLY.test(lender.id)) return isBefore && likened.includes("sky");
    return isBefore && likened.includes(lender.id === SKULL ? "beast" : (LENDERS.get(lender.family) ?? ""));
  });
}

/**
 * "A mushroom lamp with a red cap": a part of what lends its shape takes the colour. The rest of what is said of it, that it glows,
 * is said of all; undefined where the lender has no such part.
 */
export function dyeLender(
  { lemma }: Term,
  modifiers: readonly Term[],
  { kind, source }: Tie,
  { slots }: Vocabulary,
): { readonly owner: Mention; readonly colours: readonly Term[]; readonly rest: readonly Term[] } | undefined {
  const lender = source?.shapedLike;
  if (kind !== "with" || !source || !lender || !slots.get(lender.concept)?.has(lemma)) return undefined;
  const colours = modifiers.filter(({ entry }) => entry.colours);
  const dyes = colours.flatMap(({ entry }) => entry.colours?.map(({ hex }) => fromHex(hex)) ?? []);
  if (dyes.length > 0) source.shapedLike = { ...lender, colours: dyes };
  return { owner: source, colours, rest: modifiers.filter((term) => !colours.includes(term)) };
}
