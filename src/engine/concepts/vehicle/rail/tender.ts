import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { block, sidePlate } from "../bodywork.ts";
import { trainWheel } from "./train-wheel.ts";

/** A wagon of coal behind the cab. */
export function makeTender(rear: number, end: number, half: number, deck: number, gauge: number, y0: number): Part[] {
  const from = end;
  const to = rear - 0.3;
  const z = (from + to) / 2;
  const long = to - from;
  const high = deck + 1.15;
  const tub = sidePlate(
    [
      [from, deck],
      [to, deck],
      [to, high, 0.1],
      [from, high, 0.1],
    ],
    half * 1.85,
    0.05,
  );
  const lip = block([half * 1.98, 0.12, long + 0.12], [0, high - 0.02, z], 0.04);
  const floor = block([half * 1.7, 0.3, long + 0.5], [0, deck - 0.12, z + 0.15], 0.03, 1);
  const lumps = Array.from({ length: 15 }, (_, i) =>
    move(sphere(0.26 + 0.05 * ((i * 7) % 4), 8, 5), [
      (((i * 5) % 5) - 2) * half * 0.32,
      high + 0.02 + 0.07 * ((i * 3) % 4),
      from + 0.3 + (long - 0.6) * (((i * 4) % 15) / 14),
    ]),
  );
  const wheels = [0.24, 0.76].flatMap((t) =>
    ([1, -1] as const).map((side) => trainWheel([side * gauge, y0 + 0.4, from + long * t], 0.4, side, 8)),
  );
  return [
    makePart("tender", "body", tub, { weight: 0.9 }),
    makePart("tender-lip", "trim", lip, { weight: 0.4 }),
    makePart("tender-floor", "chimney", floor, { weight: 0.4 }),
    makePart("coal", "coal", merge(lumps), { weight: 0.6 }),
    makePart("tender-wheels", "wheel", merge(wheels), { weight: 0.6 }),
  ];
}
