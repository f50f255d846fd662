import { BIG_CAT_BODY, BIG_CAT_EARS, BIG_CAT_HEAD, BIG_CAT_TAIL } from "./big-cat-form.ts";
import { defineMammal } from "./define-mammal.ts";

/** A plain tawny cat: lioness, lion cub, puma. Pale belly and muzzle, dark backs of the ears and tip of the tail. */
export const lioness = defineMammal({
  id: "lioness",
  words: ["lioness", "female lion", "lion cub", "cougar", "puma", "mountain lion", "catamount"],
  senses: ["lioness", "cougar"],
  body: { ...BIG_CAT_BODY, size: 0.9 },
  head: BIG_CAT_HEAD,
  ears: BIG_CAT_EARS,
  tail: BIG_CAT_TAIL,
  varieties: [
    {
      coat: "#b98e56",
      layers: [
        { kind: "under", colour: "#e6d6b8", reach: 0.3 },
        { kind: "face", colour: "#eee4cf", at: [0.2, -0.5, 1.1], radii: [0.44, 0.32, 0.55] },
        { kind: "face", colour: "#2a1a12", at: [0.46, -0.28, 1.2], radii: [0.1, 0.2, 0.35], amount: 0.8 },
        { kind: "ears", colour: "#2a1d14", from: 0.7 },
        { kind: "tail", colour: "#2a1d14", from: 0.9 },
      ],
    },
  ],
  nose: "#8a5048",
  poses: [
    ["walking", 2],
    ["standing", 2],
    ["sitting", 1],
  ],
});
