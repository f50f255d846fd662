import type { Scene } from "./scene.ts";

/** Birds whose wings are no arms: they stand level on low legs, or high up on thin ones. */
const LEVEL =
  /^(?:goose|duck|duckling|swan|heron|flamingo|crane|stork|pelican|seagull|pigeon|crow|raven|robin|sparrow)$/;
/** Families of what is held up, put on or played rather than carried in a bill. */
const HELD_UP = /^(?:garment|accessory|instrument|weapon|flag|sport|furniture|vehicle|building|animal|figure)$/;
const OVERHEAD = /^(?:umbrella|party-balloon|sign|banner|flag|lamp|shield|book)$/;

/** "A goose holding a ladle" has it in the bill; who is dressed as somebody has it in hand. */
export function holdInBill({ links }: Scene): void {
  for (const [at, link] of links.entries()) {
    const { kind, from, to, where, how } = link;
    if (kind !== "holding" || where !== undefined || how !== undefined || !LEVEL.test(from.concept.id)) continue;
    const isDressed = from.guise !== undefined || links.some((each) => each.kind === "wearing" && each.from === from);
    if (isDressed || HELD_UP.test(to.concept.family) || OVERHEAD.test(to.concept.id) || to.count > 1) continue;
    links[at] = { ...link, where: "mouth" };
  }
}
