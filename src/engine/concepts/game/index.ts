import type { Concept } from "../concept.ts";
import { airHockeyTable } from "./air-hockey-table.ts";
import { arcadeMachine } from "./arcade-machine.ts";
import { cardTable } from "./card-table.ts";
import { chessPiece } from "./chess-piece.ts";
import { chessboard } from "./chessboard.ts";
import { clawMachine } from "./claw-machine.ts";
import { dart } from "./dart.ts";
import { dartboard } from "./dartboard.ts";
import { die } from "./die.ts";
import { domino } from "./domino.ts";
import { goBoard } from "./go-board.ts";
import { jukebox } from "./jukebox.ts";
import { pinballMachine } from "./pinball-machine.ts";
import { pokerChip } from "./poker-chip.ts";
import { polyhedralDie } from "./polyhedral-die.ts";
import { poolTable } from "./pool-table.ts";
import { rouletteWheel } from "./roulette-wheel.ts";
import { rubiksCube } from "./rubiks-cube.ts";
import { slotMachine } from "./slot-machine.ts";

export const GAMES: readonly Concept[] = [
  airHockeyTable,
  clawMachine,
  polyhedralDie,
  chessPiece,
  chessboard,
  die,
  rubiksCube,
  domino,
  arcadeMachine,
  dartboard,
  rouletteWheel,
  poolTable,
  slotMachine,
  jukebox,
  pinballMachine,
  goBoard,
  pokerChip,
  cardTable,
  dart,
];
