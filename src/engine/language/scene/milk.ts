import type { Vocabulary } from "../terms/vocabulary.ts";
import { findOwn } from "../things/find-concept.ts";
import { MILKING } from "../ties/hand-deeds.ts";
import { newMention, type Scene } from "./scene.ts";

/** Concept of what milk runs into. */
const PAIL = "bucket";

/** "A girl milking a cow": there is a pail under it, the one that was named where one was. */
export function milk({ mentions, links }: Scene, vocabulary: Vocabulary): void {
  for (const { kind, from: somebody, to: beast } of [...links]) {
    if (kind !== "beside" || !somebody.qualities.traits.includes(MILKING)) continue;
    const said = mentions.find(({ concept }) => concept.id === PAIL);
    const found = said ? undefined : findOwn([PAIL], vocabulary);
    const pail = said ?? (found && newMention({ ...found, text: found.word, assumed: false, count: 1 }));
    if (!pail) continue;
    if (!said) mentions.push(pail);
    const others = links.filter(({ from, to }) => from !== pail && to !== pail);
    links.splice(0, links.length, ...others, { kind: "under", from: pail, to: beast });
  }
}
