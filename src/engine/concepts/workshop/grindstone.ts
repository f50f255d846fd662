import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, settle } from "../../geometry/place.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar, beam } from "../pieces.ts";
import { turnedAcross } from "../vehicle/bodywork.ts";

/** Height of the axle, radius of the stone, half its width, metres. */
const [AXLE, R, WIDE] = [0.72, 0.36, 0.065];

function build(): Part[] {
  const pair = (g: Geometry): Geometry[] => [g, mirror(g)];
  const legs = [-1, 1].flatMap((s) => pair(beam([0.26, 0, s * 0.5], [0.19, AXLE - 0.02, s * 0.32], 0.07, 0.07)));
  return [
    makePart(
      "stone",
      "stone",
      turnedAcross(
        [
          [0, -WIDE],
          [R * 0.97, -WIDE, 0.012],
          [R, 0, 0.2],
          [R * 0.97, WIDE, 0.012],
          [0, WIDE],
        ],
        [0, AXLE, 0],
        64,
        false,
        4,
      ),
      {
        weight: 1,
        paint: (surface, x, y, z) => {
          const r = Math.sqrt((y - AXLE) * (y - AXLE) + z * z);
          // worn bright grooves run round its face
          const f = r > R * 0.93 ? 1.16 + 0.12 * noise(x * 130, 0, 0, 3) : 1 + 0.08 * noise(x * 30, r * 60, 0, 5);
          surface.r *= f;
          surface.g *= f;
          surface.b *= f;
          if (r < 0.075) surface.height -= 0.004;
        },
      },
    ),
    makePart(
      "hub",
      "iron",
      merge([
        turnedAcross(
          [
            [0, -WIDE - 0.022],
            [0.07, -WIDE - 0.02, 0.008],
            [0.07, WIDE + 0.02, 0.008],
            [0, WIDE + 0.022],
          ],
          [0, AXLE, 0],
          8,
        ),
        bar([-0.3, AXLE, 0], [0.3, AXLE, 0], 0.022, 14),
      ]),
      { weight: 0.6 },
    ),
    makePart(
      "crank",
      "iron",
      merge([
        bar([0.285, AXLE, 0], [0.285, AXLE - 0.02, 0.2], 0.018, 12),
        bar([0.27, AXLE - 0.02, 0.2], [0.36, AXLE - 0.02, 0.2], 0.016, 12),
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "grip",
      "wood",
      settle(
        turnedAcross(
          [
            [0, 0.34],
            [0.022, 0.34, 0.006],
            [0.028, 0.4, 0.03],
            [0.022, 0.46, 0.008],
            [0, 0.46],
          ],
          [0, AXLE - 0.02, 0.2],
          20,
        ),
      ),
      { weight: 0.6 },
    ),
    makePart("rails", "wood", merge(pair(block([0.075, 0.085, 1.12], [0.19, AXLE - 0.045, 0], 0.01, 2))), {
      weight: 0.9,
      grain: "z",
    }),
    makePart("legs", "wood", merge(legs), { weight: 0.9 }),
    makePart(
      "cross-rails",
      "wood",
      merge(
        [-1, 1].flatMap((s) => [
          block([0.42, 0.07, 0.06], [0, AXLE - 0.045, s * 0.5], 0.008),
          block([0.46, 0.055, 0.05], [0, 0.26, s * 0.435], 0.008),
        ]),
      ),
      { weight: 0.5, grain: "x" },
    ),
    makePart(
      "trough",
      "wood",
      merge([
        block([0.24, 0.02, 0.5], [0, 0.3, 0], 0.004),
        ...pair(block([0.02, 0.1, 0.5], [0.115, 0.34, 0], 0.004)),
        ...[-1, 1].map((s) => block([0.24, 0.1, 0.02], [0, 0.34, s * 0.245], 0.004)),
        ...[-1, 1].map((s) => beam([0, 0.285, s * 0.24], [0, 0.27, s * 0.45], 0.05, 0.03)),
      ]),
      { weight: 0.5 },
    ),
    makePart("bearings", "iron", merge(pair(block([0.085, 0.05, 0.1], [0.19, AXLE + 0.008, 0], 0.012, 2))), {
      weight: 0.4,
    }),
  ];
}

/** A grindstone. What makes it itself: a thick round wheel of sandstone on an iron axle with a crank, upright in a frame of heavy timber on splayed legs, its foot in a trough of water. */
export const grindstone = defineFromPlan({
  id: "grindstone",
  family: "tool",
  words: [
    "grindstone",
    "grinding wheel",
    "sharpening wheel",
    "grinding stone",
    "sharpening stone wheel",
    "blacksmith grindstone",
    "medieval grindstone",
  ],
  senses: ["grindstone"],
  height: 1.08,
  vary: 0.04,
  view: { azimuth: 0.75, elevation: 0.2 },
  slots: {
    wood: mainSlot("oak weathered-planks", "#7a5632 #6a4a2c", "frame|leg|stand|trough"),
    stone: slot("smooth-concrete", "#a8a298 #b0a48c", "wheel"),
    iron: slot("iron", "#2c2c2e", "axle|crank|hub"),
  },
  build,
});
