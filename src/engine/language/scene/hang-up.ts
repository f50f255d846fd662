import type { Vocabulary } from "../terms/vocabulary.ts";
import { findOwn } from "../things/find-concept.ts";
import { isLiving } from "../ties/relate.ts";
import { newMention, type Scene } from "./scene.ts";

/** Concepts of clothes that hang by their shoulders; all others hang on a peg. */
const SHOULDERED = /^(?:jacket|shirt|dress|kimono|sweater|apron|cape|life-jacket|bulletproof-vest)$/;

const HAT = "hat";

/** Concepts of who hangs with the head down at all times. */
const HEAD_DOWN = /^bat$/;

/** "A bat hanging upside down": from a branch, where nothing else was named. */
function hangFromBranch({ mentions, links }: Scene, vocabulary: Vocabulary): void {
  for (const beast of [...mentions]) {
    const { traits } = beast.qualities;
    const isDown = traits.includes("overturned") || HEAD_DOWN.test(beast.concept.id);
    if (!isLiving(beast) || !traits.includes("hanging") || !isDown) continue;
    if (links.some(({ kind, from, to }) => (from === beast && HELD.test(kind)) || (to === beast && kind === "holding")))
      continue;
    const found = findOwn(["branch"], vocabulary);
    if (!found) continue;
    const branch = newMention({ ...found, text: found.word, assumed: true, count: 1 });
    mentions.push(branch);
    links.unshift({ kind: "on", from: beast, to: branch });
  }
}

/** Relations in which somebody hangs from what was named. */
const HELD = /^(?:on|in|under|leaning|climbing|riding)$/;

/** "A straw hat hangs beside a window": what hangs, hangs from something. */
export function hangUp(scene: Scene, vocabulary: Vocabulary): void {
  const { mentions, links } = scene;
  hangFromBranch(scene, vocabulary);
  for (const garment of [...mentions]) {
    if (garment.concept.family !== "garment" || !garment.qualities.traits.includes("hanging")) continue;
    const hangs = links.some(
      ({ kind, from, to, how }) =>
        (from === garment && (kind === "on" || how === "hung" || kind === "leaning")) ||
        (to === garment && kind === "wearing"),
    );
    const found = hangs
      ? undefined
      : findOwn([SHOULDERED.test(garment.concept.id) ? "clothes hanger" : "coat rack"], vocabulary);
    if (!found) continue;
    const rack = newMention({ ...found, text: found.word, assumed: true, count: 1 });
    mentions.push(rack);
    // what is beside what hangs on a rack stands beside the rack
    for (const [i, link] of links.entries())
      if (garment.concept.id === HAT && link.kind === "beside" && (link.from === garment || link.to === garment))
        links[i] = {
          ...link,
          from: link.from === garment ? rack : link.from,
          to: link.to === garment ? rack : link.to,
        };
    // a hat is put over the end of a peg
    const how = garment.concept.id === HAT ? {} : ({ how: "hung" } as const);
    links.unshift({ kind: "on", from: garment, to: rack, ...how });
  }
}
