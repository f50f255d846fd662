import { curveThrough } from "../../geometry/curve.ts";
import { noise, wobble } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, PI, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";

const HANG = 0.78;
const R = 0.34;

/** Blocks of tread around the tyre's outside. */
const tread: Paint = (surface, x, y, z) => {
  const r = Math.sqrt(x * x + z * z);
  if (r < R * 0.9) return;
  const turn = (atan2(z, x) / TAU) * 34 + (y > 0 ? 0.5 : 0);
  if (turn - Math.floor(turn) < 0.22 || Math.abs(y) < 0.008) {
    surface.height -= 0.008;
    surface.r *= 0.4;
    surface.g *= 0.4;
    surface.b *= 0.4;
  }
};

/** An old bough on a trunk with a cut end, leaves at its tip. */
function tree(): Part[] {
  const trunk = wobble(
    tube(
      0.15,
      curveThrough(
        [
          [-0.85, 0, -0.1],
          [-0.8, 0.6, -0.08],
          [-0.82, 1.3, -0.06],
          [-0.74, 1.9, -0.03],
          [-0.42, 2.22, 0],
          [0.0, 2.28, 0],
          [0.5, 2.36, 0.02],
        ],
        6,
      ),
      18,
      { scale: (t) => 1.35 - 0.85 * t, endRounding: 0.03 },
    ),
    0.022,
    0.22,
    4,
  );
  const fork = tube(
    0.11,
    curveThrough(
      [
        [-0.8, 1.5, -0.05],
        [-0.95, 2.0, -0.05],
        [-1.0, 2.5, -0.02],
      ],
      5,
    ),
    14,
    { scale: (t) => 1 - 0.4 * t, endRounding: 0.03 },
  );
  const clump = (x: number, y: number, z: number, r: number, k: number) =>
    move(wobble(stretch(sphere(r, 18), [1.15, 0.85, 1.05]), r * 0.22, r * 0.5, k), [x, y, z]);
  const leaves = merge([
    clump(-1.0, 2.62, 0, 0.42, 1),
    clump(-0.62, 2.74, 0.12, 0.36, 2),
    clump(0.62, 2.52, 0.02, 0.36, 3),
    clump(0.28, 2.66, -0.1, 0.32, 4),
    clump(-0.2, 2.78, 0.0, 0.36, 5),
  ]);
  return [
    makePart("trunk", "trunk", settle(trunk), { weight: 0.9 }),
    makePart("fork", "trunk", settle(fork), { weight: 0.5 }),
    makePart("leaves", "leaf", settle(leaves), {
      weight: 0.8,
      crease: 1.2,
      paint: (surface, x, y, z) => {
        const shade = 0.8 + 0.5 * noise(x * 22, y * 22, z * 22, 3);
        surface.r *= shade;
        surface.g *= shade;
        surface.b *= shade;
        surface.height += 0.012 * noise(x * 30, y * 30, z * 30, 5);
      },
    }),
  ];
}

function build(): Part[] {
  const half = 0.1;
  const tyre = lathe(
    closeCorners(
      [
        [R * 0.56, -half * 0.7, 0.02],
        [R * 0.93, -half, 0.05],
        [R, -half * 0.6, 0.03],
        [R, half * 0.6, 0.03],
        [R * 0.93, half, 0.05],
        [R * 0.56, half * 0.7, 0.02],
        [R * 0.62, half * 0.5, 0.02],
        [R * 0.86, half * 0.72, 0.03],
        [R * 0.86, -half * 0.72, 0.03],
        [R * 0.62, -half * 0.5, 0.02],
      ],
      3,
    ),
    44,
    true,
  );
  const rope = tube(
    0.02,
    [
      [0.05, HANG + R - 0.05, 0],
      [0.05, 2.28, 0],
    ],
    10,
  );
  const knot = (y: number) => move(turnX(torus(0.032, 0.019, 20, 8), 0.5), [0.05, y, 0]);
  return [
    ...tree(),
    makePart("tyre", "tyre", move(turnX(tyre, PI / 2), [0.05, HANG, 0]), { weight: 1, paint: tread }),
    makePart("rope", "rope", rope, { weight: 0.9 }),
    ...makeParts("knot", "rope", [knot(HANG + R + 0.07), knot(HANG + R + 0.03)], { weight: 0.5 }),
    makePart(
      "bough-loop",
      "rope",
      merge(
        [0, 0.05].map((dx) => move(turnX(stretch(torus(0.1, 0.02, 24, 8), [1, 1, 1]), PI / 2), [0.02 + dx, 2.28, 0])),
      ),
      { weight: 0.5 },
    ),
  ];
}

/** A tire swing. What makes it itself: a black car tyre hung upright by one thick knotted rope from the bough of an old tree. */
export const tireSwing = defineFromPlan({
  id: "tire-swing",
  family: "toy",
  words: ["tire swing", "tyre swing", "tire on a rope", "swinging tire"],
  height: 3,
  view: { azimuth: 0.3, elevation: 0.08 },
  slots: {
    tyre: mainSlot("rubber", "#1c1c1e", "tire|wheel|seat"),
    rope: slot("rope", "#c8a86a", "knot|cord|loop"),
    trunk: slot("bark", "", "tree|bough|branch|stem"),
    leaf: slot("moss", "#4a7a2a #5a8a34 #3f6a2a", "leaves|foliage|crown"),
  },
  build,
  sockets: () => [{ name: "seat", position: [0.05, HANG - R * 0.55, 0], normal: [0, 1, 0], radius: 0.15 }],
});
