import type { CoatLayer } from "./coat-layer.ts";
import { defineMammal } from "./define-mammal.ts";
import { RODENT_HEAD } from "./rodent-form.ts";

const markings = (pale: string): readonly CoatLayer[] => [
  { kind: "under", colour: pale, reach: 0.1 },
  { kind: "face", colour: pale, at: [0.2, -0.5, 0.95], radii: [0.5, 0.3, 0.55] },
  { kind: "face", colour: pale, at: [0.74, 0.16, 0.6], radii: [0.3, 0.3, 0.45], amount: 0.8 },
  { kind: "tail", colour: "#f4f0e8", from: -1 },
];

/** A rabbit: long upright ears, round back over strong haunches, long hind feet, a white puff of a tail, cleft lip. */
export const rabbit = defineMammal({
  id: "rabbit",
  words: ["rabbit", "bunny", "bunny rabbit", "hare", "jackrabbit", "baby rabbit", "bunnies", "lop rabbit"],
  senses: ["rabbit", "hare"],
  body: {
    size: 0.24,
    legs: 0.42,
    length: 1.12,
    girth: 0.94,
    bone: 0.85,
    neck: 0.9,
    tuck: 0,
    haunch: 1.2,
    foot: 1.9,
    head: 1.36,
    fluff: 0.004,
  },
  head: {
    ...RODENT_HEAD,
    skull: [0.94, 0.9, 1.05],
    cheek: { at: [0.5, -0.32, 0.35], radii: [0.46, 0.46, 0.52] },
    muzzle: { length: 0.34, root: 0.56, tip: 0.34, y: -0.14, drop: 0.18 },
    pads: 1.1,
    nose: { width: 0.13, tall: 0.7, up: 0.3 },
    eye: { ...RODENT_HEAD.eye, out: [0.74, 0.18, 0.62], radius: 0.2, irises: ["#2a150c", "#3a1e10"] },
    incisors: 0.15,
  },
  ears: {
    at: [0.36, 0.72, -0.2],
    height: 1.75,
    widths: [0.24, 0.38, 0.22],
    turn: 0.35,
    lean: 0.12,
    back: 0.22,
    flat: 0.32,
    inside: "#e0ada0",
  },
  tail: { carriage: "stub", length: 0.14, radii: [0.1, 0.125, 0.1], fluff: 0.012 },
  varieties: [
    { coat: "#93704e", layers: markings("#e8ddc8"), weight: 2, words: ["hare", "jackrabbit"] },
    { coat: "#ece8e2", layers: [], weight: 2 },
    { coat: "#7e7a78", layers: markings("#dedad4"), weight: 1.2 },
    { coat: "#b98a58", layers: markings("#f0e6d4"), weight: 1 },
  ],
  nose: "#c98a84",
  poses: [
    ["crouching", 3],
    ["haunches", 1],
  ],
});
