import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror } from "../../geometry/place.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { foldedLeaf } from "../folded-leaf.ts";

/** Of two layers of paper, metres. */
const THICK = 0.0011;

const FRONT: Vec3 = [0.006, 0.004, 0.034];
const BACK: Vec3 = [0.006, 0.004, -0.034];
const SIDE: Vec3 = [0.02, 0.02, 0];
const BELLY: Vec3 = [0.0004, -0.03, 0];
const HUMP: Vec3 = [0.0004, 0.046, 0];

/** The leaves of the right half, each flat, by the part they belong to. */
function leaves({ style, has }: Planned): readonly (readonly [part: string, corners: readonly Vec3[]])[] {
  const flap = style === "flying" ? 0.062 : 0.03;
  const droop = has("relaxed") ? 0.016 : -0.004;
  const [near, far]: [Vec3, Vec3] = [
    [0.078, 0.02 + flap, 0.02],
    [0.078, 0.02 + flap, -0.024],
  ];
  return [
    ["belly-front", [BELLY, FRONT, SIDE]],
    ["belly-back", [BELLY, SIDE, BACK]],
    ["hump-front", [SIDE, FRONT, HUMP]],
    ["hump-back", [SIDE, HUMP, BACK]],
    ["wing", [[0.008, 0.018, 0.034], near, far, [0.008, 0.018, -0.034]]],
    ["wingtip", [near, [0.142, 0.02 + 1.75 * flap - droop, -0.004], far]],
    [
      "neck",
      [
        [0.0095, 0.002, 0.016],
        [0.0005, -0.016, 0.044],
        [0.0005, 0.108, 0.092],
      ],
    ],
    [
      "head",
      [
        [0.0012, 0.109, 0.0925],
        [0.0032, 0.09, 0.0835],
        [0.0005, 0.083, 0.126],
      ],
    ],
    [
      "tail",
      [
        [0.0095, 0.002, -0.016],
        [0.0005, 0.112, -0.112],
        [0.0005, -0.016, -0.044],
      ],
    ],
  ];
}

function build(planned: Planned): Part[] {
  return leaves(planned).flatMap(([name, corners]) => {
    const leaf = foldedLeaf(corners, THICK, true);
    return [leaf, mirror(leaf)].map((geometry, i) =>
      makePart(`${name}-${i + 1}`, "paper", geometry, { weight: 0.8, crease: 0.2 }),
    );
  });
}

/**
 * A paper crane. What makes it itself: folded from one sheet, two broad pointed wings spread from a humped body, a slender neck whose
 * tip is bent down to a beak, a tail as slender that points up behind; sharp creases, one bright colour.
 */
export const paperCrane = defineFromPlan({
  id: "paper-crane",
  family: "toy",
  words: [
    "paper crane",
    "origami crane",
    "origami bird",
    "paper bird",
    "folded paper crane",
    "folded crane",
    "senbazuru",
    "origami swan",
    "paper swan",
  ],
  height: 0.12,
  view: { azimuth: 1.05, elevation: 0.36 },
  slots: {
    paper: mainSlot("paper", "#c8202c #f2efe6 #2f6fb3 #e8b524 #e58aa6 #3a9a68", "wing|fold|body|sheet"),
  },
  styles: { flying: { weight: 2, traits: ["flying"] }, spread: { weight: 1 } },
  extras: { relaxed: { chance: 0.4 } },
  build,
});
