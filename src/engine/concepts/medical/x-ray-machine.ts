import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** The picture on the light box: ribs about a spine, shoulders and a heart's shadow. */
const chest: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.5) return;
  const [u, v] = [Math.abs(x + 0.75), y - 1.5];
  layColour(surface, [0.008, 0.014, 0.024], 0.2, 0);
  const spine = u < 0.022 && (v * 22 + 40) % 1 > 0.16;
  // each rib falls away from the spine in a bow
  const bow = v + 1.6 * u * u - 0.1 * u;
  const rib = u > 0.02 && u < 0.2 - Math.max(0, v) * 0.25 && v < 0.22 && v > -0.22 && (bow * 15 + 40) % 1 < 0.4;
  const collar = Math.abs(v - 0.25 - u * 0.12) < 0.014 && u < 0.2;
  const heart = (x + 0.72) * (x + 0.72) * 1.4 + (v + 0.09) * (v + 0.09) < 0.0085;
  const body = u < 0.23;
  if (spine || collar) layColour(surface, [0.72, 0.82, 0.88], 0.2, 0);
  else if (rib) layColour(surface, [0.4, 0.52, 0.6], 0.2, 0);
  else if (heart) layColour(surface, [0.24, 0.33, 0.4], 0.2, 0);
  else if (body) layColour(surface, [0.045, 0.075, 0.105], 0.2, 0);
};

function build(): Part[] {
  const head = 1.75;
  return [
    makePart(
      "table",
      "body",
      merge([
        block([0.5, 0.6, 0.5], [-0.55, 0.32, 0.15], 0.03, 2),
        block([0.5, 0.6, 0.5], [0.55, 0.32, 0.15], 0.03, 2),
        block([1.75, 0.1, 0.5], [0, 0.64, 0.15], 0.02),
        block([2.05, 0.06, 0.68], [0, 0.73, 0.15], 0.02, 2),
      ]),
      { weight: 0.9 },
    ),
    makePart("pad", "pad", block([1.95, 0.05, 0.6], [0, 0.785, 0.15], 0.02, 3), { weight: 0.8, grain: "x" }),
    makePart(
      "column",
      "body",
      merge([block([0.42, 0.08, 0.5], [0.3, 0.04, -0.42], 0.02), block([0.18, 2.1, 0.2], [0.3, 1.06, -0.45], 0.03, 2)]),
      { weight: 0.9 },
    ),
    makePart(
      "rail",
      "steel",
      merge([-1, 1].map((s) => block([0.02, 1.9, 0.02], [0.3 + s * 0.06, 1.1, -0.345], 0.003))),
      { weight: 0.4 },
    ),
    makePart(
      "arm",
      "body",
      merge([
        block([0.26, 0.26, 0.2], [0.3, head, -0.36], 0.03, 2),
        block([0.14, 0.14, 0.55], [0.3, head, -0.05], 0.03, 2),
      ]),
      { weight: 0.8 },
    ),
    makePart(
      "tube-head",
      "head",
      merge([
        bar([0.02, head, 0.2], [0.58, head, 0.2], 0.13, 32),
        block([0.2, 0.14, 0.2], [0.3, head - 0.13, 0.2], 0.02),
        move(
          turnedUp(
            [
              [0, 0],
              [0.13, 0],
              [0.08, 0.16],
              [0, 0.16],
            ],
            4,
          ),
          [0.3, head - 0.34, 0.2],
        ),
      ]),
      { weight: 1 },
    ),
    makePart(
      "handles",
      "steel",
      tube(
        0.014,
        curveThrough(
          [
            [0.12, head - 0.05, 0.3],
            [0.13, head - 0.06, 0.42],
            [0.3, head - 0.06, 0.44],
            [0.47, head - 0.06, 0.42],
            [0.48, head - 0.05, 0.3],
          ],
          5,
        ),
        10,
      ),
      { weight: 0.5 },
    ),
    makePart(
      "cable",
      "cable",
      tube(
        0.022,
        curveThrough(
          [
            [0.55, head + 0.05, 0.2],
            [0.72, head + 0.02, 0.1],
            [0.74, head - 0.4, -0.2],
            [0.62, head - 0.6, -0.42],
            [0.36, head - 0.5, -0.46],
          ],
          6,
        ),
        10,
      ),
      { weight: 0.5 },
    ),
    makePart(
      "viewer",
      "body",
      merge([
        block([0.62, 0.72, 0.08], [-0.75, 1.5, -0.42], 0.02),
        block([0.08, 1.2, 0.08], [-0.75, 0.6, -0.46], 0.01),
        block([0.5, 0.05, 0.4], [-0.75, 0.025, -0.42], 0.015),
      ]),
      {
        weight: 0.7,
      },
    ),
    makePart("film", "screen", block([0.54, 0.64, 0.02], [-0.75, 1.5, -0.38], 0.004), { weight: 1, paint: chest }),
  ];
}

/** An X-ray machine. What makes it itself: a padded table, a column with an arm that holds a tube head with a tapered collimator pointing down, and a light box with the picture of a rib cage. */
export const xRayMachine = defineFromPlan({
  id: "x-ray-machine",
  family: "device",
  words: [
    "x-ray machine",
    "xray machine",
    "x ray machine",
    "x-ray scanner",
    "radiography machine",
    "x-ray table",
    "x-ray unit",
  ],
  senses: ["x-ray machine"],
  height: 2.1,
  vary: 0.03,
  view: { azimuth: 0.35, elevation: 0.18 },
  slots: {
    body: mainSlot("plastic", "#e9ecee #dfe6ea", "table|column|arm|machine"),
    head: slot("plastic", "#cfd8de #9fb8c8", "tube|collimator"),
    pad: slot("leather", "#1f4f7a #22262c #2a7a72", "mattress|cushion"),
    steel: slot("brushed-steel", "", "handle|rail"),
    cable: slot("rubber", "#1d1f22", "cord"),
    screen: slot("glass", "#0a0f14", "film|picture|viewer"),
  },
  build,
});
