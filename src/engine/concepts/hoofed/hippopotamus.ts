import { curveThrough } from "../../geometry/curve.ts";
import { merge } from "../../geometry/merge.ts";
import { mirror } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import type { Studio } from "../mammal/species.ts";
import { tuskSlot } from "./horn.ts";
import { longFacePaint, longHead, onMuzzle } from "./long-face.ts";
import { nailSlot, pillarLimb, putNails } from "./pillar-leg.ts";

/** A hippopotamus: a grey-pink barrel on stumps, a huge square muzzle with two lower teeth, bulging eyes and tiny ears on top. */
export const hippopotamus = defineMammal({
  id: "hippopotamus",
  words: ["hippopotamus", "hippo", "pygmy hippo", "baby hippo", "hippos"],
  senses: ["hippopotamus"],
  hide: "skin",
  body: {
    size: 1.4,
    legs: 0.28,
    length: 1.5,
    girth: 1.95,
    bone: 1.95,
    neck: 1,
    tuck: 0,
    pillar: 0.85,
    haunch: 0.75,
    head: 1.72,
    carriage: { neck: [0.02, 0.3], head: [0.06, 0.52] },
  },
  head: {
    skull: [0.92, 0.82, 0.9],
    cheek: { at: [0.5, -0.42, 0.35], radii: [0.5, 0.5, 0.7] },
    brow: 0.3,
    muzzle: { length: 0.92, root: 0.64, tip: 0.72, y: -0.28, drop: 0.3 },
    pads: 1.05,
    chin: 1.05,
    nose: { width: 0, tall: 1 },
    eye: {
      out: [0.62, 0.56, 0.52],
      radius: 0.17,
      irises: ["#3a2214", "#52301a"],
      iris: 0.95,
      pupilSize: 0.5,
      sunk: 0.2,
      gaze: [0.6, 0.1, 0.8],
    },
  },
  ears: { at: [0.62, 0.74, -0.35], height: 0.36, widths: [0.14, 0.2, 0.14], turn: 0.3, lean: 0.4, inside: "#c98a84" },
  tail: { carriage: "hanging", length: 0.24, radii: [0.05, 0.035, 0.025, 0.02] },
  varieties: [
    {
      coat: "#756a6e",
      weight: 2,
      layers: [
        { kind: "under", colour: "#b98e88", reach: 0.2 },
        { kind: "face", colour: "#a8827e", at: [0, -1.15, 1.5], radii: [1.4, 0.6, 0.9], soft: 0.4, amount: 0.8 },
      ],
    },
    {
      coat: "#82727a",
      weight: 1,
      layers: [
        { kind: "under", colour: "#c49a94", reach: 0.25 },
        { kind: "face", colour: "#b88c88", at: [0, -1.15, 1.5], radii: [1.4, 0.6, 0.9], soft: 0.4, amount: 0.8 },
      ],
    },
  ],
  nose: "#4a4044",
  headClay: longHead,
  face: longFacePaint,
  lowerLimb: pillarLimb,
  poses: [
    ["standing", 3],
    ["walking", 1.5],
  ],
  slots: { tusk: { ...tuskSlot, words: ["teeth", "tooth", "tusks"] }, nail: nailSlot },
  extras: (studio) => {
    teeth(studio);
    putNails(studio, 4);
  },
  view: { azimuth: 0.6, elevation: 0.14 },
});

function teeth({ head, put }: Studio): void {
  const r = head.form.muzzle.tip;
  const tooth = tube(
    0.12 * head.unit,
    curveThrough(
      [
        onMuzzle(head, 0.5 * r, 0.45 * r, -0.9 * r),
        onMuzzle(head, 0.58 * r, 0.72 * r, -0.6 * r),
        onMuzzle(head, 0.6 * r, 0.86 * r, -0.22 * r),
      ],
      4,
    ),
    10,
    { scale: (t) => 1 - 0.4 * t, endRounding: 0.05 * head.unit },
  );
  put("teeth", "tusk", merge([tooth, mirror(tooth)]), undefined, 0.6);
}
