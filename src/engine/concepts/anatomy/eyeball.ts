import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { roundBody } from "../food/shapes.ts";
import { layColour } from "../lay-colour.ts";

const R = 0.012;
const IRIS = R * 0.5;

/** Red veins that branch from behind and fade before the iris. */
const veined =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    const out = Math.sqrt(x * x + y * y);
    const fade = smoothstep(R * 0.62, R * 0.95, z > 0 ? out : R);
    const angle = atan2(y, x);
    const bend = noise(x * 420, y * 420, z * 420, seed) * 0.35 + noise(x * 1300, y * 1300, z * 1300, seed + 2) * 0.1;
    const turn = ((angle + bend) / TAU) * 15;
    const near = Math.abs(turn - Math.round(turn));
    const vein = smoothstep(0.09, 0.02, near) * fade;
    layColour(
      surface,
      [surface.r * (1 - 0.12 * vein), surface.g * (1 - 0.8 * vein), surface.b * (1 - 0.8 * vein)],
      0.12,
    );
    const blush = 0.16 * smoothstep(0.3, -0.9, z / R);
    surface.g *= 1 - blush;
    surface.b *= 1 - blush;
  };

/** Fibres that run to a black pupil, within a dark ring. */
const iris: Paint = (surface, x, y, z) => {
  const out = Math.sqrt(x * x + y * y) / IRIS;
  const angle = atan2(y, x);
  const fibre = 0.5 + 0.5 * sin(angle * 38 + 3 * noise(x * 900, y * 900, z * 900, 5));
  const tone = 0.62 + 0.5 * fibre * smoothstep(0.3, 0.6, out) + 0.35 * smoothstep(0.6, 0.4, out);
  const ring = 1 - 0.75 * smoothstep(0.82, 1, out);
  surface.r *= tone * ring;
  surface.g *= tone * ring;
  surface.b *= tone * ring;
  surface.roughness = 0.06;
  if (out < 0.4) layColour(surface, [0.004, 0.004, 0.005], 0.05);
  const [u, v] = [x / IRIS + 0.32, y / IRIS - 0.36];
  if (u * u + v * v < 0.022) layColour(surface, [0.95, 0.95, 0.95], 0.05);
};

function build({ seed, has }: Planned): Part[] {
  const cornea = settle(
    turnX(
      roundBody(
        [
          [0, 0],
          [IRIS, R * 0.02],
          [IRIS * 0.7, R * 0.12],
          [0, R * 0.19],
        ],
        48,
      ),
      PI / 2,
    ),
  );
  const nerve = tube(
    R * 0.26,
    curveThrough(
      [
        [0, 0, -R * 0.85],
        [R * 0.05, 0, -R * 1.35],
        [R * 0.25, -R * 0.2, -R * 1.75],
        [R * 0.2, -R * 0.6, -R * 2.1],
      ],
      6,
    ),
    16,
    { scale: (t) => 1.25 - 0.5 * t, endRounding: R * 0.1 },
  );
  const muscles = Array.from({ length: 4 }, (_, i): Vec3[] => {
    const a = (i / 4) * TAU + 0.6;
    return [0.15, 0.45, 0.8, 1.2].map((t): Vec3 => {
      const out = R * (0.97 - 0.62 * t * t);
      return [out * cos(a), out * sin(a), -R * (0.25 + t * 0.75)];
    });
  });
  return [
    makePart("ball", "ball", sphere(R, 64, 40), { weight: 1, crease: 1.3, paint: veined(seed) }),
    makePart("iris", "iris", move(cornea, [0, 0, R * 0.86]), { weight: 0.9, crease: 1.2, paint: iris }),
    ...(has("nerve")
      ? [
          makePart("nerve", "nerve", nerve, { weight: 0.6, crease: 1.2 }),
          makePart(
            "muscles",
            "nerve",
            merge(
              muscles.map((path) =>
                tube(1, curveThrough(path, 4), 8, { scale: (t) => [R * 0.16 * (1 - 0.3 * t), R * 0.05] }),
              ),
            ),
            { weight: 0.4, crease: 1.2 },
          ),
        ]
      : []),
  ];
}

/** An eyeball. What makes it itself: a wet white ball with red veins, a coloured iris with a black pupil and a glint, the red nerve behind. */
export const eyeball = defineFromPlan({
  id: "eyeball",
  family: "anatomy",
  words: ["eyeball", "eye ball", "human eye", "eye", "bloodshot eye", "giant eye", "glass eye", "evil eye"],
  senses: ["eye#1", "eyeball"],
  height: 0.025,
  vary: 0,
  view: { azimuth: 0.45, elevation: 0.1 },
  slots: {
    ball: slot("ceramic-glaze", "#f3efe8 #f6f1ea", "white|sclera|vein"),
    iris: mainSlot("ceramic-glaze", "#3f7fc0 #4f8f4a #7a4a22 #6f8fa0", "pupil|cornea"),
    nerve: slot("raw-meat skin", "#b8403c", "muscle|root"),
  },
  extras: { nerve: { chance: 0.8 } },
  build,
});
