import type { CoatLayer } from "./coat-layer.ts";
import { defineMammal } from "./define-mammal.ts";
import { RODENT_HEAD } from "./rodent-form.ts";
import type { BodyForm } from "./species.ts";

const SMALL: BodyForm = {
  size: 0.08,
  legs: 0.32,
  length: 1.1,
  girth: 1,
  bone: 0.72,
  neck: 0.4,
  tuck: 0,
  haunch: 1.1,
  foot: 1.4,
  head: 1.45,
};
const PINK = "#d59a8c";
const pinkFeet: CoatLayer = { kind: "legs", colour: PINK, front: 0.5, hind: 0.35 };

/** A rat: long low grey body, pointed head with smaller ears than a mouse's, a thick naked pink tail. */
export const rat = defineMammal({
  id: "rat",
  words: ["rat", "brown rat", "lab rat", "sewer rat", "rodent"],
  senses: ["rat", "rodent"],
  body: { ...SMALL, size: 0.12, length: 1.5, girth: 0.98, head: 1.22, low: 0.4 },
  head: {
    ...RODENT_HEAD,
    skull: [0.9, 0.78, 1.12],
    muzzle: { length: 0.95, root: 0.52, tip: 0.2, y: -0.16, drop: 0.16 },
    pads: 1.15,
    eye: { ...RODENT_HEAD.eye, radius: 0.16, out: [0.6, 0.26, 0.76], sunk: 0.2 },
    incisors: 0.26,
  },
  ears: {
    at: [0.66, 0.56, -0.2],
    height: 0.4,
    widths: [0.24, 0.38, 0.32],
    turn: 0.5,
    lean: 0.5,
    flat: 0.28,
    inside: PINK,
  },
  tail: { carriage: "dragging", length: 1.55, radii: [0.065, 0.055, 0.046, 0.038, 0.03, 0.018] },
  varieties: [
    {
      coat: "#6a625a",
      layers: [
        { kind: "under", colour: "#a89e92", reach: 0.2 },
        pinkFeet,
        { kind: "tail", colour: "#c98f84", from: -1 },
      ],
    },
    {
      words: ["lab rat"],
      coat: "#ece8e2",
      layers: [pinkFeet, { kind: "tail", colour: "#d59a8c", from: -1 }],
      weight: 0.5,
    },
  ],
  nose: "#c9807a",
  poses: [
    ["crouching", 3],
    ["haunches", 1],
  ],
});

/** A hamster: a round golden ball with a white belly, stuffed cheeks, small ears, hardly a tail. */
export const hamster = defineMammal({
  id: "hamster",
  words: ["hamster", "golden hamster", "gerbil", "dwarf hamster"],
  senses: ["hamster", "gerbil"],
  body: { ...SMALL, length: 0.94, girth: 1.22, head: 1.72, fluff: 0.007, legs: 0.28 },
  head: {
    ...RODENT_HEAD,
    cheek: { at: [0.66, -0.42, 0.28], radii: [0.62, 0.52, 0.6] },
    muzzle: { length: 0.26, root: 0.46, tip: 0.22, y: -0.16, drop: 0.12 },
    eye: { ...RODENT_HEAD.eye, radius: 0.19, sunk: 0.2 },
  },
  ears: {
    at: [0.7, 0.62, -0.1],
    height: 0.32,
    widths: [0.24, 0.33, 0.26],
    turn: 0.4,
    lean: 0.5,
    flat: 0.34,
    inside: PINK,
  },
  tail: { carriage: "stub", length: 0.1, radii: [0.04, 0.04, 0.025] },
  varieties: [
    {
      coat: "#c08a4a",
      layers: [
        { kind: "under", colour: "#f2eadc", reach: 0.3 },
        { kind: "face", colour: "#f2eadc", at: [0.5, -0.6, 0.6], radii: [0.7, 0.4, 0.7] },
        pinkFeet,
      ],
      weight: 3,
    },
    {
      coat: "#8d8a88",
      layers: [
        { kind: "under", colour: "#eeeae2", reach: 0.3 },
        { kind: "face", colour: "#eeeae2", at: [0.5, -0.6, 0.6], radii: [0.7, 0.4, 0.7] },
        { kind: "lines", colour: "#4a4644", at: [0], width: 0.07, head: [0] },
        pinkFeet,
      ],
    },
  ],
  nose: "#c9807a",
  poses: [
    ["crouching", 1],
    ["haunches", 1.4],
  ],
});

const { incisors: _teeth, ...BLUNT } = RODENT_HEAD;

