import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";

import { sphere } from "../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const HUB = 1.02;
const PLATE = 1.335;

/** An upright round piece of the head. */
const drum = (radius: number, y: number, height: number) =>
  turnedUp(
    [
      [0, y],
      [radius, y, 0.004],
      [radius, y + height, 0.004],
      [0, y + height],
    ],
    32,
  );

function build({ style, has }: Planned): Part[] {
  const isWooden = style === "wooden";
  const angles = [0, 1, 2].map((i) => (i / 3) * TAU + 0.35);
  const spread = 0.46;
  const on = (a: number, r: number, y: number): Vec3 => [r * sin(a), y, r * cos(a)];
  const legs = angles.map((a) => {
    const [top, foot] = [on(a, 0.062, HUB - 0.012), on(a, spread, 0.03)];
    const at = (t: number) => mix(top, foot, t);
    return { a, top, foot, at };
  });
  const widths = isWooden ? ([0.026, 0.02, 0.015] as const) : ([0.0225, 0.0175, 0.013] as const);
  const pieces = [
    [0, 0.42],
    [0.38, 0.7],
    [0.66, 0.985],
  ] as const;
  const locks = [0.415, 0.695];
  const collar = (at: (t: number) => Vec3, t: number, r: number) => bar(at(t - 0.024), at(t + 0.024), r + 0.009, 20);
  const lever = ({ at, a }: (typeof legs)[0], t: number, r: number) => {
    const [x, y, z] = at(t);
    const out: Vec3 = [x + (r + 0.012) * sin(a), y + 0.004, z + (r + 0.012) * cos(a)];
    const low = at(t + 0.05);
    return bar(out, [low[0] + (r + 0.011) * sin(a), low[1], low[2] + (r + 0.011) * cos(a)], 0.007, 10);
  };
  const brace = legs.map(({ a, at }) => {
    const [x, y, z] = at(0.4);
    return bar([x * 0.97, y, z * 0.97], on(a, 0.016, HUB - 0.33), 0.0065, 10);
  });
  return [
    makePart(
      "hub",
      "head",
      merge([drum(0.058, HUB - 0.03, 0.07), ...legs.map(({ top }) => move(sphere(0.033, 20), top))]),
      { weight: 0.8 },
    ),
    ...pieces.flatMap(([from, to], k) =>
      makeParts(
        `leg-${["upper", "middle", "lower"][k]}`,
        k === 0 ? "leg" : "tube",
        legs.map(({ at }) => bar(at(from), at(to), widths[k] as number, 20)),
        { weight: 1 },
      ),
    ),
    ...locks.flatMap((t, k) => [
      ...makeParts(
        `lock-${k + 1}`,
        "lock",
        legs.map(({ at }) => collar(at, t, widths[k] as number)),
        { weight: 0.7 },
      ),
      ...makeParts(
        `lever-${k + 1}`,
        "lock",
        legs.map((leg) => lever(leg, t, widths[k] as number)),
        { weight: 0.4 },
      ),
    ]),
    ...makeParts(
      "foot",
      "foot",
      legs.map(({ at, foot }) => merge([bar(at(0.95), at(0.985), 0.0185, 16), move(sphere(0.028, 20), foot)])),
      { weight: 0.7 },
    ),
    makePart("column", "tube", bar([0, HUB - 0.4, 0], [0, HUB + 0.2, 0], 0.0165, 24), { weight: 0.9 }),
    makePart("collar", "lock", drum(0.029, HUB + 0.03, 0.045), { weight: 0.5 }),
    ...makeParts("brace", "tube", brace, { weight: 0.6 }),
    makePart("brace-ring", "lock", drum(0.027, HUB - 0.35, 0.04), { weight: 0.5 }),
    ...(has("crank")
      ? [
          makePart(
            "crank",
            "lock",
            merge([
              bar([0.04, HUB + 0.005, 0], [0.1, HUB + 0.005, 0], 0.007),
              bar([0.096, HUB + 0.005, 0], [0.096, HUB - 0.06, 0.02], 0.006),
              bar([0.092, HUB - 0.058, 0.02], [0.13, HUB - 0.058, 0.02], 0.01),
            ]),
            { weight: 0.5 },
          ),
        ]
      : []),
    ...(style === "ball" ? ballHead() : panHead()),
    makePart("plate", "plate", move(settle(plateOn()), [0, PLATE - 0.012, 0]), { weight: 0.9 }),
    makePart("pad", "pad", block([0.098, 0.007, 0.078], [0, PLATE + 0.0, 0], 0.003), { weight: 0.6 }),
    makePart("screw", "tube", drum(0.0065, PLATE, 0.017), { weight: 0.4 }),
  ];
}

