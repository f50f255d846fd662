import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { turned, turnedCorners } from "../../geometry/slab.ts";
import { sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { facingRotor } from "../vehicle/aircraft/propeller.ts";
import { block, sidePlate } from "../vehicle/bodywork.ts";

/** The plan of the craft: a rounded bow to +Z, a square stern. */
const plan = (half: number, long: number, y: number, bulge = 0): Ring =>
  closeCorners(
    [
      [half, -long, half * 0.25],
      [half, long * 0.75, half * 0.9],
      [half * 0.45, long, half * 0.6],
      [-half * 0.45, long, half * 0.6],
      [-half, long * 0.75, half * 0.9],
      [-half, -long, half * 0.25],
    ],
    7,
  )
    .map(([x, z]): Vec3 => [x + Math.sign(x) * bulge, y, z + Math.sign(z) * bulge])
    .reverse();

/** Upright folds of the rubber. */
const folds: Paint = (surface, x, y, z) => {
  const s = sin((x + z * 1.3) * 24) + sin((x * 1.3 - z) * 24);
  surface.height += 0.01 * s;
  if (y < 0.3) {
    const k = 1 + 0.25 * s;
    layColour(surface, [surface.r * k, surface.g * k, surface.b * k]);
  }
};

const stripe: Paint = (surface, x, y, z) => {
  if (y > 0.72 && y < 0.84 && (Math.abs(x) > 1.35 || Math.abs(z) > 2.6)) layColour(surface, [0.85, 0.84, 0.8], 0.3);
};

function build({ style }: Planned): Part[] {
  const skirt = loft([
    plan(1.28, 2.75, 0),
    plan(1.42, 2.9, 0.12),
    plan(1.6, 3.08, 0.4),
    plan(1.58, 3.06, 0.52),
    plan(1.45, 2.95, 0.62),
  ]);
  const hull = loft([plan(1.42, 2.92, 0.55), plan(1.5, 3.0, 0.6), plan(1.5, 3.0, 0.9), plan(1.43, 2.92, 0.97)]);
  const cabin = sidePlate(
    [
      [-0.95, 0.9, 0.1],
      [2.1, 0.9, 0.2],
      [1.45, 1.85, 0.25],
      [1.2, 2.0, 0.2],
      [-0.95, 2.0, 0.2],
    ],
    1.9,
    0.12,
  );
  const panes = [
    sidePlate(
      [
        [1.35, 1.18, 0.05],
        [1.98, 1.12, 0.08],
        [1.52, 1.8, 0.06],
        [1.28, 1.86, 0.06],
      ],
      1.62,
      0.03,
    ),
    ...[0.62, -0.12, -0.75].map((z) => block([1.94, 0.44, 0.58], [0, 1.58, z], 0.06)),
    sidePlate(
      [
        [1.0, 1.36, 0.05],
        [1.5, 1.36, 0.05],
        [1.25, 1.78, 0.05],
        [1.0, 1.78, 0.05],
      ],
      1.94,
      0.03,
    ),
  ];
  const fans = style === "twin" ? [-0.74, 0.74] : [0];
  const r = style === "twin" ? 0.68 : 0.88;
  const y = 0.98 + r;
  const z0 = -2.1;
  const duct = turned(
    closeCorners(
      [
        [r * 0.94, -0.36, 0.02],
        [r, -0.4, 0.03],
        [r * 1.06, 0, 0.2],
        [r * 1.03, 0.34, 0.05],
        [r * 0.97, 0.36, 0.04],
        [r * 0.93, 0.26, 0.05],
      ],
      4,
    ),
    48,
    true,
  );
  const hub = turnedCorners(
    [
      [0, -0.25],
      [0.11, -0.25],
      [0.13, 0.1, 0.05],
      [0, 0.28],
    ],
    24,
  );
  const at = (g: Geometry, x: number) => move(g, [x, y, z0]);
  const rudders = fans.flatMap((x) =>
    [-0.4, 0.4].map((k) => block([0.04, r * 1.5, 0.4], [x + k * r, y, z0 - 0.6], 0.015)),
  );
  const stays = fans.flatMap((x) =>
    [-1, 1].flatMap((s) => [
      bar([x + s * r * 0.7, 0.9, z0], [x + s * r * 0.75, y - r * 0.62, z0], 0.05, 8),
      bar([x + s * r * 0.4, y, z0 - 0.38], [x + s * r * 0.4, y, z0 - 0.62], 0.025, 6),
      bar([x, y, z0 - 0.15], [x + s * r * 0.97, y, z0 - 0.2], 0.03, 8),
      bar([x, y, z0 - 0.15], [x, y + s * r * 0.97, z0 - 0.2], 0.03, 8),
    ]),
  );
  return [
    makePart("skirt", "skirt", skirt, { weight: 1, paint: folds }),
    makePart("hull", "body", hull, { weight: 1, paint: stripe }),
    makePart("cabin", "body", cabin, { weight: 1 }),
    ...makeParts("pane", "window", panes, { weight: 0.8 }),
    ...makeParts(
      "duct",
      "duct",
      fans.map((x) => at(duct, x)),
      { weight: 1 },
    ),
    makePart("blades", "fan", merge(fans.flatMap((x) => facingRotor([x, y, z0], 4, r * 0.92, 0.22))), { weight: 0.9 }),
    ...makeParts(
      "hub",
      "fan",
      fans.map((x) => at(hub, x)),
      { weight: 0.5 },
    ),
    makePart("rudders", "duct", merge(rudders), { weight: 0.7 }),
    makePart("stays", "metal", merge(stays), { weight: 0.4 }),
    makePart("engine", "metal", block([fans.length * 0.8, 0.7, 0.8], [0, 1.25, -1.35], 0.1), { weight: 0.4 }),
    makePart(
      "rail",
      "metal",
      merge(
        [-1, 1].flatMap((s) => [
          bar([s * 1.3, 1.35, 1.9], [s * 1.3, 1.35, -1.6], 0.022, 8),
          ...[1.88, 0.7, -0.45, -1.58].map((z) => bar([s * 1.3, 0.9, z], [s * 1.3, 1.35, z], 0.02, 6)),
        ]),
      ),
      { weight: 0.4 },
    ),
    ...makeParts(
      "lamp",
      "lamp",
      [-0.6, 0.6].map((x) =>
        move(
          turnedCorners(
            [
              [0, -0.06],
              [0.08, -0.04, 0.02],
              [0.09, 0.05, 0.02],
              [0, 0.06],
            ],
            18,
          ),
          [x, 2.02, 1.2],
        ),
      ),
      { weight: 0.4 },
    ),
  ];
}

/** A hovercraft. What makes it itself: a flat craft on a fat black rubber skirt instead of wheels or a keel, a cabin with windows in front, and one or two big ducted fans with rudders at its stern. */
export const hovercraft = defineFromPlan({
  id: "hovercraft",
  family: "vehicle",
  words: ["hovercraft", "air cushion vehicle", "hover craft", "hovercraft boat"],
  senses: ["hovercraft"],
  height: 2.9,
  view: { azimuth: 0.95, elevation: 0.26 },
  slots: {
    body: mainSlot("painted-metal", "#e8b41e #c8281e #2a62a8 #e8e8e4 #e06a1e", "hull|cabin|deck"),
    skirt: slot("rubber", "#1c1d20", "cushion|rubber|bag"),
    window: slot("glass", "#1c2a33", "glass|pane|windshield"),
    duct: slot("painted-metal", "#e8e8e4 #2a2c30", "ring|rudder|shroud"),
    fan: slot("painted-metal", "#1d1e22", "propeller|blade"),
    metal: slot("brushed-steel", "", "rail|engine"),
    lamp: slot("glass", "#f6f0d4", "light|headlight"),
  },
  styles: { single: { weight: 1.4 }, twin: { weight: 1 } },
  build,
});
