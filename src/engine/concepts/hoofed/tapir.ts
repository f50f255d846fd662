import { add } from "../../geometry/sculpt.ts";
import { roundCone } from "../../geometry/sdf-primitives.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { HOOF_SLOT, hoofedLimb, putHooves } from "./hoof.ts";
import { onMuzzle } from "./long-face.ts";
import { SWINE } from "./swine-form.ts";

const HOOF = { tall: 0.06, wide: 1.25, cloven: true, shank: 0.95 };

/** A tapir: a stout body, black before and white behind, a short drooping trunk of a nose, round white-rimmed ears. */
export const tapir = defineMammal({
  ...SWINE,
  id: "tapir",
  words: ["tapir", "malayan tapir"],
  senses: ["tapir"],
  body: {
    ...SWINE.body,
    size: 1,
    legs: 0.4,
    length: 1.26,
    girth: 1.4,
    bone: 1.1,
    head: 1.25,
    carriage: { neck: [0.1, 0.28], head: [0.16, 0.5] },
  },
  head: { ...SWINE.head, muzzle: { length: 0.85, root: 0.6, tip: 0.36, y: -0.2, drop: 0.35 } },
  ears: { at: [0.6, 0.66, -0.2], height: 0.45, widths: [0.2, 0.25, 0.2], turn: 0.4, lean: 0.4, inside: "#8a7a74" },
  sculpt: (_skeleton, head) => {
    const r = head.form.muzzle.tip;
    const u = head.unit;
    return [
      add(roundCone(onMuzzle(head, 0, -0.2, 0.2), onMuzzle(head, 0, 0.5, -0.05), 0.95 * r * u, 0.72 * r * u), 0.04),
      add(roundCone(onMuzzle(head, 0, 0.45, -0.02), onMuzzle(head, 0, 0.72, -0.5), 0.74 * r * u, 0.56 * r * u), 0.03),
    ];
  },
  lowerLimb: hoofedLimb(HOOF),
  varieties: [
    {
      coat: "#24201f",
      layers: [
        { kind: "band", colour: "#dcd8d0", from: -9, to: 0.72 },
        { kind: "ears", colour: "#dcd8d0", from: 0.8 },
      ],
    },
  ],
  poses: [
    ["standing", 3],
    ["walking", 1.5],
  ],
  slots: { hoof: HOOF_SLOT },
  extras: (studio) => putHooves(studio, HOOF),
});
