import type { EarForm } from "../mammal/ear.ts";
import type { HeadForm } from "../mammal/head-form.ts";
import type { BodyForm, Species } from "../mammal/species.ts";
import type { TailForm } from "../mammal/tail.ts";
import { type HoofForm, hoofedLimb } from "./hoof.ts";
import { longFacePaint, longHead } from "./long-face.ts";
import { deepNeck } from "./neck-clay.ts";

export const HORSE_HOOF: HoofForm = { tall: 0.09, wide: 1.32, cloven: false, shank: 0.66 };

/** Long clean legs, short back, an arched neck carried high. */
export const HORSE_BODY: BodyForm = {
  size: 1.55,
  legs: 0.57,
  length: 1.02,
  girth: 1.02,
  bone: 0.84,
  neck: 1,
  tuck: 0.1,
  haunch: 1.12,
  head: 0.74,
  carriage: { neck: [0.24, 0.24], head: [0.57, 0.42] },
  throat: 0.8,
};

export const HORSE_HEAD: HeadForm = {
  skull: [0.82, 0.84, 0.95],
  cheek: { at: [0.32, -0.5, 0.3], radii: [0.42, 0.7, 0.7] },
  brow: 0.22,
  muzzle: { length: 1.5, root: 0.62, tip: 0.45, y: -0.12, drop: 1.62 },
  pads: 1.05,
  chin: 0.9,
  nose: { width: 0, tall: 1 },
  eye: {
    out: [0.8, 0.2, 0.56],
    radius: 0.19,
    irises: ["#24120a", "#321a0c"],
    iris: 1,
    pupilSize: 0.6,
    gaze: [0.75, 0.05, 0.6],
  },
};

export const HORSE_EARS: EarForm = {
  at: [0.42, 0.7, -0.2],
  height: 0.72,
  widths: [0.2, 0.25, 0.07],
  turn: 0.5,
  lean: 0.14,
  flat: 0.6,
};

/** The dock, hidden in long hair. */
export const HORSE_TAIL: TailForm = { carriage: "hanging", length: 0.36, radii: [0.045, 0.04, 0.035, 0.03] };

/** What all horses share. */
export const HORSE = {
  body: HORSE_BODY,
  head: HORSE_HEAD,
  ears: HORSE_EARS,
  tail: HORSE_TAIL,
  nose: "#1a1412",
  headClay: longHead,
  face: longFacePaint,
  lowerLimb: hoofedLimb(HORSE_HOOF),
  sculpt: (skeleton, head, build) => deepNeck(skeleton, head, build),
  view: { azimuth: 0.85, elevation: 0.14 },
} satisfies Partial<Species>;
