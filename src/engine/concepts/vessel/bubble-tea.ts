import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const H = 0.15;
const radius = (y: number): number => 0.035 + 0.0125 * (y / H);

/** Tea that pales upwards in veils of milk. */
const milky: Paint = (surface, x, y, z) => {
  const v = y / H + 0.14 * noise(x * 38, y * 24, z * 38, 4);
  const k = 0.72 + 0.42 * Math.min(1, Math.max(0, v));
  surface.r *= k;
  surface.g *= k;
  surface.b *= k;
};

function build({ style, stream }: Planned): Part[] {
  const next = stream("pearls");
  const dome = style === "dome";
  const cup = turnedUp(
    [
      [0, 0],
      [radius(0), 0, 0.004],
      [radius(H), H],
      [radius(H) + 0.003, H, 0.001],
      [radius(H) + 0.003, H + 0.005, 0.001],
      [0, H + 0.005],
    ],
    56,
  );
  const pearls = [0, 1, 2, 3].flatMap((row) => {
    const count = row === 3 ? 9 : 15;
    return Array.from({ length: count }, (_, i) => {
      const a = ((i + (row % 2) * 0.5 + 0.35 * next()) / count) * TAU;
      const y = 0.008 + row * 0.0115 + 0.003 * next() + (row === 3 ? 0.006 * next() : 0);
      const r = radius(y) - 0.0035;
      return move(sphere(0.0068, 16, 12), [r * cos(a), y, r * sin(a)]);
    });
  });
  const lid = dome
    ? turnedUp(
        [
          [0, H + 0.003],
          [radius(H) + 0.0045, H + 0.003, 0.001],
          [radius(H) + 0.0045, H + 0.009, 0.002],
          [radius(H), H + 0.012, 0.004],
          [0.038, H + 0.034, 0.014],
          [0.012, H + 0.046, 0.006],
          [0, H + 0.046],
        ],
        56,
      )
    : turnedUp(
        [
          [0, H + 0.003],
          [radius(H) + 0.0045, H + 0.003, 0.001],
          [radius(H) + 0.0045, H + 0.007, 0.001],
          [0, H + 0.0075],
        ],
        56,
      );
  const straw = turnedUp(
    [
      // hollow as far down as anybody sees
      [0, -0.02],
      [0.0062, -0.02],
      [0.0062, 0.098],
      [0.0042, 0.098],
      [0.0042, 0.08],
      [0, 0.08],
    ],
    24,
  );
  const tilted = move(turnZ(turnX(settle(straw), 0.08), -0.13), [0.004, H + (dome ? 0.022 : 0.008), 0]);
  return [
    makePart("tea", "tea", settle(cup), {
      weight: 1,
      paint: (surface, x, y, z, nx, ny, nz) => {
        milky(surface, x, y, z, nx, ny, nz);
        layColour(surface, [surface.r, surface.g, surface.b], 0.06, 0);
      },
    }),
    makePart("pearls", "pearl", merge(pearls), { weight: 0.9 }),
    makePart("lid", "lid", lid, { weight: 0.8 }),
    makePart("straw", "straw", tilted, { weight: 0.8 }),
  ];
}

/** A bubble tea. What makes it itself: a tall see-through cup of milky tea, its bottom full of black pearls, a sealed or domed lid, a wide bright straw through it. */
export const bubbleTea = defineFromPlan({
  id: "bubble-tea",
  family: "vessel",
  words: [
    "bubble tea",
    "boba tea",
    "boba",
    "bubble milk tea",
    "pearl milk tea",
    "boba milk tea",
    "tapioca tea",
    "boba drink",
  ],
  senses: [],
  height: 0.24,
  view: { azimuth: 0.35, elevation: 0.16 },
  slots: {
    tea: mainSlot("ceramic-glaze", "#cf9f6c #d8a878 #c48f86 #a9b878", "drink|milk tea|cup"),
    pearl: slot("ceramic-glaze", "#150c08 #1e100a", "bubble|boba ball|tapioca"),
    lid: slot("plastic", "#f4f1ea #e8eef2", "cover|top"),
    straw: slot("plastic", "#e8337a #2f9fd8 #f0c41e #4fb04a", "drinking straw"),
  },
  styles: { dome: { weight: 1 }, sealed: { weight: 1.4 } },
  build,
});
