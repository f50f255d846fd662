import { partOf, type Scene } from "./scene.ts";

const FIRE = "campfire";
/** Concepts of what is hung over a fire. */
const POTS = /^(?:cooking-pot|kettle|cauldron|bucket)$/;

/** "A pot hanging over a campfire", "a kettle on a fire": it hangs from poles that stand over the fire. */
export function hangOverFire({ links }: Scene): void {
  for (const [i, link] of links.entries()) {
    const { kind } = link;
    // "a campfire with a kettle" ties them the other way round
    const [from, to] = kind === "with" ? [link.to, link.from] : [link.from, link.to];
    if (!/^(?:on|over|with)$/.test(kind) || to.concept.id !== FIRE || !POTS.test(from.concept.id)) continue;
    links[i] = { kind: "over", from, to };
    partOf(to, "tripod");
  }
}
