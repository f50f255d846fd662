import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around, block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, beam } from "../pieces.ts";
import { woodenWheel } from "../vehicle/cart/wooden-wheel.ts";

/** Height of the groove the bolt lies in, and how far in front the frame with the springs stands. */
const GROOVE = 1.12;
const FRAME = 0.55;
/** From the middle to each bundle of twisted rope. */
const SPRING = 0.42;
const NOCK: Vec3 = [0, GROOVE + 0.09, -0.62];

function springs(): Part[] {
  const bundle = (s: number) =>
    merge([
      move(
        lathe(
          [
            [0, -0.27],
            [0.075, -0.27],
            [0.06, -0.1],
            [0.055, 0],
            [0.06, 0.1],
            [0.075, 0.27],
            [0, 0.27],
          ],
          20,
        ),
        [s * SPRING, GROOVE + 0.08, FRAME],
      ),
      ...around(10, bar([0.068, -0.26, 0], [0.05, 0, 0], 0.013, 6)).map((g) =>
        move(g, [s * SPRING, GROOVE + 0.08, FRAME]),
      ),
      ...around(10, bar([0.05, 0, 0], [0.068, 0.26, 0], 0.013, 6)).map((g) =>
        move(g, [s * SPRING, GROOVE + 0.08, FRAME]),
      ),
    ]);
  const arm = (s: number): Vec3[] => [
    [s * SPRING * 0.86, GROOVE + 0.08, FRAME + 0.06],
    [s * (SPRING + 0.45), GROOVE + 0.09, FRAME - 0.1],
    [s * (SPRING + 1.0), GROOVE + 0.1, FRAME - 0.48],
  ];
  const tips = [-1, 1].map((s) => arm(s)[2] as Vec3);
  return [
    makePart("springs", "rope", merge([bundle(-1), bundle(1)]), { weight: 0.9 }),
    makePart(
      "arms",
      "wood",
      merge([-1, 1].map((s) => sweep(rectangleOutline(0.09, 0.12, 0.02, 2), arm(s), { scale: (t) => 1.1 - 0.5 * t }))),
      { weight: 1 },
    ),
    makePart("string", "rope", merge(tips.map((tip) => bar(tip, NOCK, 0.014, 8))), { weight: 0.9 }),
    makePart(
      "caps",
      "iron",
      merge(
        [-1, 1].flatMap((s) =>
          [-1, 1].map((t) => move(torus(0.085, 0.022, 24, 8), [s * SPRING, GROOVE + 0.08 + t * 0.32, FRAME])),
        ),
      ),
      { weight: 0.5 },
    ),
  ];
}

function frame(): Part[] {
  const uprights = [-1, 1].flatMap((s) =>
    [0.2, 0.64].map((x) => block([0.07, 0.6, 0.2], [s * x, GROOVE + 0.08, FRAME], 0.012)),
  );
  return [
    makePart(
      "frame",
      "wood",
      merge([
        ...uprights,
        ...[-1, 1].map((t) => block([1.5, 0.085, 0.24], [0, GROOVE + 0.08 + t * 0.3, FRAME], 0.014)),
      ]),
      { weight: 1, grain: "x" },
    ),
    makePart(
      "straps",
      "iron",
      merge(
        [-1, 1].flatMap((s) =>
          [-1, 1].map((t) => block([0.05, 0.105, 0.26], [s * 0.7, GROOVE + 0.08 + t * 0.3, FRAME], 0.005)),
        ),
      ),
      { weight: 0.4 },
    ),
  ];
}

function bolt(): Part[] {
  const [y, tail, head] = [GROOVE + 0.09, NOCK[2], FRAME + 0.62];
  const point = turnX(
    lathe(
      [
        [0, 0],
        [0.03, 0],
        [0.03, 0.05],
        [0.055, 0.08],
        [0.012, 0.26],
        [0, 0.28],
      ],
      4,
    ),
    PI / 2,
  );
  return [
    makePart("bolt", "bolt", bar([0, y, tail], [0, y, head], 0.022, 12), { weight: 0.9, grain: "z" }),
    makePart("point", "iron", move(point, [0, y, head - 0.02]), { weight: 0.8 }),
    makePart(
      "fletching",
      "feather",
      merge(
        [0, 1, 2].map((i) =>
          move(turnZ(block([0.008, 0.085, 0.26], [0, 0.05, 0], 0.002), (i * 2 * PI) / 3), [0, y, tail + 0.22]),
        ),
      ),
      { weight: 0.7 },
    ),
  ];
}

