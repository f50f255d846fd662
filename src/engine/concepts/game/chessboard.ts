import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { CHESSMEN, type Chessman, chessman } from "./chess-shapes.ts";

const CELL = 0.05;
const LIGHT = ["#e8cf9f", "#efe6d2", "#d9b277"].map(fromHex);
const DARK = ["#6b3a1c", "#2a2421", "#7a2a1e"].map(fromHex);
const RANK: readonly Chessman[] = ["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"];

const checks =
  (look: number): Paint =>
  (surface, x, _y, z, _nx, ny) => {
    if (ny < 0.8) return;
    const [i, k] = [Math.floor(x / CELL) + 4, Math.floor(z / CELL) + 4];
    if (i < 0 || i > 7 || k < 0 || k > 7) {
      if (Math.max(Math.abs(x), Math.abs(z)) < CELL * 4.08) layColour(surface, [0.5, 0.34, 0.14]);
      return;
    }
    layColour(surface, ((i + k) % 2 === 0 ? DARK : LIGHT)[look % 3] as Rgb, 0.3);
  };

/** All men of one side, by kind: one part for each kind that stands. */
function army(slot: string, row: number, ahead: number, face: number): Part[] {
  return CHESSMEN.flatMap((man) => {
    const pieces = chessman(man, man === "pawn" ? 14 : 18);
    const columns = man === "pawn" ? [0, 1, 2, 3, 4, 5, 6, 7] : RANK.flatMap((each, i) => (each === man ? [i] : []));
    const z = man === "pawn" ? row + ahead : row;
    const standing = columns.flatMap((c) => {
      const moved = man === "pawn" && (c === 3 || c === 4) ? z + ahead * (c === 3 ? 2 : 1) : z;
      return pieces.map((piece) => move(turnY(piece, face), [(c - 3.5) * CELL, 0.024, moved]));
    });
    return [makePart(`${slot}-${man}`, slot, merge(standing), { weight: 0.8 })];
  });
}

/** A chessboard. What makes it itself: eight by eight light and dark squares in a frame, and, as a set, both armies in their ranks. */
export const chessboard = defineThing({
  id: "chessboard",
  family: "toy",
  forms: { set: 3, bare: 0 },
  words: {
    "chess set": "",
    chess: "",
    "chess board": "",
    chessboard: "",
    "chess game": "",
    "game of chess": "",
    checkerboard: "bare",
    "checkers board": "bare",
  },
  choose: (ask) => (says(ask, "empty") ? "bare" : undefined),
  senses: ["chessboard", "chess"],
  height: 0.12,
  variety: 0.4,
  slots: {
    board: { words: ["square", "frame"], materials: ["oak"], colours: ["#4a2814", "#5f361c", "#2b1b13"].map(fromHex) },
    white: {
      words: ["white piece", "white and black piece", "black and white piece"],
      materials: ["plastic"],
      colours: [fromHex("#efe3c6"), fromHex("#f3efe6")],
      takesWhole: false,
    },
    black: {
      words: ["black piece"],
      materials: ["plastic"],
      colours: [fromHex("#1b1a1c"), fromHex("#3a1d12")],
      takesWhole: false,
    },
  },
  build: ({ form, look }) => {
    const board = move(box([CELL * 9.1, 0.024, CELL * 9.1], { bevel: 0.004, bevelSteps: 2 }), [0, 0.012, 0]);
    const settled = { ...board, rest: board.positions.slice() };
    return [
      makePart("board", "board", settled, { weight: 1, paint: checks(look), grain: "x" }),
      ...(form === "set"
        ? [...army("white", CELL * 3.5, -CELL, PI / 2), ...army("black", -CELL * 3.5, CELL, -PI / 2)]
        : []),
    ];
  },
  view: { azimuth: 0.55, elevation: 0.55 },
});
