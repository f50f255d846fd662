import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** A pot with a glass lid, a lever and a lamp in front. */
function pot(): Part[] {
  const handle = (side: number) =>
    sweep(
      ellipseOutline(0.007, 0.01, 14),
      curveThrough(
        [
          [side * 0.115, 0.15, 0.035],
          [side * 0.15, 0.155, 0.03],
          [side * 0.15, 0.155, -0.03],
          [side * 0.115, 0.15, -0.035],
        ],
        6,
      ),
      { endRounding: 0.002 },
    );
  return [
    makePart(
      "body",
      "body",
      turnedUp(
        [
          [0, 0.012],
          [0.1, 0.012, 0.01],
          [0.122, 0.05, 0.06],
          [0.124, 0.165, 0.01],
          [0, 0.165],
        ],
        56,
      ),
      { weight: 1 },
    ),
    makePart(
      "foot",
      "trim",
      turnedUp(
        [
          [0, 0],
          [0.09, 0, 0.003],
          [0.098, 0.016],
          [0, 0.016],
        ],
        40,
      ),
      { weight: 0.4 },
    ),
    makePart(
      "rim",
      "steel",
      turnedUp(
        [
          [0, 0.163],
          [0.13, 0.163, 0.003],
          [0.13, 0.173, 0.003],
          [0, 0.173],
        ],
        56,
      ),
      { weight: 0.8 },
    ),
    makePart(
      "lid",
      "lid",
      turnedUp(
        [
          [0, 0.171],
          [0.123, 0.171],
          [0.118, 0.186, 0.02],
          [0.06, 0.208, 0.06],
          [0, 0.212],
        ],
        56,
      ),
      { weight: 0.9 },
    ),
    makePart(
      "knob",
      "trim",
      turnedUp(
        [
          [0, 0.208],
          [0.01, 0.208],
          [0.01, 0.22, 0.003],
          [0.022, 0.228, 0.004],
          [0.02, 0.238, 0.004],
          [0, 0.24],
        ],
        28,
      ),
      { weight: 0.7 },
    ),
    ...makeParts("handle", "trim", [handle(1), handle(-1)], { weight: 0.8 }),
    makePart("panel", "trim", move(slab([0.07, 0.075, 0.02], 0.012, 0.003), [0, 0.07, 0.118]), { weight: 0.7 }),
    makePart("lever", "steel", block([0.03, 0.012, 0.02], [0, 0.05, 0.134], 0.003), { weight: 0.6 }),
    makePart("lamp", "lamp", move(sphere(0.006, 12), [0, 0.088, 0.13]), { weight: 0.5 }),
  ];
}

/** A rounded box that opens at the top: a screen and buttons on its brow, a handle over it. */
function jar(): Part[] {
  const body = turnX(slab([0.26, 0.28, 0.17], 0.1, 0.03, 8), -PI / 2);
  const bow = curveThrough(
    [
      [-0.125, 0.12, -0.01],
      [-0.135, 0.2, 0.0],
      [-0.1, 0.25, 0.01],
      [0.1, 0.25, 0.01],
      [0.135, 0.2, 0.0],
      [0.125, 0.12, -0.01],
    ],
    7,
  );
  return [
    makePart("body", "body", move(body, [0, 0.095, 0]), { weight: 1 }),
    makePart("lid", "body", move(turnX(slab([0.255, 0.275, 0.05], 0.1, 0.022, 8), -PI / 2), [0, 0.199, 0]), {
      weight: 1,
    }),
    makePart("seam", "trim", move(turnX(slab([0.258, 0.278, 0.008], 0.1, 0.002, 8), -PI / 2), [0, 0.178, 0]), {
      weight: 0.4,
    }),
    makePart("vent", "steel", move(turnX(disc(0.022, 0.008, 0.003), -PI / 2), [0, 0.222, -0.05]), { weight: 0.5 }),
    makePart("handle", "trim", sweep(ellipseOutline(0.007, 0.012, 14), bow, { endRounding: 0.003 }), { weight: 0.8 }),
    makePart("screen", "screen", move(turnX(slab([0.075, 0.04, 0.01], 0.008, 0.002), -0.3), [0, 0.13, 0.14]), {
      weight: 0.8,
    }),
    ...makeParts(
      "button",
      "lamp",
      [-0.03, 0, 0.03].map((x) => move(disc(0.009, 0.008, 0.002, 20), [x, 0.085, 0.137])),
      { weight: 0.6 },
    ),
  ];
}

const build = ({ style }: Planned): Part[] => (style === "jar" ? jar() : pot());

/** A rice cooker. What makes it itself: a round white pot with a steel rim, a domed glass lid and one lever below a lamp; or a rounded box with a carrying handle, a vent on the lid and a small screen. */
export const riceCooker = defineFromPlan({
  id: "rice-cooker",
  family: "device",
  words: [
    "rice cooker",
    "rice steamer",
    "instant pot",
    "slow cooker",

    "crockpot",
    "multicooker",
    "electric cooker",
  ],
  height: 0.25,
  view: { azimuth: 0.35, elevation: 0.26 },
  slots: {
    body: mainSlot("painted-metal", "#f0eee8 #f0eee8 #c8352c #2a2b2e", "pot|case"),
    lid: slot("glass", "#c8d4d6", "cover"),
    steel: slot("brushed-steel", "", "rim|vent|switch"),
    trim: slot("plastic", "#1a1a1c", "handle|knob|foot|panel"),
    screen: slot("plastic", "#16201c", "display"),
    lamp: slot("plastic", "#e8541e", "button|light"),
  },
  styles: {
    pot: { weight: 2, words: ["slow cooker", "crockpot"] },
    jar: { weight: 1, words: ["instant pot", "multicooker"] },
  },
  build,
});
