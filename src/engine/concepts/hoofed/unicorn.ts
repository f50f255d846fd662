import { fromHex } from "../../math/color.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { maneSlot, putMane, putTailHair } from "./hair.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { horn } from "./horn.ts";
import { HORSE, HORSE_BODY, HORSE_HOOF } from "./horse-form.ts";

/** A unicorn: a white horse with one long spiral horn on its brow, a flowing coloured mane and tail, golden hooves. */
export const unicorn = defineMammal({
  ...HORSE,
  id: "unicorn",
  words: ["unicorn", "baby unicorn"],
  senses: ["unicorn"],
  body: { ...HORSE_BODY, size: 1.5, girth: 0.98, head: 0.8, carriage: { neck: [0.24, 0.22], head: [0.64, 0.44] } },
  varieties: [
    { coat: "#efecea", weight: 3, layers: [], dress: { mane: "#c487b8" } },
    { coat: "#efecea", weight: 2, layers: [], dress: { mane: "#8aa8d8" } },
    { coat: "#efecea", weight: 2, layers: [], dress: { mane: "#f2efe8" } },
    { coat: "#efe0e6", weight: 1, layers: [], dress: { mane: "#9a6cc4" } },
    { coat: "#26242a", weight: 0.4, layers: [], dress: { mane: "#5a3a8a" } },
  ],
  poses: [
    ["standing", 3],
    ["walking", 2],
    ["running", 0.6],
  ],
  slots: {
    mane: maneSlot("#c487b8", "#8aa8d8"),
    horn: { words: [], materials: ["gold"], colours: [fromHex("#e0b040")], takesWhole: false },
    hoof: { ...HOOF_SLOT, materials: ["gold"], colours: [fromHex("#d8a83c")] },
  },
  extras: (studio) => {
    putMane(studio, { long: 0.3, wide: 0.036 });
    putTailHair(studio, { long: 0.58, wide: 0.038, from: 0.25 });
    putHooves(studio, HORSE_HOOF);
    const spiral = horn(studio.head, {
      way: [
        [0, 0.5, 0.55],
        [0, 1.5, 1.02],
        [0, 2.6, 1.54],
      ],
      radius: 0.17,
      tip: 0.1,
      rings: [9, 0.13],
    });
    studio.put("horn", "horn", spiral, undefined, 0.9);
  },
});
