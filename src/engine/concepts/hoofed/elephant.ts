import { fromHex } from "../../math/color.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { ELEPHANT, putEars, putTrunk, putTusks } from "./elephant-form.ts";
import { maneSlot, putTailHair } from "./hair.ts";
import { tuskSlot } from "./horn.ts";
import { nailSlot, putNails } from "./pillar-leg.ts";

const skin = { materials: ["leather"], colours: [fromHex("#77757a"), fromHex("#7e7a76")], group: "coat" };

/** An elephant: trunk, tusks, great fan ears, pillar legs with nails, a grey wrinkled barrel, a thin tasselled tail. */
export const elephant = defineMammal({
  ...ELEPHANT,
  id: "elephant",
  words: [
    "elephant",
    "african elephant",
    "asian elephant",
    "indian elephant",
    "baby elephant",
    "elephant calf",
    "pink elephant",
  ],
  senses: ["elephant"],
  hide: "leather",
  varieties: [
    { coat: "#77757a", weight: 2, layers: [], dress: { trunk: "#77757a", ear: "#77757a" } },
    { coat: "#827c76", weight: 1, layers: [], dress: { trunk: "#827c76", ear: "#827c76" } },
  ],
  slots: {
    trunk: { words: [], ...skin },
    ear: { words: [], ...skin },
    tusk: tuskSlot,
    nail: nailSlot,
    mane: { ...maneSlot("#2a2624"), words: ["tassel"] },
  },
  extras: (studio) => {
    putTrunk(studio);
    putEars(studio, 1);
    if (!studio.parameters.young) putTusks(studio, 0.85, 0);
    putNails(studio, 4);
    putTailHair(studio, { long: 0.1, wide: 0.014, from: 0.9 });
  },
});
