import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { block, pair, sidePlate, skinOver, turnedAcross, turnedAlong } from "./bodywork.ts";
import { heavyWheel } from "./road/heavy-wheel.ts";

/** Radius of a cage's tube, and of the wheels in front and behind; metres. */
const [TUBE, FRONT, REAR] = [0.034, 0.36, 0.47];

const pipe = (points: readonly Vec3[]): Geometry =>
  tube(TUBE, points.length > 2 ? curveThrough(points, 5) : points, 10);

/** Hoops over the seats, rails to the nose and to the engine, and bars between them. */
function cage(): Geometry[] {
  const hoop = (z: number, top: number, half: number, foot: number, lean: number): Geometry =>
    pipe([
      [half, foot, z],
      [half, foot + (top - foot) * 0.6, z + lean * 0.6],
      [half * 0.84, top - 0.03, z + lean],
      [0, top, z + lean],
      [-half * 0.84, top - 0.03, z + lean],
      [-half, foot + (top - foot) * 0.6, z + lean * 0.6],
      [-half, foot, z],
    ]);
  const rails = [
    pipe([
      [0.6, 1.58, -0.38],
      [0.58, 1.52, 0.25],
      [0.6, 0.98, 0.74],
      [0.42, 0.72, 1.55],
    ]),
    pipe([
      [0.6, 1.55, -0.4],
      [0.58, 1.12, -1.05],
      [0.5, 0.75, -1.5],
    ]),
    pipe([
      [0.72, 0.88, 0.66],
      [0.76, 0.84, -0.5],
    ]),
    pipe([
      [0.62, 0.55, -0.45],
      [0.58, 0.62, -1.5],
    ]),
  ].flatMap(pair);
  return [
    hoop(-0.42, 1.62, 0.74, 0.42, 0),
    hoop(0.62, 1.55, 0.7, 0.42, -0.3),
    ...rails,
    pipe([
      [0.6, 1.55, -0.4],
      [-0.6, 0.75, -0.44],
    ]),
    pipe([
      [0.5, 0.75, -1.5],
      [-0.5, 0.75, -1.5],
    ]),
    pipe([
      [0.58, 1.54, 0.1],
      [-0.58, 1.54, 0.1],
    ]),
  ];
}

function engine(): Geometry[] {
  const cylinders = pair(
    merge(
      Array.from({ length: 5 }, (_, i) =>
        turnedAcross(
          [
            [0, 0.2 + i * 0.07],
            [0.15, 0.2 + i * 0.07, 0.01],
            [0.15, 0.235 + i * 0.07, 0.01],
            [0, 0.235 + i * 0.07],
          ],
          [0, 0.6, -1.3],
          18,
        ),
      ),
    ),
  );
  return [
    block([0.46, 0.42, 0.5], [0, 0.6, -1.28], 0.05),
    ...cylinders,
    turnedAlong(
      [
        [0, -0.05],
        [0.22, -0.04, 0.02],
        [0.22, 0.04, 0.02],
        [0, 0.05],
      ],
      [0, 0.86, -1.42],
      28,
    ),
    ...pair(
      tube(
        0.045,
        curveThrough(
          [
            [0.3, 0.5, -1.45],
            [0.34, 0.5, -1.75],
            [0.3, 0.78, -1.85],
            [0.3, 1.02, -1.95],
          ],
          5,
        ),
        12,
      ),
    ),
  ];
}

