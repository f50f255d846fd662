import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";
import { block, levelPlate, pair, skinOver } from "../bodywork.ts";
import { pantograph } from "./pantograph.ts";
import { makeRails, RAIL_TOP } from "./rails.ts";

const GLASS = [0.012, 0.016, 0.022] as const;

/** A low tram of two glazed cars with a bellows between them. */
export function buildModernTram(sign: string): Part[] {
  const [front, rear, half] = [4.3, -4.3, 1.16];
  const [base, high] = [RAIL_TOP + 0.16, 3.2];
  const mid = (base + high) / 2;
  const section = (z: number, k: number, up: number, square: number, down = mid - base) => ({
    z,
    y: mid,
    half: half * k,
    up,
    down,
    square,
  });
  const tall = high - mid;
  const head = skinOver(
    [
      section(0.28, 1, tall, 7),
      section(front - 1.1, 1, tall, 7),
      section(front - 0.6, 0.97, tall * 0.98, 6),
      section(front - 0.22, 0.9, tall * 0.9, 5),
      section(front - 0.02, 0.78, tall * 0.72, 4.4, (mid - base) * 0.94),
      section(front + 0.08, 0.62, tall * 0.5, 3.6, (mid - base) * 0.86),
    ],
    48,
  );
  const tail = skinOver(
    [
      section(rear - 0.04, 0.72, tall * 0.6, 4, (mid - base) * 0.9),
      section(rear + 0.22, 0.9, tall * 0.9, 5),
      section(rear + 0.7, 1, tall, 7),
      section(-0.28, 1, tall, 7),
    ],
    48,
  );
  const bellows = Array.from(
    { length: 6 },
    (_, i): Geometry =>
      block([half * 2 - (i % 2 === 0 ? 0.06 : 0.2), high - base - 0.1, 0.14], [0, mid, -0.3 + i * 0.12], 0.05, 1),
  );
  const doors = [-2.2, 2.1];
  return [
    ...[head, tail].map((geometry, i) =>
      makePart(i === 0 ? "front-car" : "rear-car", "body", geometry, {
        weight: 1,
        crease: 0.9,
        paint: (surface, x, y, z, nx, _ny, nz) => {
          const v = (y - base) / (high - base);
          if (z > front - 0.75 && v > 0.42 && v < 0.93 && (nz > 0.2 || Math.abs(x) < half * 0.99)) {
            if (nz > 0.35 && v > 0.83 && isWritten(sign, x, y - (base + 0.885 * (high - base)), 0.14, 0.09))
              return layColour(surface, [0.95, 0.5, 0.06], 0.4);
            return layColour(surface, GLASS, 0.08);
          }
          if (Math.abs(nx) > 0.6) {
            const door = doors.find((at) => Math.abs(z - at) < 0.6);
            if (door !== undefined && v > 0.06 && v < 0.9) {
              const d = Math.abs(z - door);
              if (d > 0.56 || d < 0.015) return layColour(surface, [0.03, 0.03, 0.035], 0.4);
              if (v > 0.14 && v < 0.86 && d > 0.07 && d < 0.5) return layColour(surface, GLASS, 0.08);
              return layColour(surface, [0.75, 0.76, 0.77], 0.35);
            }
            if (v > 0.46 && v < 0.86 && z > rear + 0.4) {
              const bay = ((z + 40) / 1.28) % 1;
              return layColour(surface, bay < 0.05 ? [0.03, 0.03, 0.035] : GLASS, 0.08);
            }
          }
          if (v < 0.1) return layColour(surface, [0.05, 0.052, 0.056], 0.6);
          if (v > 0.34 && v < 0.4) return layColour(surface, [0.8, 0.8, 0.78], 0.3);
        },
      }),
    ),
    makePart("bellows", "underbody", merge(bellows), { weight: 0.6 }),
    makePart(
      "bogies",
      "underbody",
      merge([-2.9, 0, 2.9].map((z) => block([1.7, 0.26, 1.5], [0, RAIL_TOP + 0.13, z], 0.05))),
      { weight: 0.4 },
    ),
    makePart("lamps", "headlight", merge(pair(block([0.3, 0.13, 0.16], [0.56, base + 0.72, front - 0.03], 0.05, 3))), {
      weight: 0.6,
    }),
    makePart(
      "roof-boxes",
      "roof",
      merge([
        block([1.6, 0.22, 1.5], [0, high + 0.06, 2.2], 0.06),
        block([1.6, 0.22, 1.2], [0, high + 0.06, -3.1], 0.06),
        levelPlate(
          [
            [-0.5, -1.9, 0.1],
            [0.5, -1.9, 0.1],
            [0.5, -0.7, 0.1],
            [-0.5, -0.7, 0.1],
          ],
          0.16,
          0.03,
          high + 0.03,
        ),
      ]),
      { weight: 0.5 },
    ),
    makePart("pantograph", "pantograph", pantograph(high + 0.08, -1.3), { weight: 0.8 }),
    ...rails(rear, front),
  ];
}

/** The track the tram stands on. */
export function rails(rear: number, front: number): Part[] {
  const track = makeRails(rear - 0.3, front + 0.4, 0.72);
  return [
    makePart("sleepers", "sleeper", merge(track.sleepers), { weight: 0.3 }),
    makePart("rails", "rail", merge(track.rails), { weight: 0.5 }),
  ];
}
