import { atan2, TAU } from "../../math/elementary.ts";

type Line = (off: number, along: number) => void;
/** A figure of lines: `line` is told each line near a place by how far off it runs and by the way along it, both in cells. */
type Lines = (x: number, y: number, line: Line) => void;

const part = (x: number): number => x - Math.floor(x);
const mid = (x: number): number => part(x) - 0.5;

/** Half the width of a sewn thread, and of a printed line, in cells. */
const THREAD = 0.016;
const PRINTED = 0.014;
/** Stitches to a cell, and how much of each shows on the face: the rest runs behind the cloth. */
const STITCHES = 14;
const SHOWN = 0.68;
/** Stitches around a ring as wide as a cell. */
const AROUND = 44;

/** Height of the lattice's triangles, whose side is half a cell: nearly regular, and a whole number of them fills a cell. */
const TALL = 0.5;

/** Hemp leaves: six kites to a star, made of triangles cut from their middle to each corner. */
const asanoha: Lines = (x, y, line) => {
  const row = y / TALL;
  const [u, v] = [part(x * 2 - row * 0.5), part(row)];
  const [a, b, c] = u + v < 1 ? [u, v, 1 - u - v] : [1 - u, 1 - v, u + v - 1];
  const side = (height: number, p: number, q: number) => line(height * TALL, (p - q) * 0.25);
  side(a, b, c);
  side(b, c, a);
  side(c, a, b);
  const spoke = (most: number, p: number, q: number) => {
    if (most >= p && most >= q) line(Math.abs(p - q) * TALL * 0.58, most * TALL);
  };
  spoke(a, b, c);
  spoke(b, c, a);
  spoke(c, a, b);
};

const ring = (px: number, py: number, radius: number, line: Line): void =>
  line(
    Math.abs(Math.sqrt(px * px + py * py) - radius),
    (atan2(py, px) / TAU) * Math.round(AROUND * 2 * radius) * (1 / STITCHES),
  );

/** Seven treasures: rings that their four neighbours cut into petals. */
const shippo: Lines = (x, y, line) => {
  const [px, py] = [part(x), part(y)];
  ring(px - 0.5, py - 0.5, 0.5, line);
  for (let k = 0; k < 4; k += 1) ring(px - (k & 1), py - (k >> 1), 0.5, line);
};

/** Waves of the blue sea: fans in rows, three rings in each. */
const seigaiha: Lines = (x, y, line) => {
  for (let k = 0; k < 3; k += 1) {
    const row = Math.floor(y * 4) + k;
    const px = mid(x + (row & 1) * 0.5);
    const py = y - (row + 1) * 0.25 + 0.02;
    const r = Math.sqrt(px * px + py * py);
    if (r > 0.5 + THREAD && k < 2) continue;
    for (const radius of [0.5, 0.34, 0.18]) ring(px, py, radius, line);
    return;
  }
};

/** Nested measuring boxes: square in square, on their points. */
const masu: Lines = (x, y, line) => {
  const [u, v] = [mid(x + y), mid(x - y)];
  const [most, least] = Math.abs(u) > Math.abs(v) ? [Math.abs(u), v] : [Math.abs(v), u];
  for (const at of [0.5, 0.33, 0.16]) line(Math.abs(most - at) * 0.7, least * 0.7);
};

/** The mesh of a basket: three families of lines that never meet in one point. */
const kagome: Lines = (x, y, line) => {
  const [a, b] = [x * 2 - y, y * 2];
  line(Math.abs(mid(a + 0.5)) * 0.45, (y * 8 + x * 15) / STITCHES);
  line(Math.abs(mid(b + 0.5)) * 0.5, x);
  line(Math.abs(mid(a + b)) * 0.45, (y * 8 - x * 15) / STITCHES);
};

const inRunningStitch =
  (figure: Lines) =>
  (x: number, y: number, out: Float64Array): void => {
    let most = -9;
    figure(x, y, (off, along) => {
      const t = part(along * STITCHES);
      most = Math.max(most, Math.min(THREAD - off, Math.min(t, SHOWN - t) / STITCHES));
    });
    out[0] = most;
    out[1] = -9;
  };

const inPrint =
  (figure: Lines) =>
  (x: number, y: number, out: Float64Array): void => {
    let most = -9;
    figure(x, y, (off) => {
      most = Math.max(most, PRINTED - off);
    });
    out[0] = most;
    out[1] = -9;
  };

/** The figures that sashiko is sewn in, one of them to a cloth, in white running stitch. */
export const SASHIKO = [asanoha, shippo, seigaiha, masu, kagome].map(inRunningStitch);
/** Hemp leaves, and rings cut into petals, in lines drawn through. */
export const hempLeaves = inPrint(asanoha);
export const cutRings = inPrint(shippo);
