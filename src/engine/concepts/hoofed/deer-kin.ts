import { ball } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import type { CoatLayer } from "../mammal/coat-layer.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import type { Studio } from "../mammal/species.ts";
import { DEER, DEER_BODY, DEER_EARS, DEER_HEAD, DEER_HOOF } from "./deer-form.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { ANTLER_SLOT, antlers, hornSlot, putHorns } from "./horn.ts";
import { onMuzzle } from "./long-face.ts";
import { deepNeck } from "./neck-clay.ts";

/** A reindeer: sweeping antlers with many points, a thick pale neck ruff, grey-brown coat, stout legs, sometimes a red nose. */
export const reindeer = defineMammal({
  ...DEER,
  id: "reindeer",
  words: ["reindeer", "caribou", "rudolph", "christmas reindeer", "santa's reindeer", "red nosed reindeer"],
  senses: ["caribou"],
  body: {
    ...DEER_BODY,
    legs: 0.52,
    length: 1.14,
    girth: 1.12,
    bone: 0.86,
    tuck: 0.1,
    head: 0.94,
    ruff: 0.9,
    fluff: 0.006,
    throat: 1.1,
    carriage: { neck: [0.14, 0.25], head: [0.36, 0.5] },
  },
  head: { ...DEER_HEAD, muzzle: { length: 1.2, root: 0.56, tip: 0.4, y: -0.16, drop: 0.85 } },
  ears: { ...DEER_EARS, height: 0.72, lean: 1.2 },
  sculpt: (skeleton, head, build) => deepNeck(skeleton, head, build, 1),
  varieties: [
    {
      words: ["reindeer", "caribou"],
      coat: "#77604c",
      layers: [
        { kind: "under", colour: "#e4dccd", reach: 0.15 },
        { kind: "face", colour: "#e8e2d6", at: [0, -1.3, 1.9], radii: [0.5, 0.4, 0.5], soft: 0.3 },
        { kind: "legs", colour: "#4a3a2e", front: 0.7, hind: 0.65 },
      ],
    },
    {
      words: ["rudolph", "christmas reindeer", "santa's reindeer", "red nosed reindeer"],
      weight: 0,
      coat: "#8a6242",
      layers: [{ kind: "under", colour: "#e8dcc6", reach: 0.15 }],
    },
  ],
  slots: {
    antler: ANTLER_SLOT,
    hoof: HOOF_SLOT,
    nose: { words: ["red nose"], materials: ["plastic"], colours: [fromHex("#c81c14")], takesWhole: false },
  },
  extras: (studio) => {
    if (!studio.parameters.young)
      studio.put(
        "antlers",
        "antler",
        antlers(studio.head, {
          beam: [
            [0.3, 0.5, -0.1],
            [0.75, 1.2, -0.9],
            [1.45, 2.3, -1.2],
            [1.9, 3.4, -0.7],
            [1.65, 4.2, 0.1],
          ],
          radius: 0.21,
          tines: [
            {
              at: 0.06,
              by: [
                [0.05, 0.25, 0.75],
                [-0.05, 0.75, 1.35],
              ],
            },
            {
              at: 0.24,
              by: [
                [0.3, 0.25, 0.6],
                [0.4, 0.85, 1.15],
              ],
            },
            {
              at: 0.46,
              by: [
                [0.1, 0.25, -0.45],
                [0.15, 0.7, -0.75],
              ],
            },
            {
              at: 0.74,
              by: [
                [0.35, 0.4, -0.1],
                [0.5, 1.0, 0.0],
              ],
            },
            {
              at: 0.86,
              by: [
                [0.2, 0.5, 0.0],
                [0.3, 1.05, 0.25],
              ],
            },
            {
              at: 0.93,
              by: [
                [-0.3, 0.45, 0.2],
                [-0.45, 0.85, 0.5],
              ],
            },
          ],
        }),
        undefined,
        1,
      );
    if (studio.parameters.variety === 1) redNose(studio);
    putHooves(studio, DEER_HOOF);
  },
});

function redNose({ head, put }: Studio): void {
  const r = head.form.muzzle.tip;
  put(
    "nose",
    "nose",
    meshSdf(ball(onMuzzle(head, 0, 0.85 * r, 0.25 * r), 0.34 * head.unit), 0.06 * head.unit),
    undefined,
    0.95,
  );
}

const gazelle = (coat: string, band: string): readonly CoatLayer[] => [
  { kind: "under", colour: "#efe8da", reach: 0.26, throat: false },
  { kind: "face", colour: band, at: [0.42, -0.5, 1.15], radii: [0.1, 0.9, 0.9], turn: 0.1 },
  { kind: "face", colour: "#efe8da", at: [0, -1.4, 1.8], radii: [0.5, 0.4, 0.8] },
  { kind: "band", colour: "#efe8da", from: -9, to: -0.36 },
  { kind: "tail", colour: band, from: 0.2 },
  { kind: "back", colour: coat, reach: 0.5 },
];

/** An antelope: light and long-legged with two tall ridged horns, white belly, dark stripe from eye to nose, fawn coat. */
export const antelope = defineMammal({
  ...DEER,
  id: "antelope",
  words: ["antelope", "gazelle", "impala", "oryx", "springbok", "kudu", "eland", "chamois"],
  senses: ["antelope"],
  body: {
    ...DEER_BODY,
    size: 0.9,
    legs: 0.6,
    bone: 0.6,
    girth: 0.88,
    carriage: { neck: [0.22, 0.2], head: [0.5, 0.38] },
  },
  varieties: [
    { coat: "#b47a3c", weight: 2, layers: gazelle("#b47a3c", "#3a2216") },
    { coat: "#a4622c", weight: 1, layers: gazelle("#a4622c", "#2c1a12") },
    { coat: "#c49a62", weight: 1, layers: gazelle("#c49a62", "#4a3020") },
  ],
  slots: { horn: hornSlot("#3a302a", "#4a3e34"), hoof: HOOF_SLOT },
  extras: (studio) => {
    const isStraight = studio.parameters.variation % 3 === 0;
    putHorns(
      studio,
      {
        way: isStraight
          ? [
              [0.28, 0.5, 0.1],
              [0.42, 1.9, -0.35],
              [0.6, 3.6, -0.95],
            ]
          : [
              [0.28, 0.5, 0.1],
              [0.5, 1.3, -0.15],
              [1.0, 2.1, -0.8],
              [1.05, 2.9, -1.0],
              [0.75, 3.6, -0.6],
            ],
        radius: 0.27,
        tip: 0.12,
        rings: [16, 0.09],
      },
      1,
    );
    putHooves(studio, DEER_HOOF);
  },
});
