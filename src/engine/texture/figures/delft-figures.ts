import { clamp01, smoothstep } from "../../math/scalar.ts";

/** How far inside a figure a place is, in half tiles, positive inside; `x` to the right and `y` down, -1..1 from the middle. */
type Figure = (x: number, y: number) => number;

const far = (x: number, y: number): number => Math.sqrt(x * x + y * y);
const box =
  (cx: number, cy: number, w: number, h: number): Figure =>
  (x, y) =>
    Math.min(w - Math.abs(x - cx), h - Math.abs(y - cy));
const oval =
  (cx: number, cy: number, w: number, h: number): Figure =>
  (x, y) =>
    (1 - far((x - cx) / w, (y - cy) / h)) * Math.min(w, h);
/** A stroke from one place to another, `half` as wide. */
const stroke =
  (ax: number, ay: number, bx: number, by: number, half: number): Figure =>
  (x, y) => {
    const dx = bx - ax;
    const dy = by - ay;
    const t = clamp01(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
    return half * (1.1 - 0.5 * t) - far(x - ax - dx * t, y - ay - dy * t);
  };
/** What tapers from `low` half wide at `bottom` to `high` half wide at `top`. */
const taper =
  (cx: number, bottom: number, top: number, low: number, high: number): Figure =>
  (x, y) => {
    const t = (bottom - y) / (bottom - top);
    return Math.min(low + (high - low) * t - Math.abs(x - cx), y - top, bottom - y);
  };
const any =
  (...figures: readonly Figure[]): Figure =>
  (x, y) => {
    let most = Number.NEGATIVE_INFINITY;
    for (const figure of figures) most = Math.max(most, figure(x, y));
    return most;
  };

const GROUND = any(stroke(-0.42, 0.42, 0.44, 0.4, 0.022), stroke(-0.26, 0.48, 0.2, 0.47, 0.016));

const windmill = any(
  taper(0, 0.4, -0.02, 0.17, 0.1),
  oval(0, -0.05, 0.12, 0.09),
  ...[
    [0.36, -0.36],
    [-0.36, -0.36],
    [0.33, 0.28],
    [-0.33, 0.28],
  ].map(([x, y]) => stroke(0, -0.06, x as number, y as number, 0.036)),
  GROUND,
);
const ship = any(
  (x, y) => Math.min(0.36 - Math.abs(x) - (y - 0.2) * 0.7, y - 0.2, 0.36 - y),
  stroke(0.02, 0.24, 0.02, -0.46, 0.018),
  (x, y) => Math.min(0.3 - x - (0.14 - y) * 0.42, x - 0.05, y + 0.4, 0.14 - y),
  (x, y) => Math.min(x + 0.28 + (y - 0.14) * 0.5, -0.01 - x, y + 0.3, 0.14 - y),
  stroke(-0.45, 0.44, 0.45, 0.42, 0.018),
  stroke(-0.34, 0.51, 0.28, 0.5, 0.014),
);
const tulip = any(
  oval(0, -0.2, 0.13, 0.2),
  oval(-0.11, -0.22, 0.08, 0.2),
  oval(0.11, -0.22, 0.08, 0.2),
  stroke(0, -0.04, 0.02, 0.44, 0.024),
  (x, y) => oval(-0.2, 0.16, 0.07, 0.22)(x * 0.8 - (y - 0.16) * 0.55 - 0.05, y),
  (x, y) => oval(0.2, 0.2, 0.07, 0.2)(x * 0.8 + (y - 0.2) * 0.55 + 0.05, y),
  GROUND,
);
const house = any(
  box(-0.04, 0.22, 0.24, 0.17),
  (x, y) => Math.min(0.3 - Math.abs(x + 0.04) - (0.06 - y) * 0.9, y + 0.24, 0.06 - y),
  box(0.12, -0.18, 0.03, 0.12),
  stroke(0.38, 0.4, 0.37, 0.02, 0.022),
  oval(0.38, -0.1, 0.12, 0.18),
  GROUND,
);
const bird = any(
  oval(0, 0.02, 0.24, 0.13),
  oval(0.24, -0.12, 0.09, 0.085),
  stroke(0.3, -0.12, 0.42, -0.09, 0.022),
  stroke(-0.18, 0.04, -0.44, 0.16, 0.05),
  stroke(-0.02, -0.02, -0.22, -0.3, 0.07),
  stroke(0.02, 0.12, 0.02, 0.36, 0.016),
  stroke(0.1, 0.12, 0.11, 0.36, 0.016),
  GROUND,
);
const FIGURES = [windmill, ship, tulip, house, bird];

/** A curled bud in each corner, by which four tiles join into a flower. */
const BUD = any(
  (u, v) => 0.035 - Math.abs(far(u - 0.1, v - 0.1) - 0.09),
  stroke(0.16, 0.16, 0.3, 0.3, 0.03),
  stroke(0.2, 0.08, 0.36, 0.12, 0.026),
  stroke(0.08, 0.2, 0.12, 0.36, 0.026),
);
/** How far from its corner a bud reaches. */
const BUD_REACH = 0.42;

const corner: Figure = (x, y) => {
  const u = 1 - Math.abs(x);
  const v = 1 - Math.abs(y);
  return u < BUD_REACH && v < BUD_REACH ? BUD(u, v) : -1;
};

/** Figures there are to choose from. */
export const DELFT_FIGURES = FIGURES.length;

const SIDE = 192;

/** A painted tile: `line` where the brush was full, `wash` where it was thinned, both 0..1, row by row. */
export interface DelftPicture {
  readonly side: number;
  readonly line: Float32Array;
  readonly wash: Float32Array;
}

/** Pictures that were drawn before: they are the same for every seed. */
const drawn: DelftPicture[] = [];

/** One of the figures in outline with a wash within, and the buds in the corners. Drawn once, not to be written to. */
export function drawDelft(number: number): DelftPicture {
  const which = number % FIGURES.length;
  drawn[which] ??= drawFigure(FIGURES[which] as Figure);
  return drawn[which];
}

function drawFigure(figure: Figure): DelftPicture {
  const line = new Float32Array(SIDE * SIDE);
  const wash = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < line.length; i += 1) {
    const x = ((i % SIDE) + 0.5) / (SIDE / 2) - 1;
    const y = (Math.floor(i / SIDE) + 0.5) / (SIDE / 2) - 1;
    const inside = figure(x, y);
    line[i] = Math.max(
      smoothstep(-0.006, 0.008, inside) * smoothstep(0.046, 0.024, inside),
      smoothstep(-0.006, 0.008, corner(x, y)),
    );
    // lighter to the left, whence the light falls
    wash[i] = smoothstep(0, 0.012, inside) * (0.55 + 0.45 * smoothstep(-0.25, 0.25, x));
  }
  return { side: SIDE, line, wash };
}
