import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, place } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Height of the ring that holds the pot, and the pot's height and greatest radius; metres. */
const [RING, DEEP, R] = [0.115, 0.1, 0.098];

/** Crumb within, crust on one side. */
const baked: Paint = (surface, x, y, z, _nx, ny) => {
  const tone = 0.92 + 0.14 * noise(x * 300, y * 300, z * 300, 5);
  if (ny > 0.6) layColour(surface, fromHex("#a8622a"));
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
};

function build({ has, stream }: Planned): Part[] {
  const next = stream("bread");
  const y = RING - 0.012;
  const pot = turnedUp(
    [
      [0, y],
      [0.06, y, 0.006],
      [R, y + 0.034, 0.03],
      [R - 0.006, y + DEEP - 0.006, 0.02],
      [R + 0.001, y + DEEP, 0.003],
      [R - 0.008, y + DEEP + 0.001, 0.003],
      [R - 0.014, y + DEEP - 0.014, 0.02],
      [R - 0.009, y + 0.036, 0.03],
      [0.05, y + 0.008, 0.01],
      [0, y + 0.007],
    ],
    56,
    5,
  );
  const level = y + DEEP - 0.02;
  const legs = [0, 1, 2].map((k) => {
    const a = (k / 3) * TAU + 0.5;
    const at = (r: number, h: number): readonly [number, number, number] => [r * sin(a), h, r * cos(a)];
    return tube(
      0.0055,
      curveThrough([at(0.083, RING + 0.002), at(0.088, 0.08), at(0.104, 0.03), at(0.118, 0.007)], 6),
      12,
    );
  });
  const forks = (has("forks") ? [-0.9, -0.2, 0.55, 2.4] : [0.55]).map((a, k) => {
    const lean = chain(
      rotation(X_AXIS, 0.62),
      rotation(Y_AXIS, a),
      translation([-0.02 * sin(a), level + 0.03, -0.02 * cos(a)]),
    );
    return {
      rod: place(bar([0, -0.05, 0], [0, 0.155, 0], 0.0021, 8), lean),
      grip: place(bar([0, 0.15, 0], [0, 0.235, 0], 0.0065, 14), lean),
      end: place(bar([0, 0.232, 0], [0, 0.243, 0], 0.0068, 14), lean),
      hue: k,
    };
  });
  const cube = (x: number, h: number, z: number) =>
    place(
      block([0.026, 0.022, 0.026], [0, 0.011, 0], 0.005, 2),
      chain(rotation(Y_AXIS, next() * 3), translation([x, h, z])),
    );
  const cubes = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => {
    const a = 0.15 + (k % 6) * 0.26;
    const r = k < 6 ? 0.178 + 0.012 * next() : 0.18;
    return cube(
      r * sin(k < 6 ? a : 0.4 + (k - 6) * 0.4),
      k < 6 ? 0.009 : 0.03,
      r * cos(k < 6 ? a : 0.4 + (k - 6) * 0.4),
    );
  });
  const drip = (a: number, far: number) =>
    tube(
      0.0055,
      curveThrough(
        [
          [(R - 0.012) * sin(a), level + 0.004, (R - 0.012) * cos(a)],
          [(R - 0.003) * sin(a), y + DEEP + 0.003, (R - 0.003) * cos(a)],
          [(R + 0.0035) * sin(a), y + DEEP - 0.006, (R + 0.0035) * cos(a)],
          [(R - 0.001) * sin(a), y + DEEP - far, (R - 0.001) * cos(a)],
        ],
        5,
      ),
      12,
      { endRounding: 0.005, endSteps: 3 },
    );
  return [
    makePart(
      "board",
      "tray",
      turnedUp(
        [
          [0, 0],
          [0.215, 0, 0.003],
          [0.22, 0.006, 0.003],
          [0.22, 0.01, 0.002],
          [0, 0.009],
        ],
        64,
      ),
      { weight: 0.7, grain: "x" },
    ),
    makePart("pot", "body", pot, { weight: 1 }),
    makePart(
      "handle",
      "body",
      tube(
        0.011,
        curveThrough(
          [
            [-0.088, y + 0.062, 0],
            [-0.13, y + 0.07, 0],
            [-0.185, y + 0.085, 0],
          ],
          6,
        ),
        16,
        { scale: (t) => 0.85 + 0.3 * t, endRounding: 0.008, endSteps: 3 },
      ),
      { weight: 0.8 },
    ),
    makePart(
      "cheese",
      "cheese",
      turnedUp(
        [
          [0, level - 0.01],
          [R - 0.013, level - 0.01],
          [R - 0.013, level, 0.001],
          [0, level + 0.002],
        ],
        48,
      ),
      {
        weight: 0.9,
        paint: (surface, x, _y, z) => {
          surface.height += 0.002 * noise(x * 40, 1, z * 40, 2);
          surface.roughness = 0.2;
        },
      },
    ),
    ...makeParts("drip", "cheese", [drip(0.35, 0.04), drip(0.62, 0.026)], { weight: 0.6 }),
    makePart("ring", "stand", move(torus(0.083, 0.0055, 48, 10), [0, RING, 0]), { weight: 0.8 }),
    makePart("lower", "stand", move(torus(0.101, 0.004, 48, 8), [0, 0.035, 0]), { weight: 0.5 }),
    ...makeParts("leg", "stand", legs, { weight: 0.8 }),
    makePart(
      "burner",
      "stand",
      turnedUp(
        [
          [0, 0.008],
          [0.04, 0.008, 0.004],
          [0.042, 0.042, 0.004],
          [0.03, 0.052, 0.004],
          [0.016, 0.054],
          [0.012, 0.048],
          [0, 0.048],
        ],
        36,
      ),
      { weight: 0.6 },
    ),
    {
      ...makePart(
        "flame",
        "flame",
        turnedUp(
          [
            [0, 0.05],
            [0.009, 0.055, 0.004],
            [0.0115, 0.068, 0.01],
            [0.004, 0.088, 0.01],
            [0, 0.098],
          ],
          24,
          5,
        ),
        {
          weight: 0.6,
          paint: (surface, _x, h) => layColour(surface, h < 0.062 ? [0.15, 0.3, 1] : [1, 0.55, 0.08], 0.6, 0),
        },
      ),
      shines: true,
    },
    ...forks.flatMap(({ rod, grip, end, hue }, i) => [
      makePart(`fork-${i + 1}`, "fork", rod, { weight: 0.6 }),
      makePart(`grip-${i + 1}`, "grip", grip, { weight: 0.6 }),
      makePart(`end-${i + 1}`, "grip", end, {
        weight: 0.5,
        paint: (surface) => layColour(surface, fromHex(["#c8282e", "#2a6fb8", "#f0b82a", "#3a9a4a"][hue] as string)),
      }),
    ]),
    ...(has("bread") ? makeParts("bread", "bread", cubes, { weight: 0.7, paint: baked }) : []),
  ];
}