/** The plate the camera is screwed on, a clamp at its side. */
const plateOn = () =>
  merge([
    block([0.125, 0.024, 0.1], [0, 0, 0], 0.006),
    block([0.03, 0.032, 0.052], [0.066, -0.004, 0], 0.006),
    bar([0.078, -0.002, 0.01], [0.082, -0.004, 0.062], 0.0065),
  ]);

/** A head that pans and tilts, with a long handle behind. */
const panHead = (): Part[] => [
  makePart("pan", "head", drum(0.041, HUB + 0.185, 0.04), { weight: 0.8 }),
  makePart(
    "yoke",
    "head",
    merge([
      block([0.022, 0.105, 0.062], [-0.034, HUB + 0.262, 0], 0.008),
      block([0.022, 0.105, 0.062], [0.034, HUB + 0.262, 0], 0.008),
    ]),
    { weight: 0.8 },
  ),
  makePart("tilt", "head", bar([-0.058, HUB + 0.268, 0], [0.058, HUB + 0.268, 0], 0.026, 24), { weight: 0.7 }),
  makePart("neck", "head", block([0.046, 0.06, 0.052], [0, HUB + 0.285, 0], 0.006), { weight: 0.7 }),
  makePart("handle", "tube", bar([0.03, HUB + 0.268, -0.01], [0.1, HUB + 0.17, -0.27], 0.0085, 14), { weight: 0.9 }),
  makePart("grip", "foot", bar([0.089, HUB + 0.186, -0.228], [0.125, HUB + 0.135, -0.362], 0.0165, 18), {
    weight: 0.8,
  }),
];

/** A polished ball in its cup, with a knob at the side. */
const ballHead = (): Part[] => [
  makePart(
    "cup",
    "head",
    lathe(
      [
        [0, HUB + 0.17],
        [0.033, HUB + 0.17],
        [0.044, HUB + 0.195],
        [0.046, HUB + 0.235],
        [0.04, HUB + 0.25],
        [0, HUB + 0.25],
      ],
      36,
    ),
    { weight: 0.8 },
  ),
  makePart("ball", "tube", move(sphere(0.036, 28), [0, HUB + 0.258, 0]), { weight: 0.8 }),
  makePart("stem", "head", drum(0.022, HUB + 0.27, 0.036), { weight: 0.6 }),
  makePart(
    "knob",
    "lock",
    merge([
      bar([0.03, HUB + 0.215, 0], [0.07, HUB + 0.215, 0], 0.008),
      bar([0.066, HUB + 0.215, 0], [0.09, HUB + 0.215, 0], 0.021, 18),
    ]),
    { weight: 0.6 },
  ),
];

/**
 * A camera tripod without its camera. What makes it itself: three spread legs of tubes that slide into each other, with lever locks
 * and rubber feet, braces to a centre column, a head with a long handle or a ball, and a flat plate with a screw on top.
 */
export const tripod = defineFromPlan({
  id: "tripod",
  family: "device",
  words: [
    "tripod",
    "camera tripod",
    "photo tripod",
    "photography tripod",
    "tripod stand",
    "video tripod",
    "camera stand",
  ],
  senses: ["tripod"],
  height: 1.35,
  view: { azimuth: 0.75, elevation: 0.16 },
  slots: {
    leg: mainSlot("painted-metal", "#1d1e22 #26272c #30333a #3a3d42", "upper leg"),
    tube: slot("brushed-steel", "", "column|lower leg|handle"),
    head: slot("painted-metal", "#232429 #2c2e33", "hub|ball head|pan head"),
    lock: slot("painted-metal", "#c8281e #17181b #e07a1a #2a6fc0", "lever|clamp|collar"),
    plate: slot("painted-metal", "#3c3f45 #2a2b30", "camera plate|quick release"),
    pad: slot("rubber", "#141416"),
    foot: slot("rubber", "#141416", "rubber foot|grip"),
  },
  styles: {
    pan: { weight: 3 },
    ball: { weight: 1.6 },
    wooden: {
      weight: 0.5,
      traits: ["vintage"],
      materials: { leg: "oak", tube: "oak", lock: "gold", head: "gold" },
      dress: { leg: "#8a5428", tube: "#a86c38" },
    },
  },
  extras: { crank: { chance: 0.6, slot: "lock" } },
  build,
  sockets: () => [{ name: "top", position: [0, PLATE + 0.0035, 0], normal: [0, 1, 0], radius: 0.06 }],
});
