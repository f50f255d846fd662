import type { Concept } from "../concept.ts";
import { abacus } from "./abacus.ts";
import { boomerang } from "./boomerang.ts";
import { dollhouse } from "./dollhouse.ts";
import { dreidel } from "./dreidel.ts";
import { fidgetSpinner } from "./fidget-spinner.ts";
import { kaleidoscope } from "./kaleidoscope.ts";
import { marbles } from "./marbles.ts";
import { marionette } from "./marionette.ts";
import { matryoshka } from "./matryoshka.ts";
import { nutcracker } from "./nutcracker.ts";
import { ouijaBoard } from "./ouija-board.ts";
import { pacifier } from "./pacifier.ts";
import { paperCrane } from "./paper-crane.ts";
import { pinata } from "./pinata.ts";
import { playingCard } from "./playing-card.ts";
import { rockingHorse } from "./rocking-horse.ts";
import { slinky } from "./slinky.ts";
import { spinningTop } from "./spinning-top.ts";
import { stackingRings } from "./stacking-rings.ts";
import { swimRing } from "./swim-ring.ts";
import { toyBrick } from "./toy-brick.ts";
import { yoYo } from "./yo-yo.ts";

export const PLAYTHINGS: readonly Concept[] = [
  stackingRings,
  kaleidoscope,
  fidgetSpinner,
  swimRing,
  ouijaBoard,
  marbles,
  playingCard,
  rockingHorse,
  toyBrick,
  boomerang,
  spinningTop,
  yoYo,
  dollhouse,
  abacus,
  pacifier,
  nutcracker,
  marionette,
  paperCrane,
  pinata,
  dreidel,
  matryoshka,
  slinky,
];
