import { defineMammal } from "./define-mammal.ts";
import type { HeadForm } from "./head-form.ts";
import type { BodyForm } from "./species.ts";

const LONG: BodyForm = {
  size: 0.16,
  legs: 0.34,
  length: 1.9,
  girth: 0.95,
  bone: 0.85,
  neck: 1.2,
  tuck: 0,
  low: 0.1,
  head: 1.15,
  foot: 1.2,
};
const SLEEK: HeadForm = {
  skull: [0.98, 0.78, 1.0],
  cheek: { at: [0.56, -0.28, 0.25], radii: [0.46, 0.38, 0.5] },
  brow: 0.22,
  muzzle: { length: 0.46, root: 0.48, tip: 0.26, y: -0.2, drop: 0.1 },
  pads: 1.15,
  chin: 0.85,
  nose: { width: 0.17, tall: 0.75, up: 0.5 },
  eye: { out: [0.5, 0.16, 0.84], radius: 0.155, irises: ["#140b07", "#20120a"], iris: 1 },
  whiskers: true,
};
const ROUND_EAR = { at: [0.8, 0.42, -0.14], height: 0.16, widths: [0.22, 0.26, 0.2], turn: 0.4, lean: 0.7 } as const;

/** An otter: sleek long brown body, pale throat, flat whiskered face with tiny ears, a thick tapering tail. */
export const otter = defineMammal({
  id: "otter",
  words: ["otter", "sea otter", "river otter"],
  senses: ["otter"],
  body: { ...LONG, size: 0.26, length: 1.7, girth: 1.12, head: 1.32 },
  head: { ...SLEEK, skull: [1.04, 0.78, 0.95], pads: 1.3, nose: { width: 0.22, tall: 0.75, up: 0.5 } },
  ears: ROUND_EAR,
  tail: { carriage: "dragging", length: 1.1, radii: [0.12, 0.11, 0.095, 0.075, 0.055, 0.03] },
  varieties: [
    {
      coat: "#5f3f26",
      layers: [
        { kind: "under", colour: "#bfa582", reach: 0.15 },
        { kind: "face", colour: "#c9b08e", at: [0.35, -0.5, 0.7], radii: [0.7, 0.42, 0.8] },
      ],
    },
  ],
  nose: "#191311",
  poses: [
    ["standing", 1],
    ["haunches", 2],
    ["upright", 1],
  ],
});

/** A badger: low and broad, grey, the head white with a broad black stripe through each eye, black legs and belly. */
export const badger = defineMammal({
  id: "badger",
  words: ["badger", "honey badger", "wolverine"],
  senses: ["badger", "wolverine#3"],
  body: {
    ...LONG,
    size: 0.32,
    length: 1.45,
    girth: 1.4,
    bone: 1.2,
    neck: 0.6,
    low: 0.55,
    head: 1.25,
    fluff: 0.009,
    ruff: 0.4,
  },
  head: {
    ...SLEEK,
    whiskers: false,
    skull: [0.96, 0.8, 1.05],
    muzzle: { length: 0.92, root: 0.5, tip: 0.25, y: -0.22, drop: 0.12 },
    pads: 0.9,
    eye: { ...SLEEK.eye, radius: 0.13 },
  },
  ears: { ...ROUND_EAR, at: [0.72, 0.5, -0.2] },
  tail: { carriage: "stub", length: 0.4, radii: [0.07, 0.07, 0.05] },
  varieties: [
    {
      coat: "#8a8780",
      layers: [
        { kind: "under", colour: "#1a1716", reach: 0.4 },
        { kind: "legs", colour: "#1a1716", front: 2, hind: 1.2 },
        { kind: "head", colour: "#ece8e0", to: 0.7 },
        { kind: "face", colour: "#171413", at: [0.52, 0.26, 0.2], radii: [0.24, 0.62, 1.5], turn: -0.35, soft: 0.1 },
        { kind: "ears", colour: "#171413" },
        { kind: "ears", colour: "#ece8e0", from: 0.75 },
      ],
    },
  ],
  nose: "#141110",
  poses: [
    ["standing", 2],
    ["walking", 2],
  ],
});

