import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineThing } from "../define-thing.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { arrowParts } from "./arrow-parts.ts";

/** A bow, upright, with an arrow on the string. What makes it itself: two slender limbs bent away from a leather-bound grip, recurved at their tips or in one long arc; a taut string; an arrow with feathers and a steel point. */
export const bow = defineThing({
  id: "bow",
  family: "weapon",
  forms: { recurve: 3, long: 1 },
  words: {
    bow: "",
    "bow and arrow": "",
    "bow and arrows": "",
    longbow: "long",
    "long bow": "long",
    "recurve bow": "recurve",
    "archery bow": "recurve",
    "archer's bow": "",
    "hunting bow": "recurve",
    "elven bow": "recurve",
  },
  senses: ["bow#4", "longbow"],
  height: 1.3,
  slots: {
    body: {
      words: ["limb", "wood", "stave"],
      materials: ["oak"],
      colours: ["#7a4522", "#a3662e", "#4f2d1a", "#8e3420"].map(fromHex),
    },
    grip: {
      words: ["handle", "binding"],
      materials: ["leather"],
      colours: ["#2e1d14", "#5a2c1a", "#23303f"].map(fromHex),
      takesWhole: false,
    },
    string: {
      words: ["bowstring", "cord"],
      materials: ["woven-cotton"],
      colours: [fromHex("#e9e2cf")],
      takesWhole: false,
    },
    arrow: { words: ["shaft"], materials: ["oak"], colours: [fromHex("#cfa66a")], takesWhole: false },
    fletching: {
      words: ["feather", "vane"],
      materials: ["feathers"],
      colours: ["#c4201f", "#f0ece2", "#1f5fae", "#2f8a45"].map(fromHex),
      takesWhole: false,
    },
    point: { words: ["arrowhead", "tip"], materials: ["brushed-steel"], takesWhole: false },
  },
  build: ({ form, play }) => {
    const recurve = form === "recurve";
    const tipX = -0.2 + play * 0.04;
    const limb: Vec3[] = recurve
      ? [
          [0, 0, 0],
          [0.012, 0.09, 0],
          [0.01, 0.2, 0],
          [-0.06, 0.38, 0],
          [-0.17, 0.5, 0],
          [-0.2, 0.555, 0],
          [-0.165, 0.62, 0],
        ]
      : [
          [0, 0, 0],
          [0, 0.1, 0],
          [-0.02, 0.27, 0],
          [-0.08, 0.44, 0],
          [-0.15, 0.55, 0],
          [tipX, 0.62, 0],
        ];
    const whole = [
      ...limb
        .slice(1)
        .reverse()
        .map(([x, y]): Vec3 => [x, -y, 0]),
      ...limb,
    ];
    const path = curveThrough(whole, 7);
    const stave = sweep(rectangleOutline(0.036, 0.032, 0.009, 3), path, {
      up: [1, 0, 0],
      scale: (t) => {
        const d = Math.abs(t - 0.5) * 2;
        return [1.15 - 0.75 * d * d, 1.2 - 0.85 * d];
      },
      endRounding: 0.006,
    });
    const ends: Vec3 = recurve ? [-0.195, 0.56, 0] : [tipX, 0.61, 0];
    const nock: Vec3 = [ends[0] - 0.05 - play * 0.1, 0.012, 0];
    const wraps = Array.from({ length: 13 }, (_, i) => [i % 2 ? 0.0262 : 0.0285, -0.07 + i * 0.0115, 0.002] as const);
    const parts: Part[] = [
      makePart("stave", "body", stave, { weight: 1, grain: "y" }),
      makePart("grip", "grip", stretch(turnedPiece(wraps, 20), [0.95, 1, 0.95]), { weight: 0.8 }),
      makePart("string", "string", tube(0.0048, [[ends[0], -ends[1], 0], nock, ends], 8), { weight: 0.9 }),
      ...makeParts(
        "tip",
        "grip",
        [1, -1].map((s) =>
          move(
            turnedPiece(
              [
                [0.012, -0.016, 0.002],
                [0.012, 0.016, 0.002],
              ],
              12,
            ),
            [ends[0], s * ends[1], 0],
          ),
        ),
        { weight: 0.3 },
      ),
      ...arrowParts(0.2 - nock[0] + 0.1, 0.0085).map((part) => ({
        ...part,
        geometry: move(part.geometry, [nock[0] + 0.003, nock[1], 0.012]),
      })),
    ];
    return parts;
  },
  grip: () => [0, 0, 0],
  view: { azimuth: 0.32, elevation: 0.08 },
});
