import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { birdConcept } from "./bird-concept.ts";

/**
 * Pink all over. What makes it itself: legs and neck each longer than the body, the neck in an S, a thick bill bent down in the middle
 * with a black tip, and often one leg drawn up.
 */
const SHAPE = {
  size: 0.4,
  lean: 0.2,
  girth: 0.27,
  neck: [
    [0.08, 0.03, 0.13],
    [0.25, 0.11, 0.072],
    [0.34, 0.29, 0.056],
    [0.27, 0.49, 0.05],
    [0.11, 0.68, 0.047],
    [0.06, 0.88, 0.046],
    [0.15, 1.05, 0.048],
    [0.3, 1.08, 0.055],
    [0.4, 1.01, 0.075],
  ],
  head: 0.105,
  headLong: 1.3,
  beak: {
    root: -0.05,
    out: 0.7,
    upper: [
      [-0.2, 0.08, 0.36, 0.36],
      [0.5, 0.02, 0.34, 0.34],
      [1.0, -0.34, 0.26, 0.3],
      [1.28, -0.98, 0.15, 0.2],
      [1.22, -1.55, 0, 0],
    ],
    lower: [
      [-0.2, -0.05, 0.3, 0.34],
      [0.4, -0.14, 0.38, 0.34],
      [0.78, -0.5, 0.36, 0.3],
      [1.06, -1.0, 0.22, 0.2],
      [1.14, -1.45, 0, 0],
    ],
    paint: (surface, forward, up) => dye(surface, [0.014, 0.013, 0.014], smoothstep(-0.55, -0.75, up - 0.1 * forward)),
  },
  leg: { length: 1.35, thick: 0.023, foot: "webbed", stance: 0.08, thigh: 0.08, toe: 0.19 },
  wing: {
    length: 0.85,
    span: 1.3,
    chord: 0.46,
    paint: (surface, reach, _span, soft) => {
      dye(surface, [0.75, 0.16, 0.17], 0.55 * smoothstep(0.15, 0.5, reach + soft));
      dye(surface, [0.02, 0.016, 0.017], smoothstep(0.86, 0.92, reach + soft));
    },
  },
  tail: { length: 0.14, fan: 0.2, lift: -0.1 },
  eye: { radius: 0.025, iris: "#f0d050", pupil: 0.5, out: [0.86, 0.3, 0.4] },
  colours: { body: "#f58a9c", wing: "#f2788c", beak: "#f0c8b8", leg: "#e8788a" },
  paint: (surface, { hr, high }) => {
    dye(surface, [0.83, 0.2, 0.26], 0.4 * smoothstep(8, 3, hr));
    dye(surface, [0.92, 0.42, 0.46], 0.4 * smoothstep(0, -0.2, high));
  },
} as const satisfies import("./bird-shape.ts").BirdShape;

export const flamingo = birdConcept({
  id: "flamingo",
  words: ["flamingo", "pink flamingo", "flamingoes"],
  senses: ["flamingo"],
  height: 1.3,
  variants: { "both feet down": SHAPE, "one leg up": { ...SHAPE, leg: { ...SHAPE.leg, raised: true, stance: 0.05 } } },
  choose: (draw, { traits }) =>
    traits.has("one-footed")
      ? "one leg up"
      : traits.has("walking")
        ? "both feet down"
        : draw.pick("legs", ["one leg up", "both feet down"], [3, 2]),
  view: { azimuth: 1.0, elevation: 0.08 },
});
