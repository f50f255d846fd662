import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";
import { block, pair, rod, sidePlate, skinOver, turnedAcross, turnedAlong } from "../bodywork.ts";
import { axleWheels } from "./heavy-wheel.ts";

export const BUS_STYLES = ["city", "double", "school"] as const;
export type BusParameters = {
  readonly style: (typeof BUS_STYLES)[number];
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly wheelRadius: number;
  readonly windows: number;
};

const AMBER = [0.95, 0.42, 0.04] as const;

/** Assembles a bus from tail to nose. */
export function buildBus(p: BusParameters): Model {
  const { style, width, height, wheelRadius: r } = p;
  const half = width / 2;
  const school = style === "school";
  const double = style === "double";
  const hood = school ? 1.35 : 0;
  const rear = -p.length / 2;
  const nose = p.length / 2;
  const front = nose - hood;
  const floor = 0.36;
  const axles = [school ? nose - 0.75 : nose - p.length * 0.2, rear + p.length * 0.24];
  const skirt = (axle: number) => [axle - r * 1.22, axle + r * 1.22] as const;
  // the skin begins over the wheels; skirts hang between them, so that the wheels stand in openings
  const waist = r * 2 + 0.16;
  const ends = [rear + 0.03, ...axles.flatMap((axle) => skirt(axle)).sort((a, b) => a - b), front - 0.03];
  const skirts: Geometry[] = [];
  for (let i = 0; i + 1 < ends.length; i += 2) {
    const [from, to] = [ends[i] as number, ends[i + 1] as number];
    if (to - from > 0.12)
      skirts.push(
        block([width - 0.01, waist - floor + 0.1, to - from], [0, (waist + floor + 0.1) / 2, (from + to) / 2], 0.05),
      );
  }
  const section = (z: number, inset: number) => ({
    z,
    y: (waist + height) / 2,
    half: half - inset,
    up: (height - waist) / 2 - inset,
    down: (height - waist) / 2 - inset * 0.5,
    square: 11,
  });
  const shell = skinOver(
    [
      section(rear, 0.14),
      section(rear + 0.05, 0.04),
      section(rear + 0.14, 0),
      section(front - 0.2, 0),
      section(front - 0.07, 0.04),
      section(front, 0.15),
    ],
    56,
  );
  const parts: Part[] = [
    makePart("body", "body", shell, {
      weight: 1,
      paint: (surface, x, y) => {
        if (
          school &&
          Math.abs(x) > half * 0.9 &&
          (Math.abs(y - waist - 0.12) < 0.035 || Math.abs(y - waist - 0.36) < 0.035)
        )
          layColour(surface, [0.012, 0.012, 0.012]);
        if (style === "city" && Math.abs(x) > half * 0.8 && Math.abs(y - waist - 0.16) < 0.06)
          layColour(surface, [0.85, 0.83, 0.78]);
      },
    }),
    makePart("skirts", "body", merge(skirts), { weight: 0.8 }),
    makePart(
      "underbody",
      "underbody",
      block([width - 0.5, 0.7, nose - rear - 0.5], [0, floor + 0.4, (nose + rear) / 2], 0.05),
      { weight: 0.3 },
    ),
    makePart(
      "roof",
      "roof",
      block([width * 0.86, 0.09, front - rear - 0.5], [0, height + 0.005, (front + rear) / 2], 0.04),
      { weight: 0.7 },
    ),
    ...axleWheels(axles, half - 0.17, { radius: r, width: 0.32, rim: 0.58 }),
    ...makeWindows(p, waist, rear, front),
    ...makeFace(p, waist, nose, front, floor),
  ];
  if (school) parts.push(...makeHood(p, waist, nose, front));
  return standModel(parts, [
    { name: "top", position: [0, height + 0.05, (front + rear) / 2], normal: [0, 1, 0], radius: half * 0.8 },
    { name: "inside", position: [0, waist, 0], normal: [0, 1, 0], radius: half * 0.6 },
    ...(double
      ? []
      : [
          {
            name: "back",
            position: [0, height + 0.05, rear + 1] as const,
            normal: [0, 1, 0] as const,
            radius: half * 0.6,
          },
        ]),
  ]);
}

/** Rows of panes along both sides, a rear window, and the doors on the right. */
function makeWindows(p: BusParameters, waist: number, rear: number, front: number): Part[] {
  const half = p.width / 2;
  const double = p.style === "double";
  const school = p.style === "school";
  const rows = double
    ? [
        [waist + 0.3, waist + 1.0],
        [p.height - 1.15, p.height - 0.42],
      ]
    : [[waist + (school ? 0.5 : 0.36), p.height - 0.38]];
  const [from, to] = [rear + 0.3, front - 0.35];
  const step = (to - from) / p.windows;
  const panes: Geometry[] = [];
  const doors: Geometry[] = [];
  for (const [row, [low, high]] of (rows as [number, number][]).entries()) {
    for (let i = 0; i < p.windows; i += 1) {
      const z = from + step * (i + 0.5);
      const pane = block([0.05, high - low, step - 0.11], [half - 0.014, (low + high) / 2, z], 0.02, 1);
      const atDoor = row === 0 && (i === p.windows - 1 || (p.style === "city" && i === Math.floor(p.windows / 2)));
      if (atDoor) {
        // kerb side: two narrow leaves from the floor up
        panes.push(pane);
        for (const leaf of [-1, 1]) {
          doors.push(
            block(
              [0.05, high - 0.55, step * 0.42],
              [-half + 0.012, (high + 0.55) / 2, z + leaf * step * 0.225],
              0.02,
              1,
            ),
          );
        }
      } else panes.push(...pair(pane));
    }
    panes.push(block([p.width * 0.7, (high - low) * 0.85, 0.05], [0, (low + high) / 2 + 0.03, rear + 0.006], 0.02, 1));
  }
  return [
    makePart("windows", "window", merge(panes), { weight: 0.9 }),
    makePart("doors", "door", merge(doors), {
      weight: 0.7,
    }),
  ];
}

