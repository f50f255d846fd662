import type { Pattern } from "../../language/surface-names.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import { cosTurn, sinTurn } from "../../texture/tones/turn-table.ts";
import { argyle, diagonals, lilies, mixedDots, seigaiha } from "./cloth-motifs.ts";
import { leafScrolls } from "./leaf-scroll.ts";
import { islandPrint, snowflakes } from "./print-motifs.ts";
import { cutRings, hempLeaves, SASHIKO } from "./sashiko.ts";
import { vines } from "./vines.ts";

/**
 * How far inside the figure a place lies: positive inside, in cells, exact near its edge. `x` and `y` count cells and the
 * figure repeats after each whole cell. `out[0]` is the second colour's figure, `out[1]` the third's, which lies over it.
 */
type Motif = (x: number, y: number, out: Float64Array) => void;

/** Cells across the tile at the usual scale, even so that what alternates closes. */
interface MotifSpec {
  readonly cells: number;
  readonly draw: Motif;
  /** Figures that the pattern is as often drawn in: the seed picks one of them. */
  readonly others?: readonly Motif[];
  /** The figure as it is laid of stones, where its lines are finer than they are. */
  readonly laid?: Motif;
}

const NONE = -9;
const part = (x: number): number => x - Math.floor(x);
/** -0.5..0.5 about the middle of the cell. */
const mid = (x: number): number => part(x) - 0.5;
const turned = (row: number): number => (Math.floor(row) & 1 ? 0.5 : 0);

/** Bands across `x`: the third colour is a thin line in the middle of the ground. */
function stripes(x: number, _y: number, out: Float64Array): void {
  out[0] = 0.25 - Math.abs(mid(x));
  out[1] = 0.05 - Math.abs(Math.abs(mid(x)) - 0.5);
}

/** Lines as thin as yarn, two by two: the third colour runs alone between the pairs. */
function pinstripes(x: number, _y: number, out: Float64Array): void {
  out[0] = 0.075 - Math.abs(mid(x));
  out[1] = 0.05 - Math.abs(Math.abs(mid(x)) - 0.5);
}

function checks(x: number, y: number, out: Float64Array): void {
  const a = 0.25 - Math.abs(mid(x));
  const b = 0.25 - Math.abs(mid(y));
  const edge = Math.min(Math.abs(a), Math.abs(b));
  out[0] = a > 0 === b > 0 ? edge : -edge;
  out[1] = NONE;
}

function dots(x: number, y: number, out: Float64Array): void {
  const near = (a: number, b: number) => Math.sqrt(mid(a) * mid(a) + mid(b) * mid(b));
  out[0] = 0.2 - Math.min(near(x, y), near(x + 0.5, y + 0.5));
  out[1] = NONE;
}

/** Broad bands both ways, full where they cross, with a thin overcheck. */
function plaid(x: number, y: number, out: Float64Array): void {
  const a = 0.2 - Math.abs(mid(x));
  const b = 0.2 - Math.abs(mid(y));
  const both = Math.min(a, b);
  // woven: where only one of the two bands runs, every second thread shows
  const thread = 0.5 - Math.abs(part((x + y) * 24) - 0.5) * 2;
  out[0] = Math.max(both, Math.min(Math.max(a, b), thread / 48));
  out[1] = Math.max(0.022 - Math.abs(Math.abs(mid(x)) - 0.42), 0.022 - Math.abs(Math.abs(mid(y)) - 0.42));
}

/** Lozenges, and lines that cross in their middles. */
function diamonds(x: number, y: number, out: Float64Array): void {
  out[0] = (0.5 - Math.abs(mid(x)) - Math.abs(mid(y))) * 0.7;
  const across = Math.min(Math.abs(mid(x + y)), Math.abs(mid(x - y)));
  out[1] = 0.02 - across * 0.7;
}

function chevrons(x: number, y: number, out: Float64Array): void {
  const at = mid(y * 2 + Math.abs(mid(x)) * 2);
  out[0] = (0.25 - Math.abs(at)) * 0.35;
  out[1] = (0.04 - Math.abs(Math.abs(at) - 0.5)) * 0.35;
}

/** A net of hexagons with a smaller one in each. */
function hexagons(x: number, y: number, out: Float64Array): void {
  const inside = (a: number, b: number) => {
    const px = Math.abs(mid(a));
    const py = Math.abs(mid(b)) * 1.7;
    return 0.5 - Math.max(px, px * 0.5 + py * 0.87);
  };
  const d = Math.max(inside(x, y), inside(x + 0.5, y + 0.5));
  out[0] = d - 0.06;
  out[1] = d - 0.3;
}

/** Squares set into turned squares. */
function geometric(x: number, y: number, out: Float64Array): void {
  const px = Math.abs(mid(x));
  const py = Math.abs(mid(y));
  const turnedSquare = (0.48 - px - py) * 0.7;
  const square = 0.2 - Math.max(px, py);
  const frame = 0.035 - (0.5 - Math.max(px, py));
  out[0] = Math.max(Math.min(turnedSquare, -square), frame);
  out[1] = Math.min(square, 0.9) - 0.08;
}

