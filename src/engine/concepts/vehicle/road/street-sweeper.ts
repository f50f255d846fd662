import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, turnX } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import { turnedUp } from "../../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { bar } from "../../pieces.ts";
import { block, pair, sidePlate, turnedAcross } from "../bodywork.ts";
import { axleWheels } from "./heavy-wheel.ts";

/** Half the body's width; metres. */
const HALF = 0.85;

/** A round brush whose bristles splay down and outwards from a disc, its middle on the Y axis. */
function brush(): [Geometry, Geometry] {
  const bristles = Array.from({ length: 44 }, (_, i) => {
    const a = (i / 44) * TAU;
    const [r, out] = i % 2 === 0 ? [0.2, 0.46] : [0.16, 0.38];
    return bar([r * cos(a), 0.2, r * sin(a)], [out * cos(a + 0.16), 0.012, out * sin(a + 0.16)], 0.017, 5);
  });
  const disc = turnedUp(
    [
      [0, 0.18],
      [0.25, 0.18, 0.02],
      [0.2, 0.25, 0.02],
      [0.07, 0.28, 0.01],
      [0.07, 0.46],
      [0, 0.46],
    ],
    28,
  );
  return [disc, merge(bristles)];
}

/** Slanting stripes of warning at the tail, and a broom's sweep of colour along the sides. */
const striped: Paint = (surface, x, y, z, nx, _ny, nz) => {
  if (nz < -0.6 && y < 0.98) {
    const turn = (x + y) / 0.3;
    layColour(surface, turn - Math.floor(turn) < 0.5 ? [0.72, 0.03, 0.02] : [0.85, 0.85, 0.82], 0.4);
  } else if (Math.abs(nx) > 0.6 && Math.abs(y - 1.02 - 0.12 * z) < 0.08) layColour(surface, [0.05, 0.38, 0.16], 0.4);
};

