import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnX } from "../../../geometry/place.ts";
import { layColour } from "../../lay-colour.ts";
import { block, pair, turnedAcross } from "../bodywork.ts";
import type { TruckFrame, TruckParameters } from "./truck-shape.ts";

/** How far up a raised ladder points, radians. */
const RAISED = 0.72;

/** A fire engine's lockers with roller shutters, hose reel, turntable and the ladder along its back. */
export function makeFireBody(p: TruckParameters, f: TruckFrame): Part[] {
  const from = f.rear + 0.02;
  const to = f.cabRear - 0.06;
  const long = to - from;
  const middle = (from + to) / 2;
  const high = f.roof - 0.28;
  const low = f.deck - 0.36;
  const stripe = f.sill + (f.roof - f.sill) * 0.56 - 0.28;
  const bodyBox = block([p.width, high - f.deck, long], [0, (high + f.deck) / 2, middle], 0.05);
  const last = Math.min(...f.axles);
  const between = last + p.wheelRadius * 3.4;
  const skirt =
    to - between > 0.2
      ? [block([p.width - 0.02, f.deck - low + 0.1, to - between], [0, (f.deck + low) / 2, (to + between) / 2], 0.04)]
      : [];
  const shutters: Geometry[] = [];
  const count = 3;
  for (let i = 0; i < count; i += 1) {
    const z = from + long * ((i + 0.5) / count);
    for (const side of [1, -1]) {
      shutters.push(
        block(
          [0.05, (high - f.deck) * 0.52, (long / count) * 0.8],
          [side * (p.width / 2 + 0.005), f.deck + (high - f.deck) * 0.62, z],
          0.015,
          1,
        ),
      );
    }
  }
  const w = 0.38;
  const ladderLong = long + 1.5;
  const rails = [-w, w].flatMap((x) => [0, 0.2].map((y) => block([0.07, 0.07, ladderLong], [x, y, 0], 0.015, 1)));
  const rungs = Array.from({ length: 15 }, (_, i) =>
    block([w * 2, 0.045, 0.045], [0, 0.02, -ladderLong / 2 + 0.15 + ((ladderLong - 0.3) * i) / 14], 0.01, 1),
  );
  const braces = Array.from({ length: 14 }, (_, i) =>
    pair(block([0.04, 0.2, 0.04], [w, 0.1, -ladderLong / 2 + 0.15 + ((ladderLong - 0.3) * i) / 13], 0.008, 1)),
  ).flat();
  const flat = merge([...rails, ...rungs, ...braces]);
  const ladder = p.ladderUp
    ? move(turnX(move(flat, [0, 0, ladderLong / 2 - 0.4]), -RAISED), [0, high + 0.42, from + long * 0.3])
    : move(turnX(flat, -0.085), [0, f.roof + 0.26, from + ladderLong / 2 - 0.1]);
  const turntable = merge([
    block([1.1, 0.2, 1.1], [0, high + 0.08, from + long * 0.3], 0.06),
    block([0.9, 0.4, 0.5], [0, high + 0.24, from + long * 0.3], 0.05),
    block([0.9, 0.66, 0.2], [0, high + 0.3, to - 0.2], 0.05),
  ]);
  const reel = turnedAcross(
    [
      [0, -0.06],
      [0.3, -0.06, 0.02],
      [0.3, 0.03, 0.02],
      [0.16, 0.05],
      [0, 0.05],
    ],
    [p.width / 2 + 0.04, f.deck + 0.36, to - 0.34],
    28,
  );
  return [
    makePart("lockers", "body", merge([bodyBox, ...skirt]), {
      weight: 1,
      paint: (surface, x, y) => {
        if (Math.abs(x) > p.width * 0.4 && Math.abs(y - stripe) < 0.07) layColour(surface, [0.86, 0.84, 0.78]);
      },
    }),
    makePart("shutters", "cargo", merge(shutters), {
      weight: 0.7,
      paint: (surface, _x, y) => {
        const slat = y / 0.07 - Math.floor(y / 0.07);
        if (slat < 0.18) {
          surface.r *= 0.5;
          surface.g *= 0.5;
          surface.b *= 0.5;
        }
      },
    }),
    makePart("ladder", "ladder", ladder, { weight: 0.9 }),
    makePart("turntable", "frame", turntable, { weight: 0.5 }),
    makePart("reel", "beacon", reel, {
      weight: 0.4,
      paint: (surface) => layColour(surface, [0.75, 0.5, 0.06], 0.6, 0),
    }),
  ];
}
