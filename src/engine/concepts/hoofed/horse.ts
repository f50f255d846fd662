import type { CoatLayer } from "../mammal/coat-layer.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { maneSlot, putMane, putTailHair } from "./hair.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { HORSE, HORSE_HOOF } from "./horse-form.ts";

const BLAZE: CoatLayer = { kind: "face", colour: "#ece6dc", at: [0, 0.1, 1.3], radii: [0.24, 1.2, 1.2] };
const SOCKS: CoatLayer = { kind: "legs", colour: "#e8e2d6", front: 0.32, hind: 0.42 };

/** A horse: long face, arched neck with a falling mane, long hair for a tail, one round hoof a leg. */
export const horse = defineMammal({
  ...HORSE,
  id: "horse",
  words: [
    "horse",
    "stallion",
    "mare",
    "mustang",
    "steed",
    "racehorse",
    "foal",
    "colt horse",
    "filly",
    "war horse",
    "warhorse",
    "clydesdale",
    "arabian horse",
    "wild horse",
  ],
  senses: ["horse"],
  varieties: [
    {
      coat: "#6e3a1c",
      weight: 3,
      layers: [
        { kind: "legs", colour: "#1a1311", front: 0.62, hind: 0.6 },
        { kind: "face", colour: "#2a1a14", at: [0, -1.75, 2.25], radii: [0.9, 0.6, 0.6], amount: 0.7, soft: 0.4 },
      ],
      dress: { mane: "#16110f" },
    },
    { coat: "#8a4a22", weight: 2, layers: [BLAZE, SOCKS], dress: { mane: "#7a3e1a" } },
    { coat: "#1c1a1b", weight: 1.5, layers: [], dress: { mane: "#0f0e0f" } },
    { coat: "#e4e0d8", weight: 1.5, layers: [], dress: { mane: "#f0ece4", hoof: "#6a5a4a" } },
    { coat: "#c08a48", weight: 1, layers: [BLAZE, SOCKS], dress: { mane: "#efe4cc" } },
    {
      coat: "#8c9096",
      weight: 0.8,
      layers: [
        { kind: "spots", colour: "#b8bcc0", spacing: 0.11, size: 0.32 },
        { kind: "legs", colour: "#4a4d52", front: 0.7, hind: 0.7 },
      ],
      dress: { mane: "#3a3c40" },
    },
    {
      coat: "#ece6dc",
      weight: 0.7,
      layers: [{ kind: "patches", colour: "#6e3a1c", grain: 0.34, share: 0.5 }],
      dress: { mane: "#3a2014" },
    },
  ],
  poses: [
    ["standing", 3],
    ["walking", 2],
    ["running", 0.8],
  ],
  slots: { mane: maneSlot("#16110f", "#3a2014"), hoof: HOOF_SLOT },
  extras: (studio) => {
    const { young } = studio.parameters;
    putMane(studio, { long: young ? 0.11 : 0.25, wide: 0.034 });
    putTailHair(studio, { long: young ? 0.28 : 0.5, wide: 0.034, from: 0.3 });
    putHooves(studio, HORSE_HOOF);
  },
});
