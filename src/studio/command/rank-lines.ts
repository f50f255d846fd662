import type { ReactNode } from "react";
import { paletteScore } from "./palette-score.ts";

/** One thing that can be picked in the palette. */
export interface PaletteLine {
  /** Unlike any other line's. */
  readonly value: string;
  /** What it is found by. */
  readonly words: string;
  readonly content: ReactNode;
  pick(): void;
}

export interface PaletteGroup {
  readonly heading: string;
  readonly lines: readonly PaletteLine[];
}

/**
 * The lines that fit what is typed, best first, in the groups that have any, the group of the best line first. Where two fit alike, the
 * one named earlier stays first.
 */
export function rankLines(groups: readonly PaletteGroup[], typed: string): readonly PaletteGroup[] {
  return groups
    .map(({ heading, lines }) => {
      const ranked = lines
        .map((line) => ({ line, score: paletteScore(line.words, typed) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score);
      return { heading, lines: ranked.map(({ line }) => line), best: ranked[0]?.score ?? 0 };
    })
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => b.best - a.best);
}
