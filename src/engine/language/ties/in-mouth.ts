import type { SceneBuilder } from "../phrases/scene-builder.ts";
import { newMention, type Scene } from "../scene/scene.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

/** Families of what a beast has in its paws as part of itself, and may have between its teeth instead. */
const EATEN = /^(?:food|plant)$/;

/** "a squirrel with an acorn in its mouth": what was its own part, held in the paws, is a thing between its teeth. */
export function takeToMouth(
  described: SceneBuilder["described"],
  { mentions, links }: Scene,
  { entries }: Vocabulary,
): void {
  if (!described) return;
  const { mention, qualities } = described;
  const [slot, part] = [...mention.parts].find(([, draft]) => draft.qualities === qualities) ?? [];
  if (slot === undefined || !part) return;
  const object = [...(part.kinds ?? []), part.named, slot, ...(mention.concept.slots[slot] ?? [])]
    .map((word) => (word === undefined ? undefined : entries.get(word)?.object))
    .find((known) => known?.own && EATEN.test(known.concept.family));
  if (!object) return;
  mention.parts.delete(slot);
  mention.without.add(slot);
  const { concept, word } = object;
  const thing = newMention({ concept, word, text: word, assumed: false, count: 1 });
  thing.owner = mention;
  thing.qualities.addAll(qualities);
  mentions.push(thing);
  links.push({ kind: "holding", from: mention, to: thing, where: "mouth" });
}
