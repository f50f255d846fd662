import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineThing } from "../define-thing.ts";
import { bar, plate } from "../pieces.ts";
import { arrowParts } from "./arrow-parts.ts";

/** A crossbow, upright with its bow on top, deck to the front. What makes it itself: a short steel bow across the end of a wooden stock, a drawn string, a bolt in its groove, a stirrup and a trigger lever. */
export const crossbow = defineThing({
  id: "crossbow",
  family: "weapon",
  forms: { one: 1 },
  words: { crossbow: "", "cross bow": "", "hand crossbow": "", "medieval crossbow": "", arbalest: "" },
  senses: ["crossbow"],
  height: 0.8,
  slots: {
    body: {
      words: ["stock", "tiller", "wood"],
      materials: ["oak"],
      colours: ["#7a4a26", "#5c3820", "#94602f"].map(fromHex),
    },
    prod: { words: ["limb", "bow"], materials: ["iron", "brushed-steel"] },
    string: { words: ["bowstring"], materials: ["woven-cotton"], colours: [fromHex("#e6dcc4")], takesWhole: false },
    metal: { words: ["trigger", "stirrup", "fitting"], materials: ["iron", "brushed-steel"], takesWhole: false },
    arrow: { words: ["bolt"], materials: ["oak"], colours: [fromHex("#cfa66a")], takesWhole: false },
    fletching: {
      words: ["feather", "vane"],
      materials: ["feathers"],
      colours: ["#c4201f", "#f0ece2"].map(fromHex),
      takesWhole: false,
    },
    point: { words: ["arrowhead"], materials: ["brushed-steel"], takesWhole: false },
  },
  build: ({ play }) => {
    const stock = plate(
      [
        [-0.04, 0, 0.01],
        [0.04, 0, 0.01],
        [0.046, 0.06, 0.03],
        [0.026, 0.24, 0.05],
        [0.034, 0.36, 0.04],
        [0.034, 0.72, 0.012],
        [-0.034, 0.72, 0.012],
        [-0.034, 0.36, 0.04],
        [-0.026, 0.24, 0.05],
        [-0.046, 0.06, 0.03],
      ],
      0.062,
      0.009,
    );
    const droop = 0.09 + play * 0.05;
    const limb: Vec3[] = [
      [-0.34, 0.66 - droop, 0.01],
      [-0.28, 0.655 - droop * 0.55, 0.01],
      [-0.14, 0.67, 0.01],
      [0, 0.68, 0.01],
      [0.14, 0.67, 0.01],
      [0.28, 0.655 - droop * 0.55, 0.01],
      [0.34, 0.66 - droop, 0.01],
    ];
    const prod = sweep(rectangleOutline(0.046, 0.026, 0.007, 2), curveThrough(limb, 6), {
      up: [0, 1, 0],
      scale: (t) => 1.1 - 0.55 * Math.abs(t - 0.5) * 2,
      endRounding: 0.005,
    });
    const tip = limb[0] as Vec3;
    const nut = 0.4;
    return [
      makePart("stock", "body", stock, { weight: 1, grain: "y" }),
      makePart("prod", "prod", prod, { weight: 1 }),
      makePart(
        "string",
        "string",
        tube(0.0055, [tip, [-0.02, nut, 0.042], [0.02, nut, 0.042], [-tip[0], tip[1], tip[2]]], 8),
        { weight: 0.9 },
      ),
      makePart(
        "nut",
        "metal",
        move(box([0.05, 0.034, 0.03], { bevel: 0.006, bevelSteps: 2 }), [0, nut - 0.015, 0.035]),
        { weight: 0.5 },
      ),
      makePart("stirrup", "metal", move(turnX(torus(0.05, 0.009, 32, 10), PI / 2), [0, 0.762, 0]), { weight: 0.8 }),
      makePart(
        "trigger",
        "metal",
        tube(
          0.009,
          curveThrough(
            [
              [0, 0.36, -0.02],
              [0, 0.34, -0.06],
              [0, 0.22, -0.075],
              [0, 0.12, -0.06],
            ],
            5,
          ),
          10,
          { endRounding: 0.005 },
        ),
        { weight: 0.8 },
      ),
      ...makeParts(
        "lashing",
        "string",
        [-1, 1].map((s) => bar([s * 0.03, 0.63, 0.026], [-s * 0.03, 0.72, 0.026], 0.007, 8)),
        { weight: 0.5 },
      ),
      ...makeParts(
        "band",
        "metal",
        [0.3, 0.58].map((y) => move(box([0.074, 0.02, 0.068], { bevel: 0.004 }), [0, y, 0])),
        { weight: 0.4 },
      ),
      ...arrowParts(0.38, 0.0085).map((part) => ({
        ...part,
        geometry: move(turnZ(part.geometry, PI / 2), [0, nut - 0.002, 0.044]),
      })),
    ];
  },
  grip: () => [0, 0.25, 0],
  view: { azimuth: 0.5, elevation: 0.16 },
});
