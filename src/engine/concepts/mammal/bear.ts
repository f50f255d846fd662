import { BEAR_BODY, BEAR_EARS, BEAR_HEAD, BEAR_TAIL } from "./bear-form.ts";
import { defineMammal } from "./define-mammal.ts";

/** A bear: great shaggy bulk, hump over the shoulders, round ears, pale square muzzle, flat feet, a stub of a tail. */
export const bear = defineMammal({
  id: "bear",
  words: ["bear", "brown bear", "grizzly", "grizzly bear", "black bear", "bear cub", "kodiak"],
  senses: ["bear", "brown bear", "american black bear"],
  body: BEAR_BODY,
  head: BEAR_HEAD,
  ears: BEAR_EARS,
  tail: BEAR_TAIL,
  varieties: [
    {
      words: ["brown bear", "bear cub"],
      weight: 3,
      coat: "#6a4426",
      layers: [
        { kind: "legs", colour: "#452a18", front: 0.9, hind: 0.8 },
        { kind: "face", colour: "#a37c54", at: [0, -0.3, 1.2], radii: [0.52, 0.5, 0.72], soft: 0.3 },
      ],
    },
    {
      words: ["grizzly", "grizzly bear", "kodiak"],
      weight: 1.5,
      coat: "#7d5a38",
      layers: [
        { kind: "back", colour: "#b3905f", reach: 0.35, amount: 0.75 },
        { kind: "legs", colour: "#3c2616", front: 0.95, hind: 0.9 },
        { kind: "face", colour: "#9c7a52", at: [0, -0.3, 1.2], radii: [0.52, 0.5, 0.72], soft: 0.3 },
      ],
      body: { hump: 1 },
    },
    {
      words: ["black bear"],
      weight: 1,
      coat: "#221c1a",
      layers: [{ kind: "face", colour: "#8a6240", at: [0, -0.32, 1.22], radii: [0.52, 0.48, 0.68], soft: 0.25 }],
      body: { hump: 0.2, girth: 1.38 },
    },
  ],
  nose: "#14100f",
  poses: [
    ["standing", 3],
    ["walking", 2],
    ["seated", 1],
  ],
});
