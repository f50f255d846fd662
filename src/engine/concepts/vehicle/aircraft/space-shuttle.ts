import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { mirror, move, place, settle, turnY } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import { rotation } from "../../../math/mat4.ts";
import { X_AXIS } from "../../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";
import { levelPlate, rod, sidePlate, skinOver, turnedAlong } from "../bodywork.ts";
import { gearLeg, gearWheel } from "./landing-gear.ts";

const TILE = [0.012, 0.013, 0.015] as const;
const Y = 2.4;

/** Black tiles below and on the nose, black windows, a flag and letters. */
const skin: Paint = (surface, x, y, z, _nx, ny, nz) => {
  const v = y - Y;
  const nose = z > 8.6 - Math.max(0, v + 0.4) * 1.1;
  if (v < -0.75 + (z > 6 ? (z - 6) * 0.16 : 0) || nose || ny < -0.75) return layColour(surface, TILE, 0.6, 0);
  const cabin = z - 5.9;
  if (cabin > 0 && cabin < 1.6 && v > 0.35) {
    const slope = v - (1.42 - cabin * 0.56);
    const pane = Math.abs(x) * 2.1 - Math.floor(Math.abs(x) * 2.1);
    if (slope > -0.46 && slope < -0.02 && nz > 0.15 && Math.abs(x) < 1.25 && pane > 0.14)
      return layColour(surface, TILE, 0.12, 0);
  }
  const side = x > 0 ? -z : z;
  if (Math.abs(x) > 0.9 && isWritten("USA", side + (x > 0 ? -2.2 : 2.2), v + 0.05, 0.55, 0.1))
    return layColour(surface, TILE, 0.5, 0);
  const door = Math.abs(z - 1) < 4.3 && v > 0.2;
  if (
    door &&
    (Math.abs(z - 5.2) < 0.04 ||
      Math.abs(z + 3.2) < 0.04 ||
      Math.abs(x) < 0.03 ||
      Math.abs(z + 1.1) < 0.02 ||
      Math.abs(z - 3.1) < 0.02)
  )
    layColour(surface, [0.25, 0.26, 0.28]);
};

const wingSkin: Paint = (surface, x, _y, z, _nx, ny) => {
  const u = Math.abs(x);
  const lead = u < 2.4 ? 4.4 - (u - 1) * 3.6 : -0.64 - (u - 2.4) * 1.05;
  if (ny < 0 || z > lead - 0.42) layColour(surface, ny < 0 ? TILE : [0.09, 0.09, 0.1], 0.6, 0);
  else if (Math.abs(z + 4.95) < 0.05) layColour(surface, [0.2, 0.2, 0.22]);
  else if (x < 0 && isWritten("NASA", x + 2.9, -z - 3.3, 0.7, 0.1)) layColour(surface, [0.02, 0.06, 0.3]);
};

