import { arc, curveThrough } from "../../../geometry/curve.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, settle, turnY } from "../../../geometry/place.ts";
import { slab, turnedCorners } from "../../../geometry/slab.ts";
import { sphere, torus } from "../../../geometry/sphere.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { bar } from "../../pieces.ts";
import { block, skinOver } from "../bodywork.ts";
import { levelRotor } from "./propeller.ts";

function build({ style, has }: Planned): Part[] {
  const rotors = style === "hexacopter" ? 6 : 4;
  const reach = 0.235;
  const blade = style === "hexacopter" ? 0.1 : 0.118;
  const at = (i: number, d: number, y: number): Vec3 => {
    const a = ((i + 0.5) / rotors) * TAU;
    return [d * cos(a), y, d * sin(a)];
  };
  const each = Array.from({ length: rotors }, (_, i) => i);
  const y = 0.125;
  const hull = skinOver(
    [
      { z: -0.115, y: y + 0.006, half: 0.028, up: 0.012, down: 0.014, square: 3 },
      { z: -0.108, y: y + 0.006, half: 0.042, up: 0.02, down: 0.022, square: 3 },
      { z: -0.06, y: y + 0.006, half: 0.06, up: 0.034, down: 0.03, square: 3 },
      { z: 0, y: y + 0.006, half: 0.066, up: 0.042, down: 0.032, square: 3 },
      { z: 0.06, y: y + 0.004, half: 0.058, up: 0.036, down: 0.03, square: 3 },
      { z: 0.105, y, half: 0.042, up: 0.022, down: 0.02, square: 3 },
      { z: 0.115, y, half: 0.03, up: 0.014, down: 0.013, square: 3 },
    ],
    36,
  );
  const arm = (i: number) =>
    settle(
      sweep(rectangleOutline(0.04, 0.024, 0.01, 3), [at(i, 0.03, y), at(i, 0.12, y + 0.006), at(i, reach, y + 0.012)], {
        up: [0, 1, 0],
        scale: (t) => 1.1 - 0.4 * t,
      }),
    );
  const pod = (i: number) =>
    move(
      cylinder({ radius: 0.021, radiusTop: 0.019, height: 0.044, bevel: 0.005, segments: 24 }),
      at(i, reach, y - 0.008),
    );
  const motor = (i: number) =>
    move(cylinder({ radius: 0.0165, height: 0.016, bevel: 0.003, segments: 24 }), at(i, reach, y + 0.034));
  const top = y + 0.054;
  const parts: Part[] = [
    makePart("hull", "body", hull, { weight: 1 }),
    makePart("deck", "trim", block([0.05, 0.008, 0.12], [0, y + 0.045, -0.01], 0.004), { weight: 0.4 }),
    ...makeParts("arm", "body", each.map(arm), { weight: 1 }),
    ...makeParts("pod", "body", each.map(pod), { weight: 0.7 }),
    ...makeParts("motor", "motor", each.map(motor), { weight: 0.5 }),
    ...makeParts(
      "propeller",
      "propeller",
      each.map((i) =>
        merge([
          ...levelRotor(at(i, reach, top), 2, blade, 0.026, 0.4 + i * 1.1),
          move(sphere(0.011, 16), at(i, reach, top)),
        ]),
      ),
      { weight: 1 },
    ),
    makePart(
      "gimbal",
      "trim",
      merge([
        move(cylinder({ radius: 0.016, height: 0.04, bevel: 0.003 }), [0, y - 0.055, 0.075]),
        block([0.062, 0.012, 0.03], [0, y - 0.048, 0.075], 0.005),
        block([0.009, 0.034, 0.022], [0.028, y - 0.062, 0.078], 0.004),
        block([0.009, 0.034, 0.022], [-0.028, y - 0.062, 0.078], 0.004),
      ]),
      { weight: 0.5 },
    ),
    makePart("camera", "camera", settle(move(slab([0.047, 0.042, 0.044], 0.012, 0.006), [0, y - 0.072, 0.082])), {
      weight: 0.9,
    }),
    makePart(
      "lens-ring",
      "motor",
      settle(
        move(
          turnedCorners(
            [
              [0, 0],
              [0.0165, 0, 0.002],
              [0.0165, 0.014, 0.003],
              [0.012, 0.014],
              [0.011, 0.009],
              [0, 0.009],
            ],
            28,
          ),
          [0, y - 0.072, 0.1],
        ),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "lens",
      "lens",
      settle(
        move(
          turnedCorners(
            [
              [0, 0],
              [0.0115, 0],
              [0.008, 0.005, 0.01],
              [0, 0.006],
            ],
            24,
          ),
          [0, y - 0.072, 0.108],
        ),
      ),
      { weight: 0.7 },
    ),
    makePart("lamps", "lamp", merge(each.map((i) => move(sphere(0.0085, 14), at(i, reach + 0.018, y)))), {
      weight: 0.5,
    }),
    ...makeParts(
      "eye",
      "lens",
      [-1, 1].map((s) => move(sphere(0.007, 14), [s * 0.022, y + 0.002, 0.113])),
      { weight: 0.4 },
    ),
  ];
  if (style === "legs" || rotors === 6) {
    for (const s of [-1, 1])
      parts.push(
        makePart(
          `skid-${s > 0 ? "left" : "right"}`,
          "skid",
          merge([
            tube(
              0.007,
              curveThrough(
                [
                  [s * 0.045, y - 0.015, 0.05],
                  [s * 0.085, 0.06, 0.06],
                  [s * 0.1, 0.007, 0.065],
                ],
                5,
              ),
              10,
            ),
            tube(
              0.007,
              curveThrough(
                [
                  [s * 0.045, y - 0.015, -0.05],
                  [s * 0.085, 0.06, -0.06],
                  [s * 0.1, 0.007, -0.065],
                ],
                5,
              ),
              10,
            ),
            bar([s * 0.1, 0.008, 0.12], [s * 0.1, 0.008, -0.12], 0.0085),
          ]),
          { weight: 0.7 },
        ),
      );
  } else
    parts.push(
      ...makeParts(
        "foot",
        "skid",
        each.map((i) =>
          merge([
            bar(at(i, reach, y), at(i, reach + 0.012, 0.012), 0.008),
            move(sphere(0.0115, 14), at(i, reach + 0.012, 0.0115)),
          ]),
        ),
        { weight: 0.6 },
      ),
    );
  if (has("guard"))
    parts.push(
      ...makeParts(
        "guard",
        "guard",
        each.map((i) =>
          move(
            merge([
              torus(blade + 0.014, 0.006, 40, 8),
              ...[0, 1, 2].map((k) =>
                turnY(
                  tube(
                    0.004,
                    arc([0, 0, 0], 0.0001, 0, 0.1, 1).map((_, j): Vec3 => [0.018 + j * (blade - 0.006), 0, 0]),
                    8,
                  ),
                  (k / 3) * TAU + 0.3 + PI / 6,
                ),
              ),
            ]),
            at(i, reach, top - 0.026),
          ),
        ),
        { weight: 0.6 },
      ),
    );
  return parts;
}

/** A drone. What makes it itself: a small rounded body with arms out to four corners, on each a motor and a level two-bladed propeller; under the nose a camera with a lens on a gimbal, feet or skids below, small lamps; some with rings around the propellers. */
export const drone = defineFromPlan({
  id: "drone",
  family: "vehicle",
  words: [
    "drone",
    "quadcopter",
    "quad copter",
    "camera drone",
    "quadrotor",
    "hexacopter",
    "multicopter",
    "delivery drone",
    "racing drone",
    "fpv drone",
    "uav",
    "toy drone",
  ],
  senses: ["drone#4"],
  height: 0.2,
  view: { azimuth: 0.5, elevation: 0.42 },
  slots: {
    body: mainSlot("plastic", "#e6e6e3 #33373c #4a4f56 #e6e6e3", "hull|shell|arm|frame"),
    propeller: slot("plastic", "#1b1c1e #e0762a #1b1c1e", "rotor|blade"),
    motor: slot("brushed-steel", "", "engine"),
    camera: slot("plastic", "#1c1d20", "gimbal"),
    lens: slot("glass", "#0e1a2c", "eye"),
    lamp: slot("glass", "#e8321c #3ae05a", "light|led"),
    trim: slot("plastic", "#26282c"),
    skid: slot("plastic", "#2a2c30", "leg|foot|landing gear"),
    guard: slot("plastic", "#d8541c #2a2c30", "ring|cage"),
  },
  styles: {
    legs: { weight: 2 },
    feet: { weight: 2 },
    hexacopter: { weight: 0.4, words: ["hexacopter", "multicopter"] },
  },
  extras: { guard: { chance: 0.15, words: ["toy drone"] } },
  build,
});
