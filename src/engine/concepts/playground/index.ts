import type { Concept } from "../concept.ts";
import { bouncyCastle } from "./bouncy-castle.ts";
import { jackInTheBox } from "./jack-in-the-box.ts";
import { monkeyBars } from "./monkey-bars.ts";
import { playgroundSlide } from "./playground-slide.ts";
import { puzzlePiece } from "./puzzle-piece.ts";
import { seesaw } from "./seesaw.ts";
import { tireSwing } from "./tire-swing.ts";
import { trampoline } from "./trampoline.ts";
import { treadmill } from "./treadmill.ts";

export const PLAYGROUND: readonly Concept[] = [
  bouncyCastle,
  monkeyBars,
  jackInTheBox,
  playgroundSlide,
  puzzlePiece,
  seesaw,
  trampoline,
  treadmill,
  tireSwing,
];
