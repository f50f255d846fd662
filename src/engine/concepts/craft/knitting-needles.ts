import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, place, settle } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { sin } from "../../math/elementary.ts";
import { chain, rotation } from "../../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Width between two stitches and height between two rows, metres; how many there are. */
const [WALE, ROW] = [0.0098, 0.0072];
const [STITCHES, ROWS] = [15, 13];

/** A needle from its knob to its point. */
function needle(from: Vec3, to: Vec3): readonly [shaft: Geometry, knob: Geometry] {
  const path = Array.from({ length: 12 }, (_, i): Vec3 => {
    const t = i / 11;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t];
  });
  return [
    settle(tube(0.0033, path, 14, { scale: (t) => (t > 0.93 ? Math.max(0.12, (1 - t) * 14) : 1) })),
    move(sphere(0.0072, 20), from),
  ];
}

/** One V of stocking stitch: two plump strands that meet below; it hangs in the plane of z = 0. */
const stitch = (x: number, y: number): Geometry[] =>
  [-1, 1].map((s) =>
    tube(
      0.0027,
      [
        [x + s * WALE * 0.08, y - ROW * 0.85, 0.0004],
        [x + s * WALE * 0.3, y - ROW * 0.1, 0.0014],
        [x + s * WALE * 0.44, y + ROW * 0.62, 0.0002],
      ],
      6,
      { endRounding: 0.0016, endSteps: 1, scale: (t) => 0.8 + 0.35 * sin(t * 3.1) },
    ),
  );

/** Plies of the wool. */
const plied: Paint = (surface, x, y, z) => {
  const dim = 0.8 + 0.24 * sin((x + y * 1.3 + z * 0.7) * 1500);
  surface.r *= dim;
  surface.g *= dim;
  surface.b *= dim;
  surface.roughness = 0.95;
};

/** The ball that the thread comes from. */
function ball(r: number): Geometry {
  const rings: Geometry[] = [move(sphere(r * 0.97, 28), [0, 0, 0])];
  for (let band = 0; band < 6; band += 1) {
    const turn = chain(rotation(X_AXIS, 0.9 * band + 0.2), rotation(Z_AXIS, 1.3 * band), rotation(Y_AXIS, 2.1 * band));
    for (let k = -3; k <= 3; k += 1) {
      const off = k * r * 0.13;
      rings.push(
        place(
          move(torus(Math.sqrt(r * r - off * off) + 0.0006 * ((band * 3) % 4), r * 0.062, 32, 6), [0, off, 0]),
          turn,
        ),
      );
    }
  }
  return merge(rings);
}

function build({ has }: Planned): Part[] {
  const lean = -1.12;
  // the piece of knitting lies back a little, its upper row on the needle
  const lay = (g: Geometry) => place(g, chain(rotation(X_AXIS, lean), rotation(Y_AXIS, 0)));
  const wide = STITCHES * WALE;
  const top = ROWS * ROW;
  const rows = Array.from({ length: ROWS }, (_, r) =>
    merge(Array.from({ length: STITCHES }, (_, k) => stitch((k + 0.5) * WALE - wide / 2, (r + 0.7) * ROW)).flat()),
  );
  const loops = Array.from({ length: STITCHES }, (_, k) =>
    move(place(torus(0.0052, 0.0022, 18, 7), rotation(Z_AXIS, 1.5)), [(k + 0.5) * WALE - wide / 2, top + 0.002, 0.001]),
  );
  const [first, knob] = needle([wide / 2 + 0.085, top + 0.002, 0.001], [-wide / 2 - 0.05, top + 0.002, 0.001]);
  const [second, knob2] = needle([-wide / 2 - 0.055, top - 0.105, 0.016], [wide / 2 - 0.015, top + 0.028, 0.0075]);
  const back = (y: number, z: number): number => z - y * 0.9;
  const r = 0.045;
  const at: Vec3 = [wide / 2 + 0.062, r, 0.028];
  const thread = curveThrough(
    [
      [wide / 2 - 0.004, top * 0.44 + 0.001, back(top, 0.002)],
      [wide / 2 + 0.012, 0.02, back(top * 0.7, 0)],
      [wide / 2 + 0.006, 0.0026, 0.0],
      [wide / 2 + 0.012, 0.0026, 0.06],
      [wide / 2 + 0.05, 0.0026, 0.084],
      [at[0] + 0.02, 0.006, at[2] + r * 0.75],
    ],
    8,
  );
  return [
    makePart("back", "yarn", lay(settle(move(place(sheetOf(wide, top), rotation(X_AXIS, 0)), [0, top / 2, -0.0008]))), {
      weight: 0.6,
    }),
    ...makeParts("row", "yarn", rows.map(lay), { weight: 0.9, paint: plied, crease: 1.2 }),
    makePart("loops", "yarn", lay(merge(loops)), { weight: 0.8, paint: plied, crease: 1.2 }),
    makePart("needle", "needle", lay(first), { weight: 1 }),
    makePart("needle-2", "needle", lay(second), { weight: 1 }),
    ...makeParts("knob", "knob", [lay(knob), lay(knob2)], { weight: 0.6 }),
    ...(has("ball")
      ? [
          makePart("ball", "yarn", move(ball(r), at), { weight: 1, paint: plied, crease: 1.2 }),
          makePart("thread", "yarn", tube(0.0024, thread, 7), { weight: 0.6, paint: plied }),
        ]
      : []),
  ];
}

const sheetOf = (wide: number, tall: number): Geometry =>
  tube(
    0.002,
    [
      [-wide / 2, 0, 0],
      [wide / 2, 0, 0],
    ],
    4,
    { scale: () => [1, tall / 0.004] },
  );

/** Knitting under way. What makes it itself: a piece of stocking stitch, V over V, hanging by its loops from one long needle with a knob, a second needle stuck through, and the ball of wool its thread comes from. */
export const knittingNeedles = defineFromPlan({
  id: "knitting-needles",
  family: "tool",
  words: ["knitting needles", "knitting needle", "knitting set", "knitting project", "knitting kit"],
  height: 0.1,
  vary: 0.04,
  view: { azimuth: 0.35, elevation: 0.6 },
  slots: {
    needle: mainSlot("pine brushed-steel walnut", "", "stick"),
    yarn: slot("felt", "#c84a5a #4a7ab0 #e0a43a #6a9a70 #e8e0d0 #8a5aa0", "wool|thread|knitting|ball"),
    knob: slot("plastic oak", "#c8382e #2a2a2c #e8d8b0", "end|bead"),
  },
  extras: { ball: { chance: 1, slot: "yarn" } },
  build,
});
