import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { bar, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { barrel } from "./barrel.ts";
import { block, checkered, triggerGroup } from "./gun-parts.ts";

/** Muzzle up to the right, so that the long thing fills its picture. */
const raised = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, geometry: turnZ(part.geometry, 0.4) }));

const stockTo = (front: number) =>
  plate(
    [
      [-0.4, -0.085, 0.012],
      [-0.12, -0.03, 0.06],
      [-0.09, -0.045, 0.03],
      [-0.05, -0.03, 0.03],
      [0.1, -0.026],
      [front, -0.018, 0.012],
      [front, 0.006, 0.008],
      [-0.06, 0.01, 0.02],
      [-0.12, 0.006, 0.05],
      [-0.4, 0.022, 0.012],
    ],
    0.044,
    0.012,
  );

export function rifle(): Part[] {
  const scope = settle(
    turnZ(
      turnedPiece(
        [
          [0.021, 0, 0.003],
          [0.021, 0.05, 0.006],
          [0.0135, 0.07, 0.006],
          [0.0135, 0.17, 0.006],
          [0.024, 0.2, 0.006],
          [0.024, 0.26, 0.003],
        ],
        28,
      ),
      -PI / 2,
    ),
  );
  return raised([
    makePart("stock", "grip", stockTo(0.3), { weight: 1, grain: "x" }),
    block("butt", "body", [0.018, 0.108, 0.046], [-0.402, -0.032, 0]),
    block("receiver", "body", [0.22, 0.036, 0.036], [0.03, 0.018, 0], 0.9),
    makePart("barrel", "body", barrel([0.12, 0.02, 0], 0.42, 0.0135, 0.007), { weight: 1 }),
    makePart("scope", "body", move(scope, [-0.09, 0.077, 0]), { weight: 1 }),
    block("mount-rear", "body", [0.022, 0.05, 0.018], [0.0, 0.052, 0]),
    block("mount-front", "body", [0.022, 0.05, 0.018], [0.07, 0.052, 0]),
    makePart("bolt", "steel", bar([-0.05, 0.02, 0.012], [-0.062, -0.012, 0.055], 0.0065), { weight: 0.6 }),
    makePart("bolt-knob", "steel", move(sphere(0.012, 18), [-0.063, -0.015, 0.058]), { weight: 0.6 }),
    block("magazine", "body", [0.07, 0.04, 0.03], [0.05, -0.035, 0], 0.7),
    block("sight", "body", [0.014, 0.022, 0.006], [0.52, 0.04, 0], 0.4),
    ...triggerGroup(-0.03, -0.028, 1.2),
  ]);
}

export function shotgun(): Part[] {
  return raised([
    makePart("stock", "grip", stockTo(0.02), { weight: 1, grain: "x" }),
    block("butt", "body", [0.016, 0.108, 0.046], [-0.402, -0.032, 0]),
    makePart(
      "receiver",
      "steel",
      plate(
        [
          [-0.05, -0.034, 0.01],
          [0.075, -0.03, 0.008],
          [0.08, 0.03, 0.004],
          [-0.02, 0.034, 0.012],
          [-0.06, 0.012, 0.01],
        ],
        0.05,
        0.005,
      ),
      { weight: 0.9 },
    ),
    ...makeParts(
      "barrel",
      "body",
      [-1, 1].map((side) => barrel([0.06, 0.012, side * 0.0155], 0.48, 0.0165, 0.0115)),
      { weight: 1 },
    ),
    block("rib", "body", [0.46, 0.008, 0.012], [0.3, 0.03, 0]),
    makePart(
      "fore-end",
      "grip",
      plate(
        [
          [0.08, -0.03, 0.006],
          [0.24, -0.024, 0.02],
          [0.27, -0.004, 0.01],
          [0.08, 0.002],
        ],
        0.056,
        0.01,
      ),
      { weight: 0.9, grain: "x", paint: checkered(0.009) },
    ),
    makePart("bead", "trim", move(sphere(0.005, 12), [0.53, 0.036, 0]), { weight: 0.3 }),
    ...triggerGroup(-0.03, -0.03, 1.2),
  ]);
}

export function assaultRifle(): Part[] {
  const magazine = plate(
    [
      [0.03, -0.16, 0.006],
      [0.085, -0.175, 0.006],
      [0.075, -0.09, 0.1],
      [0.062, -0.02],
      [0.012, -0.02],
      [0.016, -0.09, 0.1],
    ],
    0.028,
    0.004,
  );
  return raised([
    makePart(
      "receiver",
      "body",
      plate(
        [
          [-0.11, -0.03, 0.01],
          [0.14, -0.03, 0.004],
          [0.14, 0.04, 0.004],
          [-0.1, 0.04, 0.008],
          [-0.12, 0.02, 0.01],
        ],
        0.042,
        0.004,
      ),
      { weight: 1 },
    ),
    makePart(
      "stock",
      "grip",
      plate(
        [
          [-0.34, -0.1, 0.01],
          [-0.31, -0.1, 0.006],
          [-0.1, -0.02],
          [-0.1, 0.025],
          [-0.34, 0.03, 0.008],
        ],
        0.036,
        0.006,
      ),
      { weight: 0.9, grain: "x" },
    ),
    makePart(
      "pistol-grip",
      "grip",
      plate(
        [
          [-0.125, -0.12, 0.006],
          [-0.08, -0.128, 0.008],
          [-0.05, -0.02],
          [-0.1, -0.02],
        ],
        0.034,
        0.007,
      ),
      { weight: 0.9 },
    ),
    makePart(
      "fore-end",
      "grip",
      plate(
        [
          [0.135, -0.026, 0.006],
          [0.3, -0.02, 0.008],
          [0.3, 0.036, 0.008],
          [0.135, 0.038, 0.006],
        ],
        0.048,
        0.009,
      ),
      { weight: 0.9, grain: "x" },
    ),
    makePart("magazine", "body", magazine, { weight: 1 }),
    makePart("barrel", "body", barrel([0.29, 0.012, 0], 0.22, 0.0115, 0.006), { weight: 1 }),
    makePart("gas-tube", "body", bar([0.29, 0.035, 0], [0.42, 0.035, 0], 0.008), { weight: 0.5 }),
    makePart(
      "front-sight",
      "body",
      plate(
        [
          [0.4, 0.01],
          [0.44, 0.01],
          [0.425, 0.078, 0.003],
          [0.412, 0.078, 0.003],
        ],
        0.012,
        0.002,
      ),
      { weight: 0.6 },
    ),
    block("rear-sight", "body", [0.05, 0.024, 0.02], [0.1, 0.05, 0]),
    ...triggerGroup(-0.035, -0.03, 1),
  ]);
}
