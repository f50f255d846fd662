import type { Species } from "../mammal/species.ts";
import { type HoofForm, hoofedLimb } from "./hoof.ts";
import { longFacePaint, longHead } from "./long-face.ts";

export const SWINE_HOOF: HoofForm = { tall: 0.075, wide: 1.2, cloven: true, shank: 0.85 };

/** A barrel on short legs; the head is a wedge without a neck. */
export const SWINE = {
  body: {
    size: 0.72,
    legs: 0.32,
    length: 1.28,
    girth: 1.62,
    bone: 1.05,
    neck: 1,
    tuck: 0,
    pillar: 0.4,
    head: 1.62,
    carriage: { neck: [0.06, 0.26], head: [0.06, 0.44] },
  },
  head: {
    skull: [0.94, 0.9, 0.95],
    cheek: { at: [0.5, -0.4, 0.25], radii: [0.52, 0.5, 0.6] },
    brow: 0.2,
    muzzle: { length: 0.55, root: 0.62, tip: 0.42, y: -0.26, drop: 0.12 },
    pads: 0.7,
    chin: 0.9,
    nose: { width: 0, tall: 1 },
    eye: {
      out: [0.52, 0.26, 0.8],
      radius: 0.13,
      irises: ["#20140e", "#3a2a1c"],
      iris: 1,
      pupilSize: 0.6,
    },
  },
  ears: {
    at: [0.52, 0.62, 0.05],
    height: 0.8,
    widths: [0.34, 0.36, 0.08],
    turn: 0.25,
    lean: 0.42,
    back: -0.45,
    flat: 0.34,
    inside: "#d88c84",
  },
  tail: undefined,
  nose: "#c98078",
  headClay: longHead,
  face: longFacePaint,
  lowerLimb: hoofedLimb(SWINE_HOOF),
  poses: [
    ["standing", 3],
    ["walking", 1.5],
    ["sitting", 0.7],
  ],
  view: { azimuth: 0.62, elevation: 0.15 },
} satisfies Partial<Species>;
