import { defineMammal } from "./define-mammal.ts";

/** A kangaroo: upright on long feet and huge haunches, a thick tail as a third leg, small arms, tall ears, a deer's face. */
export const kangaroo = defineMammal({
  id: "kangaroo",
  words: ["kangaroo", "wallaby", "joey", "roo", "red kangaroo", "wallaroo"],
  senses: ["kangaroo"],
  body: {
    size: 0.95,
    legs: 0.46,
    length: 2.5,
    girth: 0.86,
    bone: 0.82,
    neck: 1.6,
    tuck: 0,
    haunch: 1.5,
    foot: 3,
    head: 0.98,
  },
  head: {
    skull: [0.9, 0.86, 1.0],
    cheek: { at: [0.46, -0.3, 0.25], radii: [0.44, 0.44, 0.55] },
    brow: 0.26,
    muzzle: { length: 0.95, root: 0.5, tip: 0.3, y: -0.22, drop: 0.22 },
    pads: 0.85,
    chin: 0.85,
    nose: { width: 0.2, tall: 0.8, up: 0.4 },
    eye: { out: [0.64, 0.22, 0.74], radius: 0.19, irises: ["#2a1509", "#3a2010"], iris: 1 },
  },
  ears: {
    at: [0.46, 0.66, -0.16],
    height: 1.2,
    widths: [0.24, 0.32, 0.1],
    turn: 0.4,
    lean: 0.3,
    back: 0.05,
    flat: 0.4,
    inside: "#dcc0a8",
  },
  tail: { carriage: "dragging", length: 1.25, radii: [0.15, 0.125, 0.1, 0.08, 0.062, 0.045] },
  varieties: [
    {
      coat: "#a4623a",
      layers: [
        { kind: "under", colour: "#e4d2b8", reach: 0.1 },
        { kind: "face", colour: "#e4d2b8", at: [0.3, -0.5, 0.9], radii: [0.5, 0.3, 0.9] },
        { kind: "legs", colour: "#4a3024", front: 0.4, hind: 0.12 },
      ],
      weight: 2,
      words: ["red kangaroo"],
    },
    {
      coat: "#8a7660",
      layers: [
        { kind: "under", colour: "#dcd0bc", reach: 0.1 },
        { kind: "face", colour: "#dcd0bc", at: [0.3, -0.5, 0.9], radii: [0.5, 0.3, 0.9] },
        { kind: "legs", colour: "#40362c", front: 0.4, hind: 0.12 },
      ],
    },
  ],
  nose: "#1c1614",
  poses: [["haunches", 1]],
  view: { azimuth: 0.85, elevation: 0.13 },
});
