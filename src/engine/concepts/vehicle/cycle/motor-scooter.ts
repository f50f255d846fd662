import { curveThrough } from "../../../geometry/curve.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Model } from "../../../geometry/part.ts";
import { move, stretch } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { metres } from "../../parameter-specs.ts";
import { block, pair, rod, skinOver, turnedAlong } from "../bodywork.ts";
import { heavyWheel } from "../road/heavy-wheel.ts";
import { CHROME, HEADLIGHT, ownSlot, SEAT, slot, TAILLIGHT, TYRE } from "../usual-slots.ts";

export type ScooterParameters = { readonly length: number; readonly wheel: number; readonly round: number };

const parameters = {
  length: metres(1.2, 2.2, "Fender to tail."),
  wheel: metres(0.16, 0.32, "Radius of the wheels."),
  round: metres(0.14, 0.28, "Half the width of the tail."),
};

/**
 * A motor scooter. What makes it itself: a curved leg shield in front with a low open step behind it, a round bulging tail over the small rear wheel, a saddle on it,
 * handlebars with a round headlight and mirrors, a mudguard over a small front wheel; pastel enamel and chrome.
 */
export const scooter = defineConcept<ScooterParameters>({
  id: "scooter",
  family: "vehicle",
  likened: ["food"],
  words: ["scooter", "vespa", "motor scooter", "moped", "motor-scooter"],
  senses: ["motor scooter", "moped"],
  height: 1.1,
  parameters,
  slots: {
    body: slot("shield|tail|fender|paint", "painted-metal", "#6fb3a8 #c63b30 #e8dfc8 #7fa6c9 #e0a83a #2f5f55"),
    seat: { ...SEAT, words: ["saddle"] },
    chrome: { ...CHROME, words: ["handlebar", "mirror", "trim"] },
    grip: ownSlot("handle", "rubber", "#1b1b1c"),
    floor: ownSlot("step|mat", "rubber", "#242426"),
    headlight: HEADLIGHT,
    taillight: TAILLIGHT,
    tyre: TYRE,
    wheel: ownSlot("rim|hub", "brushed-steel"),
  },
  sample: (draw, ask) =>
    fitParameters(parameters, {
      length: draw.number("length", 1.62, 1.74) * traitFactor(ask, { long: 1.15, short: 0.88 }),
      wheel: draw.number("wheel", 0.21, 0.235) * traitFactor(ask, { large: 1.2, small: 0.85 }, "wheel"),
      round: draw.number("round", 0.2, 0.225) * traitFactor(ask, { fat: 1.15, wide: 1.12, thin: 0.85, narrow: 0.88 }),
    }),
  build: buildScooter,
  view: { azimuth: 1, elevation: 0.2 },
});