const IKAT_THREADS = 20;
/** How far each thread of the warp slipped before it was woven, -0.5..0.5. */
const SLIPS = Float64Array.from({ length: IKAT_THREADS }, (_, k) => part(k * 0.618 + k * k * 0.137) - 0.5);

/** Lozenge in lozenge, dyed into the threads before they were woven: they slipped, and every edge is feathered along them. */
function ikat(x: number, y: number, out: Float64Array): void {
  const slip = SLIPS[Math.floor(part(x) * IKAT_THREADS)] as number;
  const from = (a: number, b: number) => Math.abs(mid(a)) * 1.1 + Math.abs(mid(b));
  const near = from(x, y + slip * 0.11);
  const beside = from(x + 0.5, y + 0.5 + slip * 0.11);
  const ring = Math.min(0.43 - near, near - 0.27);
  out[0] = Math.max(ring, 0.13 - near, 0.1 - beside) * 0.7;
  out[1] = Math.min(0.27 - near, near - 0.18) * 0.7;
}

/** Overlapping fans, row by row. */
function scallops(x: number, y: number, out: Float64Array): void {
  let ring = 0;
  for (let k = 0; k < 3; k += 1) {
    const row = Math.floor(y * 2) + k;
    const px = mid(x + turned(row));
    const py = y * 2 - row;
    const r = Math.sqrt(px * px + py * py * 0.36);
    if (r < 0.5 || k === 2) {
      ring = r;
      break;
    }
  }
  out[0] = 0.035 - Math.abs(ring - 0.44);
  out[1] = 0.03 - Math.abs(ring - 0.27);
}

function waves(x: number, y: number, out: Float64Array): void {
  const at = mid(y * 2 + 0.22 * sin(x * TAU));
  out[0] = (0.25 - Math.abs(at)) * 0.4;
  out[1] = (0.045 - Math.abs(Math.abs(at) - 0.5)) * 0.4;
}

function stars(x: number, y: number, out: Float64Array): void {
  const star = (a: number, b: number) => {
    const px = mid(a);
    const py = mid(b);
    const spoke = Math.abs(part((atan2(px, -py) / TAU) * 5 + 0.5) - 0.5) * 2;
    return 0.11 + 0.15 * (1 - spoke) * (1 - spoke * 0.35) - Math.sqrt(px * px + py * py);
  };
  out[0] = Math.max(star(x, y), star(x + 0.5, y + 0.5));
  out[1] = NONE;
}

/** Rings that touch, a disc in each. */
function circles(x: number, y: number, out: Float64Array): void {
  const r = Math.sqrt(mid(x) * mid(x) + mid(y) * mid(y));
  out[0] = Math.max(0.06 - Math.abs(r - 0.4), 0.2 - r);
  out[1] = 0.035 - Math.abs(r - 0.27);
}

/** A flower of `petals` around (0, 0), `reach` wide: its petals and its heart. */
function flower(px: number, py: number, petals: number, reach: number, turn: number, out: Float64Array): void {
  const r = Math.sqrt(px * px + py * py);
  const lobe = cos(atan2(py, px) * petals + turn);
  out[0] = Math.max(out[0] as number, reach * (0.74 + 0.26 * lobe) - r);
  out[1] = Math.max(out[1] as number, reach * 0.28 - r);
}

/** Blossoms in two sizes with leaves between. */
function flowers(x: number, y: number, out: Float64Array): void {
  out[0] = NONE;
  out[1] = NONE;
  flower(mid(x), mid(y), 5, 0.3, 0.6, out);
  flower(mid(x + 0.5), mid(y + 0.5), 6, 0.19, 0, out);
  leaf(mid(x) - 0.36, mid(y) + 0.05, 0.8, out);
  leaf(mid(x) + 0.36, mid(y) - 0.05, 0.8, out);
  leaf(mid(x) + 0.05, mid(y) + 0.4, -0.8, out);
}

/** Daisies of broad petals about a round heart, as printed in the sixties: a great one, and one half as large between. */
function daisies(x: number, y: number, out: Float64Array): void {
  out[0] = NONE;
  out[1] = NONE;
  daisy(mid(x), mid(y), 0.36, out);
  daisy(mid(x + 0.5), mid(y + 0.5), 0.22, out);
}

function daisy(px: number, py: number, radius: number, out: Float64Array): void {
  const heart = radius * 0.3;
  for (let k = 0; k < PETALS; k += 1) {
    const [cx, cy] = [cosTurn(k / PETALS), sinTurn(k / PETALS)];
    const along = (px * cx + py * cy - radius * 0.64) / (radius * 0.38);
    const across = (py * cx - px * cy) / (radius * 0.2);
    const round = (1 - Math.sqrt(along * along + across * across)) * radius * 0.2;
    out[0] = Math.max(out[0] as number, round);
  }
  out[1] = Math.max(out[1] as number, heart - Math.sqrt(px * px + py * py));
}
const PETALS = 8;

