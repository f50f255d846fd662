import type { Vocabulary } from "../terms/vocabulary.ts";
import { findOwn } from "../things/find-concept.ts";
import { isLiving } from "../ties/relate.ts";
import { type Mention, newMention, type Scene } from "./scene.ts";

/** Concepts of what is surfed, and with what. */
const WAVE = "wave";
const BOARD = "surfboard";
/** Traits of who has a wave under the board, named or not. */
const ON_WAVE = /^(?:surfing (?:a wave|waves)|catching a wave)$/;
/** Relations of who surfs to a wave. */
const ON: ReadonlySet<string> = new Set(["on", "riding", "sitting"]);

/** "A dog surfing a wave", "a surfer riding a wave": who surfs is on a board, and the board on the wave. */
export function surf({ mentions, links }: Scene, vocabulary: Vocabulary): void {
  const takeUp = (concept: string): Mention | undefined => {
    const said = mentions.find((each) => each.concept.id === concept);
    const found = said ? undefined : findOwn([concept], vocabulary);
    if (found) mentions.push(newMention({ ...found, text: found.word, assumed: false, count: 1 }));
    return said ?? (found && mentions.at(-1));
  };
  for (const somebody of [...mentions].filter(isLiving)) {
    const isTold = somebody.qualities.traits.some((trait) => ON_WAVE.test(trait));
    const rides = links.some(({ kind, from, to }) => from === somebody && to.concept.id === WAVE && ON.has(kind));
    // a whale on a wave needs no board
    const isBeast = somebody.concept.family !== "figure" && !isTold;
    if (!isTold && (!rides || isBeast)) continue;
    const [board, wave] = [takeUp(BOARD), takeUp(WAVE)];
    if (!board || !wave) continue;
    const others = links.filter(
      ({ from, to }) => from !== board && !(from === somebody && (to === wave || to === board)),
    );
    links.splice(
      0,
      links.length,
      ...others,
      { kind: "on", from: somebody, to: board },
      { kind: "on", from: board, to: wave },
    );
    somebody.qualities.addTrait({ trait: "skating" });
  }
}
