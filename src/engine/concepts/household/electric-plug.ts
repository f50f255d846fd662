import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { turnedAlong } from "../vehicle/bodywork.ts";

/** The plug's middle over the floor, and the cable's radius, metres. */
const [HIGH, CORD] = [0.021, 0.0042];

/** Two turns of cable behind the plug, each a little wider, and a tail. */
function cable(from: Vec3): Geometry {
  const [cx, cz] = [0, -0.135];
  const loops = Array.from({ length: 41 }, (_, i): Vec3 => {
    const turn = 0.25 * TAU + (i / 40) * TAU * 2.1;
    const r = 0.052 + 0.004 * (i / 40) + 0.0035 * sin(i * 0.9);
    return [cx + r * cos(turn), CORD + (i > 20 ? CORD * 1.9 : 0) * Math.min(1, (i - 20) / 5), cz + r * sin(turn)];
  });
  const path: Vec3[] = [
    from,
    [from[0], from[1] - 0.004, from[2] - 0.014],
    [0.012, CORD + 0.002, from[2] - 0.03],
    [0.02, CORD, cz + 0.058],
    ...loops,
    [0.09, CORD, cz + 0.05],
    [0.13, CORD, cz + 0.06],
  ];
  return tube(CORD, curveThrough(path, 4), 12, { endRounding: 0.001, endSteps: 1 });
}

/** Rings of rubber that keep the cable from breaking where it enters. */
const relief = (from: number, count: number): Geometry[] =>
  Array.from({ length: count }, (_, i) =>
    turnedAlong(
      [
        [0, from - i * 0.0062 - 0.0042],
        [0.0072 - i * 0.0004, from - i * 0.0062 - 0.0042, 0.001],
        [0.0078 - i * 0.0004, from - i * 0.0062, 0.001],
        [0, from - i * 0.0062],
      ],
      [0, HIGH, 0],
      24,
    ),
  );

const pin = (x: number, y: number, from: number, long: number, radius: number): Geometry =>
  turnedAlong(
    [
      [0, from - 0.004],
      [radius, from - 0.004],
      [radius, from + long, radius * 0.7],
      [0, from + long],
    ],
    [x, HIGH + y, 0],
    20,
  );

function build({ style }: Planned): Part[] {
  const tail = relief(-0.0185, 5);
  const cord = cable([0, HIGH, -0.044]);
  const shared = [
    makePart("cable", "cable", cord, { weight: 0.8 }),
    makePart("relief", "relief", merge([...tail, bar([0, HIGH, -0.01], [0, HIGH, -0.05], CORD * 1.2, 14)]), {
      weight: 0.5,
    }),
  ];
  if (style === "us")
    return [
      makePart(
        "body",
        "body",
        merge([
          block([0.034, 0.03, 0.03], [0, HIGH, 0.004], 0.008, 4),
          block([0.026, 0.024, 0.02], [0, HIGH, -0.012], 0.007, 3),
        ]),
        { weight: 1, crease: 0.8 },
      ),
      makePart(
        "blades",
        "pin",
        merge([-1, 1].map((s) => block([0.0022, 0.0068, 0.022], [s * 0.0064, HIGH + 0.003, 0.027], 0.0008))),
        { weight: 1 },
      ),
      makePart("earth-pin", "pin", pin(0, -0.0075, 0.018, 0.021, 0.0026), { weight: 0.7 }),
      ...shared,
    ];
  if (style === "uk")
    return [
      makePart(
        "body",
        "body",
        merge([
          block([0.05, 0.046, 0.018], [0, HIGH + 0.004, 0.008], 0.006, 3),
          block([0.034, 0.032, 0.02], [0, HIGH, -0.006], 0.007, 3),
        ]),
        { weight: 1, crease: 0.8 },
      ),
      makePart(
        "blades",
        "pin",
        merge([
          ...[-1, 1].map((s) => block([0.0066, 0.0042, 0.02], [s * 0.0115, HIGH - 0.006, 0.025], 0.0007)),
          block([0.0044, 0.0085, 0.026], [0, HIGH + 0.015, 0.027], 0.0007),
        ]),
        { weight: 1 },
      ),
      ...shared,
    ];
  const skirt = turnedAlong(
    [
      [0, -0.02],
      [0.0095, -0.02, 0.002],
      [0.0135, -0.008, 0.006],
      [0.0185, 0.002, 0.004],
      [0.0185, 0.016, 0.0015],
      [0, 0.016],
    ],
    [0, HIGH, 0],
    40,
  );
  return [
    makePart(
      "body",
      "body",
      merge([skirt, ...[-1, 1].map((s) => block([0.006, 0.014, 0.014], [s * 0.0175, HIGH, 0.009], 0.002, 2))]),
      { weight: 1, crease: 0.7 },
    ),
    makePart("pins", "pin", merge([pin(-0.0095, 0, 0.014, 0.021, 0.0025), pin(0.0095, 0, 0.014, 0.021, 0.0025)]), {
      weight: 1,
    }),
    ...shared,
  ];
}

/** An electric plug. What makes it itself: bright metal pins that stick out of a moulded rubber body - two round ones, two flat blades over a round pin, or three square ones - a ribbed sleeve behind and a loop of cable. */
export const electricPlug = defineFromPlan({
  id: "electric-plug",
  family: "household",
  words: [
    "electric plug",
    "electrical plug",
    "power plug",
    "plug",
    "wall plug",
    "mains plug",
    "power cord",
    "electric cord",
    "electrical cord",
    "electric cable",
    "american plug",
    "british plug",
    "european plug",
    "plug and cord",
  ],
  senses: ["plug#4", "power cord", "wall plug"],
  height: 0.045,
  view: { azimuth: 0.62, elevation: 0.36 },
  slots: {
    body: mainSlot("plastic rubber", "#1b1c1f #ecebe6 #2a2c30", "case|head"),
    pin: slot("brass brushed-steel", "", "prong|blade|contact"),
    cable: { ...mainSlot("rubber", "#1b1c1f #ecebe6 #2a2c30", "cord|wire|lead"), group: "rubber" },
    relief: { ...mainSlot("rubber", "#1b1c1f #ecebe6 #2a2c30", "sleeve"), group: "rubber" },
  },
  styles: {
    us: { weight: 1.2, words: ["american plug"] },
    eu: { weight: 1.2, words: ["european plug"], traits: ["round"] },
    uk: { weight: 0.8, words: ["british plug"] },
  },
  kinds: {
    black: { dress: { body: "#1b1c1f", cable: "#1b1c1f", relief: "#1b1c1f" } },
    white: { weight: 0.7, dress: { body: "#ecebe6", cable: "#ecebe6", relief: "#ecebe6" } },
  },
  build,
});
