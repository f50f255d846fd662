import { BIG_CAT_BODY, BIG_CAT_EARS, BIG_CAT_HEAD, BIG_CAT_TAIL } from "./big-cat-form.ts";
import type { CoatLayer } from "./coat-layer.ts";
import { defineMammal } from "./define-mammal.ts";

const pale: readonly CoatLayer[] = [
  { kind: "under", colour: "#ece4d4", reach: 0.2 },
  { kind: "face", colour: "#ece4d4", at: [0.2, -0.52, 1.08], radii: [0.44, 0.32, 0.55] },
];
const rosettes = (spacing: number, inside: string, spot: string): readonly CoatLayer[] => [
  { kind: "spots", colour: inside, spacing, size: 0.36 },
  { kind: "spots", colour: spot, spacing, size: 0.42, ring: true },
];

/** A leopard: tawny with open black rosettes all over, long tail. */
export const leopard = defineMammal({
  id: "leopard",
  words: ["leopard", "snow leopard", "leopard cub", "jaguar", "ocelot"],
  senses: ["leopard", "snow leopard", "jaguar", "ocelot"],
  body: { ...BIG_CAT_BODY, size: 0.7, girth: 1.0, bone: 1.08, low: 0.4 },
  head: BIG_CAT_HEAD,
  ears: { ...BIG_CAT_EARS, height: 0.32 },
  tail: { ...BIG_CAT_TAIL, length: 1.05 },
  varieties: [
    { coat: "#c08f4a", layers: [...pale, ...rosettes(0.115, "#9a6428", "#19120d")], weight: 1 },
    {
      words: ["snow leopard"],
      coat: "#b9b6b0",
      layers: [...pale, ...rosettes(0.13, "#8a8884", "#2a2828")],
      weight: 0,
      body: { fluff: 0.008, girth: 1.1 },
    },
    {
      words: ["jaguar"],
      coat: "#c4883c",
      layers: [...pale, ...rosettes(0.15, "#96591f", "#17100c")],
      weight: 0,
      body: { girth: 1.18, bone: 1.3, head: 1.34 },
    },
  ],
  nose: "#8a4a42",
  poses: [
    ["walking", 2],
    ["standing", 2],
    ["sitting", 1],
    ["lying", 0.7],
  ],
});

/** A cheetah: slender on long legs, small round head with black tear lines from eye to mouth, solid round spots. */
export const cheetah = defineMammal({
  id: "cheetah",
  words: ["cheetah", "cheetah cub"],
  senses: ["cheetah"],
  body: {
    ...BIG_CAT_BODY,
    size: 0.78,
    legs: 0.58,
    length: 1.32,
    girth: 0.82,
    bone: 0.85,
    tuck: 0.85,
    low: 0.15,
    head: 1.0,
    paw: 1.05,
  },
  head: { ...BIG_CAT_HEAD, muzzle: { length: 0.36, root: 0.44, tip: 0.32, y: -0.2, drop: 0.12 }, pads: 1.05, chin: 1 },
  ears: { ...BIG_CAT_EARS, height: 0.3, at: [0.7, 0.54, -0.06] },
  tail: { ...BIG_CAT_TAIL, length: 1.0 },
  varieties: [
    {
      coat: "#cf9c54",
      layers: [
        ...pale,
        { kind: "spots", colour: "#19120d", spacing: 0.078, size: 0.3 },
        { kind: "face", colour: "#120d0a", at: [0.33, -0.2, 0.98], radii: [0.055, 0.36, 0.5], turn: -0.12, soft: 0.1 },
        { kind: "tailRings", colour: "#19120d", count: 9, width: 0.4 },
        { kind: "ears", colour: "#2a1d14", from: 0.7 },
      ],
    },
  ],
  nose: "#231713",
  poses: [
    ["running", 2],
    ["standing", 2],
    ["walking", 1],
    ["sitting", 1],
  ],
});

/** A black panther: glossy black, heavy muzzle, pale green eyes. */
export const panther = defineMammal({
  id: "panther",
  words: ["panther", "black panther", "black leopard", "black jaguar"],
  senses: ["panther#2", "panther"],
  body: { ...BIG_CAT_BODY, size: 0.72, girth: 1.02, bone: 1.12 },
  head: {
    ...BIG_CAT_HEAD,
    eye: { ...BIG_CAT_HEAD.eye, irises: ["#b8c43a", "#c9a82a"], radius: 0.18 },
    whiskers: false,
  },
  ears: { ...BIG_CAT_EARS, inside: "#3a3434" },
  tail: { ...BIG_CAT_TAIL, length: 1.05 },
  varieties: [
    { coat: "#232224", layers: [{ kind: "spots", colour: "#131213", spacing: 0.12, size: 0.42, ring: true }] },
  ],
  nose: "#151314",
  poses: [
    ["walking", 3],
    ["standing", 2],
    ["sitting", 1],
  ],
});

/** A lynx: black ear tufts, cheek whiskers, spots on grey-buff fur, long hind legs, huge paws, a bobbed tail with a black tip. */
export const lynx = defineMammal({
  id: "lynx",
  words: ["lynx", "bobcat", "caracal", "wildcat"],
  senses: ["lynx"],
  body: {
    ...BIG_CAT_BODY,
    size: 0.6,
    legs: 0.57,
    length: 1.12,
    girth: 1.02,
    bone: 1.08,
    low: 0.1,
    rump: 0.06,
    paw: 1.35,
    head: 1.3,
    fluff: 0.007,
    ruff: 0.5,
  },
  head: {
    ...BIG_CAT_HEAD,
    muzzle: { length: 0.34, root: 0.44, tip: 0.31, y: -0.2, drop: 0.12 },
    pads: 1.0,
    chin: 0.95,
    ruff: { at: [0.86, -0.62, 0.02], radii: [0.42, 0.56, 0.36] },
  },
  ears: {
    at: [0.6, 0.6, -0.06],
    height: 0.62,
    widths: [0.34, 0.27, 0.09],
    turn: 0.4,
    lean: 0.3,
    tuft: 0.5,
    inside: "#d8ccba",
  },
  tail: { carriage: "stub", length: 0.26, radii: [0.06, 0.065, 0.055] },
  varieties: [
    {
      coat: "#b09672",
      layers: [
        ...pale,
        { kind: "face", colour: "#ece4d4", at: [0.9, -0.55, 0.1], radii: [0.4, 0.35, 0.5] },
        { kind: "spots", colour: "#4a3826", spacing: 0.085, size: 0.26 },
        { kind: "tail", colour: "#1c1612", from: 0.65 },
        { kind: "ears", colour: "#1c1612", from: 0.78 },
      ],
    },
  ],
  nose: "#9a5a50",
  poses: [
    ["standing", 2],
    ["sitting", 1],
    ["walking", 1],
  ],
});
