import { add, addAll, type SculptStep } from "../../geometry/sculpt.ts";
import { ellipsoid, limb } from "../../geometry/sdf-primitives.ts";
import { mix, add as plus } from "../../math/vec3.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { type Head, type HeadForm, onHead } from "../mammal/head-form.ts";
import { type Build, hasFreeArms, type Skeleton } from "../mammal/skeleton.ts";
import type { BodyForm, Species } from "../mammal/species.ts";
import { CAMEL_HEAD } from "./camel-form.ts";
import { putFleece, woolSlot } from "./fleece.ts";
import { HOOF_SLOT, hoofedLimb, putHooves } from "./hoof.ts";
import { longFacePaint, longHead } from "./long-face.ts";

const FOOT = { tall: 0.06, wide: 1.3, cloven: true, shank: 0.8 };

const BODY: BodyForm = {
  size: 1.05,
  legs: 0.5,
  length: 1.0,
  girth: 1.08,
  bone: 0.84,
  neck: 1,
  tuck: 0.1,
  head: 0.82,
  throat: 0.75,
  carriage: { neck: [0.22, 0.24], head: [0.84, 0.4] },
};

const HEAD: HeadForm = {
  ...CAMEL_HEAD,
  muzzle: { length: 0.95, root: 0.52, tip: 0.37, y: -0.14, drop: 0.42 },
  eye: { ...CAMEL_HEAD.eye, out: [0.74, 0.16, 0.64], radius: 0.23, slant: 0 },
};

const pole =
  (thick: number) =>
  ({ chest, chestRadii, skull }: Skeleton, { unit }: Head, { pose }: Build): readonly SculptStep[] => {
    if (hasFreeArms(pose) || pose === "sleeping") return [];
    const root = plus(chest, [0, chestRadii[1] * 0.3, chestRadii[2] * 0.45]);
    const top = plus(skull, [0, -0.4 * unit, -0.25 * unit]);
    return addAll(
      limb([
        [root, 0.16 * thick],
        [mix(root, top, 0.4), 0.115 * thick],
        [top, 0.09 * thick],
      ]),
      0.1,
    );
  };

const BASE = {
  body: BODY,
  head: HEAD,
  nose: "#3a2a22",
  headClay: longHead,
  face: longFacePaint,
  lowerLimb: hoofedLimb(FOOT),
  poses: [
    ["standing", 3],
    ["walking", 1.5],
    ["lying", 0.3],
  ],
  view: { azimuth: 0.66, elevation: 0.12 },
} satisfies Partial<Species>;

/** A llama: a tall woolly upright neck, banana-shaped ears, a long haughty face, shaggy body on bare legs. */
export const llama = defineMammal({
  ...BASE,
  id: "llama",
  words: ["llama", "guanaco", "vicuna", "baby llama"],
  senses: ["llama"],
  ears: { at: [0.42, 0.74, -0.15], height: 1.3, widths: [0.18, 0.27, 0.08], turn: 0.5, lean: 0.05, inside: "#d8b8a4" },
  tail: { carriage: "raised", length: 0.2, radii: [0.06, 0.075, 0.06, 0.03], fluff: 0.012 },
  sculpt: pole(1),
  varieties: [
    { coat: "#e6ddcc", weight: 3, layers: [], dress: { wool: "#ece4d4" } },
    {
      coat: "#a8703c",
      weight: 2,
      layers: [{ kind: "face", colour: "#d8bc94", at: [0, -0.6, 1.3], radii: [0.6, 0.4, 0.6] }],
      dress: { wool: "#a06a38" },
    },
    { coat: "#e8dfce", weight: 1, layers: [{ kind: "head", colour: "#e8dfce" }], dress: { wool: "#6a4228" } },
    { coat: "#4a342a", weight: 1, layers: [], dress: { wool: "#44302a" } },
  ],
  slots: { wool: woolSlot("#ece4d4"), hoof: HOOF_SLOT },
  extras: (studio) => {
    const { head } = studio;
    const u = head.unit;
    putFleece(studio, {
      thick: 0.03,
      curl: 0.075,
      face: -0.05,
      more: [add(ellipsoid(onHead(head, [0, 0.66, -0.05]), [0.4 * u, 0.24 * u, 0.42 * u]), 0.03)],
    });
    putHooves(studio, FOOT);
  },
});

/** An alpaca: a small puffed-up llama with a teddy's face: short muzzle under a great fluffy topknot, short spear ears. */
export const alpaca = defineMammal({
  ...BASE,
  id: "alpaca",
  words: ["alpaca", "baby alpaca"],
  senses: ["alpaca"],
  body: {
    ...BODY,
    size: 0.9,
    girth: 1.2,
    head: 0.86,
    legs: 0.47,
    carriage: { neck: [0.22, 0.22], head: [0.68, 0.34] },
  },
  head: { ...HEAD, muzzle: { length: 0.72, root: 0.54, tip: 0.4, y: -0.2, drop: 0.25 } },
  ears: { at: [0.55, 0.8, -0.25], height: 0.7, widths: [0.16, 0.2, 0.05], turn: 0.4, lean: 0.25, inside: "#d8b8a4" },
  tail: { carriage: "raised", length: 0.18, radii: [0.07, 0.08, 0.07, 0.04], fluff: 0.012 },
  sculpt: pole(1.15),
  varieties: [
    { coat: "#ebe4d6", weight: 3, layers: [], dress: { wool: "#efe9dc" } },
    { coat: "#b07c48", weight: 2, layers: [], dress: { wool: "#b07c48" } },
    { coat: "#5a3c28", weight: 1, layers: [], dress: { wool: "#5a3c28" } },
    { coat: "#8c8886", weight: 0.7, layers: [], dress: { wool: "#96928e" } },
  ],
  slots: { wool: woolSlot("#efe9dc"), hoof: HOOF_SLOT },
  extras: (studio) => {
    const { head } = studio;
    const u = head.unit;
    putFleece(studio, {
      thick: 0.048,
      curl: 0.09,
      face: -0.05,
      more: [
        add(ellipsoid(onHead(head, [0, 0.78, -0.15]), [0.6 * u, 0.34 * u, 0.5 * u]), 0.04),
        add(ellipsoid(onHead(head, [0, -0.25, -0.55]), [0.62 * u, 0.8 * u, 0.4 * u]), 0.05),
      ],
    });
    putHooves(studio, FOOT);
  },
});
