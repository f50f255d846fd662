import type { CoatLayer } from "./coat-layer.ts";
import { defineMammal } from "./define-mammal.ts";

const markings = (pale: string, dark: string): readonly CoatLayer[] => [
  { kind: "under", colour: pale, reach: 0.2 },
  { kind: "back", colour: dark, reach: 0.42, amount: 0.85 },
  { kind: "face", colour: pale, at: [0.55, -0.5, 0.5], radii: [0.6, 0.44, 0.9] },
  { kind: "face", colour: pale, at: [0.34, 0.34, 0.82], radii: [0.2, 0.13, 0.4] },
  { kind: "face", colour: dark, at: [0, 0.6, 0.2], radii: [0.75, 0.35, 0.85], amount: 0.7, soft: 0.35 },
  { kind: "legs", colour: pale, front: 0.9, hind: 0.6 },
  { kind: "tail", colour: dark, from: 0.75 },
  { kind: "ears", colour: dark, from: 0.6 },
];

/** A wolf: tall on long legs, grey with a dark saddle, thick ruff, long muzzle, amber eyes, a bushy tail that hangs. */
export const wolf = defineMammal({
  id: "wolf",
  words: ["wolf", "grey wolf", "gray wolf", "timber wolf", "white wolf", "black wolf", "wolf pup", "coyote", "jackal"],
  senses: ["wolf", "coyote", "jackal"],
  body: {
    size: 0.8,
    legs: 0.56,
    length: 1.2,
    girth: 0.98,
    bone: 0.98,
    neck: 0.9,
    tuck: 0.5,
    low: 0.12,
    head: 1.12,
    fluff: 0.009,
    ruff: 1.05,
  },
  head: {
    skull: [0.98, 0.82, 1.0],
    cheek: { at: [0.6, -0.34, 0.2], radii: [0.48, 0.42, 0.5] },
    brow: 0.3,
    muzzle: { length: 1.08, root: 0.5, tip: 0.28, y: -0.22, drop: 0.12 },
    pads: 0.95,
    chin: 0.9,
    ruff: { at: [0.88, -0.5, -0.06], radii: [0.44, 0.44, 0.44] },
    nose: { width: 0.21, tall: 0.72, up: 0.55 },
    eye: {
      out: [0.44, 0.17, 0.88],
      radius: 0.15,
      irises: ["#d0a02c", "#c98a1c", "#c7b04a"],
      iris: 0.96,
      pupilSize: 0.36,
      slant: -0.45,
    },
  },
  ears: { at: [0.58, 0.66, -0.12], height: 0.66, widths: [0.34, 0.28, 0.09], turn: 0.4, lean: 0.2, inside: "#cbbfae" },
  tail: { carriage: "hanging", length: 0.72, radii: [0.055, 0.075, 0.09, 0.095, 0.085, 0.04], fluff: 0.011 },
  varieties: [
    {
      words: ["grey wolf", "gray wolf", "timber wolf"],
      coat: "#7d7a76",
      layers: markings("#d2c8b8", "#3c3a3a"),
      weight: 3,
    },
    { words: ["white wolf"], coat: "#dcd8d0", layers: [], weight: 0.6 },
    { words: ["black wolf"], coat: "#2a292b", layers: [], weight: 0.35 },
    { words: ["coyote", "jackal"], coat: "#a98a60", layers: markings("#e0d0b4", "#6a5540"), weight: 0 },
  ],
  nose: "#14110f",
  poses: [
    ["standing", 3],
    ["walking", 2],
    ["sitting", 1],
  ],
});
