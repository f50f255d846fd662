import type { CoatLayer } from "./coat-layer.ts";
import { defineMammal } from "./define-mammal.ts";
import { RODENT_HEAD } from "./rodent-form.ts";

const pinks: readonly CoatLayer[] = [
  { kind: "legs", colour: "#d59a8c", front: 0.55, hind: 0.4 },
  { kind: "tail", colour: "#cf9488", from: -1 },
];

/** A mouse: big round thin ears, pointed whiskered muzzle with a pink nose, bead eyes, rounded back, long thin naked tail. */
export const mouse = defineMammal({
  id: "mouse",
  words: ["mouse", "mice", "field mouse", "house mouse", "little mouse"],
  senses: ["mouse"],
  body: {
    size: 0.07,
    legs: 0.32,
    length: 1.1,
    girth: 0.98,
    bone: 0.68,
    neck: 0.5,
    low: 0.2,
    tuck: 0,
    haunch: 1.1,
    foot: 1.5,
    head: 1.5,
  },
  head: {
    ...RODENT_HEAD,
    skull: [0.94, 0.82, 1.05],
    cheek: { at: [0.46, -0.26, 0.4], radii: [0.44, 0.4, 0.55] },
    muzzle: { length: 0.72, root: 0.52, tip: 0.17, y: -0.18, drop: 0.14 },
    pads: 1.2,
    nose: { width: 0.14, tall: 0.85, up: 0.4 },
    eye: { ...RODENT_HEAD.eye, out: [0.62, 0.22, 0.76], radius: 0.2, sunk: 0.15 },
    incisors: 0.16,
  },
  ears: {
    at: [0.68, 0.62, -0.12],
    height: 0.62,
    widths: [0.32, 0.6, 0.52],
    turn: 0.4,
    lean: 0.45,
    flat: 0.24,
    inside: "#d99a8e",
  },
  tail: { carriage: "dragging", length: 1.35, radii: [0.045, 0.036, 0.03, 0.025, 0.02, 0.013] },
  varieties: [
    { coat: "#8b8682", layers: [{ kind: "under", colour: "#c9c4bd", reach: 0.12 }, ...pinks], weight: 2 },
    { coat: "#97714a", layers: [{ kind: "under", colour: "#e4d8c4", reach: 0.2 }, ...pinks], weight: 2 },
    { coat: "#ece8e2", layers: pinks, weight: 1 },
  ],
  nose: "#c9807a",
  poses: [
    ["crouching", 2],
    ["haunches", 1.4],
  ],
});
