import type { Glyph } from "./rune-glyphs.ts";

/** Points of an oval as a chain of strokes. */
function oval(cx: number, cy: number, rx: number, ry: number): string {
  // an octagon's corners: as round as a chisel cuts it
  const corners = [
    [1, 0],
    [0.71, 0.71],
    [0, 1],
    [-0.71, 0.71],
    [-1, 0],
    [-0.71, -0.71],
    [0, -1],
    [0.71, -0.71],
  ].map(([x, y]) => `${cx + (x as number) * rx} ${cy + (y as number) * ry}`);
  return corners.map((corner, i) => `${corner} ${corners[(i + 1) % corners.length]}`).join(" ");
}

const WATER = "5 20 20 0 20 0 35 20 35 20 50 0 50 0 65 20 65 20 80 0 80 0 95 20";

/** Signs of Egypt, stroke by stroke in hundredths: x0 y0 x1 y1. */
const SIGNS: readonly string[] = [
  // ankh
  `${oval(50, 22, 18, 22)} 50 44 50 100 18 52 82 52`,
  // eye of Horus
  "5 40 30 22 30 22 70 22 70 22 95 40 95 40 70 55 70 55 30 55 30 55 5 40 5 14 50 5 50 5 95 14 40 55 32 90 62 55 80 82 80 82 92 74 " +
    oval(50, 39, 9, 10),
  // water, three times
  `${WATER} 5 55 20 35 20 35 35 55 35 55 50 35 50 35 65 55 65 55 80 35 80 35 95 55 5 90 20 70 20 70 35 90 35 90 50 70 50 70 65 90 65 90 80 70 80 70 95 90`,
  // reed
  "40 100 40 35 40 35 30 20 30 20 45 0 45 0 70 12 70 12 68 40 68 40 40 50",
  // falcon
  "20 12 34 4 34 4 46 12 46 12 50 30 50 30 80 80 80 80 92 98 20 12 10 20 24 20 26 50 26 50 44 74 44 74 80 80 42 74 40 96 56 78 56 96 30 98 64 98",
  // sun
  `${oval(50, 50, 34, 38)} ${oval(50, 50, 9, 10)}`,
  // basket
  "5 45 95 45 95 45 78 72 78 72 22 72 22 72 5 45",
  // feather of truth
  "45 100 45 25 45 25 38 8 38 8 55 0 55 0 72 14 72 14 66 40 66 40 72 64 72 64 45 78",
  // horned viper
  "5 70 25 62 25 62 45 76 45 76 65 62 65 62 80 62 80 62 86 34 86 34 74 28 86 34 92 18 86 34 78 16",
  // sceptre
  "50 100 50 18 50 18 30 8 30 8 24 22 50 18 64 4 50 100 40 92 50 100 60 92",
  // scarab
  `${oval(50, 58, 24, 32)} ${oval(50, 18, 13, 10)} 50 28 50 90 26 48 6 36 26 64 6 72 74 48 94 36 74 64 94 72`,
  // house
  "10 90 10 20 10 20 90 20 90 20 90 90 90 90 62 90 62 90 62 62",
  // loaf and stroke
  "10 46 24 22 24 22 44 14 44 14 64 22 64 22 78 46 78 46 10 46 45 62 45 98",
  // leg
  "42 0 42 78 42 78 84 84 84 84 84 96 84 96 28 96 28 96 26 0 26 0 42 0",
];

export const HIEROGLYPHS: readonly Glyph[] = SIGNS.map((strokes) =>
  Float32Array.from(strokes.split(" "), (number) => Number(number) / 100),
);
