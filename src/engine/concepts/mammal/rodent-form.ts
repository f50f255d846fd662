import type { HeadForm } from "./head-form.ts";

/** Full cheeks, a blunt short muzzle, big dark eyes to the sides, two front teeth. */
export const RODENT_HEAD: HeadForm = {
  skull: [0.94, 0.86, 1.0],
  cheek: { at: [0.48, -0.32, 0.4], radii: [0.46, 0.42, 0.5] },
  brow: 0,
  muzzle: { length: 0.42, root: 0.5, tip: 0.25, y: -0.2, drop: 0.12 },
  pads: 1.05,
  chin: 0.85,
  nose: { width: 0.13, tall: 0.75, up: 0.5 },
  eye: {
    out: [0.66, 0.2, 0.72],
    radius: 0.21,
    sunk: 0.32,
    gaze: [0.6, 0.05, 1],
    irises: ["#120b08", "#1c100a"],
    iris: 1,
    pupilSize: 0.6,
  },
  incisors: 0.24,
  whiskers: true,
};
