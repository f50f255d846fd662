import type { Vocabulary } from "../terms/vocabulary.ts";
import { dropMention, partOf, type Scene } from "./scene.ts";

/** "An easel holding a blank canvas": what is a part of the one by the other's own word is that, and no second easel. */
export function makeOnePiece(scene: Scene, { slots }: Vocabulary): void {
  for (const { kind, from, to } of [...scene.links]) {
    if (from.concept !== to.concept || from.word === to.word || !/^(?:on|holding|with|in)$/.test(kind)) continue;
    for (const [whole, piece] of [
      [from, to],
      [to, from],
    ] as const) {
      const slot = slots.get(whole.concept.id)?.get(piece.word.slice(piece.word.lastIndexOf(" ") + 1));
      if (slot === undefined || piece.count > 1) continue;
      partOf(whole, slot).qualities.addAll(piece.qualities);
      // a blank canvas is as blank on the easel
      if (piece.word.includes(" ")) whole.word = piece.word;
      dropMention(scene, piece);
      break;
    }
  }
}