/** Cheese to dip in. What makes it itself: a wide pot of melted cheese with a handle, dripping over its rim, on a ring with three legs over a small flame; long thin forks with coloured ends lean in it, cubes of bread lie around. */
export const fondueSet = defineFromPlan({
  id: "fondue-set",
  family: "vessel",
  words: ["fondue set", "fondue pot", "fondue", "cheese fondue", "chocolate fondue", "fondue fountain"],
  height: 0.34,
  vary: 0.04,
  view: { azimuth: 0.45, elevation: 0.34 },
  slots: {
    body: mainSlot("enamel", "#b8241c #d86a1a #2a5a7a #1c1d20", "pot|handle"),
    cheese: slot("plastic", "#f4c65a", "filling|sauce|chocolate"),
    stand: slot("wrought-iron", "#1a1a1c", "ring|leg|burner"),
    tray: slot("oak", "", "board|base"),
    fork: slot("brushed-steel", "", "skewer"),
    grip: slot("plastic", "#1a1a1c", ""),
    bread: slot("plastic", "#f0dcae", "cube"),
    flame: slot("plastic", "#ffb040", "fire"),
  },
  kinds: { cheese: {}, chocolate: { weight: 0, words: ["chocolate fondue"], dress: { cheese: "#4a2410" } } },
  extras: { bread: { chance: 0.85 }, forks: { chance: 1, slot: "fork" } },
  build,
});
