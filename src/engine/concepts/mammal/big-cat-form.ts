import type { EarForm } from "./ear.ts";
import type { HeadForm } from "./head-form.ts";
import type { BodyForm } from "./species.ts";
import type { TailForm } from "./tail.ts";

/** Long and powerful, the head carried low, heavy paws. */
export const BIG_CAT_BODY: BodyForm = {
  size: 0.9,
  legs: 0.5,
  length: 1.42,
  girth: 1.12,
  bone: 1.22,
  neck: 0.75,
  tuck: 0.25,
  low: 0.42,
  paw: 1.12,
  head: 1.24,
};

/** Broad short muzzle with heavy pads and chin, wide nose, round-pupilled eyes. */
export const BIG_CAT_HEAD: HeadForm = {
  skull: [1.0, 0.86, 0.98],
  cheek: { at: [0.55, -0.26, 0.2], radii: [0.54, 0.48, 0.52] },
  brow: 0.31,
  muzzle: { length: 0.46, root: 0.46, tip: 0.35, y: -0.18, drop: 0.12 },
  pads: 1.18,
  chin: 1.25,
  nose: { width: 0.2, tall: 0.72, up: 0.45 },
  eye: {
    out: [0.44, 0.16, 0.86],
    radius: 0.17,
    irises: ["#c9921c", "#b8962a", "#9aa03a"],
    iris: 0.96,
    pupilSize: 0.36,
    slant: -0.35,
  },
  whiskers: true,
};

export const BIG_CAT_EARS: EarForm = {
  at: [0.66, 0.6, -0.06],
  height: 0.36,
  widths: [0.28, 0.29, 0.2],
  turn: 0.42,
  lean: 0.45,
  flat: 0.48,
  inside: "#d9c8ae",
};

export const BIG_CAT_TAIL: TailForm = {
  carriage: "level",
  length: 0.95,
  radii: [0.055, 0.048, 0.045, 0.043, 0.042, 0.036, 0.026],
};
