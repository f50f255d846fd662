import { closeCorners, type Outline, type Point2 } from "../../../geometry/outline.ts";
import { smoothOutline, symmetricOutline } from "../body-outline.ts";
import { ACOUSTIC, CUTAWAY, DOUBLE, EXPLORER, SINGLE, STRAT, VEE } from "./guitar-outlines.ts";

/** The kinds of body, the hollow ones first. */
export const GUITAR_STYLES = [
  "acoustic",
  "cutaway",
  "archtop",
  "stratocaster",
  "single-cut",
  "double-cut",
  "flying-v",
  "explorer",
] as const;

export type GuitarStyle = (typeof GUITAR_STYLES)[number];

/** A body and where things are on it: x from its middle line, y from its foot, all over its length. */
export interface GuitarShape {
  /** Drawn at a length of `u` metres. */
  readonly outline: (u: number) => Outline;
  readonly isHollow: boolean;
  /** Where the neck meets it, where the strings are fixed, and where the fingerboard begins. */
  readonly joint: number;
  readonly bridge: number;
  readonly board: number;
  /** Tuners all on one side of the head. */
  readonly inLine: boolean;
  /** Pickups above the bridge, and how tall each is. */
  readonly pickups: readonly number[];
  readonly pickup: number;
  readonly knobs: readonly Point2[];
  /** Where the cable goes in, or none. */
  readonly jack?: Point2;
}

const HOLLOW = {
  isHollow: true,
  joint: 1,
  bridge: 0.25,
  board: 0.735,
  inLine: false,
  pickups: [],
  pickup: 0,
  knobs: [],
};

const SOLID = { isHollow: false, bridge: 0.26, board: 0.68, inLine: false, pickups: [0.18, 0.42], pickup: 0.09 };

const FOUR_KNOBS: readonly Point2[] = [
  [0.27, 0.2],
  [0.31, 0.11],
  [0.2, 0.12],
  [0.24, 0.05],
];

export const GUITAR_SHAPES: Readonly<Record<GuitarStyle, GuitarShape>> = {
  acoustic: { ...HOLLOW, outline: (u) => symmetricOutline([ACOUSTIC], u) },
  cutaway: { ...HOLLOW, outline: (u) => smoothOutline(CUTAWAY, u) },
  archtop: {
    ...HOLLOW,
    outline: (u) => smoothOutline(CUTAWAY, u),
    joint: 0.96,
    bridge: 0.33,
    board: 0.72,
    pickups: [0.1, 0.34],
    pickup: 0.08,
    knobs: [
      [0.3, 0.27],
      [0.32, 0.17],
      [0.23, 0.19],
      [0.25, 0.1],
    ],
  },
  stratocaster: {
    ...SOLID,
    outline: (u) => smoothOutline(STRAT, u),
    joint: 0.82,
    inLine: true,
    pickups: [0.1, 0.23, 0.36],
    pickup: 0.05,
    knobs: [
      [0.22, 0.3],
      [0.27, 0.2],
      [0.28, 0.1],
    ],
    jack: [0.33, 0.1],
  },
  "single-cut": {
    ...SOLID,
    outline: (u) => smoothOutline(SINGLE, u),
    joint: 0.88,
    knobs: FOUR_KNOBS,
    jack: [0.33, 0.1],
  },
  "double-cut": {
    ...SOLID,
    outline: (u) => symmetricOutline(DOUBLE, u),
    joint: 0.74,
    pickups: [0.12, 0.3],
    board: 0.62,
    knobs: FOUR_KNOBS,
    jack: [0.34, 0.16],
  },
  "flying-v": {
    ...SOLID,
    outline: (u) =>
      closeCorners(
        VEE.map(([x, y, r = 0]) => [x * u, y * u, r * u] as const),
        4,
      ),
    joint: 0.94,
    bridge: 0.46,
    board: 0.86,
    pickups: [0.13, 0.32],
    knobs: [
      [0.2, 0.36],
      [0.25, 0.27],
    ],
    jack: [0.3, 0.1],
  },
  explorer: {
    ...SOLID,
    outline: (u) =>
      closeCorners(
        EXPLORER.map(([x, y, r = 0]) => [x * u, y * u, r * u] as const),
        4,
      ),
    joint: 0.82,
    inLine: true,
    pickups: [0.12, 0.32],
    knobs: [
      [0.24, 0.36],
      [0.29, 0.28],
      [0.33, 0.2],
    ],
    jack: [0.32, 0.12],
  },
};
