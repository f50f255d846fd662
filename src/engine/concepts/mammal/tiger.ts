import { BIG_CAT_BODY, BIG_CAT_EARS, BIG_CAT_HEAD, BIG_CAT_TAIL } from "./big-cat-form.ts";
import type { CoatLayer } from "./coat-layer.ts";
import { defineMammal } from "./define-mammal.ts";

const markings = (stripe: string): readonly CoatLayer[] => [
  { kind: "under", colour: "#efe8dc", reach: 0.28 },
  { kind: "face", colour: "#efe8dc", at: [0.4, 0.42, 0.85], radii: [0.26, 0.17, 0.5] },
  { kind: "face", colour: "#efe8dc", at: [0.85, -0.4, 0.35], radii: [0.42, 0.42, 0.5] },
  { kind: "face", colour: "#efe8dc", at: [0.22, -0.52, 1.05], radii: [0.42, 0.26, 0.55] },
  { kind: "stripes", colour: stripe, spacing: 0.125, width: 0.34, face: true },
  { kind: "ears", colour: stripe, from: 0.62 },
];

/** A tiger: orange with black stripes over trunk, legs, tail and brow; white belly, brows and cheeks. */
export const tiger = defineMammal({
  id: "tiger",
  words: ["tiger", "tigress", "tiger cub", "bengal tiger", "siberian tiger", "white tiger", "baby tiger"],
  senses: ["tiger#2"],
  body: { ...BIG_CAT_BODY, ruff: 0.35 },
  head: { ...BIG_CAT_HEAD, ruff: { at: [0.84, -0.5, 0.0], radii: [0.34, 0.42, 0.36] } },
  ears: BIG_CAT_EARS,
  tail: BIG_CAT_TAIL,
  varieties: [
    { coat: "#cd6f1e", layers: markings("#17120f"), weight: 3 },
    { words: ["white tiger"], coat: "#e9e6de", layers: markings("#2a2422"), weight: 0 },
  ],
  nose: "#b5706a",
  poses: [
    ["walking", 3],
    ["standing", 2],
    ["sitting", 1],
    ["lying", 0.7],
  ],
});
