import { createShape, type Shape } from "../marks/scatter.ts";
import { type Glyph, glyphDistance } from "./rune-glyphs.ts";

/** Letters as a can is swung: strokes x0 y0 x1 y1 in hundredths of the letter's box. */
const STROKES: readonly string[] = [
  "80 10 35 5 35 5 18 25 18 25 40 48 40 48 72 55 72 55 82 75 82 75 60 95 60 95 18 90",
  "22 0 22 100 22 55 80 0 40 42 82 100",
  "15 100 50 0 50 0 85 100 30 65 70 65",
  "22 0 22 100 22 5 70 8 70 8 78 28 78 28 60 48 60 48 22 50 45 50 82 100",
  "50 5 18 28 18 28 18 72 18 72 50 95 50 95 82 72 82 72 82 28 82 28 50 5",
  "20 100 20 0 20 0 80 100 80 100 80 0",
  "78 5 22 5 22 5 22 95 22 95 78 95 22 50 65 50",
  "18 5 82 5 82 5 18 95 18 95 82 95",
];
const GLYPHS: readonly Glyph[] = STROKES.map((strokes) =>
  Float32Array.from(strokes.split(" "), (number) => Number(number) / 100),
);

/** Share of the stamp's box that the strokes span: the rest is for their width. */
const SPAN = 0.62;
const SIDE = 64;

/** @param reach Distance from the middle of a stroke at which the paint ends, in heights of the letter. */
const letters = (reach: number): readonly Shape[] =>
  GLYPHS.map((glyph) =>
    createShape(SIDE, (u, v) => 1 - glyphDistance(glyph, u / 2 / SPAN + 0.5, v / 2 / SPAN + 0.5, 0.85) / reach),
  );

/** Bubble letters, swollen till their holes nearly close: 1 along the strokes, falling to 0 at their brim. */
export const BUBBLE_LETTERS = letters(0.25);

/** The same in one thin line, as a name is signed. */
export const TAG_LETTERS = letters(0.09);
