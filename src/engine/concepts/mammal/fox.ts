import type { CoatLayer } from "./coat-layer.ts";
import { defineMammal } from "./define-mammal.ts";

const markings = (white: string, black: string): readonly CoatLayer[] => [
  { kind: "under", colour: white, reach: 0.12 },
  { kind: "face", colour: white, at: [0.5, -0.62, 0.5], radii: [0.62, 0.42, 0.9] },
  { kind: "face", colour: white, at: [0.22, -0.5, 1.25], radii: [0.3, 0.3, 0.75] },
  { kind: "legs", colour: black, front: 0.92, hind: 0.7 },
  { kind: "tail", colour: white, from: 0.78 },
  { kind: "ears", colour: black, from: 0.42 },
];

/**
 * A fox: russet coat, white bib and cheeks, black stockings, tall pointed ears with black backs, a long narrow muzzle and a
 * great brush with a white tip.
 */
export const fox = defineMammal({
  id: "fox",
  words: ["fox", "red fox", "vixen", "fox kit", "arctic fox", "fennec", "fennec fox", "silver fox", "kitsune"],
  senses: ["fox"],
  body: {
    size: 0.38,
    legs: 0.54,
    length: 1.22,
    girth: 0.84,
    bone: 0.74,
    neck: 0.95,
    tuck: 0.6,
    head: 1.16,
    fluff: 0.005,
    ruff: 0.85,
  },
  head: {
    skull: [0.98, 0.8, 0.9],
    cheek: { at: [0.6, -0.34, 0.2], radii: [0.5, 0.36, 0.46] },
    brow: 0.26,
    muzzle: { length: 0.95, root: 0.46, tip: 0.21, y: -0.24, drop: 0.14 },
    pads: 0.9,
    chin: 0.8,
    ruff: { at: [0.88, -0.5, -0.02], radii: [0.46, 0.34, 0.4] },
    nose: { width: 0.17, tall: 0.7, up: 0.6 },
    eye: {
      out: [0.47, 0.12, 0.86],
      radius: 0.185,
      irises: ["#c07a1c", "#b8862a", "#8a5a18"],
      iris: 0.96,
      pupil: "slit",
      pupilSize: 0.9,
      slant: -0.35,
    },
  },
  ears: { at: [0.58, 0.58, -0.1], height: 0.98, widths: [0.4, 0.3, 0.08], turn: 0.4, lean: 0.26, inside: "#e9dcc8" },
  tail: { carriage: "level", length: 0.98, radii: [0.05, 0.085, 0.12, 0.135, 0.125, 0.085, 0.03], fluff: 0.011 },
  varieties: [
    {
      words: ["fox", "red fox", "vixen", "fox kit", "kitsune"],
      coat: "#b8561c",
      layers: markings("#efe6d8", "#1d1614"),
      weight: 1,
    },
    {
      words: ["arctic fox"],
      coat: "#e9e8e4",
      layers: [],
      weight: 0,
      body: { fluff: 0.01, girth: 0.98, ruff: 1.05 },
    },
    {
      words: ["fennec", "fennec fox"],
      coat: "#d9b98a",
      layers: [
        { kind: "under", colour: "#f0e6d4", reach: 0.2 },
        { kind: "face", colour: "#f0e6d4", at: [0.5, -0.5, 0.5], radii: [0.6, 0.5, 0.9] },
        { kind: "tail", colour: "#2a1f18", from: 0.88 },
      ],
      weight: 0,
    },
    {
      words: ["silver fox"],
      coat: "#2b2c30",
      layers: [
        { kind: "back", colour: "#7d8086", reach: 0.3, amount: 0.6 },
        { kind: "tail", colour: "#e6e4e0", from: 0.82 },
      ],
      weight: 0,
    },
  ],
  nose: "#15110f",
  poses: [
    ["standing", 4],
    ["walking", 2],
    ["sitting", 1.5],
  ],
});
