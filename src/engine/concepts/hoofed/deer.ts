import type { CoatLayer } from "../mammal/coat-layer.ts";
import { defineMammal } from "../mammal/define-mammal.ts";
import { DEER, DEER_BODY, DEER_EARS, DEER_HOOF, DEER_TAIL } from "./deer-form.ts";
import { HOOF_SLOT, putHooves } from "./hoof.ts";
import { ANTLER_SLOT, antlers } from "./horn.ts";

const markings = (pale: string): readonly CoatLayer[] => [
  { kind: "under", colour: pale, reach: 0.16, throat: false },
  { kind: "band", colour: pale, from: -9, to: -0.34 },
  { kind: "face", colour: pale, at: [0, -1.55, 1.5], radii: [0.6, 0.4, 0.9] },
  { kind: "face", colour: "#2a1c14", at: [0, -0.9, 2.0], radii: [0.34, 0.3, 0.3] },
  { kind: "tail", colour: pale, from: 0.3 },
];

/** A stag: branching antlers, slender legs, long neck, large ears, black nose, white rump and tail on a russet coat. */
export const deer = defineMammal({
  ...DEER,
  id: "deer",
  words: ["deer", "stag", "red deer", "buck deer", "hart", "white tailed deer", "elk", "roe deer", "wapiti"],
  senses: ["deer"],
  varieties: [
    { coat: "#9a6234", weight: 2, layers: markings("#e2d2b8") },
    { coat: "#7e5230", weight: 1.5, layers: markings("#d8c4a4") },
    { coat: "#a8763e", weight: 1, layers: markings("#e8dcc4") },
  ],
  slots: { antler: ANTLER_SLOT, hoof: HOOF_SLOT },
  extras: (studio) => {
    const { head, parameters, put } = studio;
    if (!parameters.young) {
      const s = 1 + (parameters.variation % 7) * 0.03;
      put(
        "antlers",
        "antler",
        antlers(head, {
          beam: [
            [0.3, 0.5, -0.05],
            [0.62, 1.5 * s, -0.5],
            [1.35 * s, 2.5 * s, -0.75],
            [1.75 * s, 3.6 * s, -0.35],
            [1.5 * s, 4.5 * s, 0.1],
          ],
          radius: 0.22,
          tines: [
            {
              at: 0.12,
              by: [
                [0.12, 0.25, 0.7],
                [0.2, 0.85, 1.25],
              ],
            },
            {
              at: 0.36,
              by: [
                [0.2, 0.3, 0.62],
                [0.26, 0.95, 1.05],
              ],
            },
            {
              at: 0.6,
              by: [
                [-0.05, 0.5, 0.5],
                [-0.2, 1.15, 0.7],
              ],
            },
            {
              at: 0.8,
              by: [
                [0.4, 0.45, -0.15],
                [0.62, 1.1, -0.2],
              ],
            },
          ],
        }),
        undefined,
        1,
      );
    }
    putHooves(studio, DEER_HOOF);
  },
});

/** A fawn: a slender spotted young deer with huge ears and eyes and no antlers. */
export const fawn = defineMammal({
  ...DEER,
  id: "fawn",
  words: ["fawn", "baby deer", "bambi", "doe", "female deer", "spotted deer"],
  senses: ["fawn#2"],
  body: {
    ...DEER_BODY,
    size: 0.65,
    legs: 0.6,
    head: 0.98,
    bone: 0.66,
    carriage: { neck: [0.2, 0.2], head: [0.48, 0.38] },
  },
  ears: { ...DEER_EARS, height: 1.2, widths: [0.2, 0.36, 0.12] },
  tail: DEER_TAIL,
  varieties: [
    {
      words: ["fawn", "baby deer", "bambi", "spotted deer"],
      coat: "#a86a34",
      layers: [{ kind: "spots", colour: "#f0e4cc", spacing: 0.1, size: 0.24 }, ...markings("#ece0c8")],
    },
    {
      words: ["doe", "female deer"],
      weight: 0,
      coat: "#946034",
      layers: markings("#e2d2b8"),
      body: { size: 0.9, head: 0.84 },
    },
  ],
  slots: { hoof: HOOF_SLOT },
  extras: (studio) => putHooves(studio, DEER_HOOF),
});
