import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { bar, plate } from "../pieces.ts";
import { barrel } from "./barrel.ts";
import { block, triggerGroup } from "./gun-parts.ts";

/** A submachine gun of the gangsters' days: a round drum below, a finned barrel, two upright wooden grips and a wooden stock. */
export function tommyGun(): Part[] {
  const parts = [
    makePart(
      "stock",
      "grip",
      plate(
        [
          [-0.42, -0.135, 0.012],
          [-0.395, -0.14, 0.01],
          [-0.15, -0.03, 0.02],
          [-0.12, -0.022],
          [-0.12, 0.012],
          [-0.16, 0.014, 0.03],
          [-0.42, -0.02, 0.012],
        ],
        0.042,
        0.012,
      ),
      { weight: 1, grain: "x" },
    ),
    makePart(
      "receiver",
      "body",
      plate(
        [
          [-0.13, -0.026, 0.006],
          [0.16, -0.026, 0.004],
          [0.16, 0.03, 0.004],
          [-0.11, 0.032, 0.012],
          [-0.13, 0.016, 0.006],
        ],
        0.042,
        0.005,
      ),
      { weight: 1 },
    ),
    makePart(
      "rear-grip",
      "grip",
      plate(
        [
          [-0.115, -0.13, 0.012],
          [-0.075, -0.134, 0.012],
          [-0.045, -0.024],
          [-0.09, -0.024],
        ],
        0.034,
        0.009,
      ),
      { weight: 0.9 },
    ),
    makePart(
      "front-grip",
      "grip",
      plate(
        [
          [0.205, -0.11, 0.01],
          [0.24, -0.108, 0.01],
          [0.245, -0.075, 0.016],
          [0.238, -0.045, 0.016],
          [0.3, -0.012, 0.008],
          [0.17, -0.012, 0.008],
          [0.2, -0.05, 0.014],
          [0.206, -0.08, 0.014],
        ],
        0.034,
        0.009,
      ),
      { weight: 0.9 },
    ),
    makePart("drum", "body", move(disc(0.082, 0.058, 0.008, 44), [0.07, -0.088, -0.029]), { weight: 1 }),
    ...makeParts(
      "drum-face",
      "steel",
      [-1, 1].map((s) => move(turnX(torus(0.058, 0.0042, 40, 8), PI / 2), [0.07, -0.088, s * 0.0285])),
      { weight: 0.7 },
    ),
    makePart(
      "drum-key",
      "steel",
      merge([
        bar([0.07, -0.088, 0.024], [0.07, -0.088, 0.036], 0.014, 20),
        bar([0.045, -0.088, 0.034], [0.095, -0.088, 0.034], 0.006, 8),
      ]),
      { weight: 0.6 },
    ),
    makePart("barrel", "body", barrel([0.15, 0.008, 0], 0.3, 0.0125, 0.007), { weight: 1 }),
    makePart(
      "fins",
      "body",
      merge(
        Array.from({ length: 14 }, (_, i) =>
          move(settle(turnZ(torus(0.0142, 0.0042, 24, 6), PI / 2)), [0.2 + i * 0.0115, 0.008, 0]),
        ),
      ),
      { weight: 0.8 },
    ),
    makePart("compensator", "body", barrel([0.43, 0.008, 0], 0.055, 0.0175, 0.009), { weight: 0.8 }),
    block("front-sight", "body", [0.014, 0.03, 0.006], [0.455, 0.035, 0], 0.5),
    block("rear-sight", "body", [0.016, 0.034, 0.02], [-0.1, 0.045, 0], 0.5),
    block("cocking-knob", "steel", [0.02, 0.018, 0.016], [0.05, 0.04, 0], 0.5),
    ...triggerGroup(-0.02, -0.026, 1.15),
  ];
  return parts.map((part) => ({ ...part, geometry: turnZ(part.geometry, 0.4) }));
}
