import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnX } from "../../../geometry/place.ts";
import { torus } from "../../../geometry/sphere.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { bar } from "../../pieces.ts";
import { block, levelPlate, pair, sidePlate } from "../bodywork.ts";
import { heavyWheel } from "./heavy-wheel.ts";

function pallet(y: number, z: number, box: boolean): Part[] {
  const boards = [-0.46, -0.23, 0, 0.23, 0.46].map((x) => block([0.15, 0.022, 1.0], [x, y + 0.135, z], 0.004, 1));
  const runners = [-0.46, 0, 0.46].map((dz) => block([1.08, 0.022, 0.12], [0, y + 0.113, z + dz * 0.95], 0.004, 1));
  const blocks = [-0.47, 0, 0.47].flatMap((x) =>
    [-0.42, 0, 0.42].map((dz) => block([0.13, 0.1, 0.12], [x, y + 0.055, z + dz], 0.006, 1)),
  );
  const parts = [makePart("pallet", "pallet", merge([...boards, ...runners, ...blocks]), { weight: 0.6, grain: "z" })];
  if (box)
    parts.push(
      makePart("crate", "load", block([0.92, 0.66, 0.86], [0, y + 0.47, z], 0.012), {
        weight: 0.7,
        paint: (surface, x, py, pz) => {
          if (Math.abs(x) < 0.05 || Math.abs(py - y - 0.47) < 0.006 || Math.abs(pz - z) < 0.04)
            layColour(surface, [surface.r * 0.72, surface.g * 0.68, surface.b * 0.6]);
        },
      }),
    );
  return parts;
}

