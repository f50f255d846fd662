import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around, block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, beam } from "../pieces.ts";

const AXLE = 0.98;

/** A gun's barrel along +Z from `z`: sleeve with cooling holes, tube, muzzle brake. */
const barrel = (x: number, y: number, z: number, length: number, thick: number): Geometry =>
  move(
    turnX(
      lathe(
        [
          [0, 0],
          [thick * 1.9, 0],
          [thick * 1.9, length * 0.34],
          [thick * 1.5, length * 0.37],
          [thick, length * 0.38],
          [thick, length * 0.84],
          [thick * 1.5, length * 0.85],
          [thick * 1.5, length],
          [thick * 0.75, length],
          [thick * 0.75, length * 0.86],
          [0, length * 0.86],
        ],
        20,
      ),
      PI / 2,
    ),
    [x, y, z],
  );

const rings = (x: number, y: number, z: number, length: number, thick: number): Geometry =>
  merge(
    Array.from({ length: 5 }, (_, i) =>
      move(disc(thick * 2.15, 0.014, 0.003, 20), [x, y, z + length * (0.06 + i * 0.06)]),
    ),
  );

/** Seen from its side, nose to +Z: an armoured head with a sloping brow. */
const shellOf = (width: number): Geometry => block([width, 0.34, 0.62], [0, AXLE, -0.04], 0.09, 2);

function head(style: string): Part[] {
  const guns: readonly Vec3[] =
    style === "heavy" ? [[0, AXLE, 0.2]] : [-1, 1].map((s): Vec3 => [s * 0.27, AXLE - 0.02, 0.12]);
  const [length, thick] = style === "heavy" ? [0.95, 0.05] : [0.68, 0.03];
  const sight: Vec3 = style === "heavy" ? [0.13, AXLE + 0.19, 0.2] : [0, AXLE + 0.03, 0.27];
  return [
    makePart(
      "head",
      "body",
      merge([
        shellOf(0.36),
        block([0.26, 0.1, 0.4], [0, AXLE + 0.18, -0.08], 0.03, 2),
        ...(style === "heavy" ? [] : [-1, 1].map((s) => block([0.16, 0.2, 0.44], [s * 0.27, AXLE - 0.02, 0], 0.04, 2))),
      ]),
      { weight: 1 },
    ),
    makePart(
      "plates",
      "trim",
      merge([
        ...[-1, 1].map((s) =>
          block([0.02, 0.2, 0.3], [s * (style === "heavy" ? 0.185 : 0.355), AXLE - 0.02, -0.06], 0.006),
        ),
        block([0.2, 0.02, 0.24], [0, AXLE + 0.235, -0.1], 0.006),
        block([0.3, 0.22, 0.04], [0, AXLE - 0.02, -0.36], 0.012),
      ]),
      { weight: 0.7 },
    ),
    ...makeParts(
      "barrel",
      "gun",
      guns.map(([x, y, z]) => barrel(x, y, z, length, thick)),
      { weight: 1 },
    ),
    makePart("rings", "gun", merge(guns.map(([x, y, z]) => rings(x, y, z, length, thick))), { weight: 0.5 }),
    makePart("visor", "gun", move(disc(0.085, 0.03, 0.008, 32), [sight[0], sight[1], sight[2] - 0.01]), {
      weight: 0.7,
    }),
    makePart(
      "eye",
      "eye",
      move(
        turnX(
          lathe(
            [
              [0, 0],
              [0.06, 0],
              [0.056, 0.014],
              [0.035, 0.028],
              [0, 0.033],
            ],
            28,
          ),
          PI / 2,
        ),
        [sight[0], sight[1], sight[2] + 0.018],
      ),
      { weight: 0.9 },
    ),
    makePart(
      "magazines",
      "trim",
      merge([-1, 1].map((s) => block([0.1, 0.2, 0.2], [s * 0.2, AXLE - 0.22, -0.1], 0.02))),
      { weight: 0.5 },
    ),
    makePart(
      "antenna",
      "gun",
      merge([
        bar([-0.1, AXLE + 0.2, -0.24], [-0.1, AXLE + 0.52, -0.28], 0.008, 8),
        bar([-0.1, AXLE + 0.2, -0.24], [-0.1, AXLE + 0.27, -0.25], 0.018, 10),
      ]),
      { weight: 0.4 },
    ),
  ];
}

