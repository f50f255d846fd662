/** Strokes on a grid of 0-4 across and 0-6 up: digit pairs are points, `|` lifts the pen. */
const STROKES: Readonly<Record<string, string>> = {
  "0": "10 01 05 16 36 45 41 30 10",
  "1": "05 26 20|00 40",
  "2": "05 16 36 45 44 00 40",
  "3": "06 46 24 34 43 41 30 10 01",
  "4": "30 36 02 42",
  "5": "46 06 04 34 43 41 30 10 01",
  "6": "45 36 16 05 01 10 30 41 42 33 13 02",
  "7": "06 46 10",
  "8": "13 04 05 16 36 45 44 33 13 02 01 10 30 41 42 33",
  "9": "01 10 30 41 45 36 16 05 04 13 33 44",
  A: "00 26 40|12 32",
  B: "00 06 36 45 44 33 03|33 42 41 30 00",
  C: "45 36 16 05 01 10 30 41",
  D: "00 06 26 44 42 20 00",
  E: "46 06 00 40|03 33",
  F: "46 06 00|03 33",
  G: "45 36 16 05 01 10 30 41 43 23",
  H: "00 06|40 46|03 43",
  I: "20 26",
  J: "46 41 30 10 01",
  K: "00 06|46 03 40",
  L: "06 00 40",
  M: "00 06 23 46 40",
  N: "00 06 40 46",
  O: "10 01 05 16 36 45 41 30 10",
  P: "00 06 36 45 44 33 03",
  Q: "10 01 05 16 36 45 41 30 10|22 40",
  R: "00 06 36 45 44 33 03|23 40",
  S: "45 36 16 05 04 13 33 42 41 30 10 01",
  T: "06 46|26 20",
  U: "06 01 10 30 41 46",
  V: "06 20 46",
  W: "06 10 24 30 46",
  X: "00 46|06 40",
  Y: "06 23 46|23 20",
  Z: "06 46 00 40",
  ᚠ: "10 16|14 46|12 44",
  ᚢ: "00 06 44 40",
  ᚦ: "10 16|15 43 11",
  ᚨ: "10 16|16 44|14 42",
  ᚱ: "00 06 45 03 40",
  ᚲ: "46 03 40",
  ᚷ: "00 46|06 40",
  ᚺ: "00 06|40 46|04 42",
  ᛉ: "20 26|23 06|23 46",
  ᛏ: "20 26|04 26 44",
  ᛒ: "00 06 45 03 41 00",
  ᛟ: "00 23 44 26 04 23 40",
  "+": "21 25|03 43",
  "-": "03 43",
  "=": "02 42|04 44",
  ".": "20 21",
  ":": "21 22|24 25",
  "/": "00 46",
  "%": "00 46|05 06|40 41",
  "*": "11 35|15 31|03 43",
  "!": "22 26|20 21",
  "?": "05 16 36 45 44 23 22|20 21",
  "&": "40 05 16 26 35 01 10 20 42",
  "'": "25 26",
  "#": "10 16|30 36|02 42|04 44",
};

const SEGMENTS: ReadonlyMap<string, readonly (readonly [number, number, number, number])[]> = new Map(
  Object.entries(STROKES).map(([letter, strokes]) => [
    letter,
    strokes.split("|").flatMap((stroke) => {
      const points = stroke.split(" ").map((pair) => [Number(pair[0]) / 6, Number(pair[1]) / 6] as const);
      return points.slice(1).map(([x, y], i) => {
        const [px, py] = points[i] as readonly [number, number];
        return [px, py, x - px, y - py] as const;
      });
    }),
  ]),
);

/** Width of a letter in letter heights. */
const LETTER = 4 / 6;
/** From one letter to the next, in letter heights. */
export const ADVANCE = 0.92;

/**
 * Whether a point lies on a line of capitals, digits and signs written around the origin.
 *
 * @param x Metres right of the line's middle, `y` above it.
 * @param height Of a capital, metres.
 * @param weight Half the thickness of a stroke over the height.
 */
export function isWritten(text: string, x: number, y: number, height: number, weight = 0.075): boolean {
  const v = y / height + 0.5;
  if (v < -weight || v > 1 + weight) return false;
  const u = x / height + (text.length * ADVANCE - (ADVANCE - LETTER)) / 2;
  const index = Math.floor((u + (ADVANCE - LETTER) / 2) / ADVANCE);
  const segments = SEGMENTS.get(text[index] ?? " ");
  if (!segments) return false;
  const local = u - index * ADVANCE;
  for (const [px, py, dx, dy] of segments) {
    const [ax, ay] = [local - px, v - py];
    const t = Math.min(Math.max((ax * dx + ay * dy) / (dx * dx + dy * dy), 0), 1);
    const [ex, ey] = [ax - t * dx, ay - t * dy];
    if (ex * ex + ey * ey < weight * weight) return true;
  }
  return false;
}
