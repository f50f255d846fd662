import { merge } from "../../geometry/merge.ts";
import { add, type SculptStep } from "../../geometry/sculpt.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { fromHex } from "../../math/color.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { hasFreeArms } from "../mammal/skeleton.ts";
import type { Species, Studio } from "../mammal/species.ts";
import { hide } from "./elephant-form.ts";
import { maneSlot, putTailHair } from "./hair.ts";
import { horn, hornSlot } from "./horn.ts";
import { longFacePaint, longHead } from "./long-face.ts";
import { nailSlot, pillarLimb, putNails } from "./pillar-leg.ts";

/** Plates of skin over shoulder and haunch. */
const plates: NonNullable<Species["sculpt"]> = (
  { chest, chestRadii, pelvis, pelvisRadius, neck },
  _head,
  build,
): readonly SculptStep[] =>
  hasFreeArms(build.pose)
    ? []
    : [
        add(ellipsoid([0, chest[1] + 0.06, chest[2] - 0.02], [chestRadii[0] * 1.09, chestRadii[1] * 1.02, 0.2]), 0.012),
        add(ellipsoid([0, pelvis[1] - 0.02, pelvis[2] - 0.02], [pelvisRadius * 1.32, pelvisRadius * 1.42, 0.2]), 0.012),
        add(ellipsoid([0, neck[1] - 0.02, neck[2]], [0.2, 0.24, 0.1]), 0.02),
      ];

/** A rhinoceros: two horns on the nose, the front one great; grey armour of folded skin, upright cup ears, short pillar legs. */
export const rhinoceros = defineMammal({
  id: "rhinoceros",
  words: ["rhinoceros", "rhino", "white rhino", "black rhino", "baby rhino", "indian rhinoceros"],
  senses: ["rhinoceros"],
  hide: "leather",
  body: {
    size: 1.65,
    legs: 0.36,
    length: 1.38,
    girth: 1.68,
    bone: 1.75,
    neck: 1,
    tuck: 0,
    pillar: 0.8,
    haunch: 0.85,
    head: 1.3,
    hump: 0.3,
    throat: 1.25,
    carriage: { neck: [0.04, 0.3], head: [-0.04, 0.6] },
  },
  head: {
    skull: [0.88, 0.84, 0.98],
    cheek: { at: [0.42, -0.4, 0.3], radii: [0.5, 0.62, 0.66] },
    brow: 0.24,
    muzzle: { length: 1.3, root: 0.64, tip: 0.52, y: -0.2, drop: 0.72 },
    pads: 0.95,
    chin: 0.95,
    nose: { width: 0, tall: 1 },
    eye: {
      out: [0.78, 0.06, 0.68],
      radius: 0.14,
      irises: ["#2a180c", "#3a2414"],
      iris: 0.95,
      pupilSize: 0.5,
      gaze: [0.7, 0, 0.7],
    },
  },
  ears: {
    at: [0.55, 0.72, -0.35],
    height: 0.85,
    widths: [0.22, 0.32, 0.14],
    turn: 0.45,
    lean: 0.32,
    inside: "#8a7872",
  },
  tail: { carriage: "hanging", length: 0.42, radii: [0.04, 0.03, 0.024, 0.02] },
  varieties: [
    { coat: "#7c7a78", weight: 2, layers: [] },
    { coat: "#6c6866", weight: 1, layers: [] },
    { coat: "#8a847c", weight: 1, layers: [] },
  ],
  nose: "#3a3432",
  headClay: longHead,
  face: longFacePaint,
  lowerLimb: pillarLimb,
  sculpt: plates,
  poses: [
    ["standing", 3],
    ["walking", 1.5],
  ],
  slots: {
    horn: hornSlot("#5a5048", "#6e6256"),
    nail: nailSlot,
    mane: { ...maneSlot("#2a2624"), words: ["tassel"], colours: [fromHex("#2a2624")] },
  },
  extras: (studio) => {
    noseHorns(studio);
    putNails(studio, 3);
    putTailHair(studio, { long: 0.09, wide: 0.014, from: 0.9 });
  },
  view: { azimuth: 0.72, elevation: 0.12 },
});

function noseHorns({ head, put }: Studio): void {
  const front = horn(head, {
    way: [
      [0, -0.55, 1.85],
      [0, 0.15, 2.3],
      [0, 0.95, 2.5],
      [0, 1.65, 2.35],
    ],
    radius: 0.36,
    tip: 0.1,
  });
  const rear = horn(head, {
    way: [
      [0, -0.15, 1.2],
      [0, 0.35, 1.42],
      [0, 0.85, 1.45],
    ],
    radius: 0.27,
    tip: 0.12,
  });

  put("horns", "horn", merge([front, rear]), hide, 0.95);
}
