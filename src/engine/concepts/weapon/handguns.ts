import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { atan2, cos, PI } from "../../math/elementary.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { barrel } from "./barrel.ts";
import { block, checkered, triggerGroup } from "./gun-parts.ts";

/** Cuts for the fingers at the slide's end, and the port the case leaves by. */
const slideCuts: Paint = (surface, x, y, _z, _nx, ny, nz) => {
  if (Math.abs(nz) > 0.8 && x < -0.05 && x > -0.085) {
    const u = (x + y * 0.25) / 0.0058;
    if (Math.abs(u - Math.round(u)) < 0.22) {
      surface.height -= 0.001;
      layColour(surface, [surface.r * 0.3, surface.g * 0.3, surface.b * 0.3]);
    }
  }
  if ((nz > 0.8 && x > -0.016 && x < 0.022 && y > 0.001) || (ny > 0.8 && x > -0.016 && x < 0.022))
    layColour(surface, [0.36, 0.36, 0.37], 0.3, 1);
};

export function pistol(): Part[] {
  const slide = move(box([0.19, 0.034, 0.029], { bevel: 0.004, bevelSteps: 2 }), [0.002, 0.122, 0]);
  const frame = plate(
    [
      [-0.09, 0.086],
      [-0.03, 0.088, 0.004],
      [0.03, 0.089, 0.01],
      [0.09, 0.098, 0.004],
      [0.088, 0.112],
      [-0.092, 0.112],
      [-0.1, 0.105, 0.006],
    ],
    0.027,
    0.003,
  );
  const grip = plate(
    [
      [-0.112, 0.003, 0.006],
      [-0.058, -0.004, 0.006],
      [-0.047, 0.03, 0.03],
      [-0.027, 0.094],
      [-0.088, 0.1],
      [-0.094, 0.07, 0.02],
    ],
    0.028,
    0.006,
  );
  const panel = plate(
    [
      [-0.104, 0.012, 0.004],
      [-0.065, 0.007, 0.004],
      [-0.054, 0.035, 0.03],
      [-0.041, 0.078, 0.006],
      [-0.081, 0.084, 0.006],
      [-0.088, 0.06, 0.03],
    ],
    0.034,
    0.002,
  );
  return [
    makePart("slide", "body", slide, { weight: 1, paint: slideCuts }),
    makePart("frame", "body", frame, { weight: 0.9 }),
    makePart("handle", "body", grip, { weight: 1 }),
    makePart("panel", "grip", panel, { weight: 0.9, paint: checkered(0.006) }),
    makePart("barrel", "steel", barrel([0.06, 0.124, 0], 0.041, 0.0105, 0.0072), { weight: 0.7 }),
    ...triggerGroup(0.0, 0.089),
    block("front-sight", "body", [0.012, 0.008, 0.005], [0.082, 0.142, 0], 0.4),
    block("rear-sight", "body", [0.012, 0.008, 0.018], [-0.08, 0.142, 0], 0.4),
    block("hammer", "steel", [0.012, 0.018, 0.008], [-0.097, 0.126, 0], 0.5),
  ];
}

