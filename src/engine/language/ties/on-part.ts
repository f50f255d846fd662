import type { Link } from "../scene/scene.ts";
import { singular } from "../terms/singular.ts";
import { POSITIONS, SCENERY } from "../words/scenery.ts";
import { MOTIFS } from "../words/situations.ts";

/** Places that are no part in particular, or that things are on anyhow: the roof of a van, the seat of a chair. */
const USUAL =
  /^(?:top|surface|side|front|bottom|back|seat|bed|roof|rooftop|deck|floor|shelf|middle|center|centre|corner|cushion|hood|bonnet|rack|lap|page|cover|table|tabletop|desk|stage|step|stair|platform|water|wall|body|arm|armrest|mantel|shoulder|head|neck|end|saucer|treasure|gold)$/;

/** Relations of what is upon another thing. */
const UPON = /^(?:on|sitting|lying)$/;

/**
 * "A snail on the handle": how a thing is on another, with the part that carries it.
 *
 * @param said What was said besides; what hangs, hangs from the part.
 * @param word For the part.
 */
export function onPart<Said extends Pick<Link, "how">>(
  said: Said,
  word: string | undefined,
): Said | (Said & Pick<Link, "how" | "part">) {
  const part = word === undefined ? undefined : singular(word.slice(word.lastIndexOf(" ") + 1));
  if (part === undefined || USUAL.test(part) || !(said.how === undefined || said.how === "hung")) return said;
  return { ...said, how: said.how ?? "part", part };
}

/** A whole tie's link, where a part of the thing was named: "on the rim of a bowl". A beast on a seat drives nothing. */
export function linkOnPart(link: Link, word: string | undefined): Link {
  const { kind, from, to } = link;
  const isOnSeat = word === "seat" && kind === "riding" && from.concept.family === "animal";
  if (!isOnSeat || !("seat" in to.concept.slots)) return UPON.test(kind) ? onPart(link, word) : link;
  // whoever is on it is to be seen: it is an open one
  if ("steering" in to.concept.slots) to.without.add("window");
  return { ...link, kind: "on", how: "part", part: word };
}

/** Whether a noun before "of" names a place on what follows: the rim of a bowl, the side of a hill; not scenery and no motif. */
export const isSpot = (lemma: string): boolean => POSITIONS.has(lemma) || !(SCENERY.has(lemma) || MOTIFS.has(lemma));
