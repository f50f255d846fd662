import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline, roundCorners } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, stretch, turnX } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { PI } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { block } from "../../building/masonry.ts";
import { bar } from "../../pieces.ts";
import { BELT, bodyShell } from "./prewar-body.ts";

/** A round lamp in a bullet of chrome, looking forward. */
function headlamp(at: Vec3): { readonly shell: Geometry; readonly lens: Geometry } {
  const bowl = lathe(
    roundCorners(
      [
        [0, -0.2],
        [0.06, -0.16, 0.05],
        [0.125, -0.02, 0.05],
        [0.13, 0.02, 0.008],
        [0, 0.02],
      ],
      5,
    ),
    36,
  );
  return {
    shell: move(turnX(bowl, PI / 2), at),
    lens: move(stretch(sphere(0.115, 32, 16), [1, 1, 0.3]), [at[0], at[1], at[2] + 0.02]),
  };
}

/** Radiator, lamps and bumpers of a pre-war car whose hood ends at z = `nose`. */
export function prewarFace(nose: number): Part[] {
  const shell = bodyShell(
    [
      [nose - 0.02, 0.44, 1.14, 0.25, 0.32, 0.22],
      [nose + 0.1, 0.44, 1.14, 0.24, 0.31, 0.21],
    ],
    BELT - 0.2,
    0.12,
  );
  const slats = Array.from({ length: 13 }, (_, i) => {
    const x = (i - 6) * 0.034;
    return block([0.012, 0.56 - Math.abs(x) * 0.35, 0.02], [x, 0.78, nose + 0.11], 0.004);
  });
  const lamps = [1, -1].map((s) => headlamp([s * 0.46, 0.92, nose + 0.02]));
  const bumper = (z: number, bow: number) =>
    sweep(
      circleOutline(0.035, 12),
      Array.from({ length: 17 }, (_, i): Vec3 => {
        const k = i / 8 - 1;
        return [k * 0.8, 0.44, z + bow * (1 - k * k * k * k)];
      }),
      { up: [0, 1, 0], scale: () => [0.5, 1.4], endRounding: 0.02, endSteps: 3 },
    );
  return [
    makePart("radiator", "chrome", shell, { weight: 0.9 }),
    makePart("grille-ground", "underbody", block([0.46, 0.56, 0.03], [0, 0.78, nose + 0.095], 0.01), { weight: 0.4 }),
    makePart("grille", "chrome", merge(slats), { weight: 0.6 }),
    makePart(
      "mascot",
      "chrome",
      merge([
        move(stretch(sphere(0.03, 16, 10), [1, 0.6, 1]), [0, 1.15, nose + 0.04]),
        bar([0, 1.15, nose + 0.04], [0, 1.2, nose + 0.01], 0.012),
        ...[1, -1].map((s) => bar([0, 1.2, nose + 0.04], [s * 0.05, 1.24, nose - 0.1], 0.011)),
      ]),
      { weight: 0.3 },
    ),
    makePart("lamp-shells", "chrome", merge(lamps.map(({ shell: g }) => g)), { weight: 0.8 }),
    makePart("lamps", "headlight", merge(lamps.map(({ lens }) => lens)), { weight: 0.7 }),
    makePart("lamp-bar", "chrome", bar([-0.46, 0.8, nose + 0.0], [0.46, 0.8, nose + 0.0], 0.02), { weight: 0.3 }),
    makePart(
      "lamp-posts",
      "chrome",
      merge([1, -1].map((s) => bar([s * 0.46, 0.7, nose], [s * 0.46, 0.9, nose], 0.02))),
      {
        weight: 0.2,
      },
    ),
    makePart("bumper-front", "chrome", bumper(nose + 0.18, 0.16), { weight: 0.7 }),
    makePart("bumper-rear", "chrome", bumper(-2.12, -0.14), { weight: 0.6 }),
    makePart(
      "bumper-irons",
      "underbody",
      merge(
        [1, -1].flatMap((s) => [
          block([0.05, 0.06, 0.9], [s * 0.3, 0.44, nose - 0.12]),
          block([0.05, 0.06, 0.9], [s * 0.3, 0.46, -1.82]),
        ]),
      ),
      { weight: 0.2 },
    ),
  ];
}
