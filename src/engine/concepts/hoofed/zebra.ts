import type { CoatLayer } from "../mammal/coat-layer.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { maneSlot, putMane, putTailHair } from "./hair.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { HORSE, HORSE_BODY, HORSE_EARS, HORSE_HOOF } from "./horse-form.ts";

const bars = (spacing: number, width: number): readonly CoatLayer[] => [
  { kind: "zebra", colour: "#141213", spacing, width },
  { kind: "face", colour: "#1a1616", at: [0, -1.75, 2.25], radii: [0.9, 0.62, 0.62] },
  { kind: "ears", colour: "#141213", from: 0.8 },
];

/** A zebra: black bars on white from muzzle to hoof, a brush of a mane, black muzzle, tasselled tail. */
export const zebra = defineMammal({
  ...HORSE,
  id: "zebra",
  words: ["zebra", "plains zebra", "zebra foal"],
  senses: ["zebra"],
  body: {
    ...HORSE_BODY,
    size: 1.35,
    legs: 0.54,
    girth: 1.08,
    head: 0.8,
    carriage: { neck: [0.2, 0.25], head: [0.53, 0.47] },
  },
  ears: { ...HORSE_EARS, height: 0.85, widths: [0.22, 0.3, 0.16] },
  varieties: [
    { coat: "#ece8e0", layers: bars(0.115, 0.48) },
    { coat: "#e8e2d6", layers: bars(0.1, 0.46) },
  ],
  poses: [
    ["standing", 3],
    ["walking", 2],
    ["running", 0.5],
  ],
  slots: { mane: { ...maneSlot("#1a1616"), takesWhole: false }, hoof: HOOF_SLOT },
  extras: (studio) => {
    putMane(studio, { long: 0.12, wide: 0.034, upright: true });
    putTailHair(studio, { long: 0.26, wide: 0.024, from: 0.7 });
    putHooves(studio, HORSE_HOOF);
  },
});
