import { fromHex } from "../math/color.ts";
import type { Mention, Tie } from "./scene.ts";
import type { Term } from "./term.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Families of things to which an eatable before them lends its shape. */
const SHAPELY = /^(?:garment|furniture|light)$/;
/** Colours that are hardly ever said alone: "an avocado chair" is one, "a peach chair" is of that colour. */
const RATHER_THINGS: ReadonlySet<string> = new Set(
  "avocado watermelon pumpkin strawberry banana pineapple mushroom tomato".split(" "),
);
/** Vehicles that carry people; what sells or carries food is only painted with it. */
const RIDDEN: ReadonlySet<string> = new Set(
  "car wagon convertible motorcycle scooter airplane helicopter rocket".split(" "),
);
const CARTS = /van|truck|cart|wagon|stall|stand/;
/** What is made with a beast's face or in its shape, and is of no use to the beast itself. */
const BEASTLY: ReadonlySet<string> = new Set("slipper backpack mug teapot lamp candle piggy-bank".split(" "));

/**
 * "Banana shoes", "a strawberry chair", "bunny slippers", "a mushroom lamp": the thing right before another that lends it its
 * shape. Undefined where it says what the other is for, made of or coloured like.
 */
export function lenderAmong(mention: Mention, head: Term, modifiers: readonly Term[]): Term | undefined {
  const { concept } = mention;
  if (mention.shapedLike) return undefined;
  const isEatable = ({ entry }: Term) =>
    entry.object?.concept.family === "food" || entry.object?.concept.id === "mushroom";
  const isColour = ({ entry, lemma }: Term) => entry.colours !== undefined && !RATHER_THINGS.has(lemma);
  return modifiers.find((term) => {
    const { entry, possessive, end } = term;
    if (possessive || !entry.object?.own || entry.material || isColour(term)) return false;
    if (isEatable(term))
      return (
        (SHAPELY.test(concept.family) && (concept.id !== "candle" || end === head.start)) ||
        (RIDDEN.has(concept.id) && !CARTS.test(head.lemma) && end === head.start)
      );
    const { family } = entry.object.concept;
    return (
      end === head.start &&
      BEASTLY.has(concept.id) &&
      (family === "animal" || (family === "plant" && concept.family === "light"))
    );
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