/** A guinea pig: a blunt loaf without a tail, big blunt head, petal ears, patches of white, brown and black. */
export const guineaPig = defineMammal({
  id: "guinea-pig",
  words: ["guinea pig", "cavy", "capybara"],
  senses: ["guinea pig", "capybara"],
  body: {
    ...SMALL,
    size: 0.13,
    length: 1.42,
    girth: 1.12,
    head: 1.66,
    low: 0.1,
    fluff: 0.008,
    legs: 0.22,
    haunch: 0.9,
  },
  head: {
    ...BLUNT,
    skull: [0.92, 0.86, 1.1],
    muzzle: { length: 0.5, root: 0.62, tip: 0.42, y: -0.14, drop: 0.12 },
    pads: 0.85,
    nose: { width: 0.16, tall: 0.6, up: 0.3 },
  },
  ears: {
    at: [0.84, 0.34, -0.12],
    height: 0.2,
    widths: [0.24, 0.3, 0.24],
    turn: 0.7,
    lean: 1.35,
    flat: 0.3,
    inside: PINK,
  },
  tail: undefined,
  varieties: [
    {
      coat: "#efe9de",
      layers: [
        { kind: "patches", colour: "#9a5a26", grain: 0.32, share: 0.46 },
        { kind: "patches", colour: "#211a17", grain: 0.45, share: 0.2 },
        pinkFeet,
      ],
      weight: 3,
    },
    { words: ["capybara"], coat: "#8a6238", layers: [], weight: 0.4 },
  ],
  nose: "#8a5a50",
  poses: [["crouching", 1]],
});

/** A chipmunk: like a small squirrel, five dark stripes with pale ones between along the back and through the eye, full cheeks. */
export const chipmunk = defineMammal({
  id: "chipmunk",
  words: ["chipmunk", "ground squirrel"],
  senses: ["chipmunk", "ground squirrel"],
  body: { ...SMALL, size: 0.12, legs: 0.42, length: 1.15, girth: 0.98, haunch: 1.25, head: 1.5, bone: 0.8, foot: 1.6 },
  head: { ...RODENT_HEAD, cheek: { at: [0.6, -0.38, 0.35], radii: [0.58, 0.5, 0.58] } },
  ears: { at: [0.6, 0.64, -0.12], height: 0.32, widths: [0.24, 0.27, 0.18], turn: 0.45, lean: 0.35, inside: "#c99a78" },
  tail: { carriage: "squirrel", length: 0.85, radii: [0.045, 0.065, 0.08, 0.085, 0.085, 0.075, 0.03], fluff: 0.01 },
  varieties: [
    {
      coat: "#a8622c",
      layers: [
        { kind: "under", colour: "#f0e6d4", reach: 0.2 },
        { kind: "lines", colour: "#efe2c8", at: [0.09, 0.16], width: 0.07 },
        { kind: "lines", colour: "#1f1612", at: [0, 0.125, 0.2], width: 0.045, head: [0.22] },
        { kind: "face", colour: "#efe2c8", at: [0.7, 0.38, 0.6], radii: [0.42, 0.1, 0.7] },
        { kind: "face", colour: "#efe2c8", at: [0.66, 0.0, 0.7], radii: [0.5, 0.12, 0.7], turn: -0.1 },
        { kind: "face", colour: "#1f1612", at: [0.8, 0.2, 0.55], radii: [0.5, 0.09, 0.7] },
        { kind: "face", colour: "#f0e6d4", at: [0.2, -0.58, 0.9], radii: [0.6, 0.28, 0.7] },
      ],
    },
  ],
  nose: "#3a241e",
  poses: [
    ["haunches", 1.5],
    ["crouching", 1],
  ],
});

/** A beaver: stout brown body, a broad flat scaly tail, orange front teeth, small ears. */
export const beaver = defineMammal({
  id: "beaver",
  words: ["beaver", "nutria", "muskrat", "groundhog", "woodchuck", "marmot", "gopher", "prairie dog"],
  senses: ["beaver#7", "beaver", "marmot"],
  body: { ...SMALL, size: 0.4, length: 1.2, girth: 1.2, head: 1.5, bone: 0.95, fluff: 0.008, foot: 1.7, legs: 0.34 },
  head: {
    ...RODENT_HEAD,
    muzzle: { length: 0.42, root: 0.56, tip: 0.36, y: -0.2, drop: 0.12 },
    pads: 1.1,
    nose: { width: 0.2, tall: 0.75, up: 0.5 },
    eye: { ...RODENT_HEAD.eye, radius: 0.15 },
    incisors: 0.42,
  },
  ears: { at: [0.78, 0.5, -0.2], height: 0.18, widths: [0.2, 0.24, 0.18], turn: 0.5, lean: 0.6 },
  tail: { carriage: "dragging", length: 0.8, radii: [0.1, 0.12, 0.155, 0.17, 0.16, 0.11] },
  varieties: [
    {
      coat: "#6b4022",
      layers: [
        { kind: "under", colour: "#96683e", reach: 0.1 },
        { kind: "legs", colour: "#3a2418", front: 0.5, hind: 0.4 },
        { kind: "tail", colour: "#2c2420", from: 0.12 },
      ],
    },
  ],
  nose: "#1c1513",
  poses: [
    ["haunches", 2],
    ["crouching", 1],
  ],
});
