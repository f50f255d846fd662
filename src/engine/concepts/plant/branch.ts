import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { addAll, sculpt } from "../../geometry/sculpt.ts";
import { limb } from "../../geometry/sdf-primitives.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** A way through points with the thickness there. */
type Limb = readonly (readonly [Vec3, number])[];

/** Leaves towards the end of a twig. */
const LEAVES = 5;

function build({ has, stream }: Planned): Part[] {
  const chance = stream("twigs");
  const bow = 0.03 + 0.05 * chance();
  const main: Limb = [
    [[-0.56, 0.1, 0.02], 0.05],
    [[-0.28, 0.14 + bow, -0.01], 0.044],
    [[0.04, 0.15 + bow, 0.015], 0.037],
    [[0.34, 0.19, -0.02], 0.027],
    [[0.6, 0.27, 0.01], 0.014],
  ];
  const twigs: Limb[] = [
    [
      [[-0.2, 0.15 + bow, 0], 0.025],
      [[-0.1, 0.1, 0.14], 0.018],
      [[0.02, 0.02, 0.25], 0.01],
    ],
    [
      [[0.1, 0.16 + bow, 0], 0.022],
      [[0.2, 0.27, -0.1], 0.015],
      [[0.28, 0.38, -0.16], 0.008],
    ],
    [
      [[0.3, 0.18, 0], 0.019],
      [[0.4, 0.1, 0.09], 0.013],
      [[0.47, 0.03, 0.16], 0.008],
    ],
    [
      [[-0.38, 0.12, 0], 0.026],
      [[-0.42, 0.06, -0.13], 0.019],
      [[-0.44, 0.012, -0.2], 0.014],
    ],
  ];
  const wood = meshSdf(sculpt([main, ...twigs].flatMap((way) => addAll(limb(way), 0.02))), 0.011);
  const leaf = () =>
    turnY(
      turnZ(
        turnX(move(stretch(sphere(0.05, 12, 7), [0.5, 0.12, 1]), [0, 0, 0.045]), -0.5 * chance()),
        0.7 * chance() - 0.35,
      ),
      TAU * chance(),
    );
  const ends = [main, ...twigs.slice(0, 3)].map((way) => way.slice(-2).map(([at]) => at) as [Vec3, Vec3]);
  const leaves = ends.flatMap(([from, to]) =>
    Array.from({ length: LEAVES }, (_, i) => {
      const t = (i + 0.6) / LEAVES;
      return move(leaf(), [
        from[0] + t * (to[0] - from[0]),
        from[1] + t * (to[1] - from[1]),
        from[2] + t * (to[2] - from[2]),
      ]);
    }),
  );
  return [
    makePart("branch", "wood", wood, { weight: 1, crease: 1.3, grain: "x" }),
    ...(has("leaf") ? [makePart("leaves", "leaf", merge(leaves), { weight: 0.6 })] : []),
  ];
}

/** A branch. What makes it itself: a crooked limb that tapers from its thick end, forking into twigs with leaves at their ends. */
export const branch = defineFromPlan({
  id: "branch",
  family: "plant",
  words: ["branch", "tree branch", "bough", "twig", "tree limb"],
  senses: ["branch#2"],
  height: 0.42,
  view: { azimuth: 0.3, elevation: 0.24 },
  extras: { leaf: { chance: 0.9, words: ["tree branch"], traits: ["blooming"] } },
  slots: {
    wood: mainSlot("bark", "", "bark|limb|twig"),
    leaf: slot("leaves", "#4f8a35 #3f7a34", "foliage"),
  },
  sockets: () => [{ name: "top", position: [-0.05, 0.2, 0], normal: [0, 1, 0], radius: 0.2 }],
  build,
});
