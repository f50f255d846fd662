import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { deform, move, turnZ } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, PI } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import type { SuitcaseParameters } from "./suitcase-parameters.ts";

/** A ribbed shell on wheels with a pulled-out bar. */
export function buildTrolley(p: SuitcaseParameters): Model {
  const [w, h, d] = [0.42 * p.wide, 0.6 * p.tall, 0.26];
  const lift = 0.055;
  const half = (side: number): Geometry => {
    const shell = box([w, h, d / 2 - 0.004], { bevel: 0.05, bevelSteps: 4, divisions: [40, 3, 1] });
    // ribs run up the face and fade out towards its ends
    return move(
      deform(shell, ([x, y, z]) => {
        if (z * side <= 0) return [x, y, z < 0 !== side < 0 ? side * -(d / 4 - 0.002) : z];
        const fade =
          smoothstep(w / 2 - 0.035, w / 2 - 0.06, Math.abs(x)) * smoothstep(h / 2, h / 2 - 0.05, Math.abs(y));
        return [x, y, z + side * 0.0065 * fade * cos((x / w) * TWO_PI * 8)];
      }),
      [0, lift + h / 2, side * (d / 4)],
    );
  };
  const zip = move(box([w - 0.006, h - 0.006, 0.02], { bevel: 0.009, bevelSteps: 2 }), [0, lift + h / 2, 0]);
  const wheels = [-1, 1].flatMap((x) => [-1, 1].map((z): Vec3 => [x * (w / 2 - 0.055), 0.026, z * (d / 2 - 0.05)]));
  const wheel = move(
    turnZ(cylinder({ radius: 0.026, height: 0.03, bevel: 0.006, segments: 24 }), PI / 2),
    [0.015, 0, 0],
  );
  const fork = move(box([0.05, 0.042, 0.05], { bevel: 0.01, bevelSteps: 2 }), [0, 0.026, 0]);
  const top = lift + h;
  const rise = 0.34;
  const rods = [-1, 1].map((x) =>
    move(cylinder({ radius: 0.0075, height: rise + 0.05, segments: 12 }), [x * w * 0.26, top - 0.05, -d * 0.3]),
  );
  const grip = move(box([w * 0.52 + 0.04, 0.034, 0.034], { bevel: 0.015, bevelSteps: 3 }), [0, top + rise, -d * 0.3]);
  const handle = tube(
    0.011,
    curveThrough(
      [
        [-0.075, top - 0.012, 0.02],
        [-0.062, top + 0.026, 0.02],
        [0, top + 0.034, 0.02],
        [0.062, top + 0.026, 0.02],
        [0.075, top - 0.012, 0.02],
      ],
      5,
    ),
    10,
  );
  const parts: Part[] = [
    ...makeParts("shell", "body", [half(1), half(-1)], { weight: 1 }),
    makePart("zip", "zip", zip, { weight: 0.6 }),
    ...makeParts(
      "wheel",
      "wheel",
      wheels.map((at) => move(wheel, at)),
      { weight: 0.8 },
    ),
    ...makeParts(
      "wheel-fork",
      "trim",
      wheels.map(([x, y, z]) => move(fork, [x, y, z])),
      { weight: 0.5 },
    ),
    ...makeParts("rod", "rod", rods, { weight: 0.9 }),
    makePart("grip", "trim", grip, { weight: 0.9 }),
    makePart("handle", "trim", handle, { weight: 0.7 }),
    makePart(
      "lock",
      "rod",
      move(box([0.07, 0.03, 0.03], { bevel: 0.006, bevelSteps: 2 }), [0, top - 0.05, d / 2 - 0.02]),
      { weight: 0.4 },
    ),
  ];
  return standModel(parts, [
    { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: d / 2 },
    { name: "attach", position: [0, top + rise, -d * 0.3], normal: [0, 1, 0], radius: 0.02 },
  ]);
}

const TWO_PI = 2 * PI;
