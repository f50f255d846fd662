import type { BeakShape } from "./bird-shape.ts";

/** Short and pointed: finches, robins, tits. */
export const CONE: BeakShape = {
  root: -0.1,
  upper: [
    [-0.2, 0, 0.36, 0.34],
    [0.25, 0, 0.29, 0.26],
    [0.6, -0.03, 0.16, 0.13],
    [0.92, -0.1, 0, 0],
  ],
  lower: [
    [-0.2, 0, 0.26, 0.31],
    [0.25, -0.01, 0.2, 0.23],
    [0.55, -0.04, 0.1, 0.11],
    [0.8, -0.08, 0, 0],
  ],
};

/** As high as long and curved down: parrots. */
export const NUTCRACKER: BeakShape = {
  root: -0.05,
  upper: [
    [-0.2, 0.05, 0.5, 0.4],
    [0.2, 0.12, 0.5, 0.38],
    [0.52, -0.05, 0.38, 0.29],
    [0.68, -0.4, 0.2, 0.16],
    [0.6, -0.82, 0, 0],
  ],
  lower: [
    [-0.2, -0.2, 0.3, 0.34],
    [0.12, -0.3, 0.3, 0.3],
    [0.34, -0.42, 0.14, 0.2],
    [0.44, -0.46, 0, 0],
  ],
};

/** Strong, with a hook over the end: eagles and hawks. */
export const HOOK: BeakShape = {
  root: -0.1,
  upper: [
    [-0.2, 0.02, 0.38, 0.36],
    [0.25, 0.06, 0.38, 0.32],
    [0.68, 0.02, 0.3, 0.21],
    [0.94, -0.22, 0.17, 0.12],
    [0.96, -0.56, 0, 0],
  ],
  lower: [
    [-0.2, 0, 0.2, 0.32],
    [0.25, -0.02, 0.18, 0.26],
    [0.6, -0.08, 0.1, 0.16],
    [0.78, -0.12, 0, 0],
  ],
};

/** Flat, broad at the end: ducks, geese, swans. */
export const FLAT: BeakShape = {
  root: -0.12,
  upper: [
    [-0.2, 0.16, 0.36, 0.42],
    [0.22, 0.02, 0.27, 0.38],
    [0.62, -0.08, 0.16, 0.43],
    [1, -0.1, 0.13, 0.45],
    [1.2, -0.11, 0.09, 0.32],
    [1.28, -0.13, 0, 0],
  ],
  lower: [
    [-0.2, -0.04, 0.2, 0.36],
    [0.3, -0.08, 0.13, 0.33],
    [0.8, -0.13, 0.11, 0.4],
    [1.08, -0.14, 0.09, 0.36],
    [1.2, -0.15, 0, 0],
  ],
};

/** A dagger: herons, cranes, storks, kingfishers. */
export const DAGGER: BeakShape = {
  root: -0.05,
  upper: [
    [-0.2, 0, 0.3, 0.28],
    [0.5, -0.02, 0.22, 0.18],
    [1.5, -0.1, 0.1, 0.08],
    [2.3, -0.18, 0, 0],
  ],
  lower: [
    [-0.2, 0, 0.26, 0.26],
    [0.5, -0.03, 0.18, 0.16],
    [1.5, -0.1, 0.08, 0.07],
    [2.15, -0.17, 0, 0],
  ],
};

/** The same form, longer or shorter, finer or stronger. */
export const beak = (of: BeakShape, length: number, strength = 1, more: Partial<BeakShape> = {}): BeakShape => ({
  ...of,
  upper: of.upper.map(([z, y, high, wide]) => [z * length, y, high * strength, wide * strength] as const),
  lower: of.lower.map(([z, y, high, wide]) => [z * length, y, high * strength, wide * strength] as const),
  ...more,
});