function orbiter(gear: boolean): Part[] {
  const s = (z: number, half: number, up: number, down: number, square = 3) => ({ z, y: Y, half, up, down, square });
  const hull = skinOver(
    [
      s(-7, 1.2, 1.2, 1.0, 3.4),
      s(-6.9, 1.35, 1.35, 1.12, 3.4),
      s(-3, 1.4, 1.38, 1.15, 3.4),
      s(4.6, 1.38, 1.38, 1.15, 3),
      s(5.9, 1.34, 1.34, 1.12, 2.8),
      s(6.6, 1.26, 1.02, 1.08, 2.5),
      s(7.4, 1.08, 0.6, 1.0, 2.3),
      s(8.3, 0.82, 0.32, 0.86, 2),
      s(9.1, 0.5, 0.08, 0.66, 2),
      { z: 9.5, y: Y - 0.25, half: 0.24, up: 0.16, down: 0.26 },
      { z: 9.62, y: Y - 0.28, half: 0, up: 0, down: 0 },
    ],
    44,
  );
  const wing = levelPlate(
    [
      [0.4, 4.6],
      [0.4, -6.4],
      [5.6, -5.6, 0.3],
      [5.6, -4.2, 0.6],
      [2.4, -0.7, 1],
      [1.0, 4.5, 0.4],
    ],
    0.36,
    0.13,
    Y - 0.92,
  );
  const fin = sidePlate(
    [
      [-6.9, Y + 1],
      [-3.4, Y + 1],
      [-3.9, Y + 1.5, 0.4],
      [-6.2, Y + 4.4, 0.2],
      [-8.0, Y + 4.5, 0.2],
    ],
    0.36,
    0.12,
  );
  const pod = skinOver(
    [
      { z: -7.6, y: Y + 1.1, half: 0.5, up: 0.52, down: 0.5 },
      { z: -7.4, y: Y + 1.1, half: 0.6, up: 0.62, down: 0.6 },
      { z: -5.6, y: Y + 1.05, half: 0.6, up: 0.6, down: 0.6 },
      { z: -3.6, y: Y + 0.9, half: 0.36, up: 0.4, down: 0.5 },
      { z: -3.0, y: Y + 0.8, half: 0, up: 0, down: 0 },
    ],
    24,
  );
  const podAt = move(pod, [0.78, 0, 0]);
  const nozzle = (x: number, y: number, r: number, z = -7.0): Geometry =>
    turnedAlong(
      [
        [0, -0.35],
        [r * 0.72, -0.5],
        [r * 0.98, -1.2 * r * 1.6],
        [r, -1.2 * r * 1.6],
        [r * 0.86, -0.4, r * 0.2],
        [r * 0.4, 0.1],
        [0, 0.1],
      ],
      [x, y, z],
      28,
      3,
    );
  const parts: Part[] = [
    makePart("hull", "body", hull, { weight: 1, paint: skin }),
    ...makeParts("wing", "body", [wing, settle(mirror(wing))], { weight: 1, paint: wingSkin }),
    makePart("fin", "body", fin, {
      weight: 1,
      paint: (surface, _x, y, z) => {
        if (z > -3.95 - (y - Y - 1.5) * 0.79 - 0.3) layColour(surface, [0.09, 0.09, 0.1], 0.6);
        else if (Math.abs(z + 7.0 + (y - Y - 1.0) * 0.14) < 0.06) layColour(surface, [0.2, 0.2, 0.22]);
      },
    }),
    ...makeParts("pod", "body", [podAt, mirror(podAt)].map(settle), {
      weight: 0.7,
      paint: (surface, _x, _y, z) => (z < -7.35 ? layColour(surface, TILE) : undefined),
    }),
    ...makeParts(
      "nozzle",
      "engine",
      [
        nozzle(0, Y + 0.62, 0.72),
        nozzle(0.68, Y - 0.45, 0.72),
        nozzle(-0.68, Y - 0.45, 0.72),
        nozzle(0.82, Y + 1.15, 0.38, -7.5),
        nozzle(-0.82, Y + 1.15, 0.38, -7.5),
      ],
      { weight: 0.8 },
    ),
  ];
  if (!gear) return parts;
  const spots = [
    [0, 6.4],
    [1.9, -3.4],
    [-1.9, -3.4],
  ] as const;
  const wheels = spots.map(([x, z]) => {
    const pair = [-0.22, 0.22].map((d) => gearWheel([x + d, 0.4, z], 0.4, 0.26));
    return {
      tyre: merge(pair.map(({ tyre }) => tyre)),
      hub: merge([
        ...pair.map(({ hub }) => hub),
        gearLeg([x, Y - 0.8, z], [x, 0.4, z], 0.1),
        rod(0.07, [x - 0.3, 0.4, z], [x + 0.3, 0.4, z]),
      ]),
    };
  });
  return [
    ...parts,
    ...makeParts(
      "tyre",
      "tyre",
      wheels.map(({ tyre }) => tyre),
      { weight: 0.4 },
    ),
    ...makeParts(
      "leg",
      "engine",
      wheels.map(({ hub }) => hub),
      { weight: 0.4 },
    ),
  ];
}

