import { conceptById } from "../../concepts/index.ts";
import type { Brief } from "../../language/brief.ts";

/** Fewest and most things that fill a vessel. */
const [FEWEST, MOST] = [9, 20];
/** What of the square of a vessel's height over a thing's they are: two layers of them and a few on top. */
const SHARE = 1.3;

/** How many of a thing fill the vessel that is full of it: the more the smaller they are. What shares it leaves less room. */
export function countToFill({ objects, relations }: Brief, object: number, vessel: number): number {
  const [count, concept, holder] = [objects[object]?.count ?? 1, objects[object]?.concept, objects[vessel]?.concept];
  if (concept === undefined || holder === undefined) return count;
  const { family, height } = conceptById(concept);
  // a flower is a head on a stem: there is always room for more
  const ratio = family === "plant" ? Number.POSITIVE_INFINITY : conceptById(holder).height / height;
  const kinds = relations.filter(({ kind, to, how }) => kind === "in" && to === vessel && how === "brimming").length;
  const fills = Math.max(FEWEST, Math.min(MOST, Math.round(SHARE * ratio * ratio)));
  return Math.max(count, Math.ceil(fills / Math.max(1, kinds)));
}
