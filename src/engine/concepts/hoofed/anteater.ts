import { defineMammal } from "../mammal/define-mammal.ts";
import { RODENT_HEAD } from "../mammal/rodent-form.ts";

/** A giant anteater: a very long thin tube of a snout, an enormous bushy tail, a black white-edged band over the shoulder, grey shaggy coat. */
export const anteater = defineMammal({
  id: "anteater",
  words: ["anteater", "giant anteater", "aardvark", "ant bear", "tamandua"],
  senses: ["anteater", "aardvark"],
  body: {
    size: 0.62,
    legs: 0.42,
    length: 1.42,
    girth: 1.12,
    bone: 1.2,
    neck: 0.9,
    tuck: 0.1,
    low: 0.8,
    head: 1.0,
    throat: 1.2,
    fluff: 0.012,
  },
  head: {
    ...RODENT_HEAD,
    skull: [0.72, 0.72, 0.95],
    cheek: { at: [0.28, -0.2, 0.4], radii: [0.42, 0.46, 0.7] },
    brow: 0.16,
    muzzle: { length: 2.75, root: 0.52, tip: 0.17, y: -0.1, drop: 1.0 },
    pads: 0,
    chin: 1.0,
    nose: { width: 0.15, tall: 0.8, up: 0.2 },
    eye: { ...RODENT_HEAD.eye, out: [0.72, 0.16, 0.7], radius: 0.13 },
    incisors: 0,
    whiskers: false,
    mouth: false,
  },
  ears: { at: [0.6, 0.5, -0.25], height: 0.34, widths: [0.16, 0.2, 0.16], turn: 0.4, lean: 0.6 },
  tail: {
    carriage: "level",
    length: 1.25,
    radii: [0.09, 0.13, 0.17, 0.2, 0.2, 0.17, 0.08],
    fluff: 0.03,
  },
  varieties: [
    {
      coat: "#6e6258",
      layers: [
        { kind: "band", colour: "#e4ddd0", from: 0.62, to: 1.28 },
        { kind: "band", colour: "#1c1816", from: 0.72, to: 1.2 },
        { kind: "legs", colour: "#d8d0c2", front: 1.1, hind: 0 },
        { kind: "legs", colour: "#1c1816", front: 0.22, hind: 0.3 },
        { kind: "head", colour: "#8a7c6e" },
      ],
    },
  ],
  nose: "#16110f",
  poses: [
    ["standing", 2],
    ["walking", 2],
  ],
  view: { azimuth: 0.95, elevation: 0.15 },
});