function build({ style }: Planned): Part[] {
  const leg = (a: number): Geometry =>
    turnY(
      merge([
        beam([0, 0.42, 0.1], [0, 0.3, 0.42], 0.11, 0.1, 0.02),
        beam([0, 0.32, 0.38], [0, 0.05, 0.62], 0.085, 0.09, 0.016),
        block([0.17, 0.05, 0.2], [0, 0.025, 0.64], 0.018),
      ]),
      a,
    );
  const joint = (a: number): Geometry => turnY(bar([-0.075, 0.31, 0.4], [0.075, 0.31, 0.4], 0.055, 16), a);
  const angles =
    style === "heavy" ? [PI / 4, (3 * PI) / 4, (5 * PI) / 4, (7 * PI) / 4] : [0, (2 * PI) / 3, (4 * PI) / 3];
  return [
    ...makeParts("leg", "body", angles.map(leg), { weight: 1 }),
    makePart("joints", "trim", merge(angles.map(joint)), { weight: 0.6 }),
    makePart(
      "pedestal",
      "trim",
      merge([
        move(cylinder({ radius: 0.17, height: 0.14, bevel: 0.025, segments: 36 }), [0, 0.34, 0]),
        move(cylinder({ radius: 0.1, height: 0.3, bevel: 0.01, segments: 28 }), [0, 0.46, 0]),
        move(cylinder({ radius: 0.155, height: 0.06, bevel: 0.015, segments: 36 }), [0, 0.72, 0]),
        ...around(8, block([0.03, 0.03, 0.03], [0.165, 0.44, 0], 0.006)),
      ]),
      { weight: 0.9 },
    ),
    makePart(
      "yoke",
      "body",
      merge([
        block([0.44, 0.06, 0.2], [0, 0.79, -0.02], 0.02),
        ...[-1, 1].map((s) => block([0.05, 0.24, 0.18], [s * 0.2, 0.88, -0.02], 0.02)),
      ]),
      { weight: 0.8 },
    ),
    makePart(
      "pivots",
      "gun",
      merge([-1, 1].map((s) => move(turnY(disc(0.06, 0.03, 0.008, 24), (s * PI) / 2), [s * 0.22, AXLE - 0.06, -0.02]))),
      {
        weight: 0.4,
      },
    ),
    ...head(style),
  ];
}

/** A sentry turret. What makes it itself: an armoured head with gun barrels and one glowing sensor eye, held in a fork on a swivelling pedestal, over three (or four) jointed legs with flat feet. */
export const sentryTurret = defineFromPlan({
  id: "sentry-turret",
  family: "weapon",
  words: [
    "turret",
    "gun turret",
    "sentry gun",
    "sentry turret",
    "auto turret",
    "laser turret",
    "defense turret",
    "defence turret",
    "machine gun turret",
    "sci-fi turret",
    "cannon turret",
  ],
  senses: ["gun turret"],
  height: 1.5,
  view: { azimuth: 0.6, elevation: 0.2 },
  slots: {
    body: mainSlot("painted-metal", "#5c6650 #d8dadc #c8901c #3c4654", "armour|armor|head|leg"),
    trim: slot("gunmetal", "#3a3e44", "plate|pedestal|base"),
    gun: slot("steel", "#2a2c30", "barrel|cannon"),
    eye: slot("plastic", "#ff2a18 #28c8f0 #f8a81c", "sensor|light|lens"),
  },
  styles: { twin: { weight: 2 }, heavy: { weight: 1, words: ["cannon turret"], traits: ["large"] } },
  build,
});
