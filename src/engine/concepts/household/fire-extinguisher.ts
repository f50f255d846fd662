import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const R = 0.078;

/** A label in front with the word, a flame sign and lines of print. */
const label: Paint = (surface, x, y, z) => {
  if (z < 0 || Math.abs(x) > 0.055 || y < 0.13 || y > 0.32) return;
  layColour(surface, [0.86, 0.85, 0.81], 0.5, 0);
  if (y > 0.275) {
    layColour(surface, [0.55, 0.012, 0.01], 0.45, 0);
    if (isWritten("FIRE", x, y - 0.2975, 0.026, 0.1)) layColour(surface, [0.9, 0.89, 0.85], 0.5, 0);
    return;
  }
  const [u, v] = [x / 0.02, (y - 0.238) / 0.026];
  const flame = u * u * (1 + Math.max(0, v) * 1.4) + v * v * 0.75;
  if (flame < 1) layColour(surface, flame < 0.3 && v < 0.1 ? [0.9, 0.6, 0.03] : [0.75, 0.09, 0.01], 0.5, 0);
  const row = (y - 0.14) / 0.0135;
  if (y < 0.2 && y > 0.14 && row - Math.floor(row) < 0.4 && Math.abs(x) < 0.042)
    layColour(surface, [0.05, 0.05, 0.06], 0.5, 0);
};

/** A dial: green field, needle. */
const gauge: Paint = (surface, x, y) => {
  const r = Math.sqrt(x * x + y * y);
  if (r > 0.0135) return;
  layColour(surface, [0.9, 0.9, 0.88], 0.3, 0);
  if (r > 0.006 && y > 0) layColour(surface, Math.abs(x) < 0.005 ? [0.06, 0.5, 0.1] : [0.75, 0.06, 0.03], 0.3, 0);
  if (Math.abs(x) < 0.0012 && y > -0.002) layColour(surface, [0.02, 0.02, 0.02], 0.3, 0);
};

function build({ has }: Planned): Part[] {
  const body = turnedPiece(
    [
      [R * 0.92, 0, 0.004],
      [R * 0.96, 0.012, 0.004],
      [R, 0.02, 0.006],
      [R, 0.36, 0.05],
      [R * 0.7, 0.42, 0.04],
      [0.026, 0.437, 0.015],
      [0.024, 0.452, 0.002],
    ],
    56,
  );
  const valve = merge([
    turnedPiece(
      [
        [0.022, 0.447, 0.002],
        [0.024, 0.456, 0.002],
        [0.0185, 0.462, 0.002],
        [0.0185, 0.492, 0.004],
      ],
      28,
    ),
    bar([0, 0.476, 0], [-0.045, 0.47, 0], 0.0105, 14),
  ]);
  const lever = (points: readonly (readonly [number, number])[]) =>
    plate(
      points.map(([x, y]) => [x, y, 0.005] as const),
      0.022,
      0.004,
    );
  const upper = lever([
    [-0.02, 0.49],
    [0.02, 0.495],
    [0.07, 0.53],
    [0.118, 0.546],
    [0.114, 0.557],
    [0.066, 0.544],
    [0.01, 0.516],
    [-0.022, 0.508],
  ]);
  const lower = lever([
    [0.008, 0.478],
    [0.06, 0.474],
    [0.108, 0.456],
    [0.114, 0.466],
    [0.066, 0.488],
    [0.012, 0.494],
  ]);
  const hose = tube(
    0.0115,
    curveThrough(
      [
        [-0.04, 0.47, 0],
        [-0.088, 0.46, 0.006],
        [-0.116, 0.41, 0.012],
        [-0.11, 0.32, 0.016],
        [-0.096, 0.23, 0.02],
        [-0.093, 0.17, 0.02],
      ],
      7,
    ),
    14,
  );
  const nozzle = move(
    turnedPiece(
      [
        [0.026, 0, 0.002],
        [0.0215, 0.03, 0.02],
        [0.0145, 0.085, 0.02],
        [0.0135, 0.115, 0.004],
      ],
      28,
    ),
    [-0.0955, 0.07, 0.02],
  );
  const parts = [
    makePart("body", "body", body, { weight: 1, paint: label }),
    makePart(
      "foot",
      "rubber",
      turnedPiece(
        [
          [R * 0.97, 0.0, 0.003],
          [R * 1.015, 0.006, 0.003],
          [R * 1.015, 0.026, 0.003],
        ],
        52,
      ),
      { weight: 0.6 },
    ),
    makePart("valve", "valve", valve, { weight: 0.8 }),
    makePart("levers", "handle", merge([upper, lower]), { weight: 1 }),
    makePart("hose", "hose", hose, { weight: 1 }),
    makePart("nozzle", "hose", nozzle, { weight: 0.9 }),
    makePart(
      "clip",
      "rubber",
      turnedPiece(
        [
          [R * 1.005, 0.2, 0.002],
          [R * 1.012, 0.203, 0.001],
          [R * 1.012, 0.216, 0.001],
          [R * 1.005, 0.219, 0.002],
        ],
        48,
      ),
      { weight: 0.4 },
    ),
    makePart("pin", "pin", move(turnX(torus(0.0145, 0.0024, 28, 8), PI / 2), [0.012, 0.502, 0.026]), { weight: 0.6 }),
    makePart("pin-rod", "pin", bar([0.012, 0.502, -0.018], [0.012, 0.502, 0.024], 0.003, 8), { weight: 0.3 }),
  ];
  if (has("gauge"))
    parts.push(
      makePart("gauge", "gauge", move(turnZ(disc(0.0165, 0.014, 0.002, 28), 0.5), [0, 0.475, 0.014]), {
        weight: 0.7,
        paint: gauge,
      }),
    );
  return parts;
}

/** A fire extinguisher. What makes it itself: a bright red steel cylinder with rounded shoulders and a white label, two squeeze levers and a ring pin on top, a small pressure dial, and a black hose down its side to a nozzle. */
export const fireExtinguisher = defineFromPlan({
  id: "fire-extinguisher",
  family: "object",
  words: ["fire extinguisher", "extinguisher", "fire bottle", "foam extinguisher", "co2 extinguisher"],
  senses: ["fire extinguisher"],
  height: 0.56,
  view: { azimuth: 0.2, elevation: 0.14 },
  slots: {
    body: mainSlot("painted-metal", "#c8140f #b8120e #d41c14", "cylinder|tank|bottle"),
    valve: slot("brass brushed-steel", "", "neck"),
    handle: slot("painted-metal", "#17181b #b8120e", "lever|trigger|grip"),
    hose: slot("rubber", "#141518", "nozzle|horn|tube"),
    rubber: slot("rubber", "#1a1b1e", "foot|band|base"),
    pin: slot("brushed-steel", "", "ring"),
    gauge: slot("brass", "", "dial"),
  },
  extras: { gauge: { chance: 0.9 } },
  build,
});
