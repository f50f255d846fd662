import type { EarForm } from "../mammal/ear.ts";
import type { HeadForm } from "../mammal/head-form.ts";
import type { BodyForm, Species } from "../mammal/species.ts";
import type { TailForm } from "../mammal/tail.ts";
import { type HoofForm, hoofedLimb } from "./hoof.ts";
import { longFacePaint, longHead } from "./long-face.ts";
import { deepNeck } from "./neck-clay.ts";

export const CLOVEN: HoofForm = { tall: 0.085, wide: 1.3, cloven: true, shank: 0.74 };

/** A long barrel with a straight back on short legs, the head level with it. */
export const CATTLE_BODY: BodyForm = {
  size: 1.4,
  legs: 0.46,
  length: 1.32,
  girth: 1.36,
  bone: 0.92,
  neck: 1,
  tuck: 0,
  pillar: 0.35,
  head: 1.0,
  carriage: { neck: [0.12, 0.3], head: [0.26, 0.52] },
};

/** Broad brow, long straight face, wide soft muzzle. */
export const CATTLE_HEAD: HeadForm = {
  skull: [0.92, 0.82, 0.86],
  cheek: { at: [0.38, -0.42, 0.3], radii: [0.46, 0.6, 0.62] },
  brow: 0.28,
  muzzle: { length: 1.0, root: 0.66, tip: 0.52, y: -0.2, drop: 0.95 },
  pads: 1.15,
  chin: 0.9,
  nose: { width: 0, tall: 1 },
  eye: {
    out: [0.82, 0.12, 0.6],
    radius: 0.18,
    irises: ["#20120a", "#2c180c"],
    iris: 1,
    pupilSize: 0.6,
    gaze: [0.7, 0.04, 0.7],
  },
};

export const CATTLE_EARS: EarForm = {
  at: [0.78, 0.32, -0.2],
  height: 0.78,
  widths: [0.16, 0.27, 0.12],
  turn: 0.15,
  lean: 1.65,
  inside: "#d8a898",
};

export const CATTLE_TAIL: TailForm = { carriage: "hanging", length: 0.72, radii: [0.04, 0.03, 0.024, 0.022, 0.02] };

export const CATTLE = {
  body: CATTLE_BODY,
  head: CATTLE_HEAD,
  ears: CATTLE_EARS,
  tail: CATTLE_TAIL,
  nose: "#1a1412",
  headClay: longHead,
  face: longFacePaint,
  lowerLimb: hoofedLimb(CLOVEN),
  sculpt: (skeleton, head, build) => deepNeck(skeleton, head, build, 1.15),
  poses: [
    ["standing", 3],
    ["walking", 1.5],
    ["lying", 0.4],
  ],
  view: { azimuth: 0.78, elevation: 0.15 },
} satisfies Partial<Species>;

/** The bare skin of the muzzle, a paint over nose and lips. */
export const muzzlePatch = (colour: string, form: HeadForm = CATTLE_HEAD, size = 1) =>
  ({
    kind: "face",
    colour,
    at: [0, form.muzzle.y - form.muzzle.drop - 0.05, 0.75 + form.muzzle.length],
    radii: [1.1 * size, 0.68 * size, 0.6 * size],
  }) as const;