/** The orbiter on its orange tank between two white boosters, standing on their skirts. */
function stack(): Part[] {
  const upright = (part: Part): Part => ({
    ...part,
    geometry: move(place(part.geometry, rotation(X_AXIS, -PI / 2)), [0, 9.9, Y - 3.15]),
  });
  const tank = turnedAlong(
    [
      [0, -8],
      [1.4, -7.8, 0.8],
      [1.9, -6.9, 0.6],
      [1.9, 6, 2],
      [1.3, 8.9, 2],
      [0.3, 11, 0.5],
      [0, 11.3],
    ],
    [0, 0, 0],
    48,
    6,
  );
  const booster = turnedAlong(
    [
      [0, -9.4],
      [1.15, -9.4, 0.05],
      [0.82, -7.9, 0.1],
      [0.82, 7.2, 0.3],
      [0.36, 8.9, 0.3],
      [0, 9.2],
    ],
    [2.75, 0, 0],
    32,
    4,
  );
  const bands: Paint = (surface, _x, _y, z) => {
    const near = (at: number) => Math.abs(z - at) < 0.09;
    if (near(-7.6) || near(-3.6) || near(0.2) || near(4.0) || near(7.0)) layColour(surface, [0.13, 0.13, 0.14]);
  };
  const stood = (part: Part): Part => ({
    ...part,
    geometry: move(place(part.geometry, rotation(X_AXIS, -PI / 2)), [0, 9.9, 0]),
  });
  const joins = [-5, 5].map((z) => rod(0.16, [-2.4, 0, z], [2.4, 0, z]));
  const struts = [-5, 4].map((z) => rod(0.18, [0, 1.2, z], [0, 2.9, z]));
  const parts = [
    ...orbiter(false).map(upright),
    ...[
      makePart("tank", "tank", tank, { weight: 1 }),
      ...makeParts("booster", "booster", [booster, settle(mirror(booster))], { weight: 1, paint: bands }),
      makePart("joins", "engine", merge([...joins, ...struts]), { weight: 0.4 }),
    ].map(stood),
  ];
  return parts.map((part) => ({ ...part, geometry: turnY(part.geometry, PI) }));
}

/** A space shuttle. What makes it itself: a stubby white winged craft with a black belly, black blunt nose and black-edged delta wings, dark cockpit windows, one tall tail fin, two humps and three big engine bells behind; landed on its wheels, or upright on an orange tank between two white boosters. */
export const spaceShuttle = defineFromPlan({
  id: "space-shuttle",
  family: "vehicle",
  words: [
    "space shuttle",
    "shuttle",
    "nasa shuttle",
    "space plane",
    "spaceplane",
    "orbiter",
    "shuttle orbiter",
    "space shuttle launch",
    "nasa space shuttle",
  ],
  senses: ["space shuttle"],
  height: 7,
  vary: 0.02,
  view: { azimuth: 0.75, elevation: 0.3 },
  slots: {
    body: mainSlot("ceramic-glaze", "#e9e8e4 #e4e5e6", "hull|wing|fuselage|fin"),
    engine: slot("brushed-steel", "#6a6d72", "nozzle|bell|thruster"),
    tyre: slot("rubber", "#1a1a1b", "wheel|landing gear"),
    tank: slot("plaster", "#b8632a", "fuel tank"),
    booster: slot("painted-metal", "#eceae4", "rocket|launcher"),
  },
  styles: {
    orbiter: { weight: 2, words: ["orbiter", "shuttle orbiter", "space plane", "spaceplane"] },
    stack: { weight: 0.8, words: ["space shuttle launch"], slots: ["tank", "booster"] },
  },
  build: ({ style }: Planned) => (style === "stack" ? stack() : orbiter(true)),
});