export function revolver(): Part[] {
  const frame = plate(
    [
      [-0.05, 0.075, 0.01],
      [0.03, 0.068, 0.008],
      [0.042, 0.085, 0.006],
      [0.044, 0.136, 0.004],
      [-0.05, 0.136, 0.01],
      [-0.062, 0.118, 0.01],
    ],
    0.024,
    0.003,
  );
  const drum = settle(
    turnZ(
      turnedPiece(
        [
          [0.0235, 0, 0.003],
          [0.0235, 0.01],
          [0.0235, 0.02],
          [0.0235, 0.035],
          [0.0235, 0.05, 0.004],
        ],
        48,
      ),
      -PI / 2,
    ),
  );
  const fluted = deform(drum, ([x, y, z]) => {
    if (x < 0.011) return [x, y, z];
    const f = 1 - 0.15 * Math.max(0, cos(6 * atan2(y, z)));
    return [x, y * f, z * f];
  });
  const grip = plate(
    [
      [-0.122, 0.0, 0.012],
      [-0.09, -0.012, 0.014],
      [-0.068, 0.02, 0.04],
      [-0.036, 0.078, 0.01],
      [-0.05, 0.12, 0.01],
      [-0.074, 0.112, 0.02],
      [-0.09, 0.06, 0.06],
    ],
    0.034,
    0.011,
  );
  const hammer = plate(
    [
      [-0.066, 0.108],
      [-0.05, 0.108],
      [-0.052, 0.142, 0.006],
      [-0.07, 0.157, 0.002],
      [-0.078, 0.152, 0.002],
      [-0.066, 0.138, 0.008],
    ],
    0.009,
    0.0015,
  );
  return [
    makePart("frame", "body", frame, { weight: 0.9 }),
    makePart("barrel", "body", barrel([0.03, 0.122, 0], 0.118, 0.0122, 0.0068), { weight: 1 }),
    block("rib", "body", [0.112, 0.012, 0.011], [0.086, 0.134, 0]),
    makePart("rod", "steel", barrel([0.036, 0.102, 0], 0.07, 0.0062, 0.002), { weight: 0.5 }),
    makePart("cylinder", "steel", move(fluted, [-0.026, 0.105, 0]), { weight: 1 }),
    makePart("panel", "grip", grip, { weight: 1 }),
    makePart("hammer", "body", hammer, { weight: 0.7 }),
    ...triggerGroup(0.0, 0.072),
    block("front-sight", "body", [0.016, 0.012, 0.004], [0.136, 0.142, 0], 0.4),
  ];
}

export function flintlock(): Part[] {
  const stock = plate(
    [
      [-0.13, 0.0, 0.01],
      [-0.1, -0.008, 0.012],
      [-0.07, 0.045, 0.05],
      [-0.03, 0.08, 0.02],
      [0.12, 0.096, 0.006],
      [0.13, 0.112, 0.004],
      [-0.05, 0.128, 0.03],
      [-0.095, 0.09, 0.05],
    ],
    0.03,
    0.009,
  );
  return [
    makePart("stock", "grip", stock, { weight: 1, grain: "x" }),
    makePart("barrel", "steel", barrel([-0.05, 0.124, 0], 0.22, 0.0135, 0.0085), { weight: 1 }),
    makePart("butt", "trim", move(sphere(0.021, 24, 14), [-0.118, 0.0, 0]), { weight: 0.8 }),
    ...makeParts(
      "band",
      "trim",
      [0.02, 0.1].map((x) => move(settle(turnZ(torus(0.0175, 0.0035, 28, 8), PI / 2)), [x, 0.118, 0])),
      { weight: 0.5 },
    ),
    makePart(
      "lock",
      "trim",
      move(
        plate(
          [
            [-0.05, 0.095, 0.006],
            [0.02, 0.098, 0.008],
            [0.024, 0.112, 0.006],
            [-0.048, 0.116, 0.006],
          ],
          0.038,
          0.002,
        ),
        [0, 0, 0],
      ),
      { weight: 0.7 },
    ),
    makePart(
      "cock",
      "steel",
      move(
        plate(
          [
            [-0.035, 0.1],
            [-0.022, 0.1],
            [-0.02, 0.13, 0.01],
            [-0.006, 0.15, 0.003],
            [-0.012, 0.158, 0.003],
            [-0.038, 0.14, 0.012],
          ],
          0.01,
          0.002,
        ),
        [0, 0, 0.017],
      ),
      { weight: 0.8 },
    ),
    makePart(
      "frizzen",
      "steel",
      move(
        plate(
          [
            [0.004, 0.108],
            [0.022, 0.108],
            [0.02, 0.118, 0.006],
            [0.016, 0.15, 0.004],
            [0.008, 0.15, 0.003],
          ],
          0.012,
          0.002,
        ),
        [0, 0, 0.016],
      ),
      { weight: 0.6 },
    ),
    ...triggerGroup(-0.025, 0.084, 0.9).map((part) => ({ ...part, slot: "trim" })),
  ];
}
