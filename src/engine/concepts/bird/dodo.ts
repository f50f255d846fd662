import { curveThrough } from "../../geometry/curve.ts";
import { merge } from "../../geometry/merge.ts";
import { add as addStep } from "../../geometry/sculpt.ts";
import { ball } from "../../geometry/sdf-primitives.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { birdConcept } from "./bird-concept.ts";
import type { BeakShape, BirdExtra, BirdFrame } from "./bird-shape.ts";
import { plume } from "./feathers.ts";

/** Long and heavy, swelling towards a blunt hook. */
const BILL: BeakShape = {
  root: -0.12,
  upper: [
    [-0.25, 0.06, 0.5, 0.5],
    [0.4, 0.04, 0.36, 0.36],
    [1.1, 0.02, 0.36, 0.32],
    [1.6, -0.06, 0.42, 0.28],
    [1.9, -0.36, 0.24, 0.18],
    [1.86, -0.72, 0, 0],
  ],
  lower: [
    [-0.25, 0, 0.28, 0.44],
    [0.5, -0.03, 0.24, 0.31],
    [1.2, -0.08, 0.2, 0.26],
    [1.62, -0.14, 0.12, 0.16],
    [1.76, -0.2, 0, 0],
  ],
  paint: (surface, forward) => dye(surface, fromHex("#3c3a34"), smoothstep(1.0, 1.45, forward)),
};

/** A tuft of curled white plumes where others have a tail. */
const tuft = (frame: BirdFrame): BirdExtra => ({
  name: "tuft",
  slot: "tuft",
  geometry: merge(
    [-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6].map((side, i) => {
      const high = 0.3 + 0.07 * (i % 2);
      const path = curveThrough(
        [
          frame.at(0.34, 0.08, side * 0.12),
          frame.at(0.48, high * 0.8, side * 0.22),
          frame.at(0.6, high * 1.2, side * 0.34),
          frame.at(0.74, high * 1.15, side * 0.42),
          frame.at(0.78, high * 0.85, side * 0.45),
        ],
        5,
      );
      return plume(path, 0.1, 0.05, 0.5, [1, 0, 0]);
    }),
  ),
  weight: 0.9,
});

/** A fat grey bird that never flew: a huge hooked bill on a bare face, stub wings, short thick yellow legs, and a curly white tuft for a tail. */
export const dodo = birdConcept({
  id: "dodo",
  words: ["dodo", "dodo bird", "extinct bird"],
  senses: ["dodo#2"],
  height: 0.9,
  variants: {
    usual: {
      size: 0.55,
      lean: 0.42,
      girth: 0.36,
      wide: 1.02,
      neck: [
        [0.2, 0.18, 0.2],
        [0.28, 0.38, 0.14],
        [0.34, 0.56, 0.14],
      ],
      head: 0.185,
      headLong: 1.12,
      beak: BILL,
      leg: { length: 0.34, thick: 0.055, stance: 0.15, thigh: 0.15, toe: 0.22 },
      wing: { kind: "stub" },
      tail: { length: 0 },
      eye: { radius: 0.03, iris: "#d8b840", out: [0.9, 0.2, 0.4] },
      colours: { body: "#7d8288", wing: "#8e9298", beak: "#a8a078", leg: "#d8b04a" },
      clay: ({ at, girth }) => [addStep(ball(at(0.02, -0.04), girth * 1.04), 0.12)],
      paint: (surface, { hz, hr, ny, soft }) => {
        dye(surface, fromHex("#c8c6bc"), 0.6 * smoothstep(-0.1, -0.6, ny));
        dye(surface, fromHex("#c0b494"), smoothstep(0.1, 0.5, hz + soft) * smoothstep(1.7, 1.3, hr));
      },
      extras: (frame) => [tuft(frame)],
    },
  },
  slots: {
    tuft: { words: ["tail", "tail feather"], materials: ["felt"], colours: [fromHex("#e9e6dc")], takesWhole: false },
  },
  view: { azimuth: 0.8, elevation: 0.1 },
});
