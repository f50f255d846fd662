import { arc, curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { move, stretch, turnY } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import { PI } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { plate } from "../../pieces.ts";
import { block, pair, rod, skinOver, turnedAlong } from "../bodywork.ts";
import { makeEngine } from "./motorcycle-engine.ts";
import { sidecar } from "./sidecar.ts";
import { wireWheel } from "./wire-wheel.ts";

export const MOTORCYCLE_STYLES = ["standard", "cruiser", "sport", "dirt"] as const;
export type MotorcycleParameters = {
  readonly style: (typeof MOTORCYCLE_STYLES)[number];
  readonly wheelRadius: number;
  readonly tyre: number;
  readonly base: number;
  readonly rake: number;
  readonly bars: number;
  readonly sidecar: boolean;
};

/** Assembles a motorcycle around its two axles. */
export function buildMotorcycle(p: MotorcycleParameters): Model {
  const r = p.wheelRadius;
  const dirt = p.style === "dirt";
  const sport = p.style === "sport";
  const cruiser = p.style === "cruiser";
  const lift = dirt ? 0.1 : 0;
  const rear: Vec3 = [0, r, -p.base / 2];
  const front: Vec3 = [0, r, p.base / 2];
  const head: Vec3 = [0, 0.9 + lift, front[2] - p.rake];
  const seatY = (cruiser ? 0.68 : 0.8) + lift;
  const seatZ = rear[2] + (cruiser ? 0.42 : 0.36);
  const tankZ = (seatZ + 0.2 + head[2]) / 2;
  const fork = (side: number): Geometry[] => [
    rod(0.026, [side * 0.1, head[1] + 0.04, head[2] - 0.03], [side * 0.1, r, front[2]], 12),
    rod(
      0.034,
      [side * 0.1, r + (head[1] - r) * 0.42, front[2] - p.rake * 0.42],
      [side * 0.1, r - 0.02, front[2] + 0.01],
      12,
    ),
  ];
  const frame = merge([
    rod(0.03, head, [0, 0.3 + lift, head[2] - 0.16]),
    rod(0.03, [0, head[1] - 0.06, head[2] - 0.02], [0, seatY - 0.08, seatZ + 0.1]),
    ...pair(
      tube(
        0.022,
        curveThrough(
          [
            [0.06, 0.32 + lift, head[2] - 0.15],
            [0.09, 0.22 + lift, head[2] - 0.3],
            [0.09, 0.22 + lift, seatZ + 0.22],
            [0.09, 0.42 + lift, seatZ + 0.1],
            [0.09, seatY - 0.07, seatZ - 0.1],
          ],
          5,
        ),
        10,
      ),
    ),
    ...pair(rod(0.028, [0.12, 0.34 + lift, seatZ + 0.14], [0.12, r, rear[2]])),
    ...pair(rod(0.02, [0.1, seatY - 0.06, seatZ + 0.14], [0.1, seatY - 0.05, rear[2] - 0.02])),
    rod(0.03, [-0.13, r, rear[2]], [0.13, r, rear[2]]),
    rod(0.024, [-0.11, r, front[2]], [0.11, r, front[2]]),
  ]);
  const shocks = merge(pair(rod(0.03, [0.125, r + 0.02, rear[2] + 0.03], [0.125, seatY - 0.06, rear[2] + 0.14])));
  const clamps = merge([
    block([0.25, 0.035, 0.07], [0, head[1] + 0.02, head[2] - 0.02], 0.012),
    block([0.24, 0.035, 0.07], [0, head[1] - 0.12, head[2] + 0.03], 0.012),
    ...[1, -1].flatMap(fork),
  ]);
  const [tankLow, tankHigh] = [0.07, cruiser ? 0.13 : 0.15];
  const length = (head[2] - 0.02 - seatZ - 0.16) / 2;
  const tankY = seatY + (cruiser ? 0.06 : 0.05);
  const tank = skinOver(
    [
      { z: tankZ - length, y: tankY - 0.03, half: 0.03, up: 0.02, down: 0.03 },
      { z: tankZ - length * 0.94, y: tankY - 0.02, half: 0.07, up: 0.05, down: tankLow, square: 2.4 },
      { z: tankZ - length * 0.5, y: tankY, half: 0.115, up: tankHigh * 0.75, down: tankLow * 1.2, square: 2.5 },
      { z: tankZ + length * 0.1, y: tankY + 0.01, half: 0.15, up: tankHigh, down: tankLow * 1.4, square: 2.5 },
      { z: tankZ + length * 0.6, y: tankY + 0.015, half: 0.145, up: tankHigh * 0.95, down: tankLow * 1.4, square: 2.5 },
      { z: tankZ + length * 0.92, y: tankY + 0.01, half: 0.1, up: tankHigh * 0.65, down: tankLow, square: 2.3 },
      { z: tankZ + length, y: tankY, half: 0.03, up: 0.02, down: 0.03 },
    ],
    28,
  );
  const up = sport ? 0.12 : 0;
  const tail = rear[2] - (cruiser ? 0.02 : 0.08);
  const seat = skinOver(
    [
      { z: tail, y: seatY + 0.05 + up, half: 0.05, up: 0.02, down: 0.03 },
      { z: tail + 0.04, y: seatY + 0.05 + up, half: 0.11, up: 0.04, down: 0.06, square: 3 },
      { z: seatZ - 0.14, y: seatY + 0.03 + up * 0.7, half: 0.12, up: 0.045, down: 0.07, square: 3 },
      { z: seatZ - 0.04, y: seatY - 0.015, half: 0.15, up: 0.035, down: 0.06, square: 3 },
      { z: seatZ + 0.14, y: seatY - 0.015, half: 0.115, up: 0.04, down: 0.06, square: 3 },
      { z: seatZ + 0.24, y: seatY + 0.01, half: 0.07, up: 0.05, down: 0.05, square: 2.5 },
    ],
    24,
  );
  // under the seat the frame's rails are covered
  const cover = skinOver(
    [
      { z: tail + 0.03, y: seatY - 0.01 + up * 0.9, half: 0.05, up: 0.04, down: 0.03 },
      { z: tail + 0.1, y: seatY - 0.03 + up * 0.8, half: 0.1, up: 0.05, down: 0.06, square: 3 },
      { z: seatZ - 0.06, y: seatY - 0.09, half: 0.125, up: 0.06, down: 0.08, square: 3 },
      { z: seatZ + 0.12, y: seatY - 0.11, half: 0.12, up: 0.06, down: 0.12, square: 3 },
      { z: seatZ + 0.2, y: seatY - 0.1, half: 0.06, up: 0.05, down: 0.06, square: 2.6 },
    ],
    20,
  );
  const guard = (axle: Vec3, radius: number, from: number, to: number, wide: number): Geometry =>
    sweep(
      [
        [wide, -0.03],
        [wide * 0.95, -0.005],
        [wide * 0.6, 0.018],
        [0, 0.026],
        [-wide * 0.6, 0.018],
        [-wide * 0.95, -0.005],
        [-wide, -0.03],
        [-wide * 0.8, -0.03],
        [0, 0.012],
        [wide * 0.8, -0.03],
      ],
      arc([0, 0, 0], radius, from, to, 18).map(([z, y]): Vec3 => [0, axle[1] + y, axle[2] + z]),
      { up: [0, 1, 0] },
    );
  const guards = [
    guard(rear, r + 0.03, PI * (cruiser ? 1.02 : 0.85), PI * 0.3, p.tyre * 1.3),
    dirt
      ? guard([0, r + 0.16, front[2]], r + 0.02, PI * 0.72, PI * 0.3, p.tyre * 1.2)
      : guard(front, r + 0.025, PI * 0.9, PI * 0.24, p.tyre * 1.15),
  ];
  const props = merge(pair(rod(0.01, [0.1, r + 0.14, front[2] - 0.09], [p.tyre, r * 1.72 + lift, front[2] - r * 0.5])));
  const lampAt: Vec3 = [0, head[1] - 0.04, head[2] + 0.16];
  const wheel = { radius: r, spokes: sport ? 12 : 28, hub: 0.07 };
  const parts: Part[] = [
    makePart("tank", "tank", tank, { weight: 1 }),
    makePart("frame", "frame", frame, { weight: 0.7 }),
    makePart("fork", "fork", clamps, { weight: 0.8 }),
    makePart("shocks", "fork", shocks, { weight: 0.4 }),
    makePart("seat", "seat", seat, { weight: 0.9 }),
    makePart("fenders", "fender", merge(guards), { weight: 0.8 }),
    makePart("fender-stays", "frame", props, { weight: 0.2 }),
    ...wireWheel("rear", rear, { ...wheel, tyre: p.tyre }),
    ...wireWheel("front", front, { ...wheel, tyre: p.tyre * 0.85 }),
    ...makeEngine(0.34 + lift, (head[2] - 0.18 + seatZ + 0.16) / 2, rear, p.style),
    ...makeFront(p, head, lampAt),
  ];
  const tailLamp = stretch(sphere(1, 16), [0.05, 0.035, 0.03]);
  parts.push(makePart("taillight", "taillight", move(tailLamp, [0, seatY + 0.02 + up, tail - 0.005]), { weight: 0.4 }));
  parts.push(makePart("side-cover", "tank", cover, { weight: 0.7 }));
  if (sport) parts.push(...makeFairing(head, front[2] - p.rake));
  if (p.sidecar) parts.push(...sidecar(r, p.tyre, p.base));
  return standModel(parts, [
    { name: "seat", position: [0, seatY + 0.015, seatZ + 0.02], normal: [0, 1, 0], radius: 0.16 },
    { name: "top", position: [0, seatY + 0.015, seatZ + 0.02], normal: [0, 1, 0], radius: 0.14 },
  ]);
}

/** Headlight, handlebar, grips and mirrors. */
function makeFront(p: MotorcycleParameters, head: Vec3, lamp: Vec3): Part[] {
  const y = head[1] + 0.06 + p.bars;
  const z = head[2] - 0.04;
  const back = p.style === "cruiser" ? 0.16 : 0.06;
  const half = curveThrough(
    [
      [0.03, head[1] + 0.03, z + 0.01],
      [0.1, y - p.bars * 0.35, z + 0.02],
      [0.2, y, z + 0.01],
      [0.38, y + 0.01, z - back],
    ],
    6,
  );
  const bar = pair(tube(0.015, half, 10));
  const grip = tube(0.022, half.slice(-4), 12, { endRounding: 0.008 });
  const mirrorAt: Vec3 = [0.34, y + 0.16, z - 0.01];
  const glass = move(stretch(sphere(1, 16), [0.06, 0.042, 0.02]), mirrorAt);
  const shell = turnedAlong(
    [
      [0, -0.13],
      [0.05, -0.12, 0.03],
      [0.095, -0.02, 0.02],
      [0.1, 0.01, 0.004],
      [0.09, 0.018],
      [0, 0.018],
    ],
    lamp,
    28,
  );
  const lens = turnedAlong(
    [
      [0, -0.01],
      [0.085, 0, 0.01],
      [0.075, 0.025, 0.02],
      [0, 0.034],
    ],
    lamp,
    28,
  );
  return [
    makePart(
      "handlebar",
      "handlebar",
      merge([...bar, block([0.12, 0.035, 0.04], [0, head[1] + 0.04, z + 0.01], 0.01)]),
      { weight: 0.9 },
    ),
    makePart("grips", "grip", merge(pair(grip)), { weight: 0.6 }),
    makePart(
      "mirrors",
      "mirror",
      merge([...pair(glass), ...pair(rod(0.007, [0.27, y, z - back * 0.3], mirrorAt, 8))]),
      { weight: 0.4 },
    ),
    makePart("headlight-shell", "fork", shell, { weight: 0.6 }),
    makePart("headlight", "headlight", lens, { weight: 0.7 }),
  ];
}

/** A sport bike's nose, side panels and little screen. */
function makeFairing(head: Vec3, z: number): Part[] {
  const nose = skinOver(
    [
      { z: z - 0.1, y: head[1] - 0.08, half: 0.23, up: 0.11, down: 0.24, square: 2.6 },
      { z: z + 0.08, y: head[1] - 0.1, half: 0.21, up: 0.12, down: 0.2, square: 2.5 },
      { z: z + 0.2, y: head[1] - 0.13, half: 0.14, up: 0.09, down: 0.1, square: 2.3 },
      { z: z + 0.26, y: head[1] - 0.15, half: 0.05, up: 0.03, down: 0.03 },
    ],
    28,
  );
  // from the nose down behind the wheel and back along the engine, in one piece
  const top = head[1] - 0.03;
  const side = turnY(
    plate(
      [
        [z + 0.17, top - 0.14, 0.03],
        [z + 0.06, top - 0.02, 0.08],
        [z - 0.12, top - 0.01, 0.08],
        [z - 0.3, top - 0.24, 0.12],
        [z - 0.46, 0.47, 0.08],
        [z - 0.8, 0.32, 0.04],
        [z - 0.78, 0.23, 0.03],
        [z - 0.22, 0.23, 0.12],
        [z - 0.06, 0.42, 0.1],
        [z + 0.08, 0.58, 0.08],
      ],
      0.03,
      0.012,
    ),
    -PI / 2,
  );
  return [
    makePart("fairing", "tank", nose, { weight: 0.9 }),
    makePart(
      "side-panels",
      "tank",
      merge([...pair(move(side, [0.185, 0, 0])), block([0.36, 0.06, 0.05], [0, 0.62, z - 0.03], 0.02)]),
      {
        weight: 0.9,
      },
    ),
    makePart(
      "screen",
      "mirror",
      skinOver(
        [
          { z: z - 0.08, y: head[1] + 0.05, half: 0.13, up: 0.14, down: 0.02, square: 2.4 },
          { z: z + 0.1, y: head[1] - 0.02, half: 0.11, up: 0.09, down: 0.02, square: 2.4 },
          { z: z + 0.19, y: head[1] - 0.08, half: 0.05, up: 0.04, down: 0.02 },
        ],
        20,
      ),
      { weight: 0.5 },
    ),
    makePart("belly-pan", "tank", block([0.36, 0.05, 0.5], [0, 0.26, z - 0.5], 0.02, 3), { weight: 0.5 }),
  ];
}