function buildScooter({ length: l, wheel: r, round: g }: ScooterParameters): Model {
  const rear = -l / 2 + 0.32;
  const front = l / 2 - 0.26;
  const floorY = 0.27;
  const head = [0, 0.92, front - 0.22] as const;
  const tail = skinOver(
    [
      { z: -l / 2 + 0.02, y: 0.46, half: g * 0.25, up: 0.06, down: 0.06 },
      { z: -l / 2 + 0.06, y: 0.46, half: g * 0.6, up: 0.14, down: 0.15 },
      { z: rear - 0.06, y: 0.48, half: g, up: 0.2, down: 0.24, square: 2.4 },
      { z: rear + 0.14, y: 0.48, half: g * 0.98, up: 0.21, down: 0.25, square: 2.4 },
      { z: rear + 0.38, y: 0.46, half: g * 0.72, up: 0.2, down: 0.22, square: 2.5 },
      { z: rear + 0.47, y: 0.42, half: g * 0.5, up: 0.16, down: 0.16, square: 2.5 },
    ],
    32,
  );
  const seat = skinOver(
    [
      { z: rear - 0.2, y: 0.71, half: 0.07, up: 0.04, down: 0.03 },
      { z: rear - 0.14, y: 0.71, half: 0.14, up: 0.07, down: 0.05, square: 2.6 },
      { z: rear + 0.14, y: 0.7, half: 0.145, up: 0.065, down: 0.05, square: 2.6 },
      { z: rear + 0.4, y: 0.69, half: 0.09, up: 0.05, down: 0.05, square: 2.4 },
      { z: rear + 0.46, y: 0.68, half: 0.03, up: 0.02, down: 0.03 },
    ],
    24,
  );
  const shieldPath = curveThrough(
    [
      [0, floorY, rear + 0.4],
      [0, floorY - 0.01, front - 0.52],
      [0, floorY + 0.05, front - 0.36],
      [0, 0.55, front - 0.25],
      [0, 0.86, front - 0.25],
    ],
    6,
  );
  const shield = sweep(rectangleOutline(g * 1.9, 0.035, 0.012, 2), shieldPath, {
    up: [0, 1, 0],
    scale: (t) => [t < 0.45 ? 0.86 : t < 0.75 ? 0.86 + (t - 0.45) * 0.9 : 1.13 - (t - 0.75) * 1.6, 1],
    endRounding: 0.012,
  });
  const mat = block([g * 1.3, 0.02, 0.34], [0, floorY + 0.022, front - 0.62], 0.008, 1);
  const column = [
    rod(0.055, [0, 0.36, front - 0.14], [0, 0.9, head[2]], 16),
    skinOver(
      [
        { z: head[2] - 0.1, y: head[1] + 0.02, half: 0.04, up: 0.03, down: 0.03 },
        { z: head[2] - 0.05, y: head[1] + 0.02, half: 0.1, up: 0.075, down: 0.08 },
        { z: head[2] + 0.06, y: head[1] + 0.02, half: 0.1, up: 0.09, down: 0.09 },
        { z: head[2] + 0.1, y: head[1] + 0.02, half: 0.09, up: 0.085, down: 0.085 },
      ],
      24,
    ),
  ];
  const fender = skinOver(
    [
      { z: front - r - 0.06, y: r * 1.35, half: 0.045, up: 0.06, down: 0.04 },
      { z: front - r * 0.6, y: r * 1.55, half: 0.09, up: 0.13, down: 0.1, square: 2.4 },
      { z: front, y: r * 1.6, half: 0.1, up: 0.15, down: 0.1, square: 2.4 },
      { z: front + r * 0.75, y: r * 1.45, half: 0.075, up: 0.1, down: 0.1 },
      { z: front + r * 1.05, y: r * 1.25, half: 0.03, up: 0.04, down: 0.05 },
    ],
    24,
  );
  const bar = curveThrough(
    [
      [0.05, head[1] + 0.03, head[2]],
      [0.18, head[1] + 0.06, head[2] - 0.02],
      [0.33, head[1] + 0.05, head[2] - 0.1],
    ],
    5,
  );
  const mirror = move(stretch(sphere(1, 16), [0.06, 0.05, 0.018]), [0.27, head[1] + 0.27, head[2] - 0.02]);
  const chrome = [
    ...pair(tube(0.018, bar, 10)),
    ...pair(mirror),
    ...pair(rod(0.007, [0.2, head[1] + 0.05, head[2] - 0.02], [0.27, head[1] + 0.25, head[2] - 0.02], 8)),
    turnedAlong(
      [
        [0.075, -0.01],
        [0.09, -0.01],
        [0.09, 0.02, 0.006],
        [0.075, 0.02],
      ],
      [0, head[1] + 0.02, head[2] + 0.1],
      24,
    ),
    tube(
      0.012,
      [
        [-0.1, 0.62, -l / 2 + 0.12],
        [-0.1, 0.66, -l / 2 - 0.04],
        [0.1, 0.66, -l / 2 - 0.04],
        [0.1, 0.62, -l / 2 + 0.12],
      ],
      8,
    ),
    rod(0.04, [-0.12, 0.24, rear + 0.1], [-0.12, 0.22, -l / 2 - 0.02], 14),
    rod(0.03, [0.05, r, front], [-0.05, r, front], 10),
    rod(0.03, [0.06, r * 1.7, front - 0.04], [0.06, r, front], 10),
  ];
  const parts = [
    makePart("tail", "body", tail, { weight: 1 }),
    makePart("shield", "body", shield, { weight: 1 }),
    makePart("column", "body", merge(column), { weight: 0.8 }),
    makePart("fender", "body", fender, { weight: 0.8 }),
    makePart("seat", "seat", seat, { weight: 0.9 }),
    makePart("mat", "floor", mat, { weight: 0.3 }),
    makePart("chrome", "chrome", merge(chrome), { weight: 0.6 }),
    makePart("grips", "grip", merge(pair(tube(0.024, bar.slice(-4), 12, { endRounding: 0.008 }))), { weight: 0.5 }),
    makePart(
      "headlight",
      "headlight",
      turnedAlong(
        [
          [0, -0.02],
          [0.078, 0, 0.01],
          [0.06, 0.03, 0.02],
          [0, 0.035],
        ],
        [0, head[1] + 0.02, head[2] + 0.1],
        24,
      ),
      { weight: 0.6 },
    ),
    makePart("taillight", "taillight", block([0.1, 0.07, 0.05], [0, 0.5, -l / 2 + 0.02], 0.02), { weight: 0.4 }),
    ...heavyWheel("rear", [0, r, rear], 1, { radius: r, width: 0.11, rim: 0.62 }),
    ...heavyWheel("front", [0, r, front], 1, { radius: r, width: 0.1, rim: 0.62 }),
  ];
  return standModel(parts, [
    { name: "seat", position: [0, 0.765, rear + 0.06], normal: [0, 1, 0], radius: 0.15 },
    { name: "top", position: [0, 0.765, rear + 0.06], normal: [0, 1, 0], radius: 0.13 },
  ]);
}
