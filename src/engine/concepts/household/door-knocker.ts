import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { turned } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Radius of the plate, metres. */
const R = 0.085;

function build({ style, stream }: Planned): Part[] {
  const chance = stream("mane");
  const plate = turned(
    closeCorners(
      [
        [0, 0],
        [R, 0, 0.003],
        [R, 0.008, 0.003],
        [R * 0.9, 0.013, 0.003],
        [R * 0.84, 0.01, 0.003],
        [0, 0.01],
      ],
      3,
    ),
    56,
  );
  const bolts = [0, 1, 2, 3].map((i) => {
    const angle = (i / 4) * TAU + PI / 4;
    return move(stretch(sphere(0.006, 12, 8), [1, 1, 0.6]), [R * 0.9 * cos(angle), R * 0.9 * sin(angle), 0.012]);
  });
  const isLion = style === "lion";
  const mouth: Vec3 = [0, isLion ? -0.024 : 0.01, isLion ? 0.05 : 0.03];
  const thick = 0.0075;
  const wide = 0.052;
  // it hangs from the mouth or the boss, a little before the plate
  const ring = move(turnX(torus(wide, thick, 48, 14), PI / 2 + 0.1), [
    0,
    mouth[1] - wide + thick * 0.4,
    mouth[2] - 0.008,
  ]);
  const striker = move(sphere(0.0125, 18, 12), [0, mouth[1] - 2 * wide + thick * 0.6, mouth[2] - 0.018]);
  return [
    makePart("plate", "plate", merge([plate, ...bolts]), { weight: 0.8 }),
    ...(isLion
      ? lionHead(chance)
      : [makePart("boss", "plate", move(stretch(sphere(0.026, 24, 14), [1, 1, 0.9]), mouth), { weight: 0.9 })]),
    makePart("ring", "ring", merge([ring, striker]), { weight: 0.9 }),
  ];
}

/** Two wreaths of locks about a broad face, brows over deep eyes, a flat nose over whiskered cheeks, round ears. */
function lionHead(chance: () => number): Part[] {
  const lock = (angle: number, radius: number, long: number, z: number) =>
    move(turnZ(stretch(sphere(long, 12, 8), [0.42, 1, 0.5]), angle), [-radius * sin(angle), radius * cos(angle), z]);
  const wreath = (count: number, radius: number, long: number, z: number, shift: number) =>
    Array.from({ length: count }, (_, i) =>
      lock(((i + shift) / count) * TAU + 0.1 * (chance() - 0.5), radius, long, z),
    );
  const mane = [...wreath(17, 0.058, 0.021, 0.014, 0), ...wreath(14, 0.045, 0.019, 0.024, 0.5)];
  const pair = (size: number, flat: Vec3, [x, y, z]: Vec3) =>
    [-1, 1].map((side) => move(stretch(sphere(size, 16, 10), flat), [side * x, y, z]));
  const face = move(stretch(sphere(0.04, 28, 18), [0.94, 1.05, 0.72]), [0, 0, 0.022]);
  const bridge = move(stretch(sphere(0.013, 14, 10), [0.8, 1.9, 0.9]), [0, 0.004, 0.05]);
  const nose = move(stretch(sphere(0.0115, 16, 10), [1.25, 0.75, 0.8]), [0, -0.012, 0.06]);
  const chin = move(stretch(sphere(0.012, 14, 10), [1.15, 0.8, 0.9]), [0, -0.038, 0.044]);
  const flesh = [
    face,
    bridge,
    nose,
    chin,
    ...pair(0.0155, [1, 0.85, 0.85], [0.013, -0.021, 0.05]),
    ...pair(0.013, [1.25, 0.5, 0.8], [0.017, 0.02, 0.047]),
    ...pair(0.0125, [1, 1.1, 0.5], [0.034, 0.034, 0.024]),
    ...pair(0.013, [1, 1, 0.7], [0.026, -0.002, 0.04]),
  ];
  return [
    makePart("mane", "plate", merge(mane), { weight: 0.9 }),
    makePart("head", "plate", merge(flesh), { weight: 1 }),
    makePart("eyes", "eye", merge(pair(0.0052, [1.2, 0.9, 0.8], [0.0165, 0.011, 0.0515])), { weight: 0.6 }),
  ];
}

/**
 * A door knocker. What makes it itself: a round plate with bolts, a lion's head on it in a mane of locks, and a heavy ring with a knob
 * that hangs from its mouth; a plain one hangs from a boss.
 */
export const doorKnocker = defineFromPlan({
  id: "door-knocker",
  family: "household",
  words: ["door knocker", "knocker", "lion head door knocker", "lion door knocker", "ring knocker"],
  senses: [],
  height: 0.2,
  view: { azimuth: 0.42, elevation: 0.08 },
  styles: {
    lion: { weight: 3, words: ["lion head door knocker", "lion door knocker"] },
    plain: { traits: ["simple"], words: ["ring knocker"] },
  },
  slots: {
    plate: { ...mainSlot("brass bronze iron", "", "backplate|head|face|mane|mouth"), group: "metal" },
    ring: { ...mainSlot("brass bronze iron", "", "loop|handle|hoop"), group: "metal" },
    eye: slot("iron", "#1c1814"),
  },
  build,
});
