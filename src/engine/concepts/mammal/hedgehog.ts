import { fromHex } from "../../math/color.ts";
import { defineMammal } from "./define-mammal.ts";
import { RODENT_HEAD } from "./rodent-form.ts";
import { hedgehogSpines } from "./spines.ts";

const { incisors: _none, ...SNOUTED } = RODENT_HEAD;

/** A hedgehog: a dome of brown spines with pale tips, a pointed snout with a black nose, pale furry face, short feet. */
export const hedgehog = defineMammal({
  id: "hedgehog",
  words: ["hedgehog", "porcupine", "echidna"],
  senses: ["hedgehog", "porcupine"],
  body: {
    size: 0.14,
    legs: 0.26,
    length: 1.05,
    girth: 1.12,
    bone: 0.75,
    neck: 0.2,
    low: 0.9,
    tuck: 0,
    haunch: 0.9,
    head: 1.32,
  },
  head: {
    ...SNOUTED,
    skull: [0.94, 0.82, 0.95],
    muzzle: { length: 0.82, root: 0.5, tip: 0.15, y: -0.22, drop: 0.06 },
    pads: 0.9,
    nose: { width: 0.17, tall: 0.85, up: 0.4 },
    eye: { ...RODENT_HEAD.eye, out: [0.5, 0.2, 0.82], radius: 0.17, sunk: 0.25 },
    whiskers: false,
  },
  ears: { at: [0.78, 0.42, 0.12], height: 0.22, widths: [0.22, 0.29, 0.24], turn: 0.4, lean: 0.8, flat: 0.4 },
  tail: undefined,
  varieties: [
    {
      coat: "#5a412e",
      layers: [
        { kind: "head", colour: "#c9ab84", to: 0.1 },
        { kind: "under", colour: "#c9ab84", reach: 0.15 },
        { kind: "face", colour: "#7a5a3e", at: [0, -0.15, 1.3], radii: [0.35, 0.4, 0.6], soft: 0.4 },
        { kind: "legs", colour: "#8a6848", front: 1, hind: 1 },
      ],
    },
  ],
  nose: "#120f0e",
  poses: [
    ["crouching", 3],
    ["haunches", 1],
  ],
  slots: {
    spine: {
      words: ["quill", "spike"],
      materials: ["plastic"],
      colours: [fromHex("#6a4e34"), fromHex("#4e3a2a")],
      takesWhole: false,
    },
  },
  extras: hedgehogSpines,
});
