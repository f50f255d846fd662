import { isHollow } from "../ties/hollow.ts";
import { isLiving } from "../ties/relate.ts";
import type { Link, Scene } from "./scene.ts";

/** Fewest that lie in a vessel as a heap. */
const LEAST = 4;
/** Concepts of the living that lie in a heap. */
const CAUGHT = /^(?:fish|shrimp|crab)$/;
/** Concepts of what stands upright in what it is kept in. */
const STANDING = /^(?:bottle|pen|pencil|paintbrush|umbrella|brush|arrow|candle|flower-pot)$/;

/** Families of what stands in a vase or a pot and is loaded on a cart alone, and concepts of those that lie in a heap. */
const GROWN = /^(?:plant|flower)$/;
const PICKED = /^(?:mushroom|leaf)$/;
/** Families of what stands in a jar. */
const LONG = /^(?:tool|kitchen|tableware|stationery|weapon)$/;

/** What a vessel is full of, where no number is said, fills it to the rim and over. */
export function fillUp({ links }: Scene): void {
  for (const [i, link] of links.entries()) if (isFilling(link)) links[i] = { ...link, how: "brimming" };
}

const isFilling = ({ kind, from, to, how }: Link): boolean =>
  kind === "in" &&
  how === undefined &&
  from.isUncounted === true &&
  (!isLiving(from) || CAUGHT.test(from.concept.id)) &&
  from.count >= LEAST &&
  !STANDING.test(from.concept.id) &&
  !(GROWN.test(from.concept.family) && !PICKED.test(from.concept.id) && to.concept.family !== "vehicle") &&
  !(LONG.test(from.concept.family) && to.concept.family === "vessel") &&
  isHollow(to);