/** Windshields, destination sign, lights, bumper, mirrors. */
function makeFace(p: BusParameters, waist: number, nose: number, front: number, floor: number): Part[] {
  const half = p.width / 2;
  const school = p.style === "school";
  const double = p.style === "double";
  const low = waist + (school ? 0.5 : 0.1);
  const high = double ? waist + 1.05 : p.height - 0.55;
  const screens = [block([p.width * 0.86, high - low, 0.1], [0, (low + high) / 2, front - 0.02], 0.045)];
  if (double) screens.push(block([p.width * 0.86, 0.8, 0.1], [0, p.height - 0.75, front - 0.02], 0.045));
  const signY = double ? (waist + 1.05 + p.height - 1.15) / 2 : p.height - 0.33;
  const [signHeight, text] = [double ? 0.36 : 0.28, school ? "SCHOOL BUS" : double ? "24 CITY" : "12 CENTRAL"];
  const sign = block([p.width * 0.72, signHeight, 0.09], [0, signY, front - 0.01], 0.03);
  const lampY = school ? waist - 0.08 : waist - 0.35;
  const lamp = (x: number, y: number) =>
    turnedAlong(
      [
        [0, -0.06],
        [0.13, -0.05, 0.01],
        [0.12, 0.03, 0.03],
        [0, 0.05],
      ],
      [x, y, school ? nose - 0.005 : front - 0.02],
      24,
    );
  const tails = pair(block([0.2, 0.34, 0.06], [half - 0.24, waist + 0.2, -p.length / 2 + 0.01], 0.02, 1));
  const bumpers = [
    block([p.width * 0.98, 0.22, 0.2], [0, floor + 0.12, nose - 0.02], 0.06),
    block([p.width * 0.98, 0.22, 0.2], [0, floor + 0.12, -p.length / 2 + 0.02], 0.06),
  ];
  const mirror = merge([
    block([0.09, 0.4, 0.24], [half + 0.16, high - 0.28, front + 0.12], 0.035),
    rod(0.025, [half - 0.12, high + 0.02, front - 0.08], [half + 0.16, high - 0.1, front + 0.12], 8),
  ]);
  return [
    makePart("windshield", "window", merge(screens), { weight: 0.9 }),
    makePart("sign", "sign", sign, {
      weight: 0.6,
      paint: (surface, x, y, _z, _nx, _ny, nz) => {
        if (nz > 0.5 && isWritten(text, x, y - signY, signHeight * 0.55, 0.09))
          layColour(surface, school ? [0.9, 0.9, 0.88] : AMBER);
      },
    }),
    makePart("headlights", "headlight", merge(pair(lamp(half * 0.72, lampY))), { weight: 0.6 }),
    makePart("taillights", "taillight", merge(tails), { weight: 0.4 }),
    makePart("bumpers", "trim", merge(bumpers), { weight: 0.5 }),
    makePart("mirrors", "mirror", merge(pair(mirror)), { weight: 0.5 }),
    ...(school
      ? []
      : [
          makePart("grille", "grille", block([p.width * 0.45, 0.2, 0.06], [0, waist - 0.35, front - 0.015], 0.02), {
            weight: 0.3,
          }),
        ]),
  ];
}

/** A school bus' hood with its grille, mudguards and stop sign. */
function makeHood(p: BusParameters, waist: number, nose: number, front: number): Part[] {
  const half = p.width / 2;
  const axle = nose - 0.75;
  const top = waist + 0.42;
  const hood = sidePlate(
    [
      [front - 0.3, 0.55],
      [nose, 0.55, 0.04],
      [nose, top - 0.16, 0.16],
      [front - 0.3, top + 0.06],
    ],
    p.width * 0.62,
    0.06,
  );
  const guard = sidePlate(
    [
      [front - 0.1, 0.6],
      [axle - 0.62, 0.6],
      [axle - 0.62, 1.02, 0.3],
      [axle + 0.6, 1.02, 0.3],
      [axle + 0.6, 0.6],
      [nose - 0.02, 0.6, 0.03],
      [nose - 0.02, 1.06, 0.2],
      [axle - 0.3, 1.3, 0.3],
      [front - 0.1, 1.32],
    ],
    0.42,
    0.04,
    half - 0.24,
  );
  const grille = block([p.width * 0.4, 0.46, 0.06], [0, waist - 0.16, nose + 0.005], 0.02);
  const stop = turnedAcross(
    [
      [0, -0.02],
      [0.24, -0.018],
      [0.24, 0.018],
      [0, 0.02],
    ],
    [half + 0.016, waist + 0.28, front - 1.2],
    8,
  );
  return [
    makePart("hood", "body", hood, { weight: 0.9 }),
    makePart("mudguards", "body", merge(pair(guard)), { weight: 0.8 }),
    makePart("grille", "grille", grille, { weight: 0.4 }),
    makePart("stop-sign", "taillight", stop, { weight: 0.4 }),
  ];
}
