import { defineMammal } from "./define-mammal.ts";

/** A red panda: rust-red above, black below and on the legs, a white face with rust tear tracks, white-rimmed ears, a long ringed brush. */
export const redPanda = defineMammal({
  id: "red-panda",
  words: ["red panda", "lesser panda", "firefox"],
  senses: ["lesser panda"],
  body: {
    size: 0.32,
    legs: 0.4,
    length: 1.2,
    girth: 1.24,
    bone: 1.12,
    neck: 0.6,
    tuck: 0,
    low: 0.25,
    paw: 1.1,
    head: 1.52,
    fluff: 0.009,
    ruff: 0.55,
    foot: 1.2,
  },
  head: {
    skull: [1.04, 0.84, 0.88],
    cheek: { at: [0.66, -0.3, 0.16], radii: [0.54, 0.44, 0.46] },
    brow: 0.24,
    muzzle: { length: 0.38, root: 0.42, tip: 0.25, y: -0.28, drop: 0.1 },
    pads: 0.95,
    chin: 0.9,
    ruff: { at: [0.94, -0.36, 0.0], radii: [0.4, 0.36, 0.38] },
    nose: { width: 0.18, tall: 0.75, up: 0.55 },
    eye: { out: [0.44, 0.08, 0.88], radius: 0.155, irises: ["#1c0f08", "#2a1509"], iris: 1 },
    whiskers: true,
  },
  ears: { at: [0.74, 0.52, -0.04], height: 0.52, widths: [0.34, 0.3, 0.14], turn: 0.35, lean: 0.5, inside: "#efe8dc" },
  tail: { carriage: "level", length: 0.95, radii: [0.06, 0.09, 0.105, 0.11, 0.11, 0.1, 0.06], fluff: 0.01 },
  varieties: [
    {
      coat: "#a8441a",
      layers: [
        { kind: "under", colour: "#1e1512", reach: 0.3 },
        { kind: "legs", colour: "#1c1412", front: 1.6, hind: 1.2 },
        { kind: "face", colour: "#f0e8da", at: [0.18, -0.42, 1.05], radii: [0.42, 0.34, 0.6] },
        { kind: "face", colour: "#f0e8da", at: [0.92, -0.32, 0.3], radii: [0.36, 0.36, 0.5] },
        { kind: "face", colour: "#f0e8da", at: [0.46, 0.36, 0.78], radii: [0.24, 0.13, 0.4], turn: -0.2 },
        { kind: "face", colour: "#7a2c12", at: [0.52, -0.4, 0.82], radii: [0.13, 0.42, 0.45], turn: 0.2 },
        { kind: "tailRings", colour: "#d8a468", count: 6, width: 0.4 },
        { kind: "ears", colour: "#f0e8da", from: 0.72 },
      ],
    },
  ],
  nose: "#141010",
  poses: [
    ["standing", 2],
    ["walking", 1],
    ["seated", 1.5],
  ],
});