function stock(): Part[] {
  return [
    makePart(
      "stock",
      "wood",
      merge([
        block([0.2, 0.12, 2.3], [0, GROOVE - 0.02, -0.35], 0.014),
        ...[-1, 1].map((s) => block([0.05, 0.05, 2.2], [s * 0.06, GROOVE + 0.055, -0.38], 0.01)),
      ]),
      { weight: 1, grain: "z" },
    ),
    makePart(
      "winch",
      "wood",
      merge([
        bar([-0.3, GROOVE + 0.06, -1.32], [0.3, GROOVE + 0.06, -1.32], 0.05, 14),
        ...[-1, 1].flatMap((s) =>
          [0, PI / 2].map((a) =>
            move(turnX(bar([0, -0.28, 0], [0, 0.28, 0], 0.018, 8), a + 0.4), [s * 0.29, GROOVE + 0.06, -1.32]),
          ),
        ),
      ]),
      { weight: 0.8 },
    ),
    makePart(
      "claw",
      "iron",
      merge([
        block([0.1, 0.07, 0.12], [0, GROOVE + 0.1, -0.68], 0.012),
        bar([0, GROOVE + 0.09, -0.7], [0, GROOVE + 0.09, -1.3], 0.012, 8),
      ]),
      { weight: 0.5 },
    ),
  ];
}

function stand(isOnWheels: boolean): Part[] {
  if (isOnWheels)
    return [
      makePart(
        "carriage",
        "wood",
        merge([
          ...[-1, 1].map((s) => beam([s * 0.24, 0.62, 0.75], [s * 0.24, 0.62, -0.9], 0.09, 0.13)),
          beam([0, 0.6, -0.3], [0, 0.09, -1.9], 0.14, 0.12),
          ...[-1, 1].flatMap((s) => [
            beam([s * 0.24, 0.62, 0.5], [s * 0.1, GROOVE - 0.05, 0.4], 0.08, 0.09),
            beam([s * 0.24, 0.62, -0.6], [s * 0.1, GROOVE - 0.05, -0.5], 0.08, 0.09),
          ]),
          bar([-0.62, 0.5, 0.2], [0.62, 0.5, 0.2], 0.055, 12),
        ]),
        { weight: 0.9 },
      ),
      ...[-1, 1].flatMap((s) => woodenWheel(`wheel-${s < 0 ? "left" : "right"}`, [s * 0.58, 0.5, 0.2], 0.5, 8, 0.1)),
    ];
  const feet: readonly Vec3[] = [
    [-0.75, 0, 0.6],
    [0.75, 0, 0.6],
    [0, 0, -1.15],
  ];
  return [
    makePart(
      "stand",
      "wood",
      merge([
        bar([0, 0.2, 0], [0, GROOVE - 0.05, 0], 0.1, 12),
        ...feet.map((to) => beam([0, 0.85, 0], to, 0.1, 0.1)),
        ...feet.map((to) => beam([0, 0.24, 0], [to[0] * 0.94, 0.09, to[2] * 0.94], 0.09, 0.09)),
        block([0.27, 0.1, 0.27], [0, GROOVE - 0.1, 0], 0.02),
      ]),
      { weight: 0.9 },
    ),
  ];
}

const build = ({ style }: Planned): Part[] => [
  ...frame(),
  ...springs(),
  ...stock(),
  ...bolt(),
  ...stand(style === "wheeled"),
];

/** A ballista. What makes it itself: a giant crossbow on a stand of beams or a wheeled carriage: two arms set in bundles of twisted rope within a timber frame, the string drawn back along a groove with a long fletched bolt in it, a winch with crossed handles behind. */
export const ballista = defineFromPlan({
  id: "ballista",
  family: "weapon",
  words: ["ballista", "siege crossbow", "giant crossbow", "bolt thrower", "scorpion ballista", "roman ballista"],
  senses: [],
  height: 1.6,
  view: { azimuth: 0.85, elevation: 0.5 },
  slots: {
    wood: mainSlot("oak walnut", "", "frame|arm|stock|beam"),
    rope: slot("rope", "", "string|spring|cord"),
    iron: slot("iron", "", "point|tip|strap|tyre|metal"),
    bolt: slot("pine oak", "#8a6a42", "arrow|shaft"),
    feather: slot("feathers", "#b82a1c #e0ddd2 #2a4a8c", "fletching"),
    wheel: slot("oak", "#6a4a2a", "spoke|hub"),
  },
  styles: { stand: { weight: 1 }, wheeled: { weight: 1, slots: ["wheel"] } },
  build,
});
