import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, turnX } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { atan2, TAU } from "../../../math/elementary.ts";
import { layColour } from "../../lay-colour.ts";
import { block, pair, sidePlate, turnedAlong } from "../bodywork.ts";
import { makeFireBody } from "./fire-body.ts";
import { makeBoom } from "./truck-boom.ts";
import { makeBox } from "./truck-box.ts";
import type { Load, TruckFrame, TruckParameters } from "./truck-shape.ts";

/** What stands behind the cab. */
export function makeLoad(p: TruckParameters, f: TruckFrame): Load {
  const from = f.rear + 0.02;
  const to = f.cabRear - 0.1;
  const middle = (from + to) / 2;
  const long = to - from;
  const { deck, half, roof } = f;
  const lamps = makePart(
    "taillights",
    "taillight",
    merge(pair(block([0.24, 0.16, 0.08], [half - 0.26, deck - 0.1, f.rear + 0.04], 0.02, 1))),
    { weight: 0.4 },
  );
  const bed = block([p.width * 0.98, 0.14, long + 0.08], [0, deck + 0.03, middle], 0.02, 1);
  const tailBoard = block([p.width * 0.9, 0.3, 0.1], [0, deck - 0.1, f.rear + 0.08], 0.02, 1);
  const base = makePart("bed", "frame", merge([bed, tailBoard]), { weight: 0.5 });
  const loaded = (parts: readonly Part[], top: number, floor = deck + 0.1): Load => ({
    parts: [base, lamps, ...parts],
    top,
    floor,
    middle,
  });
  switch (p.style) {
    case "flat": {
      const rails = [-1, 1].flatMap((side) => [
        ...Array.from({ length: 6 }, (_, i) =>
          block(
            [0.06, 0.75, 0.08],
            [side * (half - 0.06), deck + 0.44, from + 0.08 + ((long - 0.16) * i) / 5],
            0.01,
            1,
          ),
        ),
        ...[0.25, 0.5, 0.72].map((y) =>
          block([0.04, 0.14, long], [side * (half - 0.06), deck + 0.1 + y, middle], 0.01, 1),
        ),
      ]);
      const gate = [0.25, 0.5, 0.72].flatMap((y) =>
        [from + 0.04, to - 0.04].map((z) => block([p.width * 0.94, 0.14, 0.04], [0, deck + 0.1 + y, z], 0.01, 1)),
      );
      return loaded([makePart("stakes", "cargo", merge([...rails, ...gate]), { weight: 0.9 })], deck + 0.1);
    }
    case "dump": {
      const high = deck + 1.15;
      const wall = 0.08;
      const side = (x: number) =>
        sidePlate(
          [
            [from + 0.1, deck + 0.12],
            [to - 0.1, deck + 0.12, 0.1],
            [to + 0.02, high],
            [from - 0.14, high],
            [from - 0.08, deck + 0.6],
          ],
          wall,
          0.02,
          x,
        );
      const ribs = Array.from({ length: 5 }, (_, i) =>
        pair(block([0.1, 1.02, 0.12], [half + 0.02, deck + 0.64, from + 0.2 + ((long - 0.4) * i) / 4], 0.02, 1)),
      ).flat();
      const skip = merge([
        side(half - 0.02),
        side(-half + 0.02),
        block([p.width - 0.1, 0.12, long - 0.1], [0, deck + 0.18, middle], 0.02, 1),
        block([p.width - 0.06, 1.04, 0.1], [0, deck + 0.66, to - 0.06], 0.02, 1),
        block([p.width - 0.06, 0.8, 0.08], [0, deck + 0.56, from + 0.06], 0.02, 1),
        block([p.width * 0.98, 0.09, 1.05], [0, high + 0.06, to + 0.46], 0.03),
        block([p.width * 0.98, 0.2, 0.1], [0, high - 0.02, to + 0.0], 0.03),
        ...pair(block([0.14, 0.12, long + 0.1], [half, high - 0.02, middle], 0.03)),
        ...ribs,
      ]);
      const heap = Array.from({ length: 9 }, (_, i) => {
        const [u, v] = [((i % 3) - 1) * half * 0.52, (Math.floor(i / 3) - 1) * long * 0.27];
        return move(sphere(half * (0.42 + 0.05 * ((i * 7) % 3)), 14), [
          u,
          deck + 0.62 + 0.06 * ((i * 5) % 4),
          middle + v,
        ]);
      });
      return loaded(
        [
          makePart("skip", "cargo", skip, { weight: 1 }),
          makePart("earth", "underbody", merge(heap), {
            weight: 0.5,
            paint: (surface) => layColour(surface, [0.13, 0.075, 0.04], 0.95),
          }),
        ],
        high,
        deck + 0.8,
      );
    }
    case "tank": {
      const r = Math.min(half * 0.95, (roof - deck) * 0.52);
      const y = deck + 0.08 + r;
      const tank = turnedAlong(
        [
          [0, from],
          [r * 0.8, from + 0.02, 0.2],
          [r, from + 0.22, 0.2],
          [r, to - 0.22, 0.2],
          [r * 0.8, to - 0.02, 0.2],
          [0, to],
        ],
        [0, y, 0],
        40,
      );
      const hoops = [0.15, 0.5, 0.85].map((t) =>
        turnedAlong(
          [
            [r * 0.95, -0.05],
            [r * 1.03, -0.05, 0.01],
            [r * 1.03, 0.05, 0.01],
            [r * 0.95, 0.05],
          ],
          [0, y, from + long * t],
          40,
        ),
      );
      const domes = [0.3, 0.7].map((t) =>
        move(
          lathe(
            roundCorners(
              [
                [0, -0.1],
                [0.26, -0.1],
                [0.26, 0.14, 0.03],
                [0.2, 0.2, 0.03],
                [0, 0.22],
              ],
              2,
            ),
            24,
          ),
          [0, y + r, from + long * t],
        ),
      );
      return loaded(
        [
          makePart("tank", "cargo", tank, { weight: 1 }),
          makePart(
            "hoops",
            "frame",
            merge([...hoops, ...domes, block([half * 1.2, 0.3, long * 0.9], [0, deck + 0.16, middle], 0.04, 1)]),
            { weight: 0.5 },
          ),
        ],
        y + r + 0.1,
      );
    }
    case "mixer": {
      const r = half * 0.98;
      const drum = turnX(
        turnedAlong(
          [
            [0, -long * 0.56],
            [r * 0.42, -long * 0.56, 0.04],
            [r * 0.5, -long * 0.5],
            [r, -long * 0.05, 0.6],
            [r, long * 0.16, 0.4],
            [r * 0.55, long * 0.44, 0.1],
            [0, long * 0.46],
          ],
          [0, 0, 0],
          44,
        ),
        0.24,
      );
      const stripes: Paint = (surface, x, y, z) => {
        const turn = (atan2(y, x) / TAU + z * 0.55) * 3;
        if (turn - Math.floor(turn) < 0.28) layColour(surface, [0.78, 0.16, 0.02]);
      };
      const y = deck + r + 0.36;
      const stands = [
        block([p.width * 0.5, 0.9, 0.3], [0, deck + 0.42, to - 0.2], 0.04),
        block([p.width * 0.6, 1.15, 0.3], [0, deck + 0.55, from + long * 0.2], 0.04),
      ];
      const chute = sidePlate(
        [
          [from - 0.2, deck + 0.35],
          [from + 0.3, deck + 0.9],
          [from + 0.3, deck + 1.1],
          [from - 0.3, deck + 0.5],
        ],
        0.5,
        0.03,
      );
      return loaded(
        [
          makePart("drum", "cargo", move(drum, [0, y, middle]), { weight: 1, paint: stripes }),
          makePart("stands", "frame", merge([...stands, chute]), { weight: 0.5 }),
        ],
        y + r,
      );
    }
    case "garbage": {
      const high = roof + 0.12;
      const hopper = sidePlate(
        [
          [from + 0.5, deck + 0.06],
          [to, deck + 0.06],
          [to, high, 0.12],
          [from + 0.9, high, 0.5],
          [from + 0.3, high - 0.5, 0.2],
          [from, deck + 0.5, 0.2],
          [from + 0.1, deck - 0.2, 0.05],
          [from + 0.4, deck - 0.2],
        ],
        p.width,
        0.05,
      );
      const ribs = Array.from({ length: 4 }, (_, i) =>
        block(
          [p.width + 0.08, high - deck - 0.1, 0.12],
          [0, (high + deck) / 2, to - 0.25 - (i * (long - 1.3)) / 3],
          0.03,
          1,
        ),
      );
      return loaded(
        [
          makePart("hopper", "cargo", merge([hopper, ...ribs]), { weight: 1 }),
          makePart("mouth", "frame", block([p.width * 0.8, 0.8, 0.2], [0, deck + 0.5, from + 0.08], 0.04), {
            weight: 0.5,
          }),
        ],
        high,
      );
    }
    case "tow":
      return makeBoom(f, loaded);
    case "monster": {
      const high = f.sill + (roof - f.sill) * 0.52;
      const wall = (x: number) =>
        block([0.12, high - deck + 0.1, long + 0.2], [x, (high + deck) / 2 - 0.05, middle + 0.1], 0.04);
      const back = block([p.width, high - deck + 0.1, 0.12], [0, (high + deck) / 2 - 0.05, from + 0.05], 0.04);
      const flame: Paint = (surface, x, y, z, nx) => {
        if (Math.abs(nx) < 0.5) return;
        const lick = Math.abs(((z * 1.6) % 1) + (z < 0 ? 1 : 0) - 0.5) * 0.7;
        if (y < deck + 0.12 + lick && x !== 0) layColour(surface, [0.95, 0.5, 0.02]);
      };
      return loaded(
        [
          makePart("bed-walls", "body", merge([wall(half - 0.06), wall(-half + 0.06), back]), {
            weight: 0.9,
            paint: flame,
          }),
          makePart(
            "cargo-floor",
            "cargo",
            block([p.width * 0.8, 0.05, long * 0.9], [0, deck + 0.12, middle], 0.01, 1),
            { weight: 0.2 },
          ),
        ],
        high,
      );
    }
    case "fire":
      return loaded(makeFireBody(p, f), roof + 0.15);
    default:
      return makeBox(p, f, loaded);
  }
}
