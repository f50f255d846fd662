import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { atan2, cos, TAU } from "../../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { bar } from "../../pieces.ts";
import { block, pair, sidePlate, turnedAlong } from "../bodywork.ts";
import { heavyWheel } from "./heavy-wheel.ts";
import { makeTracks } from "./track.ts";

/** Half the body's width, the height of its floor and of its armoured sides; metres. */
const [HALF, FLOOR, SIDE] = [0.98, 0.72, 1.72];

/** A white five-pointed star on the doors and on the hood, and the plates' rows of bolts. */
const marked: Paint = (surface, x, y, z, nx, ny) => {
  const star = (u: number, v: number, r: number): boolean => {
    const d = Math.sqrt(u * u + v * v);
    const turn = (atan2(u, v) / TAU) * 5;
    const off = Math.abs(turn - Math.floor(turn + 0.5)) * (TAU / 5);
    // the edge of a star from its point at `off` 0 to its notch at a tenth of a turn
    return d * (cos(off) + off * 1.9) < r;
  };
  const isSide = Math.abs(nx) > 0.7;
  if (isSide && star(z - 0.62, y - 1.25, 0.3)) return layColour(surface, [0.8, 0.8, 0.76], 0.7);
  if (ny > 0.7 && z > 1.2 && star(x, z - 1.95, 0.34)) return layColour(surface, [0.8, 0.8, 0.76], 0.7);
  if (!isSide) return;
  const bolt = z / 0.19;
  const u = (bolt - Math.floor(bolt) - 0.5) * 0.19;
  const v = Math.abs(y - SIDE + 0.07);
  if (u * u + v * v < 0.0005) surface.height += 0.006;
  if (Math.abs(z - 0.1) < 0.01 || Math.abs(z - 1.05) < 0.01) {
    surface.r *= 0.35;
    surface.g *= 0.35;
    surface.b *= 0.35;
  }
};

