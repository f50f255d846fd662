import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { distance, mix, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { isWritten } from "../lettering.ts";
import { hole, plate } from "../pieces.ts";

const [W, H] = [0.05, 0.028];
const LINES = ["DOE", "JOHN A", "042 56 89", "O POS"] as const;

/** Letters struck into the plate from behind, line under line; placed in the plate's own frame, whose face lies upwards. */
const struck: Paint = (surface, x, y, _z, _nx, ny) => {
  if (ny < 0.5) return;
  for (const [i, text] of LINES.entries()) {
    const high = 0.0036;
    const left = -0.012 + (text.length * 0.92 * high) / 2;
    if (!isWritten(text, x - left, y - 0.0078 + i * 0.0052, high, 0.1)) continue;
    surface.height += 0.0006;
    surface.r *= 0.4;
    surface.g *= 0.4;
    surface.b *= 0.4;
  }
};

/** Small balls on a line, each touching the next. */
function beads(line: readonly Vec3[], size: number): Part["geometry"] {
  const balls: Part["geometry"][] = [];
  let carried = 0;
  for (const [i, b] of line.entries()) {
    const a = line[i - 1];
    if (!a) continue;
    const long = distance(a, b);
    let at = carried;
    for (; at < long; at += size * 1.75) balls.push(move(sphere(size, 10), mix(a, b, at / long)));
    carried = at - long;
  }
  return merge(balls);
}

function build(): Part[] {
  const tag = plate(
    [
      [-W / 2, -H / 2, H * 0.48],
      [W / 2, -H / 2, H * 0.48],
      [W / 2, H / 2, H * 0.48],
      [-W / 2, H / 2, H * 0.48],
    ],
    0.0016,
    0.0006,
    [hole(-W / 2 + 0.0058, 0, 0.0021)],
  );
  // it lies on the floor, face up, the second half under the first
  const lie = (turn: number, at: Vec3) => move(turnX(turnZ(tag, turn), -PI / 2), at);
  const chain = curveThrough(
    [
      [-0.019, 0.0032, 0.004],
      [-0.045, 0.002, -0.002],
      [-0.075, 0.002, -0.03],
      [-0.052, 0.002, -0.062],
      [0.005, 0.002, -0.068],
      [0.046, 0.002, -0.05],
      [0.04, 0.002, -0.03],
      [0.006, 0.002, -0.026],
      [-0.017, 0.0042, -0.002],
      [-0.019, 0.0044, 0.003],
    ],
    10,
  );
  return [
    ...makeParts("tag", "tag", [lie(-0.34, [0.002, 0.0008, 0.012]), lie(0.1, [0.004, 0.0026, 0.0])], {
      weight: 1,
      paint: struck,
    }),
    makePart("chain", "chain", beads(chain, 0.0016), { weight: 0.7 }),
  ];
}

/** A pair of dog tags. What makes it itself: two long steel plates with round ends and struck letters, one over the other on a chain of small balls. */
export const dogTag = defineFromPlan({
  id: "dog-tag",
  family: "jewel",
  words: ["dog tag", "military dog tag", "army dog tag", "dog tag necklace", "identification tag", "soldier tag"],
  senses: ["dog tag#2"],
  height: 0.008,
  view: { azimuth: 0.25, elevation: 0.85 },
  slots: {
    tag: mainSlot("brushed-steel", "", "plate|disc"),
    chain: slot("chrome", "", "ball chain|necklace|bead"),
  },
  build,
});
