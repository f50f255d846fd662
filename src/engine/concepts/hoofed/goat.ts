import { merge } from "../../geometry/merge.ts";
import { settle } from "../../geometry/place.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import type { Studio } from "../mammal/species.ts";
import { CLOVEN } from "./cattle-form.ts";
import { lock, maneSlot, paintHair } from "./hair.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { hornSlot, putHorns } from "./horn.ts";
import { onMuzzle } from "./long-face.ts";
import { deepNeck } from "./neck-clay.ts";
import { SHEEP, SHEEP_BODY, SHEEP_EARS, SHEEP_HEAD } from "./sheep-form.ts";

/** A goat: horns swept back over the neck, a beard, drooping ears, slot of a face, short upturned tail. */
export const goat = defineMammal({
  ...SHEEP,
  id: "goat",
  words: ["goat", "billy goat", "nanny goat", "baby goat", "mountain goat", "ibex", "goat kid", "pygmy goat"],
  senses: ["goat"],
  body: {
    ...SHEEP_BODY,
    legs: 0.5,
    length: 1.06,
    girth: 1.06,
    bone: 0.76,
    head: 1.02,
    fluff: 0.006,
    carriage: { neck: [0.2, 0.24], head: [0.44, 0.44] },
  },
  head: { ...SHEEP_HEAD, muzzle: { length: 0.85, root: 0.54, tip: 0.35, y: -0.12, drop: 0.78 } },
  ears: { ...SHEEP_EARS, height: 0.85, lean: 2.0 },
  tail: { carriage: "raised", length: 0.2, radii: [0.045, 0.05, 0.04, 0.02], fluff: 0.006 },
  sculpt: (skeleton, head, build) => deepNeck(skeleton, head, build, 0.85),
  varieties: [
    { coat: "#e6e0d4", weight: 2.5, layers: [], dress: { beard: "#d8d0c0" } },
    {
      coat: "#8a5c38",
      weight: 2,
      layers: [
        { kind: "lines", colour: "#241a16", at: [0], width: 0.07 },
        { kind: "legs", colour: "#241a16", front: 0.6, hind: 0.55 },
        { kind: "face", colour: "#e6dccb", at: [0.36, -0.1, 1.0], radii: [0.12, 1.2, 1.2], turn: 0.1 },
      ],
      dress: { beard: "#3a2a1e" },
    },
    {
      coat: "#55504c",
      weight: 1,
      layers: [
        { kind: "under", colour: "#d8d2c8", reach: 0.15 },
        { kind: "legs", colour: "#24201e", front: 0.6, hind: 0.55 },
      ],
      dress: { beard: "#38332f" },
    },
    {
      coat: "#ebe5da",
      weight: 1,
      layers: [
        { kind: "head", colour: "#6a3a20", to: 1.4 },
        { kind: "face", colour: "#ebe5da", at: [0, 0, 1.1], radii: [0.24, 1.4, 1.4] },
      ],
      dress: { beard: "#6a3a20" },
    },
  ],
  poses: [
    ["standing", 3],
    ["walking", 1.5],
    ["lying", 0.3],
  ],
  slots: { horn: hornSlot("#6a5a48", "#8a7860"), beard: { ...maneSlot("#d8d0c0"), words: [] }, hoof: HOOF_SLOT },
  extras: (studio) => {
    putHorns(
      studio,
      {
        way: [
          [0.3, 0.5, 0.1],
          [0.42, 1.3, 0.05],
          [0.6, 1.95, -0.5],
          [0.85, 2.0, -1.25],
          [1.05, 1.65, -1.75],
        ],
        radius: 0.24,
        tip: 0.16,
        rings: [12, 0.06],
      },
      0.9,
    );
    beard(studio);
    putHooves(studio, CLOVEN);
  },
});

function beard({ head, put }: Studio): void {
  const r = head.form.muzzle.tip;
  const u = head.unit;
  const locks = [-2, -1, 0, 1, 2].map((i) => {
    const [x, y, z] = onMuzzle(head, i * 0.09, -0.35 - 0.05 * Math.abs(i), -1.0 * r);
    const long = (0.95 - 0.14 * Math.abs(i)) * u;
    const way: Vec3[] = [
      [x, y + 0.05 * u, z],
      [x * 1.2, y - long * 0.5, z + 0.05 * u],
      [x * 0.8, y - long, z - 0.05 * u],
    ];
    return lock(way, 0.12 * u, 0.07 * u);
  });
  put("beard", "beard", settle(merge(locks)), paintHair, 0.8);
}
