import { arc } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline, roundCorners } from "../../../geometry/outline.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { PI } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { block, dome, pair, rod, turnedAlong } from "../bodywork.ts";
import { makeRails, RAIL_TOP } from "./rails.ts";
import { makeTender } from "./tender.ts";
import type { TrainParameters } from "./train-parameters.ts";
import { trainWheel } from "./train-wheel.ts";

/** A steam locomotive on its rails, with or without its tender. */
export function buildSteamTrain(p: TrainParameters): Model {
  const g = p.girth;
  const l = p.length;
  const nose = l / 2;
  const rear = -l / 2;
  const half = g * 1.42;
  const drive = 0.68;
  const y0 = RAIL_TOP;
  const deck = y0 + drive * 1.62;
  const y = deck + g * 1.12;
  const cabLong = l * 0.25;
  const cabFront = rear + cabLong;
  const smoke = nose - l * 0.17;
  const front = nose - 0.34;
  const gauge = 0.78;
  const boiler = turnedAlong(
    [
      [0, cabFront - 0.1],
      [g, cabFront - 0.1],
      [g, smoke],
      [0, smoke],
    ],
    [0, y, 0],
    44,
  );
  const smokebox = turnedAlong(
    [
      [0, smoke - 0.05],
      [g * 1.05, smoke - 0.05, 0.03],
      [g * 1.05, front - 0.1, 0.08],
      [g * 0.86, front, 0.04],
      [g * 0.8, front + 0.07, 0.08],
      [0, front + 0.13],
    ],
    [0, y, 0],
    44,
  );
  const bands = [0, 0.33, 0.66, 1].map((t) =>
    turnedAlong(
      [
        [g * 0.96, -0.05],
        [g * 1.035, -0.05, 0.015],
        [g * 1.035, 0.05, 0.015],
        [g * 0.96, 0.05],
      ],
      [0, y, cabFront + 0.25 + (smoke - cabFront - 0.35) * t],
      44,
    ),
  );
  const ring = turnedAlong(
    [
      [g * 0.62, -0.02],
      [g * 0.7, -0.02],
      [g * 0.7, 0.08, 0.03],
      [g * 0.62, 0.08],
    ],
    [0, y, front + 0.06],
    36,
  );
  const dot = turnedAlong(
    [
      [0, 0],
      [g * 0.12, 0, 0.02],
      [g * 0.1, 0.12, 0.03],
      [0, 0.14],
    ],
    [0, y, front + 0.08],
    18,
  );
  const top = y + g;
  const stackZ = (smoke + front) / 2;
  const c = p.chimney;
  const stack = move(
    lathe(
      roundCorners(
        [
          [0, -0.2],
          [g * 0.38, -0.2],
          [g * 0.36, 0.02, 0.1],
          [g * 0.26, 0.1, 0.05],
          [g * 0.34, c * 0.8],
          [g * 0.48, c * 0.84, 0.03],
          [g * 0.48, c, 0.03],
          [g * 0.38, c, 0.02],
          [g * 0.3, c * 0.8],
          [0, c * 0.8],
        ],
        3,
      ),
      32,
    ),
    [0, top, stackZ],
  );
  const bulge = (z: number, r: number, high: number): Geometry =>
    move(
      lathe(
        [
          [0, -0.15],
          [r * 1.25, -0.15],
          [r * 1.1, 0.02],
          [r, 0.1],
          [r, high - r * 0.6],
          ...dome(r, high - r * 0.6, r * 0.6, 6).slice(1),
        ],
        28,
      ),
      [0, top, z],
    );
  const bellZ = (smoke + cabFront) / 2 + (smoke - cabFront) * 0.3;
  const bell = move(
    lathe(
      roundCorners(
        [
          [0, 0.05],
          [0.2, 0.05, 0.02],
          [0.12, 0.24, 0.06],
          [0.04, 0.34, 0.03],
          [0, 0.36],
        ],
        3,
      ),
      20,
    ),
    [0, top + 0.04, bellZ],
  );
  const lamp = move(block([0.34, 0.36, 0.3], [0, 0, 0], 0.05), [0, top + 0.2, front - 0.05]);
  const lens = turnedAlong(
    [
      [0, -0.02],
      [0.14, 0, 0.01],
      [0.12, 0.04, 0.02],
      [0, 0.06],
    ],
    [0, top + 0.2, front + 0.1],
    24,
  );
  const roofY = top + g * 0.82;
  const wallTop = roofY - 0.12;
  const cabSide = (x: number): Geometry[] => [
    block([0.07, (wallTop - deck) * 0.52, cabLong], [x, deck + (wallTop - deck) * 0.26, rear + cabLong / 2], 0.02),
    block([0.07, wallTop - deck, cabLong * 0.16], [x, (deck + wallTop) / 2, cabFront - cabLong * 0.08], 0.02),
    block([0.07, wallTop - deck, cabLong * 0.14], [x, (deck + wallTop) / 2, rear + cabLong * 0.07], 0.02),
    block([0.07, (wallTop - deck) * 0.12, cabLong], [x, wallTop - (wallTop - deck) * 0.06, rear + cabLong / 2], 0.02),
  ];
  const cab = [
    ...cabSide(half * 0.94),
    ...cabSide(-half * 0.94),
    block([half * 1.9, wallTop - deck, 0.08], [0, (deck + wallTop) / 2, cabFront], 0.02),
    block([half * 1.9, 0.1, cabLong], [0, deck + 0.03, rear + cabLong / 2], 0.02, 1),
  ];
  const roof = sweep(
    rectangleOutline(0.09, cabLong + 0.5, 0.03, 2),
    arc([0, 0, 0], half * 1.9, PI / 2 - 0.58, PI / 2 + 0.58, 14).map(
      ([x, h]): Vec3 => [x, roofY - half * 1.9 + h, rear + cabLong / 2],
    ),
    { up: [0, 0, 1] },
  );
  const panes = [...pair(block([0.3, 0.36, 0.06], [half * 0.62, wallTop - 0.36, cabFront + 0.02], 0.02, 1))];
  const inner = block(
    [half * 1.4, (wallTop - deck) * 0.5, 0.06],
    [0, deck + (wallTop - deck) * 0.4, cabFront - 0.06],
    0.02,
    1,
  );
  const frame = [
    block([half * 1.9, 0.1, l - 0.3], [0, deck - 0.02, 0], 0.03, 1),
    block([half * 1.3, 0.4, l - 0.6], [0, deck - 0.22, -0.05], 0.03, 1),
    block([half * 2, 0.3, 0.16], [0, deck - 0.12, nose - 0.12], 0.03),
    ...pair(block([0.42, 0.5, 0.8], [half * 0.74, deck - 0.36, front - 0.55], 0.12, 3)),
    ...pair(
      turnedAlong(
        [
          [0, -0.05],
          [0.09, -0.05],
          [0.09, 0.2],
          [0.2, 0.2, 0.02],
          [0.2, 0.27, 0.03],
          [0, 0.29],
        ],
        [half * 0.64, deck - 0.12, nose - 0.04],
        20,
      ),
    ),
    block([0.3, g * 0.7, 0.5], [0, y - g * 0.95, stackZ], 0.05),
    block([g * 1.5, g * 0.7, cabLong * 0.6], [0, deck + g * 0.3, cabFront + cabLong * 0.3], 0.05),
  ];
  const cowRows = Array.from({ length: 9 }, (_, i) => {
    const u = (i - 4) / 4;
    return rod(
      0.045,
      [u * half * 0.9, deck - 0.25, nose - 0.06],
      [u * half * 0.6, y0 + 0.08, nose + 0.62 * (1 - Math.abs(u) * 0.75)],
      6,
    );
  });
  const cowBase = pair(rod(0.05, [half * 0.62, y0 + 0.08, nose + 0.15], [0, y0 + 0.08, nose + 0.64], 8));
  const x = gauge;
  const axles = Array.from(
    { length: p.wheels },
    (_, i) => cabFront - 0.15 + i * drive * 2.16 - (p.wheels === 3 ? 0.5 : 0),
  );
  const lead = [front - 0.32, front - 1.12].map((z) => z);
  const wheels: Geometry[] = [];
  for (const side of [1, -1] as const) {
    for (const z of axles) wheels.push(trainWheel([side * x, y0 + drive, z], drive, side, 14));
    for (const z of lead) wheels.push(trainWheel([side * x, y0 + 0.34, z], 0.34, side, 8));
  }
  const pin = y0 + drive * 0.72;
  const rodX = x + 0.19;
  const [first, last] = [axles[0] as number, axles.at(-1) as number];
  const rods = pair(
    merge([
      block([0.06, 0.13, last - first + 0.3], [rodX, pin, (first + last) / 2], 0.03, 2),
      block(
        [0.05, 0.1, front - 0.75 - last + 0.5],
        [rodX + 0.05, (pin + deck - 0.36) / 2, (front - 0.75 + last) / 2],
        0.02,
        1,
      ),
      ...axles.map((z) => rod(0.09, [x, pin, z], [rodX + 0.05, pin, z], 12)),
      rod(0.05, [half * 0.74, deck - 0.36, front - 0.6], [half * 0.74, deck - 0.36, front - 1.35], 10),
    ]),
  );
  const end = p.tender ? rear - l * 0.42 : rear;
  const track = makeRails(end - 0.3, nose + 0.75, gauge);
  const parts: Part[] = [
    makePart("boiler", "body", boiler, { weight: 1 }),
    makePart("smokebox", "chimney", smokebox, { weight: 0.9 }),
    makePart(
      "bands",
      "trim",
      merge([
        ...bands,
        ring,
        dot,
        bulge(cabFront + (smoke - cabFront) * 0.3, g * 0.36, g * 0.62),
        bulge(cabFront + (smoke - cabFront) * 0.58, g * 0.28, g * 0.46),
        bell,
      ]),
      { weight: 0.7 },
    ),
    makePart("chimney", "chimney", stack, { weight: 0.9 }),
    makePart("cab", "body", merge(cab), { weight: 0.9 }),
    makePart("cab-roof", "chimney", roof, { weight: 0.8 }),
    makePart("windows", "window", merge([...panes, inner]), { weight: 0.4 }),
    makePart("frame", "chimney", merge(frame), { weight: 0.5 }),
    makePart("lamp-case", "chimney", lamp, { weight: 0.4 }),
    makePart("headlight", "headlight", lens, { weight: 0.5 }),
    makePart("cowcatcher", "cowcatcher", merge([...cowRows, ...cowBase]), { weight: 0.7 }),
    makePart("wheels", "wheel", merge(wheels), { weight: 0.9 }),
    makePart("rods", "rod", merge(rods), { weight: 0.6 }),
    makePart("rails", "rail", merge(track.rails), { weight: 0.4 }),
    makePart("sleepers", "rail", merge(track.sleepers), {
      weight: 0.4,
      paint: (surface) => {
        surface.r = 0.09;
        surface.g = 0.05;
        surface.b = 0.028;
        surface.metalness = 0;
        surface.roughness = 0.9;
      },
    }),
  ];
  if (p.tender) parts.push(...makeTender(rear, end, half, deck, gauge, y0));
  return standModel(parts, [
    { name: "top", position: [0, roofY + 0.04, rear + cabLong / 2], normal: [0, 1, 0], radius: half * 0.7 },
    { name: "inside", position: [0, deck + 0.09, rear + cabLong / 2], normal: [0, 1, 0], radius: half * 0.6 },
    { name: "seat", position: [0, y + g, (smoke + cabFront) / 2], normal: [0, 1, 0], radius: g * 0.5 },
  ]);
}
