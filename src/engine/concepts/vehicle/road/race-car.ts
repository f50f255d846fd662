import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Model } from "../../../geometry/part.ts";
import { place } from "../../../geometry/place.ts";
import { torus } from "../../../geometry/sphere.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { X_AXIS } from "../../../math/vec3.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";
import { integer, metres } from "../../parameter-specs.ts";
import { block, pair, rod, sidePlate, skinOver } from "../bodywork.ts";
import { DARK, ownSlot, SEAT, slot, TYRE } from "../usual-slots.ts";
import { heavyWheel } from "./heavy-wheel.ts";

export type RaceCarParameters = {
  readonly length: number;
  readonly width: number;
  readonly wheel: number;
  readonly number: number;
};

const parameters = {
  length: metres(3, 6.5, "Nose to rear wing."),
  width: metres(1.2, 2.4, "Over the tyres."),
  wheel: metres(0.25, 0.5, "Radius of the wheels."),
  number: integer(1, 9, "The number it starts with."),
};

/**
 * A formula racing car. What makes it itself: four fat uncovered tyres outside a needle of a body, a broad front wing low before the nose, a tall rear wing on end plates, an open one-man cockpit with
 * headrest and airbox, side pods, thin suspension rods; bright paint with a start number.
 */
export const raceCar = defineConcept<RaceCarParameters>({
  id: "race-car",
  family: "vehicle",
  words: [
    "race car",
    "formula one car",
    "formula 1 car",
    "f1 car",
    "racing car",
    "formula car",
    "go-kart",
    "go kart",
    "indy car",
    "racecar",
  ],
  senses: ["racer#2"],
  height: 1,
  parameters,
  slots: {
    body: slot("paint|nose|side", "painted-metal", "#b8141a #1f4fae #e0a812 #1f7f4a #d9601a"),
    wing: ownSlot("spoiler|front wing|rear wing", "painted-metal", "#e9e7e0 #1b1c1e"),
    tyre: TYRE,
    wheel: ownSlot("rim|hub", "brushed-steel gold"),
    strut: ownSlot("suspension|mirror", "iron", "#26272a"),
    seat: SEAT,
    steering: ownSlot("steering wheel", "plastic", "#151516"),
    underbody: DARK,
  },
  sample: (draw, ask) =>
    fitParameters(parameters, {
      length: 4.7 * draw.number("length", 0.95, 1.06) * traitFactor(ask, { long: 1.15, short: 0.85, cute: 0.8 }),
      width: 1.85 * draw.number("width", 0.96, 1.05) * traitFactor(ask, { wide: 1.12, narrow: 0.9 }),
      wheel: draw.number("wheel", 0.33, 0.36) * traitFactor(ask, { large: 1.2, small: 0.85 }, "wheel"),
      number: draw.integer("number", 1, 9),
    }),
  build: buildRaceCar,
  view: { azimuth: 0.75, elevation: 0.3 },
});

