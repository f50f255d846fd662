import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Point2, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, settle } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, exp, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { fillThrough } from "../vessel/drink.ts";
import { hollow, radiusAt } from "../vessel/hollow.ts";

/** Metres. */
const [TOP, WALL, FLOOR] = [0.125, 0.0024, 0.006];
const OUTSIDE: readonly Point2[] = roundCorners(
  [
    [0.036, 0, 0],
    [0.043, 0.004, 0.008],
    [0.056, TOP - 0.006, 0.004],
    [0.0585, TOP, 0],
  ],
  6,
);
/** Share of the height filled. */
const FULL = 0.6;
/** Marks one above the other, every other one long. */
const MARKS = 9;

/** The lip drawn out to the left, opposite the handle. */
const spouted = (geometry: Geometry): Geometry =>
  settle(
    deform(geometry, ([x, y, z]): Vec3 => {
      if (x > 0) return [x, y, z];
      const pull = 0.016 * smoothstep(TOP * 0.72, TOP, y) * exp(-(z * z) / 0.00035);
      return [x - pull, y + pull * 0.2, z];
    }),
  );

/** A mark on the outside, seen from the front: an arc of `wide` radians. */
function mark(y: number, wide: number): Geometry {
  const radius = radiusAt(OUTSIDE, y) + 0.0003;
  const path = Array.from({ length: 9 }, (_, i): Vec3 => {
    const angle = 0.12 + (wide * i) / 8;
    return [radius * sin(angle), y, radius * cos(angle)];
  });
  return tube(0.0009, path, 6);
}

function build({ has }: Planned): Part[] {
  const low = 0.3 * TOP;
  const high = 0.86 * TOP;
  const at = (y: number) => radiusAt(OUTSIDE, y) - WALL * 0.5;
  const handle = tube(
    0.0062,
    curveThrough([
      [at(high), high, 0],
      [at(high) + 0.024, high + 0.002, 0],
      [at(high) + 0.038, high - 0.014, 0],
      [at(low) + 0.038, low + 0.02, 0],
      [at(low) + 0.022, low + 0.001, 0],
      [at(low), low, 0],
    ]),
    14,
  );
  const marks = Array.from({ length: MARKS }, (_, i) =>
    mark(TOP * (0.16 + (0.66 * i) / (MARKS - 1)), i % 2 === 0 ? 0.62 : 0.34),
  );
  const parts: Part[] = [
    makePart("body", "body", spouted(lathe(hollow(OUTSIDE, WALL, FLOOR), 64)), { weight: 1 }),
    makePart("handle", "body", handle, { weight: 0.7 }),
    makePart("scale", "scale", merge(marks), { weight: 0.7 }),
  ];
  if (has("liquid"))
    parts.push(makePart("liquid", "liquid", fillThrough(OUTSIDE, FLOOR, TOP * FULL, -WALL * 0.6), { weight: 0.95 }));
  return parts;
}

/** A measuring jug of glass. What makes it itself: clear walls that widen upwards, a lip, a round handle, red marks one above the other. */
export const measuringJug = defineFromPlan({
  id: "measuring-jug",
  family: "vessel",
  words: ["measuring cup", "measuring jug", "glass measuring cup", "measuring beaker", "measuring pitcher"],
  senses: ["measuring cup"],
  height: 0.125,
  view: { azimuth: 0.35, elevation: 0.3 },
  slots: {
    body: { ...mainSlot("glass", "#e2eeee #d6e6e8", "glass|handle|rim|lip"), clear: true },
    scale: slot("plastic", "#c8201c", "mark|marking|number|line"),
    liquid: slot("glass", "#8fc4d6 #f0a51e #e8dcc0", "content|contents|water|milk|oil|juice|fluid"),
  },
  extras: { liquid: { chance: 0.6 } },
  build,
  sockets: () => [
    { name: "top", position: [0, TOP, 0], normal: [0, 1, 0], radius: 0.05 },
    { name: "inside", position: [0, FLOOR, 0], normal: [0, 1, 0], radius: 0.038 },
  ],
});
