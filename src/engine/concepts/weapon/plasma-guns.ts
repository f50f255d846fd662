import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { plate } from "../pieces.ts";
import { block, triggerGroup } from "./gun-parts.ts";

/** Muzzle up to the right, so that the long thing fills its picture. */
const TILT = 0.3;
const tilted = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, geometry: turnZ(part.geometry, TILT) }));

/** Where the coils begin, and how far they are from one another. */
const COILS_FROM = 0.245;
const PITCH = 0.042;

/** A bare barrel in a cage of two rails, with so many glowing coils about it, and an emitter of two prongs with a ball of light. */
function coiledBarrel(coils: number): Part[] {
  const length = coils * PITCH;
  const end = COILS_FROM + length;
  const lying = turnZ(torus(0.0225, 0.0075, 28, 12), PI / 2);
  const rod = settle(turnZ(cylinder({ radius: 0.0115, height: length + 0.1, bevel: 0.002, segments: 24 }), -PI / 2));
  return [
    makePart("barrel", "steel", move(rod, [COILS_FROM - 0.05, 0.005, 0]), { weight: 0.7 }),
    ...makeParts(
      "coil",
      "glow",
      Array.from({ length: coils }, (_, k) => move(settle(lying), [COILS_FROM + k * PITCH, 0.005, 0])),
      { weight: 0.9 },
    ),
    makePart(
      "shroud",
      "body",
      plate(
        [
          [0.16, 0.04, 0.003],
          [end - 0.005, 0.04, 0.004],
          [end + 0.012, 0.05, 0.004],
          [end - 0.012, 0.066, 0.008],
          [0.16, 0.07, 0.003],
        ],
        0.036,
        0.004,
      ),
      { weight: 1 },
    ),
    makePart(
      "fore-end",
      "grip",
      plate(
        [
          [0.16, -0.034, 0.003],
          [end - 0.03, -0.03, 0.004],
          [end - 0.005, -0.04, 0.006],
          [end - 0.04, -0.058, 0.012],
          [0.16, -0.05, 0.003],
        ],
        0.036,
        0.004,
      ),
      { weight: 0.9 },
    ),
    ...makeParts(
      "prong",
      "body",
      [1, -1].map((side) =>
        plate(
          [
            [end - 0.016, 0.005 + side * 0.02, 0.002],
            [end + 0.012, 0.005 + side * 0.036, 0.004],
            [end + 0.066, 0.005 + side * 0.026, 0.003],
            [end + 0.07, 0.005 + side * 0.016, 0.002],
            [end + 0.016, 0.005 + side * 0.018, 0.004],
            [end - 0.014, 0.005 + side * 0.009, 0.002],
          ],
          0.026,
          0.003,
        ),
      ),
      { weight: 0.8 },
    ),
    makePart("collar", "body", block("collar", "body", [0.03, 0.05, 0.05], [end - 0.012, 0.005, 0]).geometry, {
      weight: 0.7,
    }),
    makePart("tip", "glow", move(sphere(0.0125, 24), [end + 0.028, 0.005, 0]), { weight: 0.7 }),
  ];
}

/** The angular body with a strip of light along it, cooling slots and a cell of light below. */
function receiver(): Part[] {
  return [
    makePart(
      "receiver",
      "body",
      plate(
        [
          [-0.13, -0.036, 0.008],
          [0.07, -0.05, 0.012],
          [0.19, -0.044, 0.006],
          [0.215, -0.012, 0.008],
          [0.215, 0.03, 0.008],
          [0.19, 0.066, 0.012],
          [-0.05, 0.07, 0.02],
          [-0.15, 0.034, 0.01],
        ],
        0.062,
        0.007,
      ),
      { weight: 1 },
    ),
    block("strip", "glow", [0.15, 0.009, 0.066], [0.06, 0.04, 0], 0.8),
    ...[0, 1, 2, 3].map((k) =>
      block(`slot-${k + 1}`, "steel", [0.008, 0.034, 0.067], [0.115 + k * 0.018, -0.004, 0], 0.4),
    ),
    block("panel", "grip", [0.12, 0.036, 0.067], [0.0, -0.002, 0], 0.6),
    block("cell", "body", [0.058, 0.085, 0.042], [0.085, -0.08, 0], 0.8),
    block("window", "glow", [0.03, 0.05, 0.046], [0.085, -0.085, 0], 0.7),
    makePart(
      "handle",
      "grip",
      plate(
        [
          [-0.116, -0.14, 0.008],
          [-0.074, -0.146, 0.008],
          [-0.03, -0.034, 0.006],
          [-0.09, -0.03, 0.006],
        ],
        0.04,
        0.008,
      ),
      { weight: 1 },
    ),
    ...triggerGroup(-0.008, -0.042, 1.1),
  ];
}

/** A rifle of science fiction: a skeleton stock, a sight with a glowing lens, five coils. */
export function plasmaRifle(): Part[] {
  return tilted([
    ...receiver(),
    ...coiledBarrel(6),
    makePart(
      "stock",
      "grip",
      plate(
        [
          [-0.36, -0.098, 0.008],
          [-0.325, -0.1, 0.006],
          [-0.3, -0.035, 0.02],
          [-0.12, 0.0, 0.006],
          [-0.12, 0.036, 0.006],
          [-0.355, 0.03, 0.01],
        ],
        0.034,
        0.007,
      ),
      { weight: 1 },
    ),
    block("butt", "body", [0.018, 0.136, 0.046], [-0.362, -0.034, 0]),
    block("rail", "steel", [0.16, 0.012, 0.022], [0.06, 0.072, 0]),
    block("sight", "body", [0.085, 0.036, 0.036], [0.05, 0.094, 0], 0.7),
    block("lens", "glow", [0.008, 0.022, 0.024], [0.093, 0.095, 0], 0.4),
  ]);
}

/** A sidearm of science fiction: the same body without a stock, three coils. */
export function plasmaPistol(): Part[] {
  return tilted([...receiver(), ...coiledBarrel(3), block("sight", "body", [0.05, 0.016, 0.02], [-0.01, 0.074, 0])]);
}
