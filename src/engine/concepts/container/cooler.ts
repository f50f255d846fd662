import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { hash128 } from "../../math/draw.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const [W, H, D] = [0.56, 0.32, 0.34];
const RIM = 0.035;

function build({ has, seed }: Planned): Part[] {
  const wall = (size: readonly [number, number, number], at: readonly [number, number, number]) =>
    block(size, at, 0.012, 3);
  const lid = merge([
    move(box([W + 0.02, 0.05, D + 0.02], { bevel: 0.018, bevelSteps: 4 }), [0, 0.025, (D + 0.02) / 2]),
    block([W * 0.7, 0.016, D * 0.6], [0, 0.052, (D + 0.02) / 2], 0.007),
  ]);
  const open = has("open");
  const hung = move(open ? turnX(lid, -1.75) : lid, [0, H + 0.002, open ? -D / 2 + 0.012 : -(D + 0.02) / 2]);
  const handle = tube(
    0.011,
    curveThrough(
      [
        [-W / 2 - 0.016, H * 0.66, 0],
        [-W / 2 - 0.022, H * 0.5, D * 0.62],
        [-W / 2 + 0.08, H * 0.42, D * 0.72],
        [W / 2 - 0.08, H * 0.42, D * 0.72],
        [W / 2 + 0.022, H * 0.5, D * 0.62],
        [W / 2 + 0.016, H * 0.66, 0],
      ],
      8,
    ),
    12,
    { endRounding: 0.004 },
  );
  const cubes = Array.from({ length: 46 }, (_, i) => {
    const [a, b, c] = hash128(`${seed} ice ${i}`);
    const at = [
      ((a % 997) / 997 - 0.5) * (W - 0.14),
      H * 0.74 + 0.03 * ((c % 97) / 97),
      ((b % 991) / 991 - 0.5) * (D - 0.13),
    ] as const;
    return move(
      turnY(turnX(box([0.04, 0.034, 0.04], { bevel: 0.006, bevelSteps: 2 }), (a % 7) * 0.3), (b % 11) * 0.5),
      at,
    );
  });
  const can = lathe(
    [
      [0, 0],
      [0.026, 0],
      [0.033, 0.01],
      [0.033, 0.1],
      [0.027, 0.118],
      [0.025, 0.112],
      [0, 0.112],
    ],
    32,
  );
  return [
    makePart(
      "body",
      "body",
      merge([
        wall([W, H, RIM], [0, H / 2, D / 2 - RIM / 2]),
        wall([W, H, RIM], [0, H / 2, -D / 2 + RIM / 2]),
        wall([RIM, H, D], [W / 2 - RIM / 2, H / 2, 0]),
        wall([RIM, H, D], [-W / 2 + RIM / 2, H / 2, 0]),
        wall([W, 0.05, D], [0, 0.025, 0]),
      ]),
      { weight: 1 },
    ),
    makePart("band", "trim", block([W + 0.006, 0.05, D + 0.006], [0, H - 0.1, 0], 0.02, 3), { weight: 0.4 }),
    makePart("lining", "trim", block([W - 2 * RIM + 0.004, H * 0.66, D - 2 * RIM + 0.004], [0, H * 0.4, 0], 0.01), {
      weight: 0.3,
    }),
    makePart("lid", "lid", hung, { weight: 0.9 }),
    makePart("handle", "trim", handle, { weight: 0.8 }),
    makePart("latch", "trim", block([0.07, 0.06, 0.02], [0, H - 0.02, D / 2 + 0.006], 0.006, 2), { weight: 0.4 }),
    makePart("drain", "trim", block([0.03, 0.03, 0.03], [W / 2 + 0.008, 0.045, 0.05], 0.008, 2), { weight: 0.2 }),
    ...(open
      ? [
          makePart("ice", "ice", merge(cubes), { weight: 0.7 }),
          makePart(
            "cans",
            "can",
            merge(
              [-0.16, -0.05, 0.08, 0.18].map((x, i) =>
                move(turnX(turnY(can, i), i % 2 ? 0.25 : -0.15), [x, H * 0.68, (i % 2 ? 1 : -1) * 0.04]),
              ),
            ),
            { weight: 0.7 },
          ),
        ]
      : []),
  ];
}

/** A cooler for a picnic. What makes it itself: a thick-walled box of bright plastic with a white lid and a swinging handle; open it is full of ice cubes and cans. */
export const cooler = defineFromPlan({
  id: "cooler",
  family: "container",
  words: [
    "cooler",
    "cooler box",
    "ice chest",
    "ice box",
    "picnic cooler",
    "beer cooler",
    "esky",
    "cool box",
    "coolbox",
    "portable cooler",
  ],
  senses: [],
  height: 0.38,
  view: { azimuth: 0.5, elevation: 0.3 },
  slots: {
    body: mainSlot("plastic", "#d8302a #2a6ad0 #2f9a6a #e87a2a", "box|wall"),
    lid: slot("plastic", "#f2f0ea", "top|cover"),
    trim: slot("plastic", "#f2f0ea", "handle|latch|band"),
    ice: { ...slot("ice glass", "#dff0f6", "ice cube|cubes"), clear: false },
    can: slot("painted-metal", "#c8202a #2f8a3a #e8b01e", "soda|beer|drink"),
  },
  extras: { open: { chance: 0.45, slot: "ice", traits: ["open"] } },
  build,
});
