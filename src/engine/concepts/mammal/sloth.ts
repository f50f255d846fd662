import { defineMammal } from "./define-mammal.ts";

/** A sloth: shaggy grey-brown, long arms, a flat pale round face with dark tear stripes through the eyes and a fixed smile, no ears. */
export const sloth = defineMammal({
  id: "sloth",
  words: ["sloth", "three-toed sloth", "baby sloth"],
  senses: ["sloth#2", "sloth"],
  body: {
    size: 0.4,
    legs: 0.62,
    length: 1.1,
    girth: 1.08,
    bone: 1.1,
    neck: 0.5,
    tuck: 0,
    low: 0.1,
    paw: 1.15,
    head: 1.4,
    fluff: 0.012,
    ruff: 0.4,
  },
  head: {
    skull: [1.02, 0.92, 0.84],
    cheek: { at: [0.56, -0.26, 0.2], radii: [0.5, 0.46, 0.48] },
    brow: 0,
    muzzle: { length: 0.1, root: 0.46, tip: 0.36, y: -0.24, drop: 0.06 },
    pads: 0.8,
    chin: 0.9,
    nose: { width: 0.24, tall: 0.7, up: 0.45 },
    eye: { out: [0.46, 0.1, 0.87], radius: 0.13, irises: ["#20120a"], iris: 1 },
  },
  ears: undefined,
  tail: undefined,
  varieties: [
    {
      coat: "#8a775c",
      layers: [
        { kind: "face", colour: "#e2d3b6", at: [0, -0.06, 1.0], radii: [0.88, 0.74, 0.75], soft: 0.12 },
        { kind: "face", colour: "#4a3624", at: [0.62, -0.04, 0.8], radii: [0.46, 0.15, 0.5], turn: -0.3 },
        { kind: "face", colour: "#6b5238", at: [0, 0.72, 0.6], radii: [0.8, 0.3, 0.7], soft: 0.3 },
        { kind: "legs", colour: "#6b5a44", front: 0.6, hind: 0.5 },
      ],
    },
  ],
  nose: "#1c1512",
  poses: [
    ["seated", 3],
    ["upright", 1],
  ],
  view: { azimuth: 0.4, elevation: 0.12 },
});
