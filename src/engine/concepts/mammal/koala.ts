import { bambooStalk } from "./bamboo.ts";
import { defineMammal } from "./define-mammal.ts";

/** A koala: round grey body, huge fluffy ears with white hair inside, a big black spoon of a nose, white breast, no tail; sits. */
export const koala = defineMammal({
  id: "koala",
  words: ["koala", "koala bear", "baby koala"],
  senses: ["koala"],
  body: {
    size: 0.5,
    legs: 0.4,
    length: 1.0,
    girth: 1.42,
    bone: 1.22,
    neck: 0.3,
    tuck: 0,
    haunch: 1.05,
    paw: 1.15,
    head: 1.86,
    fluff: 0.009,
    ruff: 0.4,
  },
  head: {
    skull: [1.02, 0.9, 0.86],
    cheek: { at: [0.62, -0.28, 0.12], radii: [0.5, 0.48, 0.5] },
    brow: 0,
    muzzle: { length: 0.12, root: 0.46, tip: 0.36, y: -0.28, drop: 0.04 },
    pads: 0.9,
    chin: 1.0,
    nose: { width: 0.25, tall: 1.75, up: 0.72 },
    eye: { out: [0.5, 0.14, 0.84], radius: 0.12, irises: ["#2a1509", "#3a2010"], iris: 1 },
  },
  ears: {
    at: [0.86, 0.46, -0.06],
    height: 0.42,
    widths: [0.4, 0.55, 0.5],
    turn: 0.25,
    lean: 0.95,
    hairy: true,
    flat: 0.5,
    inside: "#eeebe6",
  },
  tail: undefined,
  varieties: [
    {
      coat: "#8d8b8c",
      layers: [
        { kind: "under", colour: "#e9e6e0", reach: -0.08 },
        { kind: "face", colour: "#dedbd6", at: [0, -0.75, 0.7], radii: [0.55, 0.25, 0.5] },
      ],
    },
    {
      coat: "#7d7470",
      layers: [
        { kind: "under", colour: "#e4ded4", reach: -0.08 },
        { kind: "face", colour: "#d8d2c8", at: [0, -0.75, 0.7], radii: [0.55, 0.25, 0.5] },
      ],
    },
  ],
  nose: "#141213",
  poses: [
    ["seated", 4],
    ["standing", 1],
  ],
  slots: bambooStalk.slots,
  extras: bambooStalk.put,
  view: { azimuth: 0.45, elevation: 0.14 },
});
