import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { boulder, restOn } from "../nature/stone-shape.ts";

function build({ style, count, seed, stream }: Planned): Part[] {
  const chance = stream("growth");
  const isKelp = style === "kelp";
  const bubbles: ReturnType<typeof sphere>[] = [];
  const blades = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * TAU + 0.5 * chance();
    const far = i === 0 ? 0 : 0.05 + 0.06 * chance();
    const high = 0.5 + 0.5 * chance() + (i === 0 ? 0.2 : 0);
    const phase = chance() * TAU;
    const sway = 0.07 + 0.03 * chance();
    const at = (t: number): Vec3 => [
      sway * sin(t * 7 + phase) * t,
      0.04 + high * t,
      far + 0.16 * t * t + 0.03 * sin(t * 5 + phase),
    ];
    const path = curveThrough(
      Array.from({ length: 12 }, (_, k) => at(k / 11)),
      4,
    );
    const wide = 0.05 + 0.02 * chance();
    const ribbon = tube(1, path, 12, {
      up: [1, 0, 0],
      scale: (t) => [
        0.006,
        (wide * (isKelp ? 0.35 : 1) * sin(PI * (0.12 + 0.86 * t)) + 0.004) * (1 + 0.22 * sin(t * 38)),
      ],
      twist: (t) => 1.1 * sin(t * 3 + phase),
    });
    const parts = [ribbon];
    if (isKelp)
      for (let k = 2; k < 11; k += 1) {
        const side = k % 2 ? 1 : -1;
        const [x, y, z] = at(k / 11);
        bubbles.push(turnY(move(stretch(sphere(0.013, 12), [1, 1.3, 1]), [x + side * 0.02, y, z]), angle));
        parts.push(
          tube(
            1,
            curveThrough(
              [
                [x, y, z],
                [x + side * 0.07, y + 0.04, z],
                [x + side * 0.16, y + 0.02, z + 0.02],
              ],
              5,
            ),
            10,
            {
              up: [0, 0, 1],
              scale: (t) => [0.034 * sin(PI * (0.1 + 0.88 * t)) + 0.003, 0.004],
            },
          ),
        );
      }
    return turnY(merge(parts), angle);
  });
  const rock = restOn(boulder([0.19, 0.09, 0.16], seed), -0.045);
  const rocks = [
    move(rock, [0, 0.04, 0]),
    move(restOn(boulder([0.08, 0.055, 0.07], seed + 3), -0.03), [0.19, 0.026, 0.06]),
  ];
  return [
    makePart("blades", "blade", merge(blades), {
      weight: 1,
      crease: 1.2,
      paint: (surface, _x, y) => {
        const k = 0.6 + 0.55 * Math.min(1, y);
        surface.r *= k;
        surface.g *= k;
        surface.b *= k;
        surface.roughness = 0.3;
      },
    }),
    makePart("rock", "rock", merge(rocks), { weight: 0.6 }),
    ...(bubbles.length > 0 ? [makePart("bladders", "blade", merge(bubbles), { weight: 0.3 })] : []),
  ];
}

/** Seaweed. What makes it itself: long limp ribbons with wavy edges that rise and sway from a stone; kelp has a stalk with side blades and round bladders. */
export const seaweed = defineFromPlan({
  id: "seaweed",
  family: "plant",
  words: ["seaweed", "kelp", "sea weed", "algae", "sea grass", "seagrass", "water plant", "sea plant", "eelgrass"],
  senses: ["seaweed", "kelp"],
  height: 1,
  view: { azimuth: 0.3, elevation: 0.1 },
  styles: { ribbon: { weight: 3 }, kelp: { weight: 1, words: ["kelp"] } },
  count: { slot: "blade", min: 6, max: 8, most: 14 },
  slots: {
    blade: mainSlot("plastic", "#3f8a3a #5f8a2a #2f7a4f #7a7a2a", "leaf|leaves|frond|ribbon"),
    rock: slot("granite", "#7d7a74 #8a8378", "stone|ground"),
  },
  build,
});
