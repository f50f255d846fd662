import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnX } from "../../../geometry/place.ts";
import { torus } from "../../../geometry/sphere.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { bar } from "../../pieces.ts";
import { block, pair, sidePlate, turnedAcross } from "../bodywork.ts";
import { heavyWheel } from "./heavy-wheel.ts";

/** Metres: the drum, and where its axle is. */
const [DRUM, WIDE, AXLE, REAR] = [0.68, 1.7, 1.35, -1.15];

function build({ style }: Planned): Part[] {
  const drumAt = (z: number) =>
    turnedAcross(
      [
        [0, -WIDE / 2 + 0.12],
        [DRUM * 0.86, -WIDE / 2 + 0.12, 0.02],
        [DRUM * 0.93, -WIDE / 2, 0.012],
        [DRUM, -WIDE / 2, 0.015],
        [DRUM, WIDE / 2, 0.015],
        [DRUM * 0.93, WIDE / 2, 0.012],
        [DRUM * 0.86, WIDE / 2 - 0.12, 0.02],
        [0, WIDE / 2 - 0.12],
      ],
      [0, DRUM, z],
      56,
    );
  const yoke = (z: number, way: 1 | -1) =>
    merge([
      ...pair(block([0.09, 0.3, DRUM + 0.5], [WIDE / 2 + 0.08, DRUM, z - way * (DRUM + 0.1) * 0.42], 0.03)),
      block([WIDE + 0.25, 0.34, 0.16], [0, DRUM + 0.02, z - way * (DRUM + 0.16)], 0.03),
      ...pair(bar([WIDE / 2 - 0.2, DRUM, z], [WIDE / 2 + 0.12, DRUM, z], 0.1, 20)),
    ]);
  const hood = sidePlate(
    [
      [-1.95, 0.62, 0.05],
      [-0.42, 0.62, 0.04],
      [-0.42, 1.5, 0.05],
      [-1.2, 1.56, 0.05],
      [-1.95, 1.34, 0.16],
    ],
    1.2,
    0.05,
  );
  const floor = block([1.4, 0.16, 1.15], [0, 0.74, 0.02], 0.03);
  const dash = sidePlate(
    [
      [0.34, 0.8, 0.03],
      [0.6, 0.8, 0.03],
      [0.6, 1.34, 0.05],
      [0.44, 1.42, 0.05],
    ],
    0.8,
    0.03,
  );
  const posts = [
    bar([0.64, 0.78, 0.5], [0.62, 2.5, 0.42], 0.04, 10),
    bar([0.64, 1.3, -0.62], [0.62, 2.5, -0.72], 0.04, 10),
  ].flatMap(pair);
  const tandem = style === "tandem";
  return [
    makePart("drum", "drum", drumAt(AXLE), { weight: 1 }),
    makePart("yoke", "body", yoke(AXLE, 1), { weight: 0.9 }),
    makePart("joint", "dark", block([0.5, 0.5, 0.5], [0, 0.7, 0.52], 0.08), { weight: 0.4 }),
    ...(tandem
      ? [makePart("rear-drum", "drum", drumAt(REAR - 0.1), { weight: 1 })]
      : ([1, -1] as const).flatMap((s) =>
          heavyWheel(`rear-${s === 1 ? "left" : "right"}`, [s * 0.66, 0.62, REAR], s, {
            radius: 0.62,
            width: 0.42,
            lugs: 18,
            rim: 0.52,
          }),
        )),
    makePart("hood", "body", tandem ? move(hood, [0, 0.5, 0]) : hood, { weight: 1 }),
    makePart("floor", "dark", merge([floor, ...(tandem ? [block([1.3, 0.5, 1.4], [0, 0.98, -0.5], 0.04)] : [])]), {
      weight: 0.6,
    }),
    makePart("dash", "body", dash, { weight: 0.7 }),
    makePart(
      "grille",
      "dark",
      merge([0, 1, 2, 3, 4].map((i) => block([0.8, 0.05, 0.06], [0, (tandem ? 1.3 : 0.8) + i * 0.1, -1.95], 0.01))),
      { weight: 0.3 },
    ),
    makePart("posts", "dark", merge(posts), { weight: 0.7 }),
    makePart("roof", "body", block([1.6, 0.1, 1.7], [0, 2.53, -0.16], 0.045, 3), { weight: 1 }),
    makePart(
      "seat",
      "seat",
      merge([block([0.52, 0.6, 0.5], [0, 1.1, -0.14], 0.06, 3), block([0.52, 0.6, 0.14], [0, 1.62, -0.36], 0.05, 3)]),
      { weight: 0.6 },
    ),
    makePart(
      "steering",
      "dark",
      merge([
        move(turnX(torus(0.2, 0.022, 28, 8), 0.7), [0, 1.62, 0.34]),
        bar([0, 1.36, 0.5], [0, 1.62, 0.34], 0.026, 10),
        bar([-0.19, 1.62, 0.34], [0.19, 1.62, 0.34], 0.016, 8),
      ]),
      { weight: 0.5 },
    ),
    ...makeParts("lamp", "lamp", pair(block([0.16, 0.12, 0.07], [0.44, 2.42, 0.64], 0.025)), { weight: 0.4 }),
  ];
}

/** A steamroller. What makes it itself: a broad smooth steel drum in a yoke in front instead of wheels, a short yellow body behind with an engine's hood, an open seat under a flat roof on posts, two big tyres or a second drum. */
export const steamroller = defineFromPlan({
  id: "steamroller",
  family: "vehicle",
  words: [
    "steamroller",
    "steam roller",
    "road roller",
    "roller compactor",
    "asphalt roller",
    "road compactor",
    "drum roller",
  ],
  senses: ["steamroller#2"],
  height: 2.58,
  vary: 0.03,
  view: { azimuth: 0.85, elevation: 0.16 },
  slots: {
    body: mainSlot("painted-metal", "#f0b014 #e8a010 #e0641c #3a8a3c", "paint|hood|roof|yoke|frame"),
    drum: slot("brushed-steel", "#8a8d92", "roller|cylinder"),
    tyre: slot("rubber", "#1a1a1b", "tire"),
    wheel: slot("painted-metal", "#e8e4da #f0b014", "rim|hub"),
    seat: slot("leather", "#17181a"),
    dark: slot("painted-metal", "#222326", "post|grille|floor|steering wheel"),
    lamp: slot("glass", "#f6f0d4", "light|headlight"),
  },
  styles: { single: { weight: 2 }, tandem: { weight: 0, words: ["drum roller"] } },
  build,
  sockets: () => [
    { name: "seat", position: [0, 1.41, -0.1], normal: [0, 1, 0], radius: 0.24 },
    { name: "top", position: [0, 2.58, -0.16], normal: [0, 1, 0], radius: 0.5 },
  ],
});
