import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const RAINBOW: Readonly<Record<string, readonly string[]>> = {
  bright: ["#8a3fc0", "#2f6fd8", "#27a35a", "#f6d02a", "#f28a1c", "#e2302a", "#e0559a"],
  pastel: ["#b7a3d8", "#9cc3e6", "#a8d8b0", "#f5e5a0", "#f4c39a", "#ee9f9a", "#eab8d0"],
};

function build({ count, kind }: Planned): Part[] {
  const n = Math.max(3, count);
  const thick = 0.0185;
  const colours = (RAINBOW[kind] ?? RAINBOW.bright) as readonly string[];
  const top = 0.03 + n * thick * 1.86;
  const ringOf = (i: number) =>
    move(torus(0.062 - (0.034 * i) / n, thick, 56, 22), [0, 0.03 + thick * (0.96 + i * 1.86), 0]);
  const painted =
    (i: number): Paint =>
    (surface) =>
      layColour(surface, fromHex(colours[i % colours.length] as string));
  const base = turnedUp(
    [
      [0, 0],
      [0.07, 0, 0.006],
      [0.078, 0.016, 0.01],
      [0.07, 0.031, 0.006],
      [0, 0.031],
    ],
    56,
  );
  const post = turnedUp(
    [
      [0, 0.028],
      [0.019, 0.028],
      [0.011, top + 0.012],
      [0, top + 0.012],
    ],
    32,
  );
  return [
    makePart("base", "base", base, { weight: 0.8 }),
    makePart("post", "base", post, { weight: 0.3 }),
    ...makeParts(
      "ring",
      "ring",
      Array.from({ length: n }, (_, i) => settle(turnZ(ringOf(i), 0))),
      { weight: 1 },
    ).map((part, i) => ({ ...part, paint: painted(i) })),
    makePart("ball", "ball", move(sphere(0.023, 36, 26), [0, top + 0.024, 0]), { weight: 0.9 }),
  ];
}

/** A toddler's stacking rings. What makes it itself: thick rounded rings in the colours of the rainbow, each smaller than the one under it, on a post in a round base, a ball on top. */
export const stackingRings = defineFromPlan({
  id: "stacking-rings",
  family: "toy",
  words: [
    "stacking rings",
    "stacking ring",
    "ring stacker",
    "stacking toy",
    "ring tower",
    "stacking ring toy",
    "rock-a-stack",
    "rainbow stacker",
    "baby stacking toy",
  ],
  height: 0.24,
  view: { azimuth: 0.35, elevation: 0.24 },
  slots: {
    ring: mainSlot("plastic painted-wood", "#e2302a", "hoop"),
    base: slot("plastic beech", "#f4f0e6 #f6d02a #d8b483", "post|stand|foot"),
    ball: slot("plastic painted-wood", "#e2302a #f6d02a #2f6fd8", "knob|top"),
  },
  kinds: { bright: { weight: 3 }, pastel: { traits: ["pastel"], materials: { ring: "painted-wood", base: "beech" } } },
  count: { slot: "ring", min: 5, max: 7, most: 9 },
  build,
});