function buildRaceCar({ length: l, width: w, wheel: r, number }: RaceCarParameters): Model {
  const at = (t: number) => -l / 2 + l * t;
  const y = 0.38;
  const body = skinOver(
    [
      { z: at(0.04), y: y + 0.02, half: 0.09, up: 0.09, down: 0.14, square: 2.5 },
      { z: at(0.16), y: y + 0.02, half: 0.2, up: 0.24, down: 0.24, square: 2.6 },
      { z: at(0.34), y, half: 0.31, up: 0.3, down: 0.26, square: 2.8 },
      { z: at(0.46), y, half: 0.35, up: 0.23, down: 0.26, square: 3 },
      { z: at(0.6), y, half: 0.3, up: 0.22, down: 0.24, square: 2.8 },
      { z: at(0.76), y: y - 0.01, half: 0.19, up: 0.15, down: 0.17, square: 2.5 },
      { z: at(0.92), y: y - 0.08, half: 0.12, up: 0.08, down: 0.09, square: 2.4 },
      { z: at(0.985), y: y - 0.13, half: 0.07, up: 0.04, down: 0.05 },
    ],
    36,
  );
  const pods = pair(
    sidePlate(
      [
        [at(0.2), 0.12],
        [at(0.53), 0.12, 0.04],
        [at(0.56), 0.42, 0.08],
        [at(0.4), 0.5, 0.2],
        [at(0.2), 0.3, 0.1],
      ],
      0.36,
      0.07,
      0.47,
    ),
  );
  const airbox = skinOver(
    [
      { z: at(0.12), y: y + 0.2, half: 0.02, up: 0.05, down: 0.1 },
      { z: at(0.26), y: y + 0.26, half: 0.08, up: 0.2, down: 0.2 },
      { z: at(0.35), y: y + 0.3, half: 0.14, up: 0.27, down: 0.2, square: 2.4 },
      { z: at(0.375), y: y + 0.34, half: 0.13, up: 0.22, down: 0.16, square: 2.4 },
    ],
    24,
  );
  const intake = skinOver(
    [
      { z: at(0.37), y: y + 0.38, half: 0.09, up: 0.13, down: 0.1 },
      { z: at(0.379), y: y + 0.38, half: 0.09, up: 0.13, down: 0.1 },
    ],
    20,
  );
  const hole = skinOver(
    [
      { z: at(0.385), y: y + 0.2, half: 0.08, up: 0.055, down: 0.1 },
      { z: at(0.42), y: y + 0.2, half: 0.21, up: 0.06, down: 0.14, square: 2.5 },
      { z: at(0.5), y: y + 0.18, half: 0.2, up: 0.06, down: 0.14, square: 2.5 },
      { z: at(0.55), y: y + 0.16, half: 0.1, up: 0.055, down: 0.1 },
    ],
    24,
  );
  const rest = block([0.3, 0.2, 0.14], [0, y + 0.26, at(0.392)], 0.06, 3);
  const steer = [
    place(torus(0.11, 0.018, 24, 8), chain(rotation(X_AXIS, 1.2), translation([0, y + 0.27, at(0.5)]))),
    rod(0.02, [0, y + 0.1, at(0.54)], [0, y + 0.27, at(0.5)], 8),
    rod(0.012, [-0.11, y + 0.27, at(0.5)], [0.11, y + 0.27, at(0.5)], 6),
  ];
  const wings = [
    block([w * 0.98, 0.03, 0.42], [0, 0.14, at(0.965)], 0.014, 1),
    block([w * 0.94, 0.025, 0.16], [0, 0.21, at(0.945)], 0.012, 1),
    ...pair(block([0.03, 0.24, 0.5], [w * 0.49, 0.2, at(0.96)], 0.012, 1)),
    block([w * 0.6, 0.04, 0.34], [0, 0.94, at(0.05)], 0.018, 1),
    block([w * 0.6, 0.03, 0.18], [0, 1.02, at(0.025)], 0.012, 1),
    block([w * 0.58, 0.03, 0.22], [0, 0.56, at(0.04)], 0.012, 1),
    ...pair(block([0.035, 0.58, 0.5], [w * 0.3, 0.79, at(0.045)], 0.014, 1)),
    block([0.05, 0.5, 0.18], [0, 0.7, at(0.06)], 0.02, 1),
    ...pair(block([0.03, 0.16, 0.06], [0.07, 0.2, at(0.965)], 0.01, 1)),
  ];
  const [zf, zr] = [at(0.8), at(0.17)];
  const x = w / 2 - 0.16;
  const struts = [
    [zf, y - 0.05, 0.13],
    [zr, y, 0.16],
  ].flatMap(([z, h, inner]) =>
    [-0.2, 0.2].flatMap((dz) => [
      ...pair(rod(0.016, [inner as number, (h as number) + 0.1, (z as number) + dz], [x, r + 0.06, z as number], 8)),
      ...pair(rod(0.016, [inner as number, (h as number) - 0.08, (z as number) + dz], [x, r - 0.08, z as number], 8)),
    ]),
  );
  const mirrors = pair(
    merge([
      block([0.14, 0.07, 0.05], [0.42, y + 0.3, at(0.54)], 0.02),
      rod(0.01, [0.26, y + 0.16, at(0.54)], [0.42, y + 0.28, at(0.54)], 6),
    ]),
  );
  const floor = block([0.98, 0.05, l * 0.46], [0, 0.11, at(0.37)], 0.02, 1);
  return standModel(
    [
      makePart("body", "body", body, {
        weight: 1,
        paint: (surface, px, py, z, nx, ny) => {
          if (ny > 0.5 && isWritten(String(number), -px, z - at(0.7), 0.2))
            return layColour(surface, [0.9, 0.89, 0.85]);
          if (Math.abs(nx) > 0.3 && Math.abs(py - y + 0.02) < 0.035) return layColour(surface, [0.9, 0.89, 0.85]);
          if (z > at(0.94)) layColour(surface, [0.9, 0.89, 0.85]);
        },
      }),
      makePart("pods", "body", merge(pods), {
        weight: 0.9,
        paint: (surface, _px, py, z, nx) => {
          if (Math.abs(nx) > 0.6 && isWritten(String(number), (nx > 0 ? -1 : 1) * (z - at(0.42)), py - 0.28, 0.2))
            layColour(surface, [0.9, 0.89, 0.85]);
        },
      }),
      makePart("airbox", "body", airbox, { weight: 0.8 }),
      makePart("intake", "underbody", merge([intake, hole, floor]), { weight: 0.4 }),
      makePart("headrest", "seat", rest, { weight: 0.4 }),
      makePart("steering", "steering", merge(steer), { weight: 0.4 }),
      makePart("wings", "wing", merge(wings), { weight: 1 }),
      makePart("suspension", "strut", merge([...struts, ...mirrors]), { weight: 0.5 }),
      ...([1, -1] as const).flatMap((side) => [
        ...heavyWheel(`front-${side === 1 ? "left" : "right"}`, [side * x, r, zf], side, {
          radius: r,
          width: 0.32,
          rim: 0.58,
        }),
        ...heavyWheel(`rear-${side === 1 ? "left" : "right"}`, [side * (x - 0.02), r * 1.06, zr], side, {
          radius: r * 1.06,
          width: 0.4,
          rim: 0.55,
        }),
      ]),
    ],
    [
      { name: "seat", position: [0, y + 0.1, at(0.44)], normal: [0, 1, 0], radius: 0.18 },
      { name: "top", position: [0, y + 0.24, at(0.46)], normal: [0, 1, 0], radius: 0.2 },
    ],
  );
}
