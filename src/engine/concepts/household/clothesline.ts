import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Half the way from post to post, the height of the line there, and how far it sags in the middle. */
const HALF = 1.7;
const HIGH = 1.85;
const SAG = 0.09;

function build({ seed }: Planned): Part[] {
  const posts = [-1, 1].map((side) =>
    merge([
      bar([side * HALF, 0, 0], [side * HALF, HIGH + 0.12, 0], 0.045, 14),
      block([0.08, 0.07, 0.5], [side * HALF, HIGH + 0.06, 0], 0.012),
      block([0.34, 0.05, 0.34], [side * HALF, 0.025, 0], 0.014),
    ]),
  );
  const line = Array.from({ length: 25 }, (_, k): Vec3 => {
    const t = k / 12 - 1;
    return [t * HALF, HIGH - SAG * (1 - t * t), 0];
  });
  const pegs = Array.from({ length: 4 }, (_, k) => {
    const x = HALF * (-0.86 + 0.57 * k + 0.03 * ((seed + k) % 3));
    const y = HIGH - SAG * (1 - (x / HALF) * (x / HALF));
    return merge([-1, 1].map((side) => block([0.016, 0.085, 0.012], [x, y - 0.012, side * 0.013], 0.002)));
  });
  return [
    ...makeParts("post", "post", posts, { weight: 1, grain: "y" }),
    makePart("line", "line", tube(0.012, line, 10), { weight: 0.9 }),
    ...makeParts("peg", "peg", pegs, { weight: 0.4 }),
  ];
}

/** A clothesline. What makes it itself: two posts with a crosspiece each, a line between them that sags a little, and clothes pegs on it. */
export const clothesline = defineFromPlan({
  id: "clothesline",
  family: "household",
  words: ["clothesline", "clothes line", "washing line", "laundry line", "drying line", "wash line"],
  senses: ["clothesline"],
  height: 1.97,
  vary: 0.03,
  view: { azimuth: 0.4, elevation: 0.14 },
  slots: {
    post: mainSlot("oak", "#8a6238 #6f4c2a #a37a4c", "pole|stake"),
    line: slot("rope", "#e6e0d0", "rope|cord|string"),
    peg: slot("oak", "#d8b887", "clothespin|pin"),
  },
  build,
  sockets: () => [{ name: "line", position: [0, HIGH - SAG, 0], normal: [0, 1, 0], radius: HALF }],
});
