import type { Vocabulary } from "../terms/vocabulary.ts";
import { bareBoard } from "./bare-board.ts";
import { clockwork, wearGears } from "./clockwork.ts";
import { dangle } from "./dangle.ts";
import { growWithin } from "./grow-within.ts";
import { hangUp } from "./hang-up.ts";
import { listOfKinds } from "./list-of-kinds.ts";
import { makeOnePiece } from "./of-one-piece.ts";
import { hangOverFire, shareTripod } from "./over-fire.ts";
import { dropMention, type Scene } from "./scene.ts";
import { hangIcicles, snowOn } from "./snow-on.ts";
import { spiceJars } from "./spice-jars.ts";
import { leash, tether } from "./tether.ts";

/** Puts right what the words alone do not tell, one kind of thing after another. */
export function untangle(scene: Scene, vocabulary: Vocabulary): void {
  makeOnePiece(scene, vocabulary);
  tether(scene);
  dangle(scene);
  listOfKinds(scene);
  growWithin(scene, vocabulary);
  leash(scene);
  spiceJars(scene);
  snowOn(scene);
  hangIcicles(scene);
  clockwork(scene, vocabulary);
  wearGears(scene);
  bareBoard(scene);
  shareTripod(scene);
  hangOverFire(scene);
  hangUp(scene, vocabulary);
  // the branches of what looks like a tree are its own
  for (const branch of scene.mentions.filter(({ concept }) => concept.id === "branch"))
    if (scene.mentions.some(({ shapedLike }) => shapedLike?.concept === "tree")) dropMention(scene, branch);
}
