import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnY, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { atan2, cos, pow, sin, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { boulder } from "../nature/stone-shape.ts";

const HIGH = 2;

/** How far the funnel's middle has strayed from the axis at a height. */
const stray = (y: number): readonly [number, number] => [0.16 * sin(y * 2.6) * (1 - y / 3), 0.1 * cos(y * 2.1 + 0.6)];
const radius = (y: number): number => 0.07 + 0.78 * pow(y / HIGH, 2.1) + 0.03 * sin(y * 9);

/** Streaks that climb the funnel as they go round. */
const streaks =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    const [sx, sz] = stray(y);
    const turn = atan2(z - sz, x - sx);
    const wave = 0.5 + 0.5 * sin(turn * 2 - y * 16 + 1.6 * noise(x * 3, y * 3, z * 3, seed));
    const light = 0.55 + 0.6 * wave;
    surface.r *= light;
    surface.g *= light;
    surface.b *= light;
    surface.height += 0.008 * wave;
  };

function build({ seed, stream }: Planned): Part[] {
  const next = stream("debris");
  const rows = 60;
  const profile: Point2[] = [[0, 0]];
  for (let i = 0; i <= rows; i += 1) profile.push([radius((i / rows) * HIGH), (i / rows) * HIGH]);
  profile.push([0.55, HIGH - 0.04], [0.1, HIGH - 0.45], [0, HIGH - 0.5]);
  const funnel = deform(lathe(profile, 56), ([x, y, z]) => {
    const [sx, sz] = stray(y);
    const a = atan2(z, x);
    const f = 1 + 0.07 * sin(2 * a - y * 9) + 0.03 * sin(5 * a - y * 17 + seed);
    return [x * f + sx, y, z * f + sz];
  });
  // bands of cloud thrown off the funnel
  const bands = [0.35, 0.62, 0.95, 1.3, 1.62, 1.92].map((y, i) => {
    const [sx, sz] = stray(y);
    return move(turnZ(torus(radius(y) * 1.04, 0.035 + 0.028 * y, 44, 12), 0.16 * sin(i * 2.2)), [sx, y, sz]);
  });
  const dust = Array.from({ length: 13 }, (_, i) => {
    const a = (i / 13) * TAU + next();
    const r = 0.14 + 0.2 * next();
    return move(boulder([0.1 + 0.06 * next(), 0.07 + 0.05 * next(), 0.1], seed + i, 8, 10), [
      r * cos(a) + stray(0)[0],
      0.05,
      r * sin(a) + stray(0)[1],
    ]);
  });
  const debris = Array.from({ length: 16 }, (_, i) => {
    const y = 0.25 + (i / 16) * 1.5;
    const [sx, sz] = stray(y);
    const a = i * 2.4 + next();
    const r = radius(y) + 0.012;
    const piece = turnY(
      turnZ(block([0.05 + 0.09 * next(), 0.02, 0.03 + 0.03 * next()], [0, 0, 0], 0.004), next() * 3),
      a,
    );
    return move(piece, [sx + r * cos(a), y, sz + r * sin(a)]);
  });
  return [
    makePart("funnel", "funnel", settle(funnel), { weight: 1, crease: 1.2, paint: streaks(seed) }),
    makePart("bands", "funnel", settle(merge(bands)), { weight: 0.9, crease: 1.2, paint: streaks(seed + 3) }),
    makePart("dust", "dust", merge(dust), { weight: 0.8, crease: 1.2 }),
    makePart("debris", "debris", merge(debris), { weight: 0.6 }),
  ];
}

/** A tornado. What makes it itself: a grey funnel that widens upwards from a thin bent foot, streaks winding about it, a ring of dust where it touches the ground, broken boards carried round. */
export const tornado = defineFromPlan({
  id: "tornado",
  family: "nature",
  words: ["tornado", "twister", "cyclone", "whirlwind", "hurricane", "waterspout", "dust devil", "sandstorm"],
  senses: [],
  height: 2,
  view: { azimuth: 0.4, elevation: 0.1 },
  vary: 0.1,
  slots: {
    funnel: mainSlot("plaster", "#8a9098 #9a958c #7a8594", "cloud|wind"),
    dust: slot("plaster", "#a08a6c #8c7a62"),
    debris: slot("pine", "", "board|wreck"),
  },
  build,
});
