import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { TAU } from "../../math/elementary.ts";
import { around, block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

/** Half the width, the floor of the glass box and its ceiling, metres. */
const [HALF, FLOOR, CEILING] = [0.42, 0.84, 1.62];
const TOYS = ["#e8508a", "#f0b82a", "#4aa8e0", "#7ac04a", "#a06ad0", "#e86a2a"].map(fromHex);

/** A small plush bear's head and body, or a ball, lying in the heap. */
function toy(next: () => number, isBear: boolean): Geometry {
  const r = 0.075 + 0.02 * next();
  const turnAt = (g: Geometry): Geometry => turnX(turnY(g, TAU * next()), (next() - 0.5) * 1.1);
  if (!isBear) return turnAt(sphere(r, 20, 14));
  return turnAt(
    merge([
      sphere(r, 20, 14),
      move(sphere(r * 0.42, 12, 8), [r * 0.72, r * 0.74, 0]),
      move(sphere(r * 0.42, 12, 8), [-r * 0.72, r * 0.74, 0]),
      move(sphere(r * 0.4, 12, 8), [0, -r * 0.15, r * 0.8]),
    ]),
  );
}

function heap(stream: Planned["stream"]): Part[] {
  const next = stream("toys");
  const piles: Geometry[][] = TOYS.map(() => []);
  const places = [
    ...Array.from({ length: 22 }, (_, i) => [i % 6, Math.floor(i / 6), 0] as const),
    ...Array.from({ length: 9 }, (_, i) => [1 + (i % 4), 0.6 + Math.floor(i / 4), 1] as const),
  ];
  for (const [i, [column, row, layer]] of places.entries()) {
    const x = -0.32 + column * 0.128 + (next() - 0.5) * 0.04;
    const z = -0.3 + row * 0.165 + (next() - 0.5) * 0.04;
    // the corner over the chute stays empty
    if (x < -0.08 && z > 0.06) continue;
    const at = [Math.min(0.32, x), FLOOR + 0.07 + layer * 0.11 + next() * 0.02, Math.min(0.3, z)] as const;
    (piles[(i * 5 + layer) % TOYS.length] as Geometry[]).push(settle(move(toy(next, next() < 0.65), at)));
  }
  return piles.flatMap((pile, i) =>
    pile.length === 0
      ? []
      : [
          makePart(`toys-${i + 1}`, "toy", merge(pile), {
            weight: 0.7,
            paint: (surface) => layColour(surface, TOYS[i] as Rgb, 0.85, 0),
          }),
        ],
  );
}

/** Three bent prongs under a motor on a cord, from a carriage on rails. */
function claw(x: number, z: number, drop: number): Part[] {
  const at = (g: Geometry): Geometry => settle(move(g, [x, 0, z]));
  const y = CEILING - drop;
  const prong = tube(
    0.011,
    curveThrough(
      [
        [0.02, y - 0.05, 0],
        [0.1, y - 0.09, 0],
        [0.115, y - 0.17, 0],
        [0.045, y - 0.225, 0],
      ],
      5,
    ),
    8,
    { endRounding: 0.005, endSteps: 2 },
  );
  return [
    makePart(
      "rails",
      "metal",
      merge([
        bar([-HALF, CEILING - 0.03, z], [HALF, CEILING - 0.03, z], 0.014, 10),
        at(block([0.13, 0.05, 0.13], [0, CEILING - 0.03, 0], 0.012)),
      ]),
      { weight: 0.5 },
    ),
    makePart("cord", "metal", at(bar([0, CEILING - 0.04, 0], [0, y - 0.02, 0], 0.006, 8)), { weight: 0.5 }),
    makePart(
      "claw",
      "metal",
      at(
        merge([
          turnedUp(
            [
              [0, y - 0.07],
              [0.03, y - 0.07, 0.005],
              [0.04, y - 0.03, 0.01],
              [0.03, y, 0.01],
              [0, y],
            ],
            24,
          ),
          ...around(3, prong, 0.5),
        ]),
      ),
      { weight: 1 },
    ),
  ];
}

function build({ seed, stream }: Planned): Part[] {
  const next = stream("claw");
  const lamp = (x: number, y: number, z: number) => move(sphere(0.02, 14, 8), [x, y, z]);
  const bulbs = [
    ...Array.from({ length: 9 }, (_, i) => lamp(-0.4 + i * 0.1, 1.665, HALF + 0.025)),
    ...Array.from({ length: 9 }, (_, i) => lamp(-0.4 + i * 0.1, 1.885, HALF + 0.025)),
  ];
  const post = (x: number, z: number) =>
    block([0.05, CEILING - FLOOR + 0.04, 0.05], [x, (CEILING + FLOOR) / 2, z], 0.012);
  const edge = HALF - 0.02;
  const stars: (readonly [number, number, number])[] = [
    [-0.2, 0.62, 0.05],
    [0.28, 0.2, 0.07],
    [-0.05, 0.16, 0.04],
    [0.3, 0.52, 0.045],
  ];
  return [
    makePart("cabinet", "body", block([HALF * 2, FLOOR, HALF * 2], [0, FLOOR / 2, 0], 0.025, 2), {
      weight: 1,
      paint: (surface, x, y, z, nx, _ny, nz) => {
        const u = nz > 0.7 ? x : Math.abs(nx) > 0.7 ? z : 9;
        for (const [sx, sy, r] of stars) {
          const [dx, dy] = [u - sx, y - sy];
          const d = Math.abs(dx) + Math.abs(dy);
          if (d + 1.6 * Math.min(Math.abs(dx), Math.abs(dy)) < r * 1.3) layColour(surface, fromHex("#ffe14a"), 0.4, 0);
        }
      },
    }),
    makePart("floor", "trim", block([0.8, 0.03, 0.8], [0, FLOOR + 0.005, 0], 0.004), { weight: 0.2 }),
    makePart("roof", "body", block([HALF * 2, 0.3, HALF * 2], [0, CEILING + 0.155, 0], 0.025, 2), { weight: 0.9 }),
    makePart("sign", "sign", block([0.78, 0.16, 0.03], [0, 1.775, HALF + 0.005], 0.01), {
      weight: 0.9,
      shines: true,
      paint: (surface, x, y, _z, _nx, _ny, nz) => {
        const word = seed % 2 === 0 ? "LUCKY CLAW" : "TOY GRAB";
        if (nz > 0.6 && isWritten(word, x, y - 1.775, 0.07, 0.12)) layColour(surface, fromHex("#fff6d8"), 0.4, 0);
      },
    }),
    makePart("bulbs", "bulb", merge(bulbs), { weight: 0.5, shines: true }),
    makePart("posts", "trim", merge([post(edge, edge), post(-edge, edge), post(edge, -edge), post(-edge, -edge)]), {
      weight: 0.8,
    }),
    makePart("back", "wall", block([HALF * 1.9, CEILING - FLOOR, 0.02], [0, (CEILING + FLOOR) / 2, -edge], 0.004), {
      weight: 0.6,
    }),
    makePart(
      "panes",
      "pane",
      merge([
        block([HALF * 1.86, CEILING - FLOOR, 0.008], [0, (CEILING + FLOOR) / 2, edge + 0.004]),
        ...[-1, 1].map((s) =>
          block([0.008, CEILING - FLOOR, HALF * 1.86], [s * (edge + 0.004), (CEILING + FLOOR) / 2, 0]),
        ),
      ]),
      { weight: 0.5 },
    ),
    ...claw(-0.12 + 0.3 * next(), -0.06 + 0.14 * next(), 0.2 + 0.12 * next()),
    ...heap(stream),
    makePart("desk", "trim", block([0.5, 0.1, 0.16], [0.12, 0.77, HALF + 0.05], 0.02, 2), { weight: 0.7 }),
    makePart("stick", "metal", bar([0.05, 0.81, HALF + 0.05], [0.05, 0.9, HALF + 0.05], 0.009, 10), { weight: 0.5 }),
    makePart("knob", "button", move(sphere(0.03, 20, 14), [0.05, 0.91, HALF + 0.05]), { weight: 0.7 }),
    makePart("button", "button", turnedAt(0.24, 0.815, HALF + 0.05), { weight: 0.7 }),
    makePart("chute-frame", "trim", block([0.3, 0.3, 0.03], [-0.22, 0.36, HALF], 0.012), { weight: 0.7 }),
    makePart("chute", "wall", block([0.24, 0.24, 0.03], [-0.22, 0.36, HALF + 0.006], 0.008), {
      weight: 0.6,
      paint: (surface, x, y, z) => {
        if (z < HALF + 0.01) return;
        layColour(surface, [0.02, 0.02, 0.025], 0.5, 0);
        if (isWritten("PRIZE", x + 0.22, y - 0.36, 0.045, 0.12)) layColour(surface, fromHex("#ffe14a"), 0.4, 0);
      },
    }),
    makePart("coin-door", "metal", block([0.18, 0.26, 0.02], [0.24, 0.36, HALF + 0.004], 0.008), {
      weight: 0.4,
      paint: (surface, x, y) => {
        if (Math.abs(Math.abs(x - 0.24) - 0.035) < 0.003 && Math.abs(y - 0.42) < 0.02)
          layColour(surface, [0.01, 0.01, 0.01], 0.5, 0);
      },
    }),
  ];
}

const turnedAt = (x: number, y: number, z: number): Geometry =>
  merge([
    move(torus(0.03, 0.006, 32, 8), [x, y + 0.006, z]),
    move(
      turnedUp(
        [
          [0, 0],
          [0.026, 0],
          [0.026, 0.022, 0.008],
          [0, 0.024],
        ],
        28,
      ),
      [x, y, z],
    ),
  ]);

/**
 * A claw machine. What makes it itself: a glass box full of plush toys on a bright cabinet, a three-pronged claw that hangs in it from a
 * carriage on rails, a lit sign with bulbs on top, and a desk with a stick and a button; a prize chute below.
 */
export const clawMachine = defineFromPlan({
  id: "claw-machine",
  family: "appliance",
  words: [
    "claw machine",
    "claw crane",
    "crane game",
    "claw game",
    "toy crane",
    "ufo catcher",
    "skill crane",
    "arcade claw machine",
  ],
  height: 1.93,
  vary: 0.03,
  view: { azimuth: 0.46, elevation: 0.14 },
  slots: {
    body: mainSlot("painted-metal", "#d82a6a #2a6ad8 #e0352a #7a3ac8 #18a8a0", "cabinet|case|roof"),
    trim: slot("plastic", "#f2f0ea", "post|frame|desk"),
    sign: slot("plastic", "#e8381c #2a3ad0 #d81c8a", "header"),
    bulb: slot("plastic", "#fff0b0", "lamp|light"),
    wall: slot("plastic", "#8ad0f0 #f6c0d8", "back"),
    pane: { ...slot("glass", "#e8f2f4", "glass|window"), clear: true },
    metal: slot("brushed-steel", "", "claw|prong|rail"),
    toy: slot("plastic", "#e8508a", "plush|prize|plushie|teddy|stuffed animal"),
    button: slot("plastic", "#e02a1c", "knob|joystick"),
  },
  build,
  sockets: () => [{ name: "inside", position: [0.1, FLOOR + 0.02, 0], normal: [0, 1, 0], radius: 0.34 }],
});
