import { merge } from "../../geometry/merge.ts";
import { mirror } from "../../geometry/place.ts";
import { addAll, type SculptStep } from "../../geometry/sculpt.ts";
import { limb } from "../../geometry/sdf-primitives.ts";
import { fromHex } from "../../math/color.ts";
import { mix, add as plus } from "../../math/vec3.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { hasFreeArms } from "../mammal/skeleton.ts";
import type { Species, Studio } from "../mammal/species.ts";
import { DEER_HEAD } from "./deer-form.ts";
import { maneSlot, putMane, putTailHair } from "./hair.ts";
import { HOOF_SLOT, hoofedLimb, putHooves } from "./hoof.ts";
import { horn } from "./horn.ts";
import { longFacePaint, longHead } from "./long-face.ts";

const HOOF = { tall: 0.06, wide: 1.3, cloven: true, shank: 0.74 };

/** The neck: broad at the shoulders, slim below the head. */
const tower: NonNullable<Species["sculpt"]> = (
  { chest, chestRadii, skull },
  { unit },
  { pose },
): readonly SculptStep[] => {
  if (hasFreeArms(pose) || pose === "sleeping") return [];
  const root = plus(chest, [0, chestRadii[1] * 0.2, chestRadii[2] * 0.3]);
  const top = plus(skull, [0, -0.4 * unit, -0.25 * unit]);
  return addAll(
    limb([
      [root, 0.17],
      [mix(root, top, 0.3), 0.118],
      [mix(root, top, 0.7), 0.088],
      [top, 0.072],
    ]),
    0.1,
  );
};

/** A giraffe: a towering neck, brown patches in a cream net, two knobbed horns, sloping back, long legs, tasselled tail. */
export const giraffe = defineMammal({
  id: "giraffe",
  words: ["giraffe", "baby giraffe", "giraffe calf"],
  senses: ["giraffe"],
  body: {
    size: 2.8,
    legs: 0.64,
    length: 0.84,
    girth: 0.82,
    bone: 0.74,
    neck: 1,
    tuck: 0.25,
    rump: -0.08,
    pillar: 0.4,
    head: 0.72,
    throat: 0.5,
    carriage: { neck: [0.26, 0.2], head: [1.2, 0.5] },
  },
  head: {
    ...DEER_HEAD,
    muzzle: { length: 1.25, root: 0.56, tip: 0.38, y: -0.14, drop: 0.8 },
    pads: 1,
    eye: { ...DEER_HEAD.eye, radius: 0.2 },
  },
  ears: { at: [0.7, 0.4, -0.3], height: 0.82, widths: [0.14, 0.24, 0.06], turn: 0.3, lean: 1.3, inside: "#e0c8a4" },
  tail: { carriage: "hanging", length: 0.42, radii: [0.03, 0.022, 0.018, 0.016] },
  varieties: [
    { coat: "#e6cf9e", weight: 2, layers: [{ kind: "net", colour: "#9a5420", spacing: 0.17, gap: 0.1 }] },
    { coat: "#ecdab0", weight: 1.5, layers: [{ kind: "net", colour: "#7a3e18", spacing: 0.19, gap: 0.08 }] },
    { coat: "#e8c890", weight: 1, layers: [{ kind: "net", colour: "#b06a28", spacing: 0.16, gap: 0.12 }] },
  ],
  nose: "#6a4a34",
  headClay: longHead,
  face: longFacePaint,
  lowerLimb: hoofedLimb(HOOF),
  sculpt: tower,
  poses: [
    ["standing", 3],
    ["walking", 1.5],
  ],
  slots: {
    horn: { words: ["horns", "ossicone"], materials: ["fur"], colours: [fromHex("#6a3c1c")], takesWhole: false },
    mane: maneSlot("#7a4a24"),
    hoof: HOOF_SLOT,
  },
  extras: (studio) => {
    ossicones(studio);
    putMane(studio, { long: 0.05, wide: 0.03, upright: true });
    putTailHair(studio, { long: 0.2, wide: 0.018, from: 0.85, slot: "mane" });
    putHooves(studio, HOOF);
  },
  view: { azimuth: 0.7, elevation: 0.1 },
});

/** Two horns in skin, thicker at their ends. */
function ossicones({ head, put }: Studio): void {
  const stalk = horn(head, {
    way: [
      [0.3, 0.5, -0.05],
      [0.36, 1.0, -0.12],
      [0.4, 1.35, -0.16],
    ],
    radius: 0.15,
    tip: 0.9,
  });
  const knob = horn(head, {
    way: [
      [0.395, 1.26, -0.15],
      [0.41, 1.44, -0.17],
      [0.425, 1.62, -0.19],
    ],
    radius: 0.21,
    tip: 0.8,
  });
  const left = merge([stalk, knob]);
  put("horns", "horn", merge([left, mirror(left)]), undefined, 0.9);
}
