import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { type Corner, closeCorners, type Outline, type Point2, reverseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { block, blockOn, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

const METAL = "gold brass silver bronze";

const foot = (wide: number): Part =>
  makePart(
    "foot",
    "foot",
    turnedUp(
      [
        [0, 0],
        [wide, 0, 0.006],
        [wide, 0.02, 0.008],
        [wide * 0.5, 0.035, 0.012],
        [wide * 0.25, 0.06, 0.006],
        [0, 0.06],
      ],
      40,
    ),
    { weight: 0.6 },
  );

/** A Latin cross with flared ends. */
function crossParts({ style }: Planned): Part[] {
  const [a, b, flare] = style === "plain" ? [0.034, 0.034, 0] : [0.026, 0.026, 0.017];
  const [up, down, side, at] = [0.17, 0.3, 0.15, 0.36];
  const f = flare;
  const outline: Corner[] = [
    [a + f, -down],
    [a, -down + 3 * f],
    [a, -b],
    [side - 3 * f, -b],
    [side, -b - f],
    [side, b + f],
    [side - 3 * f, b],
    [a, b],
    [a, up - 3 * f],
    [a + f, up],
    [-a - f, up],
    [-a, up - 3 * f],
    [-a, b],
    [-side + 3 * f, b],
    [-side, b + f],
    [-side, -b - f],
    [-side + 3 * f, -b],
    [-a, -b],
    [-a, -down + 3 * f],
    [-a - f, -down],
  ];
  const clean = flare === 0 ? outline.filter((_, i) => ![1, 3, 6, 8, 11, 13, 16, 18].includes(i)) : outline;
  return [
    makePart("cross", "body", move(plate(clean, 0.04, 0.006), [0, at, 0]), { weight: 1, grain: "y" }),
    makePart("stand", "foot", blockOn([0.2, 0.03, 0.12], 0, 0, 0, 0.006), { weight: 0.5 }),
    makePart("step", "foot", blockOn([0.13, 0.04, 0.085], 0, 0.028, 0, 0.006), { weight: 0.4 }),
  ];
}

/** A cross. What makes it itself: an upright and a shorter bar across it above the middle, of wood or of metal with flared ends, on a stepped foot. */
export const cross = defineFromPlan({
  id: "cross",
  family: "symbol",
  words: ["cross", "crucifix", "christian cross", "latin cross", "altar cross", "holy cross", "wooden cross"],
  senses: ["crucifix", "cross#1"],
  height: 0.53,
  view: { azimuth: 0.35, elevation: 0.1 },
  slots: {
    body: mainSlot("oak gold brass walnut", "", "bar|beam"),
    foot: slot("oak walnut", "#5a3a20", "base|stand"),
  },
  styles: {
    plain: { weight: 1.4, words: ["wooden cross"], materials: { body: "oak" } },
    flared: { weight: 1, materials: { body: "gold" } },
  },
  build: crossParts,
});

/** The star's own points, or the hole's, of six. */
const triangle = (r: number, turn: number): Outline =>
  Array.from({ length: 3 }, (_, i): Point2 => {
    const a = turn + (i / 3) * TAU;
    return [r * sin(a), r * cos(a)];
  }).reverse();

/** A Star of David. What makes it itself: two triangles of flat bars laid through each other, one pointing up and one down, on a small foot. */
export const starOfDavid = defineFromPlan({
  id: "star-of-david",
  family: "symbol",
  words: ["star of david", "jewish star", "hexagram", "magen david"],
  senses: ["Star of David"],
  height: 0.35,
  view: { azimuth: 0.3, elevation: 0.1 },
  slots: { body: mainSlot(METAL, "", "star|triangle"), foot: slot("marble oak", "", "base|stand") },
  build: () => [
    foot(0.075),
    ...makeParts(
      "triangle",
      "body",
      [0, PI].map((turn, i) =>
        move(
          extrude(triangle(0.17, turn), { depth: 0.03, bevel: 0.004, holes: [reverseOutline(triangle(0.118, turn))] }),
          [0, 0.215, i * 0.006],
        ),
      ),
      { weight: 1 },
    ),
    makePart("neck", "foot", blockOn([0.02, 0.05, 0.02], 0, 0.045, 0), { weight: 0.3 }),
  ],
});

/** An ankh. What makes it itself: a cross whose upper arm is a loop in the shape of a drop, its ends widening. */
export const ankh = defineFromPlan({
  id: "ankh",
  family: "symbol",
  words: ["ankh", "egyptian ankh", "key of life", "egyptian cross"],
  senses: [],
  height: 0.42,
  view: { azimuth: 0.3, elevation: 0.1 },
  slots: { body: mainSlot("gold bronze brass", "", "loop|arm"), foot: slot("marble", "", "base|stand") },
  build: () => {
    const drop = (r: number, low: number): Outline =>
      closeCorners(
        Array.from({ length: 32 }, (_, i): Corner => {
          const a = -PI / 2 + ((i + 0.5) / 32) * TAU;
          const pinch = 0.5 + 0.5 * Math.min(1, (sin(a) + 1) * 1.1);
          return [r * 0.8 * cos(a) * pinch, 0.13 + (sin(a) < 0 ? sin(a) * (0.13 - low) : sin(a) * r)];
        }),
        1,
      );
    const arms: Corner[] = [
      [0.034, -0.2],
      [0.019, 0],
      [0.125, -0.028],
      [0.125, 0.036],
      [0.0, 0.02],
      [-0.125, 0.036],
      [-0.125, -0.028],
      [-0.019, 0],
      [-0.034, -0.2],
    ];
    return [
      foot(0.075),
      makePart("arms", "body", move(plate(arms, 0.032, 0.005), [0, 0.24, 0]), { weight: 1 }),
      makePart(
        "loop",
        "body",
        move(
          extrude(drop(0.11, 0.0), { depth: 0.034, bevel: 0.005, holes: [reverseOutline(drop(0.066, 0.052))] }),
          [0, 0.25, 0],
        ),
        { weight: 1 },
      ),
      makePart("knot", "body", block([0.06, 0.03, 0.042], [0, 0.252, 0], 0.006), { weight: 0.4 }),
    ];
  },
});
