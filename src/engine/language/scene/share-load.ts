import { isLiving } from "../ties/relate.ts";
import type { Link, Scene } from "./scene.ts";

/** Families of what each of two takes up for itself: a mother her child. */
const EACH_ITS_OWN = /^(?:animal|figure|garment|accessory|weapon)$/;

/** "Two mice carrying a strawberry": it is one, between them, in the hands of both. */
export function shareLoads({ links }: Scene): void {
  for (const [at, link] of links.entries()) {
    const { kind, from, to, where, how } = link;
    const isOne = to.count === 1 && !to.isUncounted && to.arrangement === undefined;
    if (kind !== "carrying" || where !== undefined || how !== undefined || !isLiving(from) || from.count !== 2)
      continue;
    if (!isOne || EACH_ITS_OWN.test(to.concept.family)) continue;
    const shared: Link = { kind: "beside", from, to, how: "shared" };
    links[at] = shared;
  }
}
