import { defineMammal } from "../mammal/define-mammal.ts";
import { maneSlot, putMane, putTailHair } from "./hair.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { HORSE, HORSE_BODY, HORSE_HOOF } from "./horse-form.ts";

/** A pony: a small stout horse on short legs, big head under a thick forelock, bushy mane and tail to the ground. */
export const pony = defineMammal({
  ...HORSE,
  id: "pony",
  words: ["pony", "shetland pony", "little pony", "miniature horse"],
  senses: ["pony#5"],
  body: {
    ...HORSE_BODY,
    size: 1.05,
    legs: 0.48,
    length: 1.1,
    girth: 1.26,
    bone: 0.98,
    head: 0.98,
    carriage: { neck: [0.2, 0.24], head: [0.5, 0.42] },
  },
  varieties: [
    { coat: "#8a4a22", weight: 2, layers: [], dress: { mane: "#ead9b4" } },
    { coat: "#c09050", weight: 2, layers: [], dress: { mane: "#efe6d2" } },
    {
      coat: "#ece6dc",
      weight: 2,
      layers: [{ kind: "patches", colour: "#5c3018", grain: 0.36, share: 0.5 }],
      dress: { mane: "#efe8dc" },
    },
    { coat: "#2a211d", weight: 1, layers: [], dress: { mane: "#1a1513" } },
  ],
  poses: [
    ["standing", 3],
    ["walking", 2],
  ],
  slots: { mane: maneSlot("#ead9b4"), hoof: HOOF_SLOT },
  extras: (studio) => {
    putMane(studio, { long: 0.3, wide: 0.046 });
    putTailHair(studio, { long: 0.56, wide: 0.046, from: 0.25 });
    putHooves(studio, HORSE_HOOF);
  },
});
