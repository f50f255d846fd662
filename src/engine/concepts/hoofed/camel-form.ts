import type { HeadForm } from "../mammal/head-form.ts";

/** Small skull, heavy-lidded eyes, a split upper lip that overhangs. */
export const CAMEL_HEAD: HeadForm = {
  skull: [0.8, 0.8, 0.92],
  cheek: { at: [0.34, -0.3, 0.3], radii: [0.4, 0.46, 0.56] },
  brow: 0.3,
  muzzle: { length: 1.1, root: 0.52, tip: 0.4, y: -0.08, drop: 0.5 },
  pads: 0.95,
  chin: 0.95,
  nose: { width: 0, tall: 1 },
  eye: {
    out: [0.78, 0.24, 0.58],
    radius: 0.21,
    irises: ["#20120a", "#2c180c"],
    iris: 1,
    pupilSize: 0.6,
    gaze: [0.66, 0.02, 0.74],
    slant: 0.2,
  },
};