function build({ kind, stream }: Planned): Part[] {
  const lift = 0.12 + 0.62 * stream("lift")();
  const loaded = kind === "loaded";
  const low = 0.3;
  const lower = sidePlate(
    [
      [-1.16, low, 0.05],
      [0.86, low, 0.03],
      [0.86, 0.8, 0.05],
      [0.74, 0.86, 0.06],
      [0.58, 0.56, 0.08],
      [0.08, 0.56, 0.06],
      [-0.02, 1.0, 0.08],
      [-0.78, 1.04, 0.05],
      [-1.16, 0.98, 0.1],
    ],
    0.94,
    0.03,
  );
  const weightBlock = levelPlate(
    [
      [-0.52, -1.02, 0.16],
      [-0.3, -1.3, 0.2],
      [0.3, -1.3, 0.2],
      [0.52, -1.02, 0.16],
      [0.52, -0.72, 0.03],
      [-0.52, -0.72, 0.03],
    ],
    0.72,
    0.05,
    0.66,
  );
  const roofY = 2.12;
  const posts = [
    bar([0.44, 0.8, 0.72], [0.42, roofY, 0.36], 0.036, 10),
    bar([0.44, 0.98, -0.98], [0.42, roofY, -0.72], 0.036, 10),
  ].flatMap(pair);
  const roof = [
    ...pair(block([0.07, 0.07, 1.16], [0.42, roofY, -0.18], 0.02)),
    ...[-0.74, 0.38].map((z) => block([0.9, 0.07, 0.07], [0, roofY, z], 0.02)),
    ...[-0.56, -0.38, -0.2, -0.02, 0.16].map((z) => block([0.84, 0.05, 0.045], [0, roofY + 0.004, z], 0.012)),
  ];
  const mastTop = 2.32;
  const channel = (x: number, z: number, from: number, to: number, wide: number) =>
    block([wide, to - from, 0.13], [x, (from + to) / 2, z], 0.014);
  const mast = merge([
    ...pair(channel(0.36, 1.0, 0.1, mastTop, 0.09)),
    ...pair(channel(0.265, 1.03, 0.1 + lift * 0.4, mastTop - 0.06 + lift * 0.4, 0.075)),
    ...[0.16, 1.25].map((y) => block([0.8, 0.1, 0.07], [0, y, 0.955], 0.012)),
    block([0.8, 0.12, 0.06], [0, mastTop - 0.08, 0.945], 0.012),
    block([0.6, 0.1, 0.09], [0, mastTop - 0.1 + lift * 0.4, 1.03], 0.012),
  ]);
  const cylinders = merge([
    bar([0.14, 0.14, 0.98], [0.14, 1.35, 0.98], 0.04, 12),
    bar([-0.14, 0.14, 0.98], [-0.14, 1.35, 0.98], 0.04, 12),
    bar([0.14, 1.3, 0.98], [0.14, mastTop - 0.12 + lift * 0.4, 1.0], 0.024, 10),
    bar([-0.14, 1.3, 0.98], [-0.14, mastTop - 0.12 + lift * 0.4, 1.0], 0.024, 10),
    ...pair(bar([0.34, 0.72, 0.75], [0.36, 0.62, 1.0], 0.035, 10)),
  ]);
  const carriageZ = 1.13;
  const carriage = merge([
    ...[0.12, 0.46].map((y) => block([0.98, 0.09, 0.07], [0, lift + y, carriageZ], 0.012)),
    ...pair(block([0.06, 0.46, 0.06], [0.2, lift + 0.3, carriageZ - 0.03], 0.012)),
    ...[-0.44, -0.22, 0, 0.22, 0.44].map((x) => block([0.035, 0.62, 0.03], [x, lift + 0.76, carriageZ], 0.008)),
    block([0.94, 0.045, 0.04], [0, lift + 1.07, carriageZ], 0.01),
  ]);
  const fork = sidePlate(
    [
      [carriageZ + 0.02, lift],
      [carriageZ + 1.1, lift, 0.008],
      [carriageZ + 1.1, lift + 0.016, 0.006],
      [carriageZ + 0.2, lift + 0.055],
      [carriageZ + 0.085, lift + 0.075, 0.03],
      [carriageZ + 0.07, lift + 0.56, 0.015],
      [carriageZ + 0.02, lift + 0.56, 0.01],
    ],
    0.12,
    0.006,
    0.3,
  );
  const steering = move(turnX(torus(0.17, 0.018, 28, 8), 0.95), [0, 1.22, 0.38]);
  return [
    ...([1, -1] as const).flatMap((s) => [
      ...heavyWheel(`front-${s === 1 ? "left" : "right"}`, [s * 0.5, 0.36, 0.58], s, {
        radius: 0.36,
        width: 0.27,
        rim: 0.62,
      }),
      ...heavyWheel(`rear-${s === 1 ? "left" : "right"}`, [s * 0.46, 0.28, -0.74], s, {
        radius: 0.28,
        width: 0.22,
        rim: 0.6,
      }),
    ]),
    makePart("body", "body", lower, { weight: 1 }),
    makePart("counterweight", "counterweight", weightBlock, { weight: 0.9 }),
    makePart("posts", "guard", merge(posts), { weight: 0.9 }),
    makePart("roof", "guard", merge(roof), { weight: 0.9 }),
    makePart("mast", "mast", mast, { weight: 1 }),
    makePart("cylinders", "cylinder", cylinders, { weight: 0.5 }),
    makePart("chains", "chain", merge(pair(block([0.03, 1.1, 0.014], [0.075, lift + 0.85, 1.075], 0.004, 1))), {
      weight: 0.3,
    }),
    makePart("carriage", "mast", carriage, { weight: 0.8 }),
    ...makeParts("fork", "fork", pair(fork), { weight: 1 }),
    makePart(
      "seat",
      "seat",
      merge([
        block([0.46, 0.13, 0.46], [0, 1.08, -0.36], 0.05, 3),
        block([0.44, 0.52, 0.12], [0, 1.28, -0.63], 0.05, 3),
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "steering",
      "seat",
      merge([
        steering,
        bar([0, 0.82, 0.66], [0, 1.22, 0.38], 0.024, 10),
        bar([-0.16, 1.22, 0.38], [0.16, 1.22, 0.38], 0.014, 8),
      ]),
      { weight: 0.5 },
    ),
    ...makeParts("lamp", "lamp", pair(block([0.13, 0.1, 0.06], [0.37, roofY - 0.09, 0.42], 0.02)), { weight: 0.4 }),
    makePart("beacon", "beacon", move(block([0.09, 0.11, 0.09], [0, 0, 0], 0.035, 3), [0.3, roofY + 0.07, -0.72]), {
      weight: 0.4,
    }),
    ...(loaded ? pallet(lift + 0.01, carriageZ + 0.62, true) : []),
  ];
}

/**
 * A forklift. What makes it itself: a short yellow or orange truck with a heavy rounded counterweight behind, an open cage of bars over
 * the seat, an upright steel mast with chains in front, and two long forks that stick out forwards near the ground.
 */
export const forklift = defineFromPlan({
  id: "forklift",
  family: "vehicle",
  words: ["forklift", "fork lift", "forklift truck", "fork truck", "lift truck", "pallet truck"],
  senses: ["forklift"],
  height: 2.35,
  vary: 0.03,
  view: { azimuth: 0.9, elevation: 0.14 },
  slots: {
    body: mainSlot("painted-metal", "#f0b014 #f0b014 #e8761c #d8301c #3a8a3c", "paint|hood|chassis"),
    counterweight: slot("painted-metal", "#33363a #2a2c30", "weight|rear"),
    guard: slot("painted-metal", "#1b1c1e", "cage|roof|overhead guard|cab"),
    mast: slot("painted-metal", "#26282b #303236", "carriage|rail|upright"),
    fork: slot("brushed-steel", "#5a5d62", "tine|prong"),
    cylinder: slot("brushed-steel", "", "piston|hydraulic"),
    chain: slot("iron", "#3a3a3c"),
    tyre: slot("rubber", "#1a1a1b", "tire"),
    wheel: slot("painted-metal", "#e8e4da #c8ccd0", "rim|hub"),
    seat: slot("leather", "#17181a", "steering wheel"),
    lamp: slot("glass", "#f6f0d4", "light|headlight"),
    beacon: slot("plastic", "#f08a14", "warning light"),
    pallet: slot("oak-planks", "#c8a06a", "skid"),
    load: slot("paper", "#b98a58", "crate|box|cargo"),
  },
  kinds: { empty: { weight: 2 }, loaded: { weight: 1, slots: ["pallet", "load"] } },
  build,
  sockets: () => [
    { name: "seat", position: [0, 1.145, -0.34], normal: [0, 1, 0], radius: 0.22 },
    { name: "top", position: [0, 2.155, -0.18], normal: [0, 1, 0], radius: 0.4 },
  ],
});
