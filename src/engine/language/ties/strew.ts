import { fromHex } from "../../math/color.ts";
import type { Link, Mention, Scene, Tie } from "../scene/scene.ts";
import { LIQUIDS } from "../words/liquids.ts";
import { mannerOfWord } from "../words/manners.ts";
import { DRINKS } from "../words/situations.ts";
import { isHollow } from "./hollow.ts";

/** How many lie all over a thing where no number is said. */
const SCATTERED = 12;

/** "Coins scattered across a table": a good many, if no number is said, and all over it. */
export function strew(source: Mention, word: string): { readonly how?: "scattered" } {
  if (mannerOfWord(word) !== "scattered") return {};
  if (source.isUncounted && source.count > 1) source.count = SCATTERED;
  return { how: "scattered" };
}

/** "Marbles spilling out of a bag": before its mouth, a good many if no number is said. What is one is a liquid, which runs out. */
export function spillOut(link: Link, word: string): Link {
  // who pops out of a hat does not wear it
  if (link.kind === "wearing" && mannerOfWord(word) === "out") return { ...link, kind: "in" };
  const { from, to } = link;
  if (link.kind !== "in" || mannerOfWord(word) !== "spilt" || from.count < 2 || !isHollow(to)) return link;
  if (from.isUncounted) from.count = SCATTERED;
  return { kind: "beside", from, to, how: "spilt" };
}

/** "A basket with apples spilling out": the same, said of the vessel. */
export function spillWhatLeaks({ links }: Pick<Scene, "links">): void {
  for (const [at, { kind, from, to }] of links.entries()) {
    if (!/^(?:with|in)$/.test(kind)) continue;
    const [vessel, thing] = kind === "with" ? [from, to] : [to, from];
    // "a fern spilling out of its pot" hangs over the rim
    if (thing.concept.family === "plant") thing.qualities.dropTrait("leaking");
    if (thing.count < 2 || !thing.qualities.traits.includes("leaking") || !isHollow(vessel)) continue;
    thing.qualities.dropTrait("leaking");
    if (thing.isUncounted) thing.count = SCATTERED;
    links[at] = { kind: "beside", from: thing, to: vessel, how: "spilt" };
  }
}

/** "Popcorn flying out of a bucket": it comes in one of its own, and flies. */
export function flingOut(thing: Mention, tie: Tie | undefined): void {
  if (tie && mannerOfWord(tie.word) === "spilt" && thing.concept.family === "food")
    thing.qualities.addTrait({ trait: "flying" });
}

const TAP = "tap";

/**
 * "Water pouring out of a tap", "milk spilling from a jug": no glass of it is in there. A tap runs; a vessel has tipped over and what
 * was in it runs out of its mouth.
 */
export function pourOut({ links, mentions }: Pick<Scene, "links" | "mentions">): void {
  for (const { kind, from, to, how } of [...links]) {
    const isDrink = kind === "in" && !from.concept.words.includes(from.text) && DRINKS.has(from.text.toLowerCase());
    if (!isDrink || !(to.concept.id === TAP || (isHollow(to) && how === "spilt"))) continue;
    mentions.splice(mentions.indexOf(from), 1);
    if (to.concept.id === TAP) to.qualities.addTrait({ trait: "pouring" });
    else {
      for (const trait of ["leaking", "tipped"]) to.qualities.addTrait({ trait });
      const hex = LIQUIDS.get(from.text.toLowerCase());
      if (hex !== undefined) to.spilt = fromHex(hex);
    }
  }
}
