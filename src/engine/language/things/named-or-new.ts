import { type Mention, newMention, type Scene } from "../scene/scene.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { findOwn } from "./find-concept.ts";

/**
 * A thing that goes without saying: the one that is in the prompt already, else a new one, which is its owner's.
 *
 * @param words To look for among the concepts' own, first found wins.
 * @param isByWord One that is named counts only by one of these words: a coffee table is no desk.
 */
export function namedOrNew(
  { mentions }: Scene,
  vocabulary: Vocabulary,
  owner: Mention,
  words: readonly string[],
  isByWord = false,
): Mention | undefined {
  const found = findOwn(words, vocabulary);
  if (!found) return undefined;
  const named = mentions.find(({ concept, word }) => concept === found.concept && (!isByWord || words.includes(word)));
  if (named) return named;
  const thing = newMention({ ...found, text: found.word, assumed: false, count: 1 });
  thing.owner = owner;
  mentions.push(thing);
  return thing;
}
