import type { EarForm } from "../mammal/ear.ts";
import type { HeadForm } from "../mammal/head-form.ts";
import type { BodyForm, Species } from "../mammal/species.ts";
import { CLOVEN } from "./cattle-form.ts";
import { hoofedLimb } from "./hoof.ts";
import { longFacePaint, longHead } from "./long-face.ts";

export const SHEEP_BODY: BodyForm = {
  size: 0.75,
  legs: 0.42,
  length: 1.1,
  girth: 1.22,
  bone: 0.82,
  neck: 1,
  tuck: 0,
  pillar: 0.3,
  head: 1.12,
  carriage: { neck: [0.16, 0.26], head: [0.3, 0.46] },
};

/** A narrow Roman nose. */
export const SHEEP_HEAD: HeadForm = {
  skull: [0.78, 0.8, 0.86],
  cheek: { at: [0.34, -0.36, 0.3], radii: [0.4, 0.52, 0.56] },
  brow: 0.2,
  muzzle: { length: 0.82, root: 0.56, tip: 0.34, y: -0.14, drop: 0.72 },
  pads: 0.85,
  chin: 0.9,
  nose: { width: 0, tall: 1 },
  eye: {
    out: [0.78, 0.16, 0.6],
    radius: 0.18,
    irises: ["#b08a3a", "#8a6a2a"],
    iris: 1,
    pupil: "round",
    pupilSize: 0.5,
    gaze: [0.62, 0.03, 0.75],
  },
};

export const SHEEP_EARS: EarForm = {
  at: [0.66, 0.32, -0.1],
  height: 0.72,
  widths: [0.15, 0.23, 0.1],
  turn: 0.2,
  lean: 1.72,
  inside: "#d8a898",
};

export const SHEEP = {
  body: SHEEP_BODY,
  head: SHEEP_HEAD,
  ears: SHEEP_EARS,
  nose: "#3a2a26",
  headClay: longHead,
  face: longFacePaint,
  lowerLimb: hoofedLimb(CLOVEN),
  poses: [
    ["standing", 3],
    ["walking", 1],
    ["lying", 0.4],
  ],
  view: { azimuth: 0.68, elevation: 0.14 },
} satisfies Partial<Species>;
