/** Strokes of a glyph, as x, y pairs of both ends on a field 0..1 wide and 0..1 high. */
export type Glyph = Float32Array;

/** Elder Futhark, stroke by stroke: x0 y0 x1 y1. Staves stand upright, twigs slant, as a chisel cuts them across the grain. */
const FUTHARK: readonly string[] = [
  "20 0 20 100 20 55 80 25 20 30 65 0",
  "20 100 20 0 20 0 75 35 75 35 75 100",
  "25 0 25 100 25 25 75 50 75 50 25 75",
  "25 0 25 100 25 0 80 30 25 30 80 60",
  "25 100 25 0 25 0 75 25 75 25 25 50 25 50 80 100",
  "75 15 20 50 20 50 75 85",
  "15 0 85 100 85 0 15 100",
  "25 100 25 0 25 0 78 25 78 25 25 50",
  "20 0 20 100 80 0 80 100 20 40 80 60",
  "50 0 50 100 25 38 75 62",
  "50 0 50 100",
  "50 0 20 28 20 28 45 52 55 48 80 72 80 72 50 100",
  "50 0 50 100 50 0 80 28 50 100 20 72",
  "50 0 50 100 50 45 15 0 50 45 85 0",
  "75 0 25 35 25 35 75 65 75 65 25 100",
  "50 0 50 100 50 0 15 32 50 0 85 32",
  "25 0 25 100 25 0 75 25 75 25 25 50 25 50 75 75 75 75 25 100",
  "20 0 20 100 80 0 80 100 20 0 50 30 50 30 80 0",
  "20 0 20 100 80 0 80 100 20 0 80 40 80 0 20 40",
  "25 100 25 0 25 0 75 35",
  "50 5 15 50 15 50 50 95 50 95 85 50 85 50 50 5",
  "15 0 15 100 85 0 85 100 15 0 85 100 85 0 15 100",
  "50 0 18 35 18 35 82 100 50 0 82 35 82 35 18 100",
];

/** The runes of the Elder Futhark. */
export const RUNE_GLYPHS: readonly Glyph[] = FUTHARK.map((strokes) =>
  Float32Array.from(strokes.split(" "), (number) => Number(number) / 100),
);

/** Distance from u, v to the nearest stroke of a glyph, in the glyph's height; `slim` is its width over its height. */
export function glyphDistance(glyph: Glyph, u: number, v: number, slim: number): number {
  let least = 4;
  for (let s = 0; s < glyph.length; s += 4) {
    const ax = (glyph[s] as number) * slim;
    const ay = glyph[s + 1] as number;
    const bx = (glyph[s + 2] as number) * slim - ax;
    const by = (glyph[s + 3] as number) - ay;
    const px = u * slim - ax;
    const py = v - ay;
    const t = Math.min(1, Math.max(0, (px * bx + py * by) / (bx * bx + by * by)));
    const dx = px - bx * t;
    const dy = py - by * t;
    least = Math.min(least, dx * dx + dy * dy);
  }
  return Math.sqrt(least);
}
