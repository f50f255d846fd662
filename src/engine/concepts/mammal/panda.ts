import { bambooStalk } from "./bamboo.ts";
import { BEAR_BODY, BEAR_EARS, BEAR_HEAD, BEAR_TAIL } from "./bear-form.ts";
import { defineMammal } from "./define-mammal.ts";

/** A panda: white and round, black limbs and shoulder belt, black ears, drooping black patches around the eyes; sits and eats bamboo. */
export const panda = defineMammal({
  id: "panda",
  words: ["panda", "panda bear", "giant panda", "panda cub", "baby panda"],
  senses: ["giant panda"],
  body: {
    ...BEAR_BODY,
    size: 0.8,
    legs: 0.36,
    length: 1.2,
    girth: 1.68,
    hump: 0,
    low: 0.35,
    head: 1.72,
    bone: 1.6,
    ruff: 0.6,
  },
  head: {
    ...BEAR_HEAD,
    skull: [1.04, 0.92, 0.92],
    cheek: { at: [0.66, -0.36, 0.12], radii: [0.58, 0.54, 0.54] },
    muzzle: { length: 0.34, root: 0.46, tip: 0.31, y: -0.3, drop: 0.1 },
    nose: { width: 0.22, tall: 0.7, up: 0.55 },
    eye: { out: [0.43, 0.1, 0.88], radius: 0.12, irises: ["#2a1509"], iris: 0.98 },
  },
  ears: { ...BEAR_EARS, at: [0.72, 0.66, -0.1], height: 0.38, widths: [0.27, 0.33, 0.28] },
  tail: BEAR_TAIL,
  varieties: [
    {
      coat: "#ece7dc",
      layers: [
        { kind: "band", colour: "#1b1918", from: 0.72, to: 1.22 },
        { kind: "legs", colour: "#1b1918", front: 2.4, hind: 1.55 },
        { kind: "face", colour: "#161413", at: [0.47, 0.03, 0.8], radii: [0.29, 0.37, 0.6], turn: 0.5, soft: 0.1 },
        { kind: "ears", colour: "#1b1918" },
      ],
    },
  ],
  nose: "#141112",
  poses: [
    ["seated", 3],
    ["standing", 2],
    ["walking", 1],
  ],
  slots: bambooStalk.slots,
  extras: bambooStalk.put,
});
