import type { Material } from "../material.ts";
import { type Ruling, rulePaper } from "./rule-paper.ts";

const RULING: Ruling = { tile: 0.15, down: 30, across: 30, strong: 5 };

/** Squared paper: a fine net of lines, every fifth stronger. Takes colours in the paper, then in the lines. */
export const graphPaper: Material = {
  id: "graph-paper",
  class: "misc",
  words: [
    "graph paper",
    "grid paper",
    "squared paper",
    "gridded paper",
    "millimetre paper",
    "millimeter paper",
    "engineering paper",
    "quad paper",
    "checked paper",
    "math paper",
  ],
  tileSize: RULING.tile,
  shade: (context) => rulePaper(RULING, context),
};
