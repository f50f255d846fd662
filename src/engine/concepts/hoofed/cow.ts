import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import type { CoatLayer } from "../mammal/coat-layer.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { hasFreeArms } from "../mammal/skeleton.ts";
import type { Studio } from "../mammal/species.ts";
import { CATTLE, CLOVEN, muzzlePatch } from "./cattle-form.ts";
import { maneSlot, putTailHair } from "./hair.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { hornSlot, putHorns } from "./horn.ts";

const PINK = "#d89a90";
const BLAZE: CoatLayer = { kind: "face", colour: "#ece8e0", at: [0, -0.2, 1.1], radii: [0.3, 1.4, 1.2] };

/** A dairy cow: black or brown patches on white, pink muzzle, short curved horns, ears out to the sides, a pink udder, a tasselled tail. */
export const cow = defineMammal({
  ...CATTLE,
  id: "cow",
  words: ["cow", "dairy cow", "milk cow", "holstein", "calf", "cattle", "heifer", "moo cow"],
  senses: ["cow", "cattle"],
  varieties: [
    {
      coat: "#ece8e0",
      weight: 4,
      layers: [
        { kind: "patches", colour: "#1a1717", grain: 0.36, share: 0.52 },
        { kind: "head", colour: "#1a1717", to: 0.6 },
        BLAZE,
        { kind: "legs", colour: "#ece8e0", front: 0.75, hind: 0.7 },
        muzzlePatch(PINK),
      ],
    },
    {
      coat: "#ece4d8",
      weight: 1.5,
      layers: [
        { kind: "patches", colour: "#7a3c1c", grain: 0.36, share: 0.55 },
        { kind: "head", colour: "#7a3c1c", to: 0.6 },
        BLAZE,
        { kind: "legs", colour: "#ece4d8", front: 0.75, hind: 0.7 },
        muzzlePatch(PINK),
      ],
    },
    {
      coat: "#a8703c",
      weight: 1,
      layers: [
        { kind: "under", colour: "#d8bc94", reach: 0.2 },
        muzzlePatch("#e8d8c0", undefined, 1.15),
        muzzlePatch("#2a201c", undefined, 0.85),
      ],
    },
  ],
  slots: {
    horn: hornSlot("#d8ccb0"),
    hoof: HOOF_SLOT,
    udder: { words: [], materials: ["skin"], colours: [fromHex("#e0a49a")], takesWhole: false },
    mane: { ...maneSlot("#2a2220"), words: ["tassel"] },
  },
  extras: (studio) => {
    putHorns(
      studio,
      {
        way: [
          [0.45, 0.6, -0.1],
          [0.85, 0.95, -0.05],
          [1.1, 1.25, 0.12],
          [1.02, 1.6, 0.28],
        ],
        radius: 0.17,
      },
      0.85,
    );
    if (!hasFreeArms(studio.parameters.pose) && studio.parameters.pose !== "lying") udder(studio);
    putTailHair(studio, { long: 0.16, wide: 0.022, from: 0.85 });
    putHooves(studio, CLOVEN);
  },
});

function udder({ skeleton, put }: Studio): void {
  const { belly, bellyRadius, pelvis } = skeleton;
  const y = belly[1] - bellyRadius * 0.92;
  const z = pelvis[2] * 0.55 + belly[2] * 0.45;
  const teat = (side: number, at: number) =>
    add(both(roundCone([side, y - 0.07, z + at], [side * 1.15, y - 0.15, z + at], 0.022, 0.016)), 0.02);
  const bag = sculpt([add(ellipsoid([0, y, z], [0.14, 0.11, 0.15])), teat(0.06, 0.055), teat(0.055, -0.055)]);
  put("udder", "udder", meshSdf(bag, 0.016), undefined, 0.6);
}
