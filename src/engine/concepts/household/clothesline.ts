import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Half the way from post to post, the height of the line there, and how far it sags in the middle. */
const HALF = 1.7;
const HIGH = 1.85;
const SAG = 0.09;

/** Half the width of a rail to hang clothes on, and its height. */
const RAIL_HALF = 0.82;
const RAIL_HIGH = 1.28;

/** A rail between two uprights on feet that roll. */
function rail(): Part[] {
  const sides = [-1, 1].flatMap((side) => [
    bar([side * RAIL_HALF, 0.09, 0], [side * RAIL_HALF, RAIL_HIGH, 0], 0.018, 16),
    bar([side * RAIL_HALF, 0.09, -0.24], [side * RAIL_HALF, 0.09, 0.24], 0.018, 16),
  ]);
  const wheels = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => move(disc(0.045, 0.03, 0.006), [side * RAIL_HALF, 0.045, end * 0.22])),
  );
  return [
    ...makeParts("side", "post", sides, { weight: 1, grain: "y" }),
    makePart("low bar", "post", bar([-RAIL_HALF, 0.09, 0], [RAIL_HALF, 0.09, 0], 0.016, 16), { weight: 0.6 }),
    makePart("rail", "line", bar([-RAIL_HALF - 0.05, RAIL_HIGH, 0], [RAIL_HALF + 0.05, RAIL_HIGH, 0], 0.02, 18), {
      weight: 1,
    }),
    ...makeParts("wheel", "peg", wheels, { weight: 0.5 }),
  ];
}

function build({ seed, style }: Planned): Part[] {
  if (style === "rail") return rail();
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

/** A clothesline. What makes it itself: two posts with a crosspiece each, a line between them that sags a little, and clothes pegs on it; or a steel rail between two uprights that roll. */
export const clothesline = defineFromPlan({
  id: "clothesline",
  family: "household",
  words: [
    "clothesline",
    "clothes line",
    "washing line",
    "laundry line",
    "drying line",
    "wash line",
    "clothes rack",
    "clothing rack",
    "garment rack",
    "clothes rail",
    "dress rack",
  ],
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
  styles: {
    line: { weight: 1 },
    rail: {
      weight: 0,
      words: ["clothes rack", "clothing rack", "garment rack", "clothes rail", "dress rack"],
      materials: { post: "brushed-steel", line: "brushed-steel", peg: "rubber" },
      dress: { post: "#c9ccd0", line: "#d9dbde", peg: "#1d1d1f" },
    },
  },
  sockets: ({ style }) =>
    style === "rail"
      ? [{ name: "line", position: [0, RAIL_HIGH, 0], normal: [0, 1, 0], radius: RAIL_HALF }]
      : [{ name: "line", position: [0, HIGH - SAG, 0], normal: [0, 1, 0], radius: HALF }],
});
