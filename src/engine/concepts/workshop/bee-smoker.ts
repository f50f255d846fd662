import { curveThrough } from "../../geometry/curve.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { slab, turned } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { steam } from "../vessel/drink.ts";

/** Radius and height of the can, metres; how far behind it the bellows are. */
const RADIUS = 0.05;
const TALL = 0.145;
const BEHIND = 0.062;
/** How far the lid leans forward with its spout, radians. */
const LEAN = 0.5;
/** Width, height and thickness of the bellows' boards, the folds of leather between them, and how far apart they are above and below. */
const BOARD: Vec3 = [0.088, 0.15, 0.008];
const PLEATS = 5;
const APART = { above: 0.05, below: 0.012 } as const;

const upright = (profile: Parameters<typeof turned>[0], segments: number) => turnX(turned(profile, segments), -PI / 2);

const can = () =>
  upright(
    [
      [0, 0],
      [RADIUS, 0],
      [RADIUS, 0.004],
      [RADIUS * 0.98, 0.006],
      [RADIUS * 0.98, TALL - 0.01],
      [RADIUS * 1.05, TALL - 0.008],
      [RADIUS * 1.05, TALL],
      [0, TALL],
    ],
    36,
  );

/** A cone that ends in a spout. */
const lid = () =>
  upright(
    [
      [0, 0],
      [RADIUS * 1.07, 0],
      [RADIUS * 1.07, 0.01],
      [0.022, 0.07],
      [0.016, 0.098],
      [0.018, 0.102],
      [0, 0.102],
    ],
    36,
  );

/** Two boards that stand apart above, pleated leather between them. */
function bellows(): Part[] {
  const [wide, high, thick] = BOARD;
  const gap = (share: number): number => APART.below + (APART.above - APART.below) * share;
  const [low, front] = [0.022, -BEHIND];
  const lean = (APART.above - APART.below) / high;
  const board = (turn: number, z: number) =>
    move(turnX(slab([wide, high, thick], 0.016, 0.002), turn), [0, low + high / 2, z]);
  const leather = loft(
    Array.from({ length: PLEATS * 2 + 1 }, (_, i): Ring => {
      const share = i / (PLEATS * 2);
      const half = wide * (0.47 - (i % 2 === 0 ? 0 : 0.05));
      const y = low + 0.008 + share * (high - 0.016);
      const back = front - gap(share);
      return [
        [-half, y, front],
        [half, y, front],
        [half, y, back],
        [-half, y, back],
      ];
    }),
  );
  return [
    makePart("boards", "wood", merge([board(0, front), board(-lean, front - gap(0.5))]), { weight: 0.9 }),
    makePart("leather", "leather", leather, { weight: 0.8 }),
  ];
}

function build({ has }: Planned): Part[] {
  const top: Vec3 = [0, TALL - 0.002, -RADIUS * 0.1];
  const spout = move(turnX(lid(), LEAN), top);
  const hook = tube(
    0.0035,
    curveThrough(
      [
        [0, TALL * 0.75, RADIUS * 0.95],
        [0, TALL * 0.72, RADIUS * 1.5],
        [0, TALL * 0.5, RADIUS * 1.55],
      ],
      6,
    ),
    8,
  );
  const bands = [0.03, TALL * 0.7].map((y) => bar([0, y, -RADIUS * 0.9], [0, y, -BEHIND + 0.002], 0.006));
  const mouth: Vec3 = [0, top[1] + 0.1 * cos(LEAN), top[2] + 0.1 * sin(LEAN)];
  return [
    makePart("can", "body", merge([can(), spout]), { weight: 1 }),
    makePart("fittings", "metal", merge([hook, ...bands]), { weight: 0.5 }),
    ...bellows(),
    ...(has("smoke")
      ? makeParts(
          "smoke",
          "smoke",
          steam(-0.012, 0.12, 0.03).map((curl) => move(curl, mouth)),
          { weight: 0.4 },
        )
      : []),
  ];
}

/**
 * A beekeeper's smoker. What makes it itself: a tin can with a slanting conical lid that ends in a spout, bellows of two boards and
 * leather behind it, a hook in front, a wisp of smoke.
 */
export const beeSmoker = defineFromPlan({
  id: "bee-smoker",
  family: "tool",
  words: ["bee smoker", "beekeeper's smoker", "beekeeper smoker", "hive smoker", "honey bee smoker"],
  height: 0.24,
  view: { azimuth: 0.95, elevation: 0.22 },
  slots: {
    body: mainSlot("brushed-steel copper", "", "can|tin|spout|lid|metal"),
    metal: slot("brushed-steel", "", "hook"),
    wood: slot("oak", "#c08c54", "board|bellows"),
    leather: slot("leather", "#7a4a2a", "bellows"),
    smoke: slot("smoke", "#e8ebee", "smoke|wisp", true),
  },
  extras: { smoke: { chance: 1 } },
  build,
  sockets: () => [{ name: "attach", position: [0, 0.1, -BEHIND - 0.03], normal: [0, 1, 0], radius: 0.05 }],
});
