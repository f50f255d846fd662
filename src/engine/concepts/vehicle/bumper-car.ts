import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, pow, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { block, rod, skinOver } from "./bodywork.ts";

/** A rounded oblong at the height of the bumper, `grow` metres outside the body. */
const border = (grow: number, y: number): Vec3[] =>
  Array.from({ length: 56 }, (_, i) => {
    const a = (i / 56) * TAU;
    const bent = (v: number) => (v < 0 ? -1 : 1) * pow(Math.abs(v), 0.62);
    return [(0.55 + grow) * bent(cos(a)), y, (0.88 + grow) * bent(sin(a))];
  });

/** Two racing stripes down the nose. */
const livery: Paint = (surface, x, _y, z, _nx, ny) => {
  if (ny < 0.2) return;
  if (z > 0.1 && Math.abs(Math.abs(x) - 0.1) < 0.045) layColour(surface, [0.9, 0.88, 0.82], 0.25);
};

function build({ has }: Planned): Part[] {
  const shell = skinOver(
    [
      { z: -0.86, y: 0.36, half: 0.3, up: 0.16, down: 0.12, square: 2.6 },
      { z: -0.8, y: 0.36, half: 0.46, up: 0.34, down: 0.2, square: 3 },
      { z: -0.5, y: 0.34, half: 0.53, up: 0.4, down: 0.24, square: 3.4 },
      { z: -0.42, y: 0.34, half: 0.53, up: 0.1, down: 0.24, square: 4 },
      { z: 0.14, y: 0.34, half: 0.53, up: 0.1, down: 0.24, square: 4 },
      { z: 0.22, y: 0.34, half: 0.53, up: 0.36, down: 0.24, square: 3.2 },
      { z: 0.5, y: 0.34, half: 0.5, up: 0.26, down: 0.22, square: 2.8 },
      { z: 0.76, y: 0.34, half: 0.4, up: 0.12, down: 0.18, square: 2.6 },
      { z: 0.86, y: 0.34, half: 0.2, up: 0.05, down: 0.1, square: 2.4 },
    ],
    48,
  );
  const rail = skinOver(
    [
      { z: -0.5, y: 0.46, half: 0.045, up: 0.2, down: 0.1, square: 3 },
      { z: -0.14, y: 0.44, half: 0.05, up: 0.1, down: 0.1, square: 3 },
      { z: 0.24, y: 0.46, half: 0.045, up: 0.2, down: 0.1, square: 3 },
    ],
    16,
  );
  const wheel = move(turnX(torus(0.13, 0.018, 36, 10), 1.05), [0, 0.76, 0.08]);
  const parts: Part[] = [
    makePart("shell", "body", shell, { weight: 1, paint: livery }),
    makePart("sides", "body", settle(merge([1, -1].map((s) => move(rail, [s * 0.47, 0, 0])))), { weight: 0.8 }),
    makePart("bumper", "bumper", settle(tube(0.105, border(0.05, 0.22), 14, { closed: true })), { weight: 1 }),
    makePart("trim", "trim", settle(tube(0.018, border(0.15, 0.23), 8, { closed: true })), { weight: 0.6 }),
    makePart("underside", "bumper", block([0.8, 0.16, 1.3], [0, 0.08, 0], 0.03), { weight: 0.3 }),
    makePart(
      "seat",
      "seat",
      merge([
        block([0.86, 0.14, 0.36], [0, 0.47, -0.28], 0.05, 3),
        block([0.86, 0.36, 0.12], [0, 0.62, -0.46], 0.05, 3),
      ]),
      { weight: 0.8 },
    ),
    makePart(
      "steering-wheel",
      "seat",
      settle(
        merge([
          wheel,
          rod(0.014, [0, 0.56, 0.2], [0, 0.76, 0.08]),
          rod(0.012, [-0.13, 0.76, 0.08], [0.13, 0.76, 0.08]),
        ]),
      ),
      { weight: 0.7 },
    ),
    ...makeParts(
      "headlight",
      "lamp",
      [0.24, -0.24].map((x) => settle(move(sphere(0.07, 20), [x, 0.47, 0.64]))),
      { weight: 0.8 },
    ),
  ];
  if (has("pole"))
    parts.push(
      makePart(
        "pole",
        "trim",
        merge([
          rod(0.018, [0, 0.6, -0.7], [0, 2.15, -0.74], 10),
          rod(0.012, [0, 2.14, -0.74], [0, 2.26, -0.92], 8),
          block([0.05, 0.02, 0.2], [0, 2.25, -0.9], 0.008),
        ]),
        { weight: 0.9 },
      ),
    );
  return parts;
}

/** A bumper car. What makes it itself: a short round little car with a thick rubber ring all around its foot, an open bench with a steering wheel, bright paint with stripes, and a pole at the back that reaches up to the wire ceiling. */
export const bumperCar = defineFromPlan({
  id: "bumper-car",
  family: "vehicle",
  words: ["bumper car", "dodgem", "dodgem car", "dodgems", "fairground car"],
  height: 1.2,
  view: { azimuth: 0.66, elevation: 0.3 },
  slots: {
    body: mainSlot("painted-metal", "#d0261c #1f62c8 #e8a81c #1f9a52 #8a2fb0 #e0501c", "shell|car"),
    bumper: slot("rubber", "#151516", "tyre|ring"),
    seat: slot("leather", "#17181a #e8e2d4 #5a1a14", "bench|steering wheel"),
    trim: slot("brushed-steel", "", "pole|chrome|aerial"),
    lamp: slot("glass", "#fff2c4", "headlight|light"),
  },
  extras: { pole: { chance: 0.75, slot: "trim" } },
  build,
});
