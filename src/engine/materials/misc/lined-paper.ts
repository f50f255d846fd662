import type { Material } from "../material.ts";
import { type Ruling, rulePaper } from "./rule-paper.ts";

const RULING: Ruling = { tile: 0.2, down: 24, across: 0, strong: 0, margin: 0.16 };

/** A page of a notebook: blue lines, the red line of the margin. Takes colours in the paper, then in the lines. */
export const linedPaper: Material = {
  id: "lined-paper",
  class: "misc",
  words: [
    "lined paper",
    "notebook paper",
    "lined notebook paper",
    "ruled paper",
    "notepaper",
    "notebook page",
    "lined notebook",
    "ruled notebook paper",
    "exercise book",
    "legal pad",
    "loose leaf paper",
    "writing paper",
  ],
  tileSize: RULING.tile,
  shade: (context) => rulePaper(RULING, context),
};
