import type { Vocabulary } from "../terms/vocabulary.ts";
import { findOwn } from "../things/find-concept.ts";
import { isLiving } from "../ties/relate.ts";
import { newMention, type Scene } from "./scene.ts";

/** Families of what may have been in the ground. */
const BURIED = /^(?:container|vessel|object|anatomy|jewel|tool|weapon|symbol)$/;

/** "A pirate digging up a treasure chest": that is in a hole, with the earth beside it, and whoever digs stands at the hole. */
export function digUp(scene: Scene, vocabulary: Vocabulary): void {
  for (const [i, link] of scene.links.entries()) {
    const { kind, from, to, facing } = link;
    if (kind !== "beside" || !facing || !isLiving(from) || !from.qualities.traits.includes("digging")) continue;
    const found = BURIED.test(to.concept.family) ? findOwn(["dug hole"], vocabulary) : undefined;
    if (!found) continue;
    const hole = newMention({ ...found, text: found.word, assumed: true, count: 1 });
    scene.mentions.push(hole);
    scene.links[i] = { ...link, to: hole };
    scene.links.push({ kind: "in", from: to, to: hole });
    return;
  }
}
