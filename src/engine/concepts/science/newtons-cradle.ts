import { arc } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Half the frame's length and depth, its height, a ball's radius, the balls' height at rest, metres. */
const [HALF, DEEP, HIGH, BALL, LOW] = [0.085, 0.055, 0.17, 0.0135, 0.055];

function build({ count, style, seed }: Planned): Part[] {
  const balls = Math.max(3, count);
  const swing = style === "still" ? 0 : 0.55 + 0.05 * (seed % 4);
  const drop = HIGH - LOW;
  const places = Array.from({ length: balls }, (_, i): { hang: number; at: Vec3 } => {
    const hang = (i - (balls - 1) / 2) * BALL * 2;
    const angle = i === balls - 1 ? swing : 0;
    return { hang, at: [hang + drop * sin(angle), HIGH - drop * cos(angle), 0] };
  });
  const side = (z: number) => {
    const r = 0.02;
    const path: Vec3[] = [
      [-HALF, 0.012, z],
      ...arc([-HALF + r, HIGH - r, z], r, PI, PI / 2, 6),
      ...arc([HALF - r, HIGH - r, z], r, PI / 2, 0, 6),
      [HALF, 0.012, z],
    ];
    return tube(0.0042, path, 14);
  };
  return [
    makePart("base", "base", block([0.19, 0.016, 0.13], [0, 0.008, 0], 0.005, 3), { weight: 0.9, grain: "x" }),
    makePart("frame", "frame", merge([side(DEEP), side(-DEEP)]), { weight: 1 }),
    makePart("balls", "ball", merge(places.map(({ at }) => move(sphere(BALL, 32, 20), at))), { weight: 1 }),
    makePart(
      "studs",
      "frame",
      merge(places.map(({ at }) => bar([at[0], at[1] + BALL * 0.8, 0], [at[0], at[1] + BALL * 1.22, 0], 0.0018, 8))),
      { weight: 0.2 },
    ),
    makePart(
      "threads",
      "thread",
      merge(
        places.flatMap(({ hang, at }) =>
          [-1, 1].map((s) => bar([hang, HIGH, s * DEEP], [at[0], at[1] + BALL * 1.05, 0], 0.0006, 5)),
        ),
      ),
      { weight: 0.5 },
    ),
  ];
}

/** A Newton's cradle. What makes it itself: five bright steel balls in a touching row, each hung by two threads from a frame of two bent bars on a board, the last one swung out. */
export const newtonsCradle = defineFromPlan({
  id: "newtons-cradle",
  family: "device",
  words: [
    "newton cradle",
    "newton's cradle",
    "newtons cradle",
    "newton's pendulum",
    "balance balls",
    "executive pendulum",
    "kinetic balls",
  ],
  senses: [],
  height: 0.18,
  vary: 0.03,
  view: { azimuth: 0.5, elevation: 0.16 },
  slots: {
    frame: mainSlot("chrome brass", "", "bar|stand"),
    ball: slot("chrome", "", "sphere|pendulum"),
    base: slot("ebony walnut mahogany", "", "board|foot"),
    thread: slot("plastic", "#c8ccd0", "string|wire|line"),
  },
  styles: { swinging: {}, still: { weight: 0, traits: ["still"] } },
  count: { slot: "ball", min: 5, max: 5, most: 7 },
  build,
});
