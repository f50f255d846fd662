import { lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, stretch, turnX, turnZ } from "../../../geometry/place.ts";
import { sphere, torus } from "../../../geometry/sphere.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { bar } from "../../pieces.ts";
import { block, pair, sidePlate } from "../bodywork.ts";
import { axleWheels } from "./heavy-wheel.ts";

const ROOF = 1.78;

/** A bag of clubs strapped on behind. */
function bag(x: number): Part[] {
  const sack = lathe(
    roundCorners(
      [
        [0, 0],
        [0.105, 0, 0.02],
        [0.1, 0.3],
        [0.115, 0.78, 0.02],
        [0.09, 0.8, 0.01],
        [0, 0.74],
      ],
      3,
    ),
    28,
  );
  const put = (g: Part["geometry"]) => move(turnX(g, -0.14), [x, 0.56, -1.02]);
  const clubs = [-0.05, 0, 0.05].flatMap((dx, i) => [
    bar([dx, 0.5, (i % 2) * 0.05 - 0.02], [dx * 1.6, 1.02 + 0.05 * i, (i % 2) * 0.06 - 0.02], 0.008, 8),
    move(stretch(sphere(0.035, 14, 8), [1.3, 0.8, 0.7]), [dx * 1.6 + 0.02, 1.03 + 0.05 * i, (i % 2) * 0.06 - 0.02]),
  ]);
  const side = x < 0 ? "right" : "left";
  return [
    makePart(`bag-${side}`, "bag", put(sack), { weight: 0.6 }),
    makePart(`clubs-${side}`, "metal", put(merge(clubs)), { weight: 0.4 }),
  ];
}

function build({ has }: Planned): Part[] {
  const cowl = sidePlate(
    [
      [0.62, 0.3, 0.05],
      [1.12, 0.34, 0.1],
      [1.2, 0.56, 0.12],
      [0.92, 0.9, 0.12],
      [0.66, 0.98, 0.05],
    ],
    1.06,
    0.05,
  );
  const rear = sidePlate(
    [
      [-1.12, 0.36, 0.1],
      [-0.3, 0.3, 0.05],
      [-0.26, 0.58, 0.05],
      [-0.3, 0.68, 0.06],
      [-1.12, 0.74, 0.12],
    ],
    1.08,
    0.05,
  );
  const floor = block([1.08, 0.09, 1.2], [0, 0.33, 0.16], 0.02);
  const fenders = [
    sidePlate(
      [
        [0.6, 0.44, 0.06],
        [1.0, 0.44, 0.04],
        [1.12, 0.36, 0.05],
        [0.98, 0.56, 0.12],
        [0.52, 0.52, 0.1],
        [0.42, 0.3, 0.03],
      ],
      0.22,
      0.02,
      0.5,
    ),
  ].flatMap(pair);
  const posts = [
    bar([0.5, 0.88, 0.78], [0.48, ROOF, 0.48], 0.022, 10),
    bar([0.5, 0.68, -0.86], [0.48, ROOF, -0.76], 0.022, 10),
  ].flatMap(pair);
  return [
    ...axleWheels([0.78, -0.72], 0.47, { radius: 0.24, width: 0.2, rim: 0.56 }),
    makePart("cowl", "body", merge([cowl, ...fenders]), { weight: 1 }),
    makePart("rear", "body", rear, { weight: 1 }),
    makePart("floor", "dark", floor, { weight: 0.6 }),
    makePart(
      "bumper",
      "dark",
      merge([block([1, 0.1, 0.1], [0, 0.34, 1.17], 0.03), block([1, 0.1, 0.08], [0, 0.4, -1.13], 0.03)]),
      {
        weight: 0.4,
      },
    ),
    makePart("axles", "dark", merge([0.78, -0.72].map((z) => bar([-0.44, 0.24, z], [0.44, 0.24, z], 0.035))), {
      weight: 0.3,
    }),
    makePart(
      "seat",
      "seat",
      merge([
        block([1.02, 0.14, 0.52], [0, 0.74, -0.4], 0.06, 3),
        ...pair(block([0.47, 0.42, 0.12], [0.26, 1.08, -0.7], 0.055, 3)),
        ...pair(block([0.04, 0.24, 0.34], [0.5, 0.84, -0.45], 0.015)),
      ]),
      { weight: 0.9 },
    ),
    makePart("posts", "dark", merge([...posts, bar([-0.48, 1.05, -0.79], [0.48, 1.05, -0.79], 0.02, 10)]), {
      weight: 0.8,
    }),
    makePart("roof", "roof", block([1.16, 0.085, 1.62], [0, ROOF + 0.02, -0.14], 0.042, 3), { weight: 1 }),
    makePart(
      "windshield",
      "window",
      move(turnX(block([0.96, 0.92, 0.012], [0, 0, 0], 0.005), -0.32), [0, 1.33, 0.635]),
      {
        weight: 0.6,
      },
    ),
    makePart(
      "steering",
      "dark",
      merge([
        move(turnX(torus(0.16, 0.018, 28, 8), 1.0), [0.26, 1.08, 0.32]),
        bar([0.26, 0.8, 0.7], [0.26, 1.08, 0.32], 0.022, 10),
        bar([0.11, 1.08, 0.32], [0.41, 1.08, 0.32], 0.014, 8),
      ]),
      { weight: 0.6 },
    ),
    ...makeParts(
      "lamp",
      "lamp",
      pair(move(turnZ(stretch(sphere(0.085, 20, 12), [1, 0.75, 0.5]), 0), [0.36, 0.62, 1.14])),
      {
        weight: 0.6,
      },
    ),
    ...(has("bag") ? [...bag(0.24), ...bag(-0.24)] : []),
  ];
}

/** A golf cart. What makes it itself: a small open car with a flat roof on four thin posts, one bench, a sloping nose with round lamps, small wheels, bags of clubs standing behind. */
export const golfCart = defineFromPlan({
  id: "golf-cart",
  family: "vehicle",
  words: ["golf cart", "golf buggy", "golf car", "golfcart", "electric cart", "club car"],
  senses: ["golfcart"],
  height: 1.84,
  vary: 0.03,
  view: { azimuth: 0.75, elevation: 0.16 },
  slots: {
    body: mainSlot("painted-metal", "#f2f0ea #f2f0ea #2f7a4a #c8281e #1f5fa8", "paint|nose|fender"),
    roof: slot("plastic", "#f4f2ec #e8dfc8", "canopy|top"),
    seat: slot("leather", "#d8c8a0 #2a2b2e #8a6a44", "bench|cushion"),
    window: { ...slot("glass", "#dfe9ea", "windshield|windscreen|pane"), clear: true },
    dark: slot("plastic", "#1d1e20", "post|bumper|steering wheel|floor"),
    tyre: slot("rubber", "#1a1a1b", "tire"),
    wheel: slot("brushed-steel", "", "rim|hub"),
    lamp: slot("glass", "#f6f0d4", "light|headlight"),
    bag: slot("leather", "#1d3a6a #7a2420 #24543f", "golf bag"),
    metal: slot("brushed-steel", "", "club"),
  },
  extras: { bag: { chance: 0.85 } },
  build,
  sockets: () => [
    { name: "seat", position: [0, 0.82, -0.36], normal: [0, 1, 0], radius: 0.3 },
    { name: "top", position: [0, ROOF + 0.06, -0.14], normal: [0, 1, 0], radius: 0.4 },
  ],
});
