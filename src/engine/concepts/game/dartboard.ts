import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, place, turnX } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { standOn } from "../food/shapes.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const R = 0.225;
const NUMBERS = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5] as const;
const [RED, GREEN, CREAM, BLACK] = ["#c8201e", "#1c7a3c", "#ead9ae", "#141416"].map(fromHex) as [
  Vec3,
  Vec3,
  Vec3,
  Vec3,
];

/** Bull, singles, trebles, doubles, wires, and the numbers in the black rim. */
const board: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.5) {
    layColour(surface, BLACK, 0.8);
    return;
  }
  const r = Math.sqrt(x * x + y * y) / R;
  const turn = atan2(x, y) / TAU;
  const u = (turn - Math.floor(turn)) * 20 + 0.5;
  const i = Math.floor(u) % 20;
  if (r > 0.755) {
    layColour(surface, BLACK, 0.75);
    const a = (i / 20) * TAU;
    const [cx, cy] = [0.86 * R * sin(a), 0.86 * R * cos(a)];
    if (isWritten(String(NUMBERS[i]), x - cx, y - cy, 0.03, 0.085)) layColour(surface, [0.85, 0.84, 0.8], 0.5);
    return;
  }
  const edge = Math.min(u - Math.floor(u), Math.ceil(u) - u) * r * 0.314;
  const even = i % 2 === 0;
  const ring = (r > 0.7 && r <= 0.755) || (r > 0.435 && r <= 0.49);
  if (r < 0.03) layColour(surface, RED, 0.8);
  else if (r < 0.075) layColour(surface, GREEN, 0.8);
  else layColour(surface, ring ? (even ? RED : GREEN) : even ? BLACK : CREAM, 0.85);
  const wire =
    [0.03, 0.075, 0.435, 0.49, 0.7, 0.752].some((w) => Math.abs(r - w) < 0.0048) || (r > 0.075 && edge < 0.0042);
  if (wire) {
    layColour(surface, [0.62, 0.63, 0.65], 0.35, 1);
    surface.height += 0.0008;
  }
};

/** A dart with its point at the origin, pointing down -Y. */
function dart(): readonly [Geometry, Geometry] {
  const body = turnedPiece(
    [
      [0.0006, 0],
      [0.0016, 0.03],
      [0.0045, 0.035, 0.001],
      [0.0052, 0.05],
      [0.0045, 0.078, 0.001],
      [0.0026, 0.083],
      [0.0026, 0.13],
    ],
    14,
  );
  const fin = plate(
    [
      [0.001, 0.108],
      [0.019, 0.123, 0.003],
      [0.019, 0.148, 0.003],
      [0.001, 0.155],
    ],
    0.0012,
  );
  const flight = merge(
    [0, 1, 2, 3].map((k) =>
      place(fin, [
        cos(k * (PI / 2)),
        0,
        -sin(k * (PI / 2)),
        0,
        0,
        1,
        0,
        0,
        sin(k * (PI / 2)),
        0,
        cos(k * (PI / 2)),
        0,
        0,
        0,
        0,
        1,
      ]),
    ),
  );
  return [body, flight];
}

function build({ has, stream }: Planned): Part[] {
  const y = R + 0.01;
  const up = (g: Geometry) => move(g, [0, y, 0]);
  const parts = [
    makePart("board", "board", up(disc(R, 0.036, 0.004, 72)), { weight: 1, paint: board }),
    makePart("rim", "rim", up(move(turnX(torus(R - 0.001, 0.0085, 72, 10), PI / 2), [0, 0, 0.018])), { weight: 0.8 }),
    makePart("number-ring", "wire", up(move(turnX(torus(R * 0.975, 0.0016, 60, 6), PI / 2), [0, 0, 0.0375])), {
      weight: 0.4,
    }),
  ];
  if (!has("dart")) return parts;
  const next = stream("darts");
  const [body, flight] = dart();
  const shots = [0, 1, 2].map((): ReturnType<typeof standOn> => {
    const a = next() * TAU;
    const r = 0.012 + next() * 0.13;
    return standOn([r * cos(a), y + r * sin(a), 0.026], [0.35 * (next() - 0.5), 0.12 + 0.2 * next(), 1], next() * 3);
  });
  parts.push(
    ...makeParts(
      "dart",
      "dart",
      shots.map((at) => place(body, at)),
      { weight: 0.7 },
    ),
    ...makeParts(
      "flight",
      "flight",
      shots.map((at) => place(flight, at)),
      { weight: 0.7 },
    ),
    makePart("peg", "rim", bar([0, y, -0.012], [0, y, 0.002], 0.02), { weight: 0.1 }),
  );
  return parts;
}

/** A dartboard. What makes it itself: an upright round board of twenty black and cream wedges with red and green rings, a red bull's eye, wires between the fields, numbers around the black rim, and darts stuck in it. */
export const dartboard = defineFromPlan({
  id: "dartboard",
  family: "toy",
  words: ["dartboard", "dart board", "darts board", "dart target", "darts game"],
  senses: ["dartboard"],
  height: 0.47,
  view: { azimuth: 0.42, elevation: 0.1 },
  slots: {
    board: mainSlot("cork", "", "face|target"),
    rim: slot("rubber", "#17181a", "ring|edge"),
    wire: slot("brushed-steel"),
    dart: slot("brass brushed-steel", "", "arrow|barrel"),
    flight: slot("plastic", "#d8281e #2a62c8 #f0c01e #2a9a4a", "feather|fin"),
  },
  extras: { dart: { chance: 0.9 } },
  build,
});