function build(): Part[] {
  const cab = sidePlate(
    [
      [0.55, 0.52, 0.05],
      [1.62, 0.52, 0.12],
      [1.74, 0.95, 0.2],
      [1.5, 1.92, 0.2],
      [0.55, 1.98, 0.1],
    ],
    2 * HALF - 0.06,
    0.07,
    0,
    5,
  );
  const screen = sidePlate(
    [
      [1.42, 1.0, 0.04],
      [1.75, 1.0, 0.06],
      [1.545, 1.8, 0.06],
      [1.3, 1.8, 0.04],
    ],
    2 * HALF - 0.22,
    0.02,
  );
  const side = pair(
    sidePlate(
      [
        [0.66, 0.78, 0.06],
        [1.52, 0.78, 0.08],
        [1.6, 1.0, 0.06],
        [1.4, 1.82, 0.08],
        [0.66, 1.84, 0.08],
      ],
      0.05,
      0.015,
      HALF - 0.04,
    ),
  );
  const hopper = sidePlate(
    [
      [-1.85, 0.62, 0.05],
      [0.45, 0.62, 0.04],
      [0.45, 1.9, 0.06],
      [-0.2, 2.02, 0.1],
      [-1.5, 1.98, 0.2],
      [-1.9, 1.3, 0.1],
    ],
    2 * HALF,
    0.05,
  );
  const [disc, bristles] = brush();
  const put = (geometry: Geometry) => pair(move(turnX(geometry, 0.1), [HALF - 0.02, 0.02, 1.98]));
  const ridges = Array.from({ length: 9 }, (_, i) => [i % 2 === 0 ? 0.2 : 0.155, -0.7 + i * 0.175] as const);
  const roller = turnedAcross([[0, -0.71], ...ridges, [0, 0.71]], [0, 0.21, -0.32], 26);
  const mouth = sidePlate(
    [
      [-0.05, 0.05],
      [0.42, 0.03],
      [0.4, 0.3, 0.05],
      [0.05, 0.46, 0.05],
    ],
    1.2,
    0.02,
  );
  return [
    ...axleWheels([1.05, -1.2], HALF - 0.14, { radius: 0.36, width: 0.28, rim: 0.56 }),
    makePart(
      "chassis",
      "dark",
      merge([
        block([1.1, 0.22, 3.4], [0, 0.52, -0.1], 0.03),
        block([1.4, 0.1, 0.1], [0, 0.36, 1.05], 0.02),
        block([1.4, 0.1, 0.1], [0, 0.36, -1.2], 0.02),
      ]),
      { weight: 0.4 },
    ),
    makePart("cab", "body", cab, { weight: 1 }),
    makePart("windows", "window", merge([screen, ...side]), { weight: 0.9 }),
    makePart("hopper", "hopper", hopper, { weight: 1, paint: striped }),
    makePart(
      "vents",
      "dark",
      merge(
        pair(merge([0, 1, 2, 3, 4].map((i) => block([0.03, 0.04, 0.56], [HALF + 0.006, 1.42 + i * 0.09, 0.0], 0.008)))),
      ),
      { weight: 0.4 },
    ),
    ...makeParts(
      "arm",
      "dark",
      pair(
        merge([
          bar([0.5, 0.55, 1.5], [HALF - 0.04, 0.5, 1.94], 0.05, 12),
          bar([0.3, 0.55, 1.55], [0.55, 0.5, 1.9], 0.03, 10),
        ]),
      ),
      { weight: 0.5 },
    ),
    ...makeParts("disc", "dark", put(disc), { weight: 0.7 }),
    ...makeParts("brush", "brush", put(bristles), { weight: 1 }),
    makePart("roller", "brush", roller, { weight: 0.6 }),
    makePart("mouth", "dark", mouth, { weight: 0.5 }),
    makePart(
      "hose",
      "dark",
      tube(
        0.13,
        curveThrough(
          [
            [0.35, 2.0, -0.1],
            [0.38, 2.16, -0.4],
            [0.36, 2.16, -0.9],
            [0.34, 1.95, -1.25],
          ],
          6,
        ),
        16,
      ),
      { weight: 0.6 },
    ),
    makePart("bumper", "dark", block([1.5, 0.18, 0.14], [0, 0.6, 1.68], 0.04), { weight: 0.5 }),
    ...makeParts("headlight", "headlight", pair(block([0.26, 0.13, 0.08], [0.54, 0.82, 1.7], 0.03)), { weight: 0.6 }),
    makePart(
      "beacon",
      "beacon",
      move(
        turnedUp(
          [
            [0, 0],
            [0.09, 0, 0.01],
            [0.08, 0.16, 0.05],
            [0, 0.17],
          ],
          22,
        ),
        [0.4, 1.95, 0.95],
      ),
      { weight: 0.7 },
    ),
    makePart(
      "mirrors",
      "dark",
      merge(
        pair(
          merge([
            block([0.05, 0.26, 0.14], [HALF + 0.16, 1.55, 1.45], 0.02),
            bar([HALF - 0.06, 1.66, 1.36], [HALF + 0.16, 1.62, 1.45], 0.018, 8),
          ]),
        ),
      ),
      { weight: 0.4 },
    ),
  ];
}

/** A street sweeper. What makes it itself: a small lorry with a wide glass cab, two big round brushes on arms low in front, a roller brush and a suction mouth under it, a high hopper with a hose behind, and an amber beacon. */
export const streetSweeper = defineFromPlan({
  id: "street-sweeper",
  family: "vehicle",
  words: [
    "street sweeper",
    "road sweeper",
    "sweeper truck",
    "street cleaner",
    "street sweeping machine",
    "sweeping machine",
    "street cleaning truck",
  ],
  height: 2.2,
  vary: 0.03,
  view: { azimuth: 0.75, elevation: 0.2 },
  slots: {
    body: mainSlot("painted-metal", "#f0f0ec #e8a01c #e0641c #2f8a5a", "cab|paint"),
    hopper: slot("painted-metal", "#f0f0ec #e8a01c", "tank|box|container"),
    window: slot("glass", "#1c2a33", "windshield|pane"),
    brush: slot("plastic", "#e07a1c #2f6ab8 #d8b01c", "bristle|broom|roller"),
    tyre: slot("rubber", "#1a1a1b", "tire"),
    wheel: slot("brushed-steel", "", "rim|hub"),
    headlight: slot("glass", "#f6f0d4", "lamp|light"),
    beacon: slot("glass", "#f0941c", "siren|warning light"),
    dark: slot("plastic", "#222428", "chassis|bumper|hose|arm"),
  },
  build,
});
