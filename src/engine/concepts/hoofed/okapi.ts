import { merge } from "../../geometry/merge.ts";
import { mirror } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { DEER, DEER_BODY, DEER_EARS } from "./deer-form.ts";
import { maneSlot, putTailHair } from "./hair.ts";
import { HOOF_SLOT, hoofedLimb, putHooves } from "./hoof.ts";
import { horn } from "./horn.ts";
import { deepNeck } from "./neck-clay.ts";

const HOOF = { tall: 0.07, wide: 1.28, cloven: true, shank: 0.74 };

/** An okapi: dark chestnut body, zebra bars on haunches and legs, pale cheeks, large ears, two small horns, long neck. */
export const okapi = defineMammal({
  ...DEER,
  id: "okapi",
  words: ["okapi"],
  senses: ["okapi"],
  body: {
    ...DEER_BODY,
    size: 1.5,
    girth: 1,
    bone: 0.8,
    rump: -0.05,
    head: 0.84,
    throat: 0.9,
    carriage: { neck: [0.22, 0.22], head: [0.62, 0.46] },
  },
  ears: { ...DEER_EARS, height: 1.1, widths: [0.2, 0.38, 0.2], lean: 0.9 },
  tail: { carriage: "hanging", length: 0.42, radii: [0.03, 0.022, 0.018, 0.016] },
  sculpt: (skeleton, head, build) => deepNeck(skeleton, head, build, 0.95),
  lowerLimb: hoofedLimb(HOOF),
  varieties: [
    {
      coat: "#4a2a1a",
      layers: [
        { kind: "zebra", colour: "#ece4d6", spacing: 0.085, width: 0.46, to: 0.12 },
        { kind: "face", colour: "#d8c8b4", at: [0.6, -0.3, 0.5], radii: [0.5, 0.7, 0.9], soft: 0.3 },
      ],
    },
  ],
  slots: {
    horn: { words: ["horns"], materials: ["fur"], colours: [fromHex("#3a2014")], takesWhole: false },
    mane: { ...maneSlot("#24140c"), words: ["tassel"] },
    hoof: HOOF_SLOT,
  },
  extras: (studio) => {
    const stalk = horn(studio.head, {
      way: [
        [0.3, 0.5, -0.05],
        [0.34, 0.85, -0.15],
        [0.38, 1.25, -0.3],
      ],
      radius: 0.16,
      tip: 0.5,
    });
    studio.put("horns", "horn", merge([stalk, mirror(stalk)]), undefined, 0.8);
    putTailHair(studio, { long: 0.12, wide: 0.018, from: 0.88 });
    putHooves(studio, HOOF);
  },
});
