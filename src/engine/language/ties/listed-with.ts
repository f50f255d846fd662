import type { Mention, Scene } from "../scene/scene.ts";
import { isLiving } from "./relate.ts";

/** Families of what other things are near, rather than what lies or stands somewhere together with them. */
const PLACES = /^(?:building|structure|street|nature|furniture|vehicle)$/;

/**
 * "A candle, a skull and a book on a table": of the things that commas part, those before the "and" that stand where the last
 * one does. Nothing was said yet of where they are.
 *
 * @param last The one before the "and".
 */
export function listedWith({ mentions, links, told }: Scene, last: Mention): Mention[] {
  const isOpen = (mention: Mention): boolean =>
    !mention.owner &&
    !links.some(({ from, to }) => from === mention || to === mention) &&
    isLiving(mention) === isLiving(last) &&
    PLACES.test(mention.concept.family) === PLACES.test(last.concept.family);
  const end = mentions.indexOf(last);
  if (!isOpen(last)) return [];
  let first = end;
  while (first > told && isOpen(mentions[first - 1] as Mention)) first -= 1;
  return mentions.slice(first, end);
}
