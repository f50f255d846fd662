import { cosTurn, sinTurn } from "../../texture/tones/turn-table.ts";

const NONE = -9;
const part = (x: number): number => x - Math.floor(x);
/** -0.5..0.5 about the middle of the cell. */
const mid = (x: number): number => part(x) - 0.5;

/** Bands aslant, from the lower left to the upper right: the third colour is a thin line in the middle of the ground. */
export function diagonals(x: number, y: number, out: Float64Array): void {
  const at = Math.abs(mid(x + y));
  out[0] = (0.25 - at) * 0.7;
  out[1] = (0.05 - Math.abs(at - 0.5)) * 0.7;
}

/** Tall lozenges point to point in staggered columns; over all of them a net of stitches that crosses in their middles. */
export function argyle(x: number, y: number, out: Float64Array): void {
  const lozenge = (a: number, b: number) => 0.5 - Math.abs(mid(a * 2)) - Math.abs(mid(b));
  // a hair apart, as knitted columns keep them
  out[0] = (lozenge(x, y) - 0.012) * 0.45;
  const net = Math.min(Math.abs(mid(x * 2 + y + 0.5)), Math.abs(mid(x * 2 - y + 0.5)));
  out[1] = (0.024 - net) * 0.45;
}

/** Discs in two sizes: the great ones in rows, a small one in the middle of every four. */
export function mixedDots(x: number, y: number, out: Float64Array): void {
  const near = (a: number, b: number) => Math.sqrt(mid(a) * mid(a) + mid(b) * mid(b));
  out[0] = Math.max(0.27 - near(x, y), 0.115 - near(x + 0.5, y + 0.5));
  out[1] = NONE;
}

/** Seigaiha: half discs of rings in rows that overlap as waves do, each hiding the lower half of those behind. */
export function seigaiha(x: number, y: number, out: Float64Array): void {
  let edge = 1;
  out[0] = NONE;
  out[1] = NONE;
  // the foremost row is the lowest whose disc reaches up to here
  for (let row = Math.floor((y + 0.5) * 4), k = 0; k < 5; k += 1, row -= 1) {
    const px = mid(x + (row & 1) * 0.5);
    const py = y - row / 4;
    const r = Math.sqrt(px * px + py * py);
    if (r > 0.5) {
      edge = Math.min(edge, r - 0.5);
      continue;
    }
    for (const [ring, thick] of RINGS) out[0] = Math.max(out[0] as number, thick - Math.abs(r - ring));
    out[1] = 0.03 - Math.abs(r - 0.5);
    break;
  }
  out[0] = Math.min(out[0] as number, edge);
}
/** Middle of a ring and half its width, in cells. */
const RINGS = [
  [0.435, 0.042],
  [0.315, 0.036],
  [0.205, 0.03],
  [0.07, 0.065],
] as const;

/** Lilies of the Art Nouveau: stems and long leaves that whip up the cell in the second colour, in the third a bloom of six curled petals. */
export function lilies(x: number, y: number, out: Float64Array): void {
  out[0] = NONE;
  out[1] = NONE;
  lily(x, y, 1, out);
  lily(x + 0.5, y + 0.5, -1, out);
}

function lily(x: number, y: number, side: 1 | -1, out: Float64Array): void {
  const px = mid(x) * side;
  const py = mid(y);
  // the stem winds on through the cell above; leaves leave it and lean over
  const stem = 0.085 * sinTurn(y + 0.1) * side;
  lay(out, 0.011 - Math.abs(mid(x) - stem) * 0.9);
  for (const [from, long, lean, bow, wide] of BLADES) {
    const up = (from - py) / long;
    if (up < 0 || up > 1) continue;
    const root = 0.085 * sinTurn(part(y + 0.1));
    const across = px - root - lean * up * up - bow * up;
    lay(out, (wide * (0.25 + 1.5 * up) * (1 - up) - Math.abs(across) - 0.002) * 0.8);
  }
  // petals fan upwards from the throat and curl out at their tips
  const bx = px - 0.06;
  const by = py + 0.2;
  let bloom = NONE;
  for (const [turn, reach, curl] of PETALS) {
    const [cx, cy] = [cosTurn(turn), sinTurn(turn)];
    const along = (bx * cx + by * cy) / reach;
    if (along < -0.05 || along > 1) continue;
    const across = (by * cx - bx * cy) / reach - curl * along * along;
    const inside = 0.34 * Math.sqrt(Math.max(0, along)) * (1 - along) * (1 + 1.1 * along) - Math.abs(across);
    // a line of the ground about each petal that lies before another
    const vein = Math.abs(across) - 0.014 * (1 - along);
    const own = Math.min(inside, along < 0.75 ? vein : 1) * reach;
    const rim = inside > -0.03 && inside < 0 ? inside * reach - 0.002 : NONE;
    bloom = rim > NONE ? Math.min(bloom, -0.004) : Math.max(bloom, own);
    if (inside > -0.05) out[0] = Math.min(out[0] as number, -Math.abs(inside) * reach - 0.004);
  }
  for (const [sx, sy] of STAMENS) {
    bloom = Math.max(bloom, 0.012 - Math.sqrt((bx - sx) * (bx - sx) + (by - sy) * (by - sy)));
  }
  out[1] = Math.max(out[1] as number, bloom);
}
/** Where a leaf leaves the stem, how high it climbs, how far it leans over and bows, its half width. */
const BLADES = [
  [0.46, 0.5, 0.24, -0.04, 0.045],
  [0.34, 0.42, -0.3, 0.06, 0.042],
  [0.18, 0.26, 0.16, 0.08, 0.034],
] as const;
/** Turn, reach and curl of a petal, the hindmost first. */
const PETALS = [
  [0.6, 0.26, -0.35],
  [0.9, 0.26, 0.35],
  [0.75, 0.28, 0],
  [0.67, 0.27, -0.2],
  [0.83, 0.27, 0.2],
] as const;
const STAMENS = [
  [-0.05, -0.285],
  [0, -0.315],
  [0.05, -0.285],
] as const;

const lay = (out: Float64Array, inside: number): void => {
  out[0] = Math.max(out[0] as number, inside);
};
