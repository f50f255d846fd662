import type { Mention, Scene, Tie } from "../scene/scene.ts";
import { SILENT, type Term } from "../terms/term.ts";
import { isLiving } from "../ties/relate.ts";
import { linkThing } from "../ties/tie-things.ts";
import { ACTIVE } from "../words/connectors.ts";

/** What stands between the one and what it does: "one of them wearing", "one of which wears". */
const OF_THEM = /^(?:of|them|which|whom|these|those)$/;
/** Words between a tie and the garment, at most. */
const NEAR = 4;

/** "Three ducks, one wearing a crown", "two kids, one in a raincoat": who is tied so is one of them alone. */
export function singleOut(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(({ entry, pause }) => entry.count === 1 && pause === "comma");
  const areSeveral = terms.slice(0, Math.max(0, at)).some(({ entry, plural }) => plural && entry.object);
  const tie = terms.findIndex(({ lemma }, i) => i > at && !OF_THEM.test(lemma));
  const verb = terms[tie];
  if (at < 0 || !areSeveral || !verb || !isOwnTie(terms, tie)) return terms;
  const connector = verb.entry.connector === "in" ? "wearing" : verb.entry.connector;
  return terms.map((term, i) => {
    if (i === tie)
      return { ...term, lemma: term.lemma === "in" ? "wearing" : term.lemma, entry: { connector, alone: true } };
    return i >= at && i < tie ? { ...term, entry: SILENT, wordClass: "new" as const } : term;
  }) as readonly Term[];
}

/** Whether it ties somebody to what they have on them or in hand. */
function isOwnTie(terms: readonly Term[], at: number): boolean {
  const { connector } = terms[at]?.entry ?? {};
  if (connector === "with") return true;
  if (connector !== "in")
    return connector !== undefined && ACTIVE.has(connector) && !/^(?:riding|guise)$/.test(connector);
  const worn = terms.slice(at + 1, at + 1 + NEAR).find(({ entry }) => entry.object)?.entry.object;
  const isSomebody = terms.slice(0, at).some(({ entry, plural }) => plural && entry.object && isLiving(entry.object));
  return isSomebody && worn?.concept.family === "garment";
}

/** Puts a new thing where its tie says, on one of several where that was said. */
export function linkTied(scene: Scene, tie: Tie, thing: Mention): void {
  linkThing(scene, tie, thing);
  const at = tie.alone ? scene.links.findIndex(({ from, to }) => from === tie.source && to === thing) : -1;
  const link = scene.links[at];
  if (link) scene.links[at] = { ...link, alone: true };
}
