import type { EarForm } from "../mammal/ear.ts";
import type { HeadForm } from "../mammal/head-form.ts";
import type { BodyForm, Species } from "../mammal/species.ts";
import type { TailForm } from "../mammal/tail.ts";
import { type HoofForm, hoofedLimb } from "./hoof.ts";
import { longFacePaint, longHead } from "./long-face.ts";
import { deepNeck } from "./neck-clay.ts";

export const DEER_HOOF: HoofForm = { tall: 0.075, wide: 1.25, cloven: true, shank: 0.68 };

/** Light and high on its legs, a slender neck carried upright. */
export const DEER_BODY: BodyForm = {
  size: 1.1,
  legs: 0.58,
  length: 1.06,
  girth: 0.9,
  bone: 0.68,
  neck: 1,
  tuck: 0.4,
  head: 0.78,
  throat: 0.75,
  carriage: { neck: [0.22, 0.22], head: [0.52, 0.42] },
};

export const DEER_HEAD: HeadForm = {
  skull: [0.82, 0.8, 0.9],
  cheek: { at: [0.36, -0.36, 0.28], radii: [0.4, 0.5, 0.56] },
  brow: 0.22,
  muzzle: { length: 1.2, root: 0.54, tip: 0.32, y: -0.16, drop: 0.88 },
  pads: 0.95,
  chin: 0.9,
  nose: { width: 0, tall: 1 },
  eye: {
    out: [0.8, 0.14, 0.6],
    radius: 0.22,
    irises: ["#20120a", "#2c180c"],
    iris: 1,
    pupilSize: 0.6,
    gaze: [0.68, 0.04, 0.72],
  },
};

export const DEER_EARS: EarForm = {
  at: [0.58, 0.5, -0.25],
  height: 1.05,
  widths: [0.17, 0.3, 0.08],
  turn: 0.35,
  lean: 1.05,
  inside: "#d8c0a4",
};

export const DEER_TAIL: TailForm = {
  carriage: "raised",
  length: 0.18,
  radii: [0.035, 0.045, 0.04, 0.015],
  fluff: 0.006,
};

export const DEER = {
  body: DEER_BODY,
  head: DEER_HEAD,
  ears: DEER_EARS,
  tail: DEER_TAIL,
  nose: "#16110f",
  headClay: longHead,
  face: longFacePaint,
  lowerLimb: hoofedLimb(DEER_HOOF),
  sculpt: (skeleton, head, build) => deepNeck(skeleton, head, build, 0.8),
  poses: [
    ["standing", 3],
    ["walking", 1.5],
    ["lying", 0.3],
  ],
  view: { azimuth: 0.72, elevation: 0.12 },
} satisfies Partial<Species>;
