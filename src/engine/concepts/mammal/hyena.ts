import { defineMammal } from "./define-mammal.ts";

/** A hyena: back sloping down to low hindquarters, long thick neck, big round ears, dark muzzle, spots, a short bristly crest. */
export const hyena = defineMammal({
  id: "hyena",
  words: ["hyena", "spotted hyena", "hyaena", "african wild dog", "tasmanian devil"],
  senses: ["hyena"],
  body: {
    size: 0.8,
    legs: 0.55,
    length: 1.16,
    girth: 1.02,
    bone: 0.95,
    neck: 1.3,
    tuck: 0.3,
    low: 0.3,
    rump: -0.12,
    hump: 0.7,
    head: 1.12,
    fluff: 0.006,
    ruff: 0.6,
  },
  head: {
    skull: [1.0, 0.84, 0.98],
    cheek: { at: [0.58, -0.3, 0.2], radii: [0.5, 0.46, 0.5] },
    brow: 0.28,
    muzzle: { length: 0.72, root: 0.5, tip: 0.33, y: -0.22, drop: 0.1 },
    pads: 0.95,
    chin: 1,
    nose: { width: 0.24, tall: 0.72, up: 0.5 },
    eye: { out: [0.45, 0.16, 0.87], radius: 0.14, irises: ["#2a1509", "#4a260c"], iris: 0.98 },
  },
  ears: { at: [0.68, 0.6, -0.12], height: 0.52, widths: [0.32, 0.36, 0.25], turn: 0.45, lean: 0.42, inside: "#4a3a30" },
  tail: { carriage: "hanging", length: 0.5, radii: [0.045, 0.05, 0.06, 0.055, 0.03], fluff: 0.009 },
  varieties: [
    {
      coat: "#a58a60",
      layers: [
        { kind: "spots", colour: "#3a2a1e", spacing: 0.12, size: 0.28 },
        { kind: "legs", colour: "#5a4632", front: 0.6, hind: 0.5 },
        { kind: "face", colour: "#2a211c", at: [0, -0.35, 1.35], radii: [0.55, 0.55, 0.6], soft: 0.3 },
        { kind: "lines", colour: "#4a382a", at: [0], width: 0.08, from: 0.5, to: 3 },
        { kind: "tail", colour: "#2a211c", from: 0.5 },
        { kind: "ears", colour: "#4a3a2c", from: 0.75 },
      ],
    },
  ],
  nose: "#131010",
  poses: [
    ["standing", 2],
    ["walking", 2],
  ],
});
