import type { Concept } from "../concept.ts";
import { chopsticks } from "./chopsticks.ts";
import { coaster } from "./coaster.ts";
import { cocktailShaker } from "./cocktail-shaker.ts";
import { fork, spoon, tableKnife } from "./cutlery.ts";
import { cuttingBoard } from "./cutting-board.ts";
import { napkinRing } from "./napkin-ring.ts";
import { pepperMill } from "./pepper-mill.ts";
import { rollingPin } from "./rolling-pin.ts";

export const TABLEWARE: readonly Concept[] = [
  coaster,
  napkinRing,
  cuttingBoard,
  fork,
  rollingPin,
  spoon,
  tableKnife,
  pepperMill,
  chopsticks,
  cocktailShaker,
];