function leaf(px: number, py: number, lean: number, out: Float64Array): void {
  const along = px * 0.7 + py * lean;
  const across = -px * lean + py * 0.7;
  if (Math.abs(along) < 0.13) {
    const wide = 0.055 * (1 - (along / 0.13) * (along / 0.13));
    out[0] = Math.max(out[0] as number, wide - Math.abs(across));
  }
}

/** A drop with a bent tip, ringed, and an eye in its belly: in rows that lean one way and the other. */
function paisley(x: number, y: number, out: Float64Array): void {
  out[0] = NONE;
  out[1] = NONE;
  drop(mid(x), mid(y), out);
  drop(-mid(x + 0.5), mid(y + 0.5), out);
  for (let k = 0; k < 4; k += 1) {
    const px = mid(x + 0.25 + k * 0.5);
    const py = mid(y + 0.04 + (k >> 1) * 0.5);
    out[0] = Math.max(out[0] as number, 0.035 - Math.sqrt(px * px + py * py));
  }
}

/** Its belly hangs at the bottom, its tip bends over to the right. */
function drop(px: number, py: number, out: Float64Array): void {
  const up = clamp01((0.14 - py) / 0.46);
  const bent = px - 0.3 * up * up + 0.05;
  const wide = 0.2 * (1 - up) * (0.9 + 0.55 * up);
  const belly = py - 0.1;
  const round = belly > 0.04 ? 0.2 - Math.sqrt(bent * bent + (belly - 0.04) * (belly - 0.04)) : wide - Math.abs(bent);
  const inside = py < -0.32 ? NONE : round * 0.8;
  const ring = Math.min(inside, Math.max(0.025 - Math.abs(inside - 0.012), inside - 0.062));
  out[0] = Math.max(out[0] as number, ring);
  out[1] = Math.max(
    out[1] as number,
    0.062 - Math.sqrt(bent * bent + belly * belly),
    Math.min(inside - 0.03, 0.016 - Math.abs(inside - 0.045)),
  );
}

/** Ogees with a palmette in each: the large repeat of damask. */
function damask(x: number, y: number, out: Float64Array): void {
  const palmette = (a: number, b: number) => {
    const px = Math.abs(mid(a)) * 2;
    const py = mid(b) * 2;
    const ogee = 0.5 + 0.32 * cos(py * PI) - 0.12 * py;
    const frame = 0.055 - Math.abs(px - ogee * 0.92);
    const r = Math.sqrt(px * px + (py - 0.1) * (py - 0.1));
    const angle = atan2(px, 0.1 - py);
    const fan = 0.42 * (0.62 + 0.38 * cos(angle * 7)) * (1.15 - 0.35 * Math.abs(angle / PI)) - r;
    const bud = 0.12 - Math.sqrt(px * px * 2 + (py + 0.72) * (py + 0.72));
    return Math.max(fan, bud, Math.min(frame, 0.9 - Math.abs(py)));
  };
  out[0] = Math.max(palmette(x, y), palmette(x + 0.5, y + 0.5)) * 0.4;
  out[1] = NONE;
}

export const MOTIFS: Partial<Record<Pattern, MotifSpec>> = {
  striped: { cells: 6, draw: stripes },
  diagonal: { cells: 6, draw: diagonals },
  pinstriped: { cells: 16, draw: pinstripes },
  checkered: { cells: 4, draw: checks },
  "polka-dot": { cells: 6, draw: dots },
  "mixed-dots": { cells: 5, draw: mixedDots },
  plaid: { cells: 4, draw: plaid },
  diamond: { cells: 6, draw: diamonds },
  argyle: { cells: 3, draw: argyle },
  chevron: { cells: 6, draw: chevrons },
  hexagonal: { cells: 6, draw: hexagons },
  geometric: { cells: 4, draw: geometric },
  ikat: { cells: 4, draw: ikat },
  scalloped: { cells: 6, draw: scallops },
  seigaiha: { cells: 6, draw: seigaiha },
  wavy: { cells: 4, draw: waves },
  star: { cells: 5, draw: stars },
  snowflake: { cells: 4, draw: snowflakes },
  tropical: { cells: 2, draw: islandPrint },
  floral: { cells: 4, draw: flowers },
  lily: { cells: 3, draw: lilies },
  daisy: { cells: 4, draw: daisies },
  paisley: { cells: 4, draw: paisley },
  damask: { cells: 3, draw: damask },
  circles: { cells: 4, draw: circles },
  ornament: { cells: 2, draw: leafScrolls, laid: vines },
  sashiko: { cells: 4, draw: hempLeaves, others: SASHIKO },
  asanoha: { cells: 4, draw: hempLeaves },
  shippo: { cells: 5, draw: cutRings },
};
