import { findOwn } from "./find-concept.ts";
import { newMention, type Scene } from "./scene.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What a smith works on, and families of what lies on an anvil to be hammered. */
const ANVIL = "anvil";
const FORGED = /^(?:tool|weapon)$/;

/** "A blacksmith hammering a horseshoe": it lies on an anvil, and the smith is at that. */
export function forge({ mentions, links }: Scene, vocabulary: Vocabulary): void {
  const at = links.findIndex(
    ({ from, to, facing }) =>
      facing === true &&
      from.qualities.traits.includes("hammering") &&
      FORGED.test(to.concept.family) &&
      to.concept.id !== ANVIL,
  );
  const work = links[at];
  const found = work && findOwn([ANVIL], vocabulary);
  if (!work || !found || mentions.some(({ concept }) => concept.id === ANVIL)) return;
  const anvil = newMention({ ...found, text: found.word, assumed: false, count: 1 });
  mentions.push(anvil);
  links[at] = { ...work, to: anvil };
  links.push({ kind: "on", from: work.to, to: anvil });
}
