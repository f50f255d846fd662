import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";

const RADIUS = 0.75;
const RINGS = 36;

/** Height of a heap at a distance from its middle, both as parts of the whole: a rounded top, a straight slope, a run-out. */
const slope = (t: number): number => {
  const straight = 1 - t;
  const rounded = 1 - 1.6 * t * t;
  return t < 0.31 ? rounded : t > 0.82 ? straight * straight * 2.9 : straight * 0.98 + 0.17 * (1 - t / 0.82);
};

function build({ style, seed }: Planned): Part[] {
  const height = style === "steep" ? 0.62 : 0.48;
  const profile: Point2[] = [
    [0, 0],
    ...Array.from({ length: RINGS }, (_, i): Point2 => {
      const t = 1 - i / RINGS;
      return [RADIUS * t, Math.max(0, height * slope(t)) + (t === 1 ? 0.004 : 0)];
    }),
    [0, height],
  ];
  const mound = deform(lathe(profile, 96), ([x, y, z]) => {
    const at = Math.sqrt(x * x + z * z) / RADIUS;
    const spread = 1 + 0.16 * noise(x * 1.6, 0.4, z * 1.6, seed) + 0.05 * noise(x * 5, 0.2, z * 5, seed + 1);
    const lumps = 0.075 * noise(x * 3.2, 0, z * 3.2, seed + 2) + 0.022 * noise(x * 12, 0, z * 12, seed + 3);
    return [x * spread, y <= 0 ? y : Math.max(0.003, y + lumps * Math.min(1, 1.4 - at)), z * spread];
  });
  return [makePart("heap", "heap", mound, { weight: 1, crease: 1.4 })];
}

/**
 * A heap of whatever it is said to be of: snow, sand, earth, coal. What makes it itself: a low uneven cone that runs out on
 * the ground.
 */
export const heap = defineFromPlan({
  id: "heap",
  family: "nature",
  words: ["heap", "mound", "dirt pile", "sand pile", "snow pile", "snowdrift", "molehill", "anthill", "compost heap"],
  senses: ["mound#4"],
  height: 0.5,
  view: { azimuth: 0.5, elevation: 0.3 },
  vary: 0.12,
  slots: { heap: mainSlot("soil", "", "pile|mound") },
  styles: { broad: { weight: 2 }, steep: { words: ["anthill", "molehill"], traits: ["steep"] } },
  kinds: {
    earth: {},
    snow: { weight: 0, words: ["snow pile", "snowdrift"], materials: { heap: "snow" } },
    sand: { weight: 0, words: ["sand pile"], materials: { heap: "sand" } },
  },
  build,
});
