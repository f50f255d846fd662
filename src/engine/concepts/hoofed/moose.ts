import { extrude } from "../../geometry/extrude.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import { deform, mirror, settle } from "../../geometry/place.ts";
import { add } from "../../geometry/sculpt.ts";
import { roundCone } from "../../geometry/sdf-primitives.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { onHead } from "../mammal/head-form.ts";
import { hasFreeArms } from "../mammal/skeleton.ts";
import type { Studio } from "../mammal/species.ts";
import { DEER, DEER_BODY, DEER_EARS, DEER_HEAD, DEER_HOOF } from "./deer-form.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { ANTLER_SLOT, horn } from "./horn.ts";
import { onMuzzle } from "./long-face.ts";
import { deepNeck } from "./neck-clay.ts";

/** A moose: broad flat antlers with fingers, a long overhanging muzzle, a flap of skin at the throat, humped shoulders on long pale legs, dark coat. */
export const moose = defineMammal({
  ...DEER,
  id: "moose",
  words: ["moose", "bull moose", "moose calf"],
  senses: ["elk"],
  body: {
    ...DEER_BODY,
    size: 1.9,
    legs: 0.56,
    length: 1.14,
    girth: 1.14,
    bone: 0.82,
    tuck: 0.2,
    hump: 0.75,
    head: 0.98,
    throat: 0.95,
    fluff: 0.005,
    carriage: { neck: [0.1, 0.26], head: [0.24, 0.54] },
  },
  head: {
    ...DEER_HEAD,
    muzzle: { length: 1.6, root: 0.54, tip: 0.45, y: -0.14, drop: 1.2 },
    pads: 0.9,
    chin: 0.8,
    eye: { ...DEER_HEAD.eye, radius: 0.24 },
  },
  ears: { ...DEER_EARS, height: 0.85, lean: 1.2 },
  sculpt: (skeleton, head, build) => {
    const tip = head.form.muzzle.tip;
    return [
      ...deepNeck(skeleton, head, build, 1.0),
      // the upper lip hangs over
      add(
        roundCone(
          onMuzzle(head, 0, -0.7, 0.15),
          onMuzzle(head, 0, 0.12, -0.15),
          0.8 * tip * head.unit,
          tip * 0.92 * head.unit,
        ),
        0.04,
      ),
      ...(hasFreeArms(build.pose)
        ? []
        : [
            add(
              roundCone(
                onHead(head, [0, -0.95, -0.1]),
                onHead(head, [0, -2.0, -0.05]),
                0.26 * head.unit,
                0.15 * head.unit,
              ),
              0.04,
            ),
          ]),
    ];
  },
  varieties: [
    {
      coat: "#4a3220",
      weight: 2,
      layers: [
        { kind: "legs", colour: "#8a7a68", front: 0.9, hind: 0.85 },
        { kind: "face", colour: "#7a6450", at: [0, -1.4, 2.3], radii: [0.9, 0.6, 0.7], soft: 0.4 },
      ],
    },
    {
      coat: "#38261a",
      weight: 1,
      layers: [
        { kind: "legs", colour: "#9a8c78", front: 0.9, hind: 0.85 },
        { kind: "face", colour: "#6e5a48", at: [0, -1.4, 2.3], radii: [0.9, 0.6, 0.7], soft: 0.4 },
      ],
    },
  ],
  slots: { antler: { ...ANTLER_SLOT, materials: ["plastic"], words: [...ANTLER_SLOT.words] }, hoof: HOOF_SLOT },
  extras: (studio) => {
    if (!studio.parameters.young) palms(studio);
    putHooves(studio, DEER_HOOF);
  },
});

/** A palm with fingers, drawn flat (x outwards, y along the hand), head units. */
const PALM = closeCorners(
  [
    [0.0, -0.2, 0.1],
    [0.55, -0.35, 0.15],
    [1.0, -0.95, 0.08],
    [1.12, -0.85, 0.06],
    [1.05, -0.25, 0.12],
    [1.7, -0.75, 0.08],
    [1.82, -0.62, 0.06],
    [1.55, 0.05, 0.12],
    [2.3, -0.2, 0.08],
    [2.38, -0.04, 0.06],
    [1.95, 0.42, 0.12],
    [2.65, 0.5, 0.08],
    [2.66, 0.68, 0.06],
    [2.05, 0.85, 0.12],
    [2.55, 1.2, 0.08],
    [2.46, 1.36, 0.06],
    [1.75, 1.2, 0.14],
    [0.8, 0.85, 0.3],
    [0.1, 0.25, 0.1],
  ],
  2,
);

function palms({ head, put }: Studio): void {
  const u = head.unit;
  const blade = extrude(PALM, { depth: 0.16, bevel: 0.06, bevelSteps: 2 });
  // lies level with the fingers forward and outward, and curls up at its rim
  const left = deform(blade, ([x, y, z]): Vec3 => {
    const rise = 0.28 * x + 0.16 * x * x * 0.5;
    return onHead({ centre: head.centre, unit: u }, [0.95 + x * 0.86, 0.62 + rise * 0.9 + z, -0.25 - y * 1.1]);
  });
  const stem = horn(head, {
    way: [
      [0.3, 0.4, 0.0],
      [0.75, 0.62, -0.12],
      [1.3, 0.72, -0.25],
    ],
    radius: 0.2,
    tip: 0.7,
  });
  put("antlers", "antler", settle(merge([left, mirror(left), stem, mirror(stem)])), undefined, 1);
}
