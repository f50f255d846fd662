import type { EarForm } from "./ear.ts";
import type { HeadForm } from "./head-form.ts";
import type { BodyForm } from "./species.ts";
import type { TailForm } from "./tail.ts";

/** Heavy, flat-footed, the head low, hardly a tail. */
export const BEAR_BODY: BodyForm = {
  size: 1,
  legs: 0.42,
  length: 1.3,
  girth: 1.5,
  bone: 1.55,
  neck: 0.9,
  tuck: 0,
  low: 0.6,
  hump: 0.7,
  rump: -0.05,
  haunch: 1.05,
  paw: 1.1,
  foot: 1.15,
  head: 1.36,
  fluff: 0.009,
  ruff: 0.75,
};

/** Broad skull, small eyes close together, a dished face with a square muzzle. */
export const BEAR_HEAD: HeadForm = {
  skull: [1.02, 0.9, 0.95],
  cheek: { at: [0.62, -0.3, 0.1], radii: [0.52, 0.5, 0.5] },
  brow: 0.3,
  muzzle: { length: 0.66, root: 0.47, tip: 0.31, y: -0.24, drop: 0.06 },
  pads: 0.85,
  chin: 0.95,
  nose: { width: 0.24, tall: 0.75, up: 0.5 },
  eye: {
    out: [0.4, 0.2, 0.9],
    radius: 0.125,
    irises: ["#3a2010", "#2a1509"],
    iris: 0.98,
  },
};

export const BEAR_EARS: EarForm = {
  at: [0.7, 0.62, -0.12],
  height: 0.3,
  widths: [0.24, 0.29, 0.24],
  turn: 0.45,
  lean: 0.5,
  flat: 0.5,
};

export const BEAR_TAIL: TailForm = { carriage: "stub", length: 0.12, radii: [0.07, 0.07, 0.05] };
