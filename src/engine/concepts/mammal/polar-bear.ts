import { BEAR_BODY, BEAR_EARS, BEAR_HEAD, BEAR_TAIL } from "./bear-form.ts";
import { defineMammal } from "./define-mammal.ts";

/** A polar bear: creamy white, long neck and narrow head, small ears, black nose and eyes, huge paws. */
export const polarBear = defineMammal({
  id: "polar-bear",
  words: ["polar bear", "white bear", "ice bear", "polar bear cub"],
  senses: ["ice bear"],
  body: { ...BEAR_BODY, size: 1.15, hump: 0.1, neck: 1.7, low: 0.5, head: 1.2, paw: 1.25, length: 1.36, ruff: 0.6 },
  head: {
    ...BEAR_HEAD,
    skull: [0.98, 0.84, 1.05],
    cheek: { at: [0.55, -0.28, 0.15], radii: [0.46, 0.44, 0.55] },
    muzzle: { length: 0.82, root: 0.48, tip: 0.31, y: -0.18, drop: 0.12 },
    nose: { width: 0.25, tall: 0.75, up: 0.5 },
  },
  ears: { ...BEAR_EARS, height: 0.22, widths: [0.2, 0.23, 0.19] },
  tail: BEAR_TAIL,
  varieties: [{ coat: "#e9e3d2", layers: [{ kind: "back", colour: "#f4f1e8", reach: 0.3, amount: 0.7 }] }],
  nose: "#120f10",
  poses: [
    ["standing", 3],
    ["walking", 3],
    ["seated", 1],
  ],
});
