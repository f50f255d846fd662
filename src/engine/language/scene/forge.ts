import type { Vocabulary } from "../terms/vocabulary.ts";
import { namedOrNew } from "../things/named-or-new.ts";
import type { Scene } from "./scene.ts";

/** What a smith works on, and families of what lies on an anvil to be hammered. */
const ANVIL = "anvil";
const FORGED = /^(?:tool|weapon)$/;

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
  if (!work || mentions.some(({ concept }) => concept.id === ANVIL)) return;
  const anvil = namedOrNew(scene, vocabulary, work.from, [ANVIL]);
  if (!anvil) return;
  links[at] = { ...work, to: anvil };
  links.push({ kind: "on", from: work.to, to: anvil });
}