function build({ has }: Planned): Part[] {
  const hood = sidePlate(
    [
      [1.0, 0.62],
      [2.62, 0.66, 0.04],
      [2.66, 1.22, 0.06],
      [1.0, 1.42, 0.03],
    ],
    1.16,
    0.04,
  );
  const wall = (x: number) =>
    sidePlate(
      [
        [-2.7, FLOOR],
        [1.08, FLOOR],
        [1.18, 1.35, 0.03],
        [0.98, SIDE, 0.03],
        [-2.76, SIDE, 0.03],
      ],
      0.06,
      0.012,
      x,
    );
  const body = merge([
    wall(HALF),
    wall(-HALF),
    block([2 * HALF, 0.14, 3.84], [0, FLOOR + 0.02, -0.8], 0.02),
    block([2 * HALF, SIDE - FLOOR, 0.06], [0, (SIDE + FLOOR) / 2, -2.72], 0.012),
    block([2 * HALF, 0.7, 0.07], [0, FLOOR + 0.35, 1.08], 0.012),
  ]);
  // armoured windshield with two vision slots
  const screen = sidePlate(
    [
      [0.98, 1.38],
      [1.14, 1.38, 0.02],
      [0.98, 1.98, 0.02],
      [0.92, 1.98, 0.02],
    ],
    2 * HALF - 0.02,
    0.012,
  );
  const fender = pair(
    sidePlate(
      [
        [1.05, 0.92],
        [1.2, 0.92],
        [1.5, 1.1, 0.2],
        [2.2, 1.08, 0.25],
        [2.55, 0.72, 0.06],
        [2.6, 0.78, 0.03],
        [2.25, 1.16, 0.25],
        [1.45, 1.18, 0.2],
        [1.05, 1.0],
      ],
      0.42,
      0.015,
      0.79,
    ),
  );
  const grille = Array.from({ length: 9 }, (_, i) => block([0.05, 0.44, 0.04], [-0.4 + i * 0.1, 0.95, 2.66], 0.01));
  const benches = pair(block([0.36, 0.1, 2.3], [0.72, 1.12, -1.45], 0.02));
  const seats = [0.45, -0.45].flatMap((x) => [
    block([0.48, 0.12, 0.46], [x, 1.08, 0.25], 0.04),
    block([0.48, 0.5, 0.1], [x, 1.36, 0.02], 0.04),
  ]);
  const gun = [
    bar([0, 1.2, 0.1], [0, 2.16, 0.1], 0.035, 12),
    block([0.14, 0.17, 0.5], [0, 2.22, 0.1], 0.03),
    bar([0, 2.24, 0.3], [0, 2.28, 1.35], 0.035, 14),
    block([0.16, 0.18, 0.2], [0.15, 2.2, 0.05], 0.02),
    bar([-0.09, 2.2, -0.18], [0.09, 2.2, -0.18], 0.02, 8),
  ];
  return [
    ...makeTracks(HALF - 0.16, { rear: -2.25, front: -0.35, lift: 0.46, radius: 0.36, width: 0.36, wheels: 4 }),
    ...([1, -1] as const).flatMap((s) =>
      heavyWheel(`front-${s === 1 ? "left" : "right"}`, [s * 0.8, 0.46, 1.85], s, {
        radius: 0.46,
        width: 0.3,
        lugs: 18,
        rim: 0.58,
      }),
    ),
    makePart(
      "frame",
      "dark",
      merge([
        ...pair(block([0.16, 0.24, 5.1], [0.42, 0.56, -0.05], 0.02)),
        block([1.5, 0.14, 0.14], [0, 0.46, 1.85], 0.03),
        ...pair(block([0.3, 0.2, 1.5], [0.7, 0.56, -1.3], 0.03)),
      ]),
      { weight: 0.4 },
    ),
    makePart("body", "hull", body, { weight: 1, paint: marked }),
    makePart("hood", "hull", hood, { weight: 1, paint: marked }),
    makePart("screen", "hull", screen, {
      weight: 0.8,
      paint: (surface, x, y, _z, _nx, _ny, nz) => {
        if (nz > 0.4 && Math.abs(Math.abs(x) - 0.46) < 0.24 && Math.abs(y - 1.72) < 0.055)
          layColour(surface, [0.01, 0.01, 0.012], 0.4);
      },
    }),
    ...makeParts("fender", "hull", fender, { weight: 0.8 }),
    makePart("grille", "dark", merge(grille), { weight: 0.5 }),
    makePart(
      "bumper",
      "dark",
      merge([block([1.8, 0.22, 0.12], [0, 0.62, 2.7], 0.03), bar([-0.36, 0.66, 2.8], [0.36, 0.66, 2.8], 0.13, 20)]),
      { weight: 0.7 },
    ),
    makePart("seats", "canvas", merge([...benches, ...seats]), { weight: 0.6 }),
    ...makeParts(
      "headlight",
      "headlight",
      pair(
        turnedAlong(
          [
            [0, -0.08],
            [0.1, -0.06, 0.02],
            [0.1, 0.06, 0.03],
            [0, 0.08],
          ],
          [0.78, 1.26, 2.32],
          22,
        ),
      ),
      { weight: 0.6 },
    ),
    makePart("cans", "dark", merge(pair(block([0.12, 0.4, 0.3], [HALF + 0.09, 1.05, -0.25], 0.03))), { weight: 0.4 }),
    ...(has("gun") ? [makePart("gun", "gun", merge(gun), { weight: 0.8 })] : []),
  ];
}

/** A half-track. What makes it itself: an olive army lorry with a hood and two wheels in front and crawler tracks instead of rear wheels, an open armoured box with benches, a slotted armour windshield, white stars, a roller on the bumper and a machine gun. */
export const halfTrack = defineFromPlan({
  id: "half-track",
  family: "vehicle",
  words: [
    "half-track",
    "half track",
    "halftrack",
    "half-track truck",
    "army half-track",
    "armored half-track",
    "armoured half-track",
  ],
  senses: ["half track"],
  height: 2.4,
  vary: 0.03,
  view: { azimuth: 0.85, elevation: 0.22 },
  slots: {
    hull: mainSlot("painted-metal", "#4b5632 #565b38 #8a7a4e #5a6058", "body|armor|armour|hood|fender"),
    track: slot("iron", "#26262a", "tread|chain|crawler"),
    wheel: slot("painted-metal", "#3f482b #4a4e33", "rim|roller|hub"),
    tyre: slot("rubber", "#1a1a1b", "tire"),
    canvas: slot("canvas", "#6a6440", "seat|bench"),
    headlight: slot("glass", "#f6f0d4", "lamp|light"),
    dark: slot("iron", "#2c2e28", "frame|bumper|grille|roller"),
    gun: slot("gunmetal", "", "machine gun"),
  },
  extras: { gun: { chance: 0.6 } },
  build,
  sockets: () => [
    { name: "inside", position: [0, FLOOR + 0.1, -1.4], normal: [0, 1, 0], radius: 0.6 },
    { name: "seat", position: [0.45, 1.15, 0.25], normal: [0, 1, 0], radius: 0.24 },
    { name: "top", position: [0, SIDE, -1.4], normal: [0, 1, 0], radius: 0.6 },
  ],
});
