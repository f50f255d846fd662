import { defineMammal } from "../mammal/define-mammal.ts";
import { CLOVEN } from "./cattle-form.ts";
import { woolSlot } from "./fleece.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { hornSlot, putHorns } from "./horn.ts";
import { woolly } from "./sheep.ts";
import { SHEEP, SHEEP_BODY, SHEEP_EARS } from "./sheep-form.ts";

/** A ram: a woolly sheep with two thick ridged horns curled in spirals around its ears. */
export const ram = defineMammal({
  ...SHEEP,
  id: "ram",
  words: ["ram", "bighorn", "bighorn sheep", "bighorn ram", "mouflon", "tup"],
  senses: ["ram#5", "wild sheep"],
  body: { ...SHEEP_BODY, size: 0.85, girth: 1.28, bone: 0.9, head: 1.14, throat: 1.2 },
  tail: undefined,
  varieties: [
    { coat: "#d8c8ae", weight: 2, layers: [], dress: { wool: "#e6dcc8" } },
    { coat: "#3a302a", weight: 1.5, layers: [], dress: { wool: "#d8cebc" } },
    { coat: "#8a6444", weight: 1, layers: [], dress: { wool: "#9a7450" } },
  ],
  slots: { wool: woolSlot("#e6dcc8"), horn: hornSlot("#b09a74", "#9a8460"), hoof: HOOF_SLOT },
  extras: (studio) => {
    woolly(studio, 0.04);
    putHorns(
      studio,
      {
        way: [
          [0.32, 0.6, 0.0],
          [0.7, 1.2, -0.35],
          [1.15, 0.95, -1.05],
          [1.35, 0.05, -1.15],
          [1.35, -0.55, -0.45],
          [1.42, -0.5, -0.05],
          [1.6, -0.12, 0.1],
        ],
        radius: 0.37,
        tip: 0.14,
        rings: [18, 0.07],
      },
      1,
    );
    putHooves(studio, CLOVEN);
  },
});

/** A lamb: a small sheep with a big head, short tight curls, long legs and drooping ears. */
export const lamb = defineMammal({
  ...SHEEP,
  id: "lamb",
  words: ["lamb", "baby sheep", "little lamb", "lambkin"],
  senses: ["lamb#1"],
  body: { ...SHEEP_BODY, size: 0.8, legs: 0.5, girth: 1.08, head: 1.18, bone: 0.86, length: 1.0 },
  ears: { ...SHEEP_EARS, height: 0.85, lean: 1.9 },
  tail: { carriage: "hanging", length: 0.3, radii: [0.05, 0.055, 0.05, 0.035], fluff: 0.012 },
  varieties: [
    { coat: "#ece4d8", weight: 3, layers: [], dress: { wool: "#f0eadf" } },
    { coat: "#2a2523", weight: 1.5, layers: [], dress: { wool: "#ece5d8" } },
  ],
  poses: [
    ["standing", 3],
    ["walking", 1],
    ["lying", 0.6],
  ],
  slots: { wool: woolSlot("#f0eadf"), hoof: HOOF_SLOT },
  extras: (studio) => {
    woolly(studio, 0.034, 0.085);
    putHooves(studio, CLOVEN);
  },
});
