import { box } from "../../geometry/box.ts";
import { arc } from "../../geometry/curve.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, turnX } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { BED_DEPTH } from "./car-body.ts";
import type { CarFrame } from "./car-frame.ts";

/** Metres: how far seats lean back, as a share of their height. */
const RECLINE = -0.28;

/** What is seen of a car without a roof: the framed windshield, two seats, a bench behind them, the dashboard and its wheel. */
export function makeCockpit(frame: CarFrame): Part[] {
  const [rear, front] = frame.bed ?? [0, 0];
  const floor = frame.deck((rear + front) / 2) - BED_DEPTH;
  const half = frame.halfWidth - 0.2;
  const carpet = box([2 * half + 0.04, 0.04, front - rear + 0.02], { bevel: 0.01 });
  const dashboard = box([2 * half + 0.06, 0.2, 0.3], { bevel: 0.06, bevelSteps: 2 });
  const frontSeat = seat(0.54, half * 0.46, floor, front - 0.86, 0.64);
  const bench = seat(2 * half - 0.12, 0, floor, rear + 0.36, 0.48);
  return [
    ...makeWindshield(frame),
    makePart("carpet", "underbody", move(carpet, [0, floor + 0.03, (rear + front) / 2]), { weight: 0.2 }),
    makePart("dashboard", "underbody", move(dashboard, [0, frame.belt - 0.11, front - 0.06]), { weight: 0.4 }),
    ...makeParts("seat", "seat", [...frontSeat, ...frontSeat.map(mirror), ...bench], { weight: 0.5 }),
    ...makeSteering(half * 0.46, frame.belt - 0.03, front - 0.36),
  ];
}

/** Cushion, back and, on single seats, headrest. */
function seat(width: number, x: number, floor: number, z: number, height: number) {
  const soft = { bevel: 0.055, bevelSteps: 2 };
  const cushion = move(box([width, 0.17, 0.52], soft), [x, floor + 0.2, z]);
  const back = move(turnX(box([width, height, 0.15], soft), RECLINE), [x, floor + 0.2 + height / 2, z - 0.3]);
  if (x === 0) return [cushion, back];
  const rest = move(turnX(box([width * 0.5, 0.17, 0.1], { bevel: 0.04, bevelSteps: 2 }), RECLINE), [
    x,
    floor + height + 0.27,
    z - 0.42,
  ]);
  return [cushion, back, rest];
}

/** Glass between two posts and a bar, leaning back as the roof would. */
function makeWindshield(frame: CarFrame): Part[] {
  const line = frame.roofLine.filter(([z]) => z >= frame.roofFront - 0.02);
  const [topZ, topY] = line[0] ?? [0, 0];
  const [footZ, footY] = line.at(-1) ?? [0, 0];
  const edge = (z: number, y: number): Vec3 => [frame.cabin(y) - 0.06, y, z];
  const [high, low] = [edge(topZ, topY), edge(footZ - 0.02, footY - 0.03)];
  const glass = loft(
    [high, low].map(([x, y, z]): Vec3[] => [
      [x, y, z + 0.008],
      [-x, y, z + 0.008],
      [-x, y, z - 0.008],
      [x, y, z - 0.008],
    ]),
  );
  const mirrored = ([x, y, z]: Vec3): Vec3 => [-x, y, z];
  const hoop = tube(0.028, [low, high, mirrored(high), mirrored(low)]);
  return [
    makePart("windshield", "window", glass, { weight: 0.9 }),
    makePart("windshield-frame", "body", hoop, { weight: 0.6 }),
  ];
}

function makeSteering(x: number, y: number, z: number): Part[] {
  const ring = tube(0.016, arc([0, 0, 0], 0.18, 0, TAU, 32).slice(0, -1), 10, { closed: true });
  const hub = turnX(cylinder({ radius: 0.05, height: 0.05, bevel: 0.01, segments: 16 }), TAU / 4);
  const column = tube(
    0.02,
    [
      [0, 0, 0.02],
      [0, -0.02, 0.3],
    ],
    8,
  );
  const spokes = [-0.17, 0.17].map((end) =>
    tube(
      0.012,
      [
        [0, 0, 0],
        [end, 0, 0],
      ],
      6,
    ),
  );
  return [ring, hub, column, ...spokes].map((geometry, i) =>
    makePart(`steering-wheel-${i + 1}`, "underbody", move(turnX(geometry, 0.45), [x, y, z]), { weight: 0.25 }),
  );
}
