import { isHollow } from "./hollow.ts";
import type { Link, Mention, Scene } from "./scene.ts";
import { mannerOfWord } from "./words/manners.ts";

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
    if (thing.count < 2 || !thing.qualities.traits.includes("leaking") || !isHollow(vessel)) continue;
    thing.qualities.dropTrait("leaking");
    if (thing.isUncounted) thing.count = SCATTERED;
    links[at] = { kind: "beside", from: thing, to: vessel, how: "spilt" };
  }
}
