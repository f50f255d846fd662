import { isLiving } from "./relate.ts";
import type { Scene } from "./scene.ts";
import type { Term } from "./term.ts";

/** Concepts of what is held to be looked at, and of what stands there to be. */
const HANDHELD: ReadonlySet<string> = new Set(["smartphone", "laptop"]);
const STANDING: ReadonlySet<string> = new Set(["television", "projector"]);
const WATCHING = /^(?:watch|watches|watching|viewing|streaming|scrolling|browsing|checking)$/;
const TIES: ReadonlySet<string> = new Set(["on", "holding"]);

/** "reading news on a phone", "watching a film on a laptop": nobody is on it, it is in hand; what stands there is looked at. */
export function lookAtDevices({ links }: Scene, terms: readonly Term[]): void {
  const isWatching = terms.some(({ lemma }) => WATCHING.test(lemma));
  for (const [i, { kind, from, to, how }] of links.entries()) {
    if (!TIES.has(kind) || how !== undefined || !isLiving(from)) continue;
    if (!isWatching && !from.qualities.traits.includes("reading")) continue;
    if (HANDHELD.has(to.concept.id)) {
      links[i] = { kind: "holding", from, to };
      from.qualities.addTrait({ trait: "reading" });
    } else if (STANDING.has(to.concept.id) && isWatching) links[i] = { kind: "beside", from, to, facing: true };
  }
}