/** A skunk: black with two white stripes from the crown along the back and a great plume of a black and white tail held up. */
export const skunk = defineMammal({
  id: "skunk",
  words: ["skunk", "polecat"],
  senses: ["skunk"],
  body: {
    ...LONG,
    size: 0.24,
    length: 1.3,
    girth: 1.2,
    bone: 0.95,
    neck: 0.6,
    low: 0.4,
    rump: 0.08,
    head: 1.2,
    fluff: 0.009,
  },
  head: { ...SLEEK, whiskers: false, muzzle: { length: 0.7, root: 0.46, tip: 0.21, y: -0.24, drop: 0.12 }, pads: 0.9 },
  ears: ROUND_EAR,
  tail: { carriage: "squirrel", length: 1.15, radii: [0.07, 0.11, 0.15, 0.18, 0.19, 0.19, 0.17, 0.1], fluff: 0.018 },
  varieties: [
    {
      coat: "#1a1819",
      layers: [
        { kind: "lines", colour: "#f0ede6", at: [0.1], width: 0.12, to: 3, head: [0.2] },
        { kind: "face", colour: "#f0ede6", at: [0, 0.3, 0.9], radii: [0.09, 0.6, 0.8], soft: 0.1 },
        { kind: "tail", colour: "#f0ede6", from: 0.45 },
      ],
    },
  ],
  nose: "#151213",
  poses: [
    ["standing", 2],
    ["walking", 1],
  ],
});

/** A ferret: a long thin supple body on short legs, masked face; a weasel is brown above and white below. */
export const ferret = defineMammal({
  id: "ferret",
  words: ["ferret", "weasel", "stoat", "ermine", "mink", "mongoose", "marten"],
  senses: ["weasel", "mink#3", "mongoose", "marten"],
  body: { ...LONG, size: 0.13, length: 2.1, girth: 0.92, neck: 1.5, head: 1.12 },
  head: SLEEK,
  ears: { ...ROUND_EAR, at: [0.74, 0.54, -0.12], height: 0.24, lean: 0.5 },
  tail: { carriage: "level", length: 0.85, radii: [0.06, 0.07, 0.075, 0.07, 0.04], fluff: 0.008 },
  varieties: [
    {
      words: ["ferret"],
      coat: "#b9a078",
      layers: [
        { kind: "legs", colour: "#2a1d16", front: 1.2, hind: 1 },
        { kind: "face", colour: "#f0e8da", at: [0.1, -0.4, 0.9], radii: [0.8, 0.5, 0.9] },
        { kind: "face", colour: "#30221a", at: [0.45, 0.14, 0.75], radii: [0.6, 0.2, 0.6], turn: -0.1 },
        { kind: "tail", colour: "#2a1d16", from: 0.3 },
      ],
    },
    {
      words: ["weasel", "stoat"],
      coat: "#8a4f22",
      layers: [
        { kind: "under", colour: "#f2ebdc", reach: 0.3 },
        { kind: "face", colour: "#f2ebdc", at: [0.3, -0.6, 0.7], radii: [0.8, 0.4, 0.9] },
        { kind: "tail", colour: "#1c1512", from: 0.75 },
      ],
      weight: 0.5,
    },
    { words: ["mink"], coat: "#3a241a", layers: [], weight: 0 },
  ],
  nose: "#a8685e",
  poses: [
    ["standing", 2],
    ["haunches", 1],
  ],
});

/** A meerkat: stands bolt upright on thin hind legs, pale sandy, dark eye patches, dark bars over the back, thin tail as a prop. */
export const meerkat = defineMammal({
  id: "meerkat",
  words: ["meerkat", "suricate"],
  senses: ["meerkat"],
  body: { ...LONG, size: 0.2, legs: 0.5, length: 1.9, girth: 0.82, bone: 0.72, neck: 0.9, head: 1.14, foot: 1.3 },
  head: {
    ...SLEEK,
    whiskers: false,
    muzzle: { length: 0.66, root: 0.44, tip: 0.19, y: -0.22, drop: 0.12 },
    pads: 0.9,
    eye: { ...SLEEK.eye, radius: 0.17, out: [0.46, 0.12, 0.87] },
  },
  ears: { ...ROUND_EAR, at: [0.9, 0.16, -0.2], height: 0.12 },
  tail: { carriage: "dragging", length: 0.9, radii: [0.055, 0.045, 0.037, 0.03, 0.022] },
  varieties: [
    {
      coat: "#b8935e",
      layers: [
        { kind: "under", colour: "#e2d2b2", reach: 0.15 },
        {
          kind: "stripes",
          colour: "#6e4c2c",
          spacing: 0.1,
          width: 0.3,
          legs: false,
          tail: false,
          face: false,
          to: 0.85,
        },
        { kind: "face", colour: "#e6d8bc", at: [0.1, -0.3, 0.9], radii: [0.8, 0.6, 0.9], amount: 0.7 },
        { kind: "face", colour: "#2a1c14", at: [0.45, 0.1, 0.8], radii: [0.26, 0.24, 0.4] },
        { kind: "ears", colour: "#241914" },
        { kind: "tail", colour: "#241914", from: 0.8 },
      ],
    },
  ],
  nose: "#2a1c16",
  poses: [["upright", 1]],
});
