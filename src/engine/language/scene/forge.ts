import type { Vocabulary } from "../terms/vocabulary.ts";
import { namedOrNew } from "../things/named-or-new.ts";
import type { Scene } from "./scene.ts";

/** What a smith works on, and families of what lies on an anvil to be hammered. */
const ANVIL = "anvil";
const FORGED = /^(?:tool|weapon)$/;

/** What iron glows like that comes out of the fire, where no other colour was said. */
const HOT = ["orange", "#ff7a1a"] as const;

/** "A glowing horseshoe on an anvil" was in the fire. */
function heat({ links }: Scene): void {
  for (const { from, to } of links) {
    const { traits, colours } = from.qualities;
    if (
      to.concept.id === ANVIL &&
      FORGED.test(from.concept.family) &&
      traits.includes("glowing") &&
      colours.length === 0
    )
      from.qualities.addColour(...HOT);
  }
}

/** "A blacksmith hammering a horseshoe": it lies on an anvil, and the smith is at that. */
export function forge(scene: Scene, vocabulary: Vocabulary): void {
  const { mentions, links } = scene;
  const at = links.findIndex(
    ({ from, to, facing }) =>
      facing === true &&
      from.qualities.traits.includes("hammering") &&
      FORGED.test(to.concept.family) &&
      to.concept.id !== ANVIL,
  );
  const work = links[at];
  const anvil = mentions.some(({ concept }) => concept.id === ANVIL)
    ? undefined
    : work && namedOrNew(scene, vocabulary, work.from, [ANVIL]);
  if (work && anvil) {
    links[at] = { ...work, to: anvil };
    links.push({ kind: "on", from: work.to, to: anvil });
  }
  heat(scene);
}