function build({ has }: Planned): Part[] {
  const tub = skinOver(
    [
      { z: -0.72, y: 0.5, half: 0.62, up: 0.2, down: 0.16, square: 4 },
      { z: -0.68, y: 0.52, half: 0.72, up: 0.26, down: 0.2, square: 4 },
      { z: 0.4, y: 0.52, half: 0.74, up: 0.26, down: 0.2, square: 4 },
      { z: 0.85, y: 0.56, half: 0.62, up: 0.28, down: 0.22, square: 3.4 },
      { z: 1.4, y: 0.56, half: 0.4, up: 0.2, down: 0.18, square: 3 },
      { z: 1.72, y: 0.54, half: 0.26, up: 0.1, down: 0.1, square: 2.6 },
      { z: 1.78, y: 0.54, half: 0.14, up: 0.05, down: 0.05, square: 2.4 },
    ],
    36,
  );
  const seat = (x: number) => [
    block([0.46, 0.14, 0.5], [x, 0.82, -0.12], 0.06, 3),
    sidePlate(
      [
        [-0.46, 0.8, 0.05],
        [-0.3, 0.8, 0.05],
        [-0.42, 1.42, 0.07],
        [-0.56, 1.42, 0.07],
      ],
      0.44,
      0.05,
      x,
    ),
  ];
  const arms = [
    ...[-1.08, 1.12].flatMap((z) => {
      const [r, x] = z > 0 ? [FRONT, 0.82] : [REAR, 0.84];
      return pair(
        merge([
          bar([0.3, 0.5, z - 0.16], [x, r, z], 0.032, 10),
          bar([0.3, 0.5, z + 0.16], [x, r, z], 0.032, 10),
          bar([x - 0.12, r, z], [x - 0.3, r + 0.52, z * 0.94], 0.028, 10),
        ]),
      );
    }),
  ];
  const spring = pair(
    merge(
      [1.05, -1.02].flatMap((z) =>
        Array.from({ length: 6 }, (_, i) => {
          const r = z > 0 ? FRONT : REAR;
          const t = 0.3 + i * 0.1;
          return move(turnX(torus(0.062, 0.014, 16, 6), 0), [
            0.7 - 0.18 * t,
            r + 0.52 * t,
            (z > 0 ? 1.12 : -1.08) * (1 - 0.06 * t),
          ]);
        }),
      ),
    ),
  );
  const lamp = (x: number, y: number, z: number, r: number) =>
    turnedAlong(
      [
        [0, -r * 0.8],
        [r * 0.7, -r * 0.7, r * 0.2],
        [r, 0.1 * r, r * 0.1],
        [r, r * 0.35, r * 0.15],
        [0, r * 0.5],
      ],
      [x, y, z],
      24,
    );
  return [
    ...([1, -1] as const).flatMap((s) => [
      ...heavyWheel(`front-${s === 1 ? "left" : "right"}`, [s * 0.92, FRONT, 1.12], s, {
        radius: FRONT,
        width: 0.26,
        lugs: 16,
        rim: 0.56,
      }),
      ...heavyWheel(`rear-${s === 1 ? "left" : "right"}`, [s * 0.98, REAR, -1.08], s, {
        radius: REAR,
        width: 0.5,
        lugs: 20,
        rim: 0.5,
      }),
    ]),
    makePart("tub", "body", tub, { weight: 1 }),
    ...makeParts(
      "fender",
      "body",
      pair(
        sidePlate(
          [
            [0.8, 0.76],
            [1.1, 0.82, 0.2],
            [1.42, 0.74, 0.1],
            [1.46, 0.77, 0.02],
            [1.1, 0.87, 0.2],
            [0.78, 0.8],
          ],
          0.3,
          0.012,
          0.9,
        ),
      ),
      { weight: 0.5 },
    ),
    makePart("cage", "cage", merge(cage()), { weight: 1 }),
    makePart("seats", "seat", merge([...seat(0.32), ...seat(-0.32)]), { weight: 0.8 }),
    makePart("engine", "engine", merge(engine()), { weight: 0.8 }),
    makePart("arms", "dark", merge([...arms, block([0.6, 0.16, 2.4], [0, 0.42, 0], 0.03)]), { weight: 0.6 }),
    makePart("springs", "spring", merge(spring), { weight: 0.5 }),
    makePart(
      "steering",
      "dark",
      merge([
        move(turnX(torus(0.17, 0.02, 28, 8), 0.95), [0.32, 1.05, 0.34]),
        bar([0.32, 1.05, 0.34], [0.32, 0.8, 0.66], 0.022, 10),
        bar([0.16, 1.05, 0.34], [0.48, 1.05, 0.34], 0.015, 8),
      ]),
      { weight: 0.5 },
    ),
    ...makeParts("headlight", "headlight", [...pair(lamp(0.34, 0.9, 1.32, 0.13))], { weight: 0.8 }),
    makePart("stalks", "dark", merge(pair(bar([0.34, 0.66, 1.26], [0.34, 0.86, 1.28], 0.024, 10))), { weight: 0.3 }),
    ...(has("light")
      ? makeParts(
          "light",
          "headlight",
          [0.42, 0.14, -0.14, -0.42].map((x) => lamp(x, 1.68, -0.02, 0.085)),
          { weight: 0.5 },
        )
      : []),
    ...(has("light")
      ? [makePart("light-bar", "dark", bar([-0.55, 1.59, -0.06], [0.55, 1.59, -0.06], 0.03, 10), { weight: 0.2 })]
      : []),
    ...(has("flag")
      ? [
          makePart("whip", "dark", bar([-0.62, 0.6, -0.68], [-0.66, 2.5, -0.9], 0.012, 8), { weight: 0.4 }),
          makePart("flag", "flag", block([0.012, 0.22, 0.36], [-0.66, 2.38, -1.07], 0.004), { weight: 0.5 }),
        ]
      : []),
  ];
}

/** A dune buggy. What makes it itself: a bare low tub without doors or roof under a cage of bent tubes, two bucket seats, big knobbly tyres, fatter behind than in front, on long sprung arms, round lamps on stalks, the engine open at the tail. */
export const duneBuggy = defineFromPlan({
  id: "dune-buggy",
  family: "vehicle",
  words: ["dune buggy", "beach buggy", "sand rail", "desert buggy", "off-road buggy", "sand buggy", "baja buggy"],
  senses: ["dune buggy"],
  height: 1.7,
  vary: 0.03,
  view: { azimuth: 0.8, elevation: 0.2 },
  slots: {
    body: mainSlot("painted-metal", "#f0a010 #d8301c #1f84d0 #6ab82a #e0581c", "tub|paint|fender"),
    cage: slot("painted-metal", "#1c1d20 #e8e4da", "roll cage|frame|bar"),
    tyre: slot("rubber", "#1a1a1b", "tire"),
    wheel: slot("brushed-steel painted-metal", "#e8e4da #c8ccd0", "rim|hub"),
    seat: slot("leather", "#1c1d20 #7a2018"),
    engine: slot("brushed-steel", "", "motor|exhaust"),
    spring: slot("painted-metal", "#e0c01c #d8301c", "shock|suspension"),
    headlight: slot("glass", "#f6f0d4", "lamp|headlamp"),
    dark: slot("iron", "#202226", "arm|steering wheel|chassis"),
    flag: slot("canvas", "#f05a14"),
  },
  extras: { light: { chance: 0.6, slot: "headlight" }, flag: { chance: 0.4 } },
  build,
  sockets: () => [
    { name: "seat", position: [0.32, 0.89, -0.1], normal: [0, 1, 0], radius: 0.22 },
    { name: "top", position: [0, 1.63, -0.3], normal: [0, 1, 0], radius: 0.4 },
  ],
});
