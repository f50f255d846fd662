import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { ellipseOutline, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** Burnt within and at the rim. */
const burnt: Paint = (surface, x, y, z) => {
  const r = Math.sqrt(x * x + z * z);
  if (r < 0.0112 && y > 0.012) layColour(surface, [0.012, 0.01, 0.009], 0.95);
  else surface.roughness = 0.25;
};

const kernels: Paint = (surface, x, y, z) => {
  const n = noise(x * 420, y * 300, z * 420, 5);
  surface.height += 0.0005 * n;
  const k = 1 + 0.25 * n;
  layColour(surface, [surface.r * k, surface.g * k, surface.b * k]);
  burnt(surface, x, y, z, 0, 0, 0);
};

function build({ style }: Planned): Part[] {
  const corn = style === "corncob";
  const bowl = lathe(
    roundCorners(
      corn
        ? [
            [0, 0],
            [0.0165, 0, 0.002],
            [0.0185, 0.006, 0.004],
            [0.0185, 0.05, 0.004],
            [0.0165, 0.055, 0.002],
            [0.0108, 0.055, 0.002],
            [0.0105, 0.043],
            [0, 0.042],
          ]
        : [
            [0, 0],
            [0.01, 0.0, 0.006],
            [0.0195, 0.012, 0.014],
            [0.021, 0.028, 0.02],
            [0.0178, 0.05, 0.02],
            [0.0165, 0.0535, 0.002],
            [0.0112, 0.0535, 0.002],
            [0.0108, 0.042],
            [0, 0.041],
          ],
      6,
    ),
    44,
  );
  const bent = style !== "straight" && !corn;
  const shank: Vec3[] = bent
    ? [
        [0.008, 0.012, 0],
        [0.022, 0.013, 0],
        [0.04, 0.024, 0],
        [0.058, 0.041, 0],
      ]
    : [
        [0.008, 0.016, 0],
        [0.024, 0.02, 0],
        [0.042, 0.027, 0],
        [0.058, 0.034, 0],
      ];
  const stem: Vec3[] = bent
    ? [
        [0.058, 0.041, 0],
        [0.078, 0.059, 0],
        [0.103, 0.074, 0],
        [0.136, 0.078, 0],
      ]
    : [
        [0.058, 0.034, 0],
        [0.085, 0.046, 0],
        [0.115, 0.059, 0],
        [0.15, 0.073, 0],
      ];
  const line = curveThrough(shank, 6);
  const mouth = curveThrough(stem, 7);
  return [
    makePart("bowl", "bowl", bowl, { weight: 1, paint: corn ? kernels : burnt }),
    makePart(
      "shank",
      corn ? "reed" : "bowl",
      tube(corn ? 0.0062 : 0.0088, line, 20, { scale: (t) => (corn ? 1 : 1.22 - 0.3 * t), endRounding: 0.001 }),
      { weight: 0.9 },
    ),
    makePart("band", "band", tube(corn ? 0.0075 : 0.0089, line.slice(-3), 22, { endRounding: 0.001 }), { weight: 0.6 }),
    makePart(
      "stem",
      "stem",
      sweep(ellipseOutline(0.0068, 0.0068, 20), mouth, {
        up: [0, 1, 0],
        endRounding: 0.0015,
        scale: (t) => [1 + (t > 0.93 ? 0.35 : 0.12 * t), 1.02 - 0.62 * t + (t > 0.93 ? 0.25 : 0)],
      }),
      { weight: 1 },
    ),
    makePart(
      "tobacco",
      "tobacco",
      move(
        turnedPiece(
          [
            [0.0104, 0, 0.001],
            [0.009, 0.0065, 0.004],
          ],
          24,
        ),
        [0, 0.0415, 0],
      ),
      {
        weight: 0.5,
        paint: (surface, x, _y, z) => {
          surface.height += 0.001 * noise(x * 900, 1, z * 900, 4);
        },
      },
    ),
  ];
}

/** A tobacco pipe. What makes it itself: a round bowl of polished wood, burnt black inside, from whose foot a shank rises into a bent black mouthpiece behind a silver band; or a yellow corncob on a reed. */
export const tobaccoPipe = defineFromPlan({
  id: "tobacco-pipe",
  family: "object",
  words: [
    "tobacco pipe",
    "pipe",
    "smoking pipe",
    "smoker's pipe",
    "briar pipe",
    "wooden pipe",
    "corncob pipe",
    "sherlock holmes pipe",
    "detective pipe",
  ],
  senses: ["pipe#1", "calabash#2"],
  height: 0.08,
  view: { azimuth: 0.2, elevation: 0.26 },
  slots: {
    bowl: mainSlot("walnut mahogany", "", "head|chamber|shank"),
    stem: slot("plastic", "#15151a", "mouthpiece|bit"),
    band: slot("silver brass", "", "ring|ferrule"),
    tobacco: slot("mulch", "#4a2a14", "ash"),
    reed: slot("bamboo", "#b88a4a"),
  },
  styles: {
    bent: { weight: 2, words: ["sherlock holmes pipe", "detective pipe"], traits: ["curved"] },
    straight: { weight: 1, traits: ["straight"] },
    corncob: { weight: 0, words: ["corncob pipe"], materials: { bowl: "plastic" }, dress: { bowl: "#d8b05a" } },
  },
  build,
  sockets: ({ style }) => [
    {
      name: "lips",
      position: style === "bent" ? [0.13, 0.077, 0] : [0.144, 0.07, 0],
      normal: [-1, 0, 0],
      radius: 0.007,
    },
  ],
});
