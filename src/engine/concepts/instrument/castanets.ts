import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const R = 0.036;

/** A shell, its hollow to +Z, two ears at +Y for the cord. */
const shell = () => {
  const bowl = turnX(
    lathe(
      [
        [0, 0.015],
        [R * 0.4, 0.0145],
        [R * 0.8, 0.0095],
        [R * 0.98, 0.003],
        [R, 0],
        [R * 0.9, -0.0006],
        [R * 0.62, 0.005],
        [R * 0.3, 0.008],
        [0, 0.0085],
      ].map(([r = 0, y = 0]) => [r, -y] as const),
      48,
    ),
    PI / 2,
  );
  return deform(bowl, ([x, y, z]): Vec3 => {
    const k = Math.max(0, y / R - 0.35);
    return [x * (1 + 0.12 * k), y * 1.06 + k * k * 0.02, z];
  });
};

function pair(name: string, heading: number, at: Vec3, open: number): Part[] {
  const hinge: Vec3 = [0, R * 1.12, 0];
  const swing = (g: Part["geometry"], a: number) =>
    move(turnX(move(g, [-hinge[0], -hinge[1], -hinge[2]]), a), [hinge[0], hinge[1], hinge[2]]);
  const put = (g: Part["geometry"]) => move(turnY(turnX(g, -0.12), heading), at);
  const back = shell();
  const front = turnY(shell(), PI);
  return [
    makePart(`${name}-back`, "wood", put(swing(move(back, [0, 0, -0.002]), open)), { weight: 1 }),
    makePart(`${name}-front`, "wood", put(swing(move(front, [0, 0, 0.002]), -open)), { weight: 1 }),
    makePart(
      `${name}-cord`,
      "cord",
      put(
        merge([
          tube(
            0.0022,
            curveThrough(
              [
                [-0.014, hinge[1] - 0.003, 0.014],
                [-0.015, hinge[1] + 0.009, 0],
                [-0.014, hinge[1] - 0.003, -0.014],
                [0.014, hinge[1] - 0.003, -0.014],
                [0.015, hinge[1] + 0.009, 0],
                [0.014, hinge[1] - 0.003, 0.014],
              ],
              6,
              true,
            ),
            8,
            { closed: true },
          ),
          tube(
            0.0022,
            curveThrough(
              [
                [0.013, hinge[1] + 0.007, 0],
                [0.026, hinge[1] + 0.024, 0],
                [0.045, hinge[1] + 0.012, 0.004],
                [0.052, hinge[1] - 0.02, 0.006],
              ],
              6,
            ),
            8,
          ),
          move(sphere(0.0055, 14), [0.052, hinge[1] - 0.021, 0.006]),
          ...[-2, -1, 0, 1, 2].map((k) =>
            bar(
              [0.052, hinge[1] - 0.022, 0.006],
              [0.052 + k * 0.0028, hinge[1] - 0.05, 0.006 + (k % 2) * 0.003],
              0.0018,
              6,
            ),
          ),
        ]),
      ),
      { weight: 0.8 },
    ),
  ];
}

/** Castanets. What makes them themselves: two hollow wooden shells face to face, tied at the top by a coloured cord with a tassel, a little open; two pairs of them. */
export const castanets = defineFromPlan({
  id: "castanets",
  family: "instrument",
  words: ["castanets", "castanet", "spanish castanets", "wooden castanets", "flamenco castanets"],
  senses: ["castanets"],
  height: 0.085,
  vary: 0.04,
  view: { azimuth: 0.35, elevation: 0.16 },
  slots: {
    wood: mainSlot("rosewood walnut ebony", "#6a2f1a #4a2616 #8a4a22", "shell|clapper"),
    cord: slot("rope", "#c8201c #d89a1c #1f5fa8", "string|tassel|ribbon"),
  },
  build: () => [...pair("left", 0.95, [-0.048, 0, 0], 0.24), ...pair("right", -0.5, [0.052, 0, 0.01], 0.24)],
});
