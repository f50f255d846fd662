import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { horn } from "../../geometry/horn.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** From the lips over the bend to the bell. */
const WAY = curveThrough(
  [
    [-0.3, 0.31, 0.02],
    [-0.26, 0.2, 0.012],
    [-0.17, 0.1, 0],
    [-0.03, 0.062, 0],
    [0.12, 0.1, 0],
    [0.22, 0.2, 0.01],
    [0.265, 0.32, 0.03],
  ],
  9,
);
const LAST = WAY.length - 1;
const radiusAt = (t: number): number => 0.011 + 0.06 * t * Math.sqrt(t);
const at = (t: number): Vec3 => WAY[Math.round(t * LAST)] as Vec3;

/** A sleeve about the horn between two parts of its length, `over` metres proud of it. */
const sleeve = (from: number, to: number, over: number, wall = 0.01) => {
  const path: readonly Vec3[] = WAY.slice(Math.round(from * LAST), Math.round(to * LAST) + 1);
  return horn(path, (t) => radiusAt(from + (to - from) * t) + over, wall, 0, 40);
};

/** Dark near the lips, pale towards the bell, with streaks along it. */
const streaked: Paint = (surface, x, y, z) => {
  const t = Math.min(1, Math.max(0, (x + 0.3) / 0.5));
  const tone = (0.35 + 0.65 * t) * (0.78 + 0.36 * noise(x * 14, y * 14, z * 120, 5));
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
};

/** A plait cut into the bands. */
const plaited: Paint = (surface, x, y, z) => {
  const u = 46 * (x + y);
  const v = 6 * atan2(z, y - 0.3);
  const line = Math.min(Math.abs(sin(u + v)), Math.abs(sin(u - v)));
  if (line > 0.22) return;
  surface.height -= 0.001;
  layColour(surface, [surface.r * 0.35, surface.g * 0.33, surface.b * 0.3]);
};

function build({ has }: Planned): Part[] {
  const bands = [
    sleeve(0.02, 0.12, 0.004),
    sleeve(0.4, 0.49, 0.004),
    sleeve(0.72, 0.79, 0.004),
    sleeve(0.89, 1, 0.005, 0.009),
  ];
  const strap: readonly Vec3[] = curveThrough(
    [
      [at(0.08)[0], at(0.08)[1] - 0.01, 0.03],
      [-0.22, 0.09, 0.05],
      [-0.12, 0.012, 0.085],
      [0.04, 0.008, 0.11],
      [0.16, 0.012, 0.08],
      [at(0.76)[0], at(0.76)[1] - 0.04, 0.056],
    ],
    8,
  );
  return [
    makePart("horn", "horn", horn(WAY, radiusAt, 0.005, 0.35, 48), { weight: 1, paint: streaked }),
    ...makeParts("band", "band", bands, { weight: 0.7, paint: plaited }),
    makePart(
      "mouthpiece",
      "band",
      horn([[-0.312, 0.345, 0.022], [-0.308, 0.332, 0.0215], at(0), at(0.05)], (t) => 0.021 - 0.009 * t, 0.004, 0, 28),
      { weight: 0.6 },
    ),
    makePart(
      "rim",
      "band",
      horn([at(1 - 1 / LAST), at(1)], () => radiusAt(1) + 0.008, 0.012, 0, 48),
      { weight: 0.7 },
    ),
    ...(has("strap")
      ? [
          makePart("strap", "strap", tube(0.0045, strap, 8, { scale: () => [1.7, 0.7] }), { weight: 0.6 }),
          ...makeParts(
            "ring",
            "band",
            [0.08, 0.76].map((t) =>
              move(torus(0.014, 0.003, 24, 8), [at(t)[0], at(t)[1] - radiusAt(t) * 0.6, at(t)[2] + radiusAt(t) * 0.75]),
            ),
            { weight: 0.3 },
          ),
        ]
      : []),
  ];
}

/** A horn that calls to battle. What makes it itself: a long ox horn that bends up at both ends, dark at the lips and pale at its open bell, bound with chased bands of metal, a mouthpiece, a leather strap. */
export const warHorn = defineFromPlan({
  id: "war-horn",
  family: "instrument",
  words: [
    "war horn",
    "battle horn",

    "signal horn",
    "blowing horn",
    "horn of gondor",
    "horn of war",
    "shofar",
  ],
  height: 0.36,
  view: { azimuth: 0.25, elevation: 0.16 },
  slots: {
    horn: mainSlot("horn", "#d8bd90 #c8a878 #b8966a", "bone"),
    band: slot("gold brass silver", "", "rim|ring|mouthpiece|metal"),
    strap: slot("leather", "#4a2a16 #2e1e14", "cord|thong"),
  },
  extras: { strap: { chance: 0.75 } },
  build,
});
