import { dropMention, partOf, type Scene } from "./scene.ts";

const FIRE = "campfire";
/** Concepts of what is hung over a fire. */
const POTS = /^(?:cooking-pot|kettle|cauldron|bucket)$/;

/** Id of the concept of what stands on three legs. */
const TRIPOD = "tripod";

/** "A kettle on a tripod over a fire", "a pot hanging from a tripod over a campfire": the tripod is the fire's own, and no photographer's. */
export function shareTripod(scene: Scene): void {
  const { mentions, links } = scene;
  const fire = mentions.find(({ concept }) => concept.id === FIRE);
  const tripod = mentions.find(({ concept }) => concept.id === TRIPOD);
  if (!fire || !tripod) return;
  for (const [i, link] of links.entries())
    if (link.to === tripod && POTS.test(link.from.concept.id)) links[i] = { kind: "over", from: link.from, to: fire };
  partOf(fire, "tripod");
  dropMention(scene, tripod);
}

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
