import type { CoatLayer } from "../mammal/coat-layer.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { maneSlot, putMane, putTailHair } from "./hair.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { HORSE, HORSE_BODY, HORSE_EARS, HORSE_HOOF, HORSE_TAIL } from "./horse-form.ts";

const markings = (pale: string, dark: string): readonly CoatLayer[] => [
  { kind: "under", colour: pale, reach: 0.2, throat: false },
  { kind: "lines", colour: dark, at: [0], width: 0.05 },
  { kind: "band", colour: dark, from: 0.98, to: 1.06 },
  { kind: "face", colour: pale, at: [0, -1.7, 2.2], radii: [0.9, 0.75, 0.75] },
  { kind: "face", colour: pale, at: [0.8, 0.16, 0.5], radii: [0.4, 0.42, 0.42] },
  { kind: "ears", colour: dark, from: 0.75 },
];

/** A donkey: very long ears, a big head with a white muzzle and spectacles, brush mane, a cross on the shoulders, tasselled tail, grey coat. */
export const donkey = defineMammal({
  ...HORSE,
  id: "donkey",
  words: ["donkey", "mule", "burro", "jackass", "baby donkey"],
  senses: ["ass#2", "domestic ass", "mule"],
  body: {
    ...HORSE_BODY,
    size: 1.1,
    legs: 0.52,
    length: 1.08,
    girth: 1.14,
    bone: 0.9,
    head: 0.98,
    haunch: 1,
    carriage: { neck: [0.2, 0.25], head: [0.44, 0.46] },
  },
  ears: { ...HORSE_EARS, height: 1.75, widths: [0.24, 0.36, 0.1], lean: 0.28, inside: "#d8c4b0" },
  tail: { ...HORSE_TAIL, length: 0.55, radii: [0.04, 0.03, 0.024, 0.02] },
  varieties: [
    { coat: "#8c8580", weight: 3, layers: markings("#e2dcd0", "#2c2725"), dress: { mane: "#2c2725" } },
    { coat: "#7c5c44", weight: 2, layers: markings("#e0d0b8", "#2a1d16"), dress: { mane: "#2a1d16" } },
    { coat: "#b0a498", weight: 1, layers: markings("#ece6da", "#5a4a40"), dress: { mane: "#5a4a40" } },
  ],
  poses: [
    ["standing", 3],
    ["walking", 2],
  ],
  slots: { mane: maneSlot("#2c2725"), hoof: HOOF_SLOT },
  extras: (studio) => {
    putMane(studio, { long: 0.1, wide: 0.032, upright: true });
    putTailHair(studio, { long: 0.2, wide: 0.026, from: 0.75 });
    putHooves(studio, HORSE_HOOF);
  },
});
