import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place, settle, turnX } from "../../geometry/place.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { carryFrames, tube } from "../../geometry/sweep.ts";
import { PI, sin } from "../../math/elementary.ts";
import type { Mat4 } from "../../math/mat4.ts";
import { add, scale, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** From the butt to the bent tip. */
const LINE = curveThrough(
  [
    [-0.5, 0.02, 0],
    [-0.34, 0.33, 0],
    [-0.16, 0.66, 0],
    [0.03, 0.95, 0],
    [0.24, 1.13, 0],
    [0.45, 1.17, 0],
  ],
  12,
);
const FRAMES = carryFrames(LINE, false, [0, 0, 1]);
const LAST = LINE.length - 1;

/** Puts a piece drawn along +Y at a part of the way. */
function along(piece: Geometry, t: number): Geometry {
  const i = Math.round(t * LAST);
  const { forward } = FRAMES[i] as (typeof FRAMES)[number];
  const [fx, fy] = forward;
  const [x, y, z] = LINE[i] as Vec3;
  const frame: Mat4 = [fy, -fx, 0, 0, fx, fy, 0, 0, 0, 0, 1, 0, x, y, z, 1];
  return place(piece, frame);
}

/** The side of the rod that faces the water. */
const under = (t: number, by: number): Vec3 => {
  const i = Math.round(t * LAST);
  const { forward } = FRAMES[i] as (typeof FRAMES)[number];
  return add(LINE[i] as Vec3, scale([forward[1], -forward[0], 0], by));
};

function reel(): { readonly body: Geometry; readonly spool: Geometry } {
  const r = 0.056;
  const [x, y] = under(0.23, 0.088);
  const at = (geometry: Geometry): Geometry => move(geometry, [x, y, 0]);
  const plateAt = (z: number) =>
    at(
      move(
        turnedCorners(
          [
            [0, 0],
            [r, 0, 0.002],
            [r, 0.006, 0.002],
            [r * 0.75, 0.008, 0.002],
            [0, 0.008],
          ],
          40,
        ),
        [0, 0, z],
      ),
    );
  const foot = tube(0.009, [under(0.23, 0.012), under(0.23, 0.06)], 12);
  const crank = tube(
    0.0055,
    [
      [x, y, 0.036],
      [x, y, 0.048],
      [x + 0.046, y - 0.03, 0.05],
    ],
    10,
    { endRounding: 0.003 },
  );
  const axle = at(
    turnedCorners(
      [
        [0, 0.03],
        [0.012, 0.03],
        [0.012, 0.05, 0.003],
        [0, 0.05],
      ],
      20,
    ),
  );
  const knob = move(
    turnedCorners(
      [
        [0, 0],
        [0.011, 0, 0.004],
        [0.0135, 0.026, 0.006],
        [0, 0.026],
      ],
      20,
    ),
    [x + 0.046, y - 0.03, 0.05],
  );
  return {
    body: merge([plateAt(0.024), plateAt(-0.032), foot, axle, crank, knob]),
    spool: at(
      turnedCorners(
        [
          [0, -0.026],
          [r * 0.82, -0.026, 0.003],
          [r * 0.74, 0, 0.02],
          [r * 0.82, 0.026, 0.003],
          [0, 0.026],
        ],
        36,
      ),
    ),
  };
}

function build({ has }: Planned): Part[] {
  const rod = tube(0.0125, LINE, 14, { scale: (t) => 1.05 - 0.72 * t, endRounding: 0.002 });
  const grip = (from: number, long: number, r: number): Geometry =>
    along(
      lathe(
        roundCorners(
          [
            [0, 0],
            [r * 0.92, 0, 0.006],
            [r * 1.05, long * 0.25, 0.05],
            [r * 0.9, long * 0.7, 0.05],
            [r * 0.7, long, 0.006],
            [0, long],
          ],
          4,
        ),
        24,
      ),
      from,
    );
  const { body, spool } = reel();
  const guides = [0.42, 0.56, 0.7, 0.83, 0.93].map((t, i) =>
    along(move(torus(0.017 - i * 0.002, 0.0028, 22, 8), [0.021 - i * 0.0022, 0, 0]), t),
  );
  const rings = [0.42, 0.56, 0.7, 0.83, 0.93].map((t, i) =>
    along(
      lathe(
        [
          [0, -0.012],
          [0.0105 - i * 0.001, -0.012],
          [0.0105 - i * 0.001, 0.012],
          [0, 0.012],
        ],
        14,
      ),
      t,
    ),
  );
  const tip = along(move(torus(0.0085, 0.0024, 20, 8), [0.009, 0, 0]), 1);
  const [tx, ty] = under(1, 0.01);
  const low = 0.36;
  const line: Vec3[] = [
    under(0.23, 0.05),
    ...[0.42, 0.56, 0.7, 0.83, 0.93].map((t, i) => under(t, 0.021 - i * 0.0022)),
    [tx, ty, 0],
    [tx + 0.002, ty - 0.3, 0],
    [tx, low, 0],
  ];
  const parts: Part[] = [
    makePart("rod", "rod", rod, { weight: 1 }),
    makePart("handle", "handle", merge([grip(0, 0.24, 0.021), grip(0.29, 0.13, 0.019)]), {
      weight: 0.9,
      paint: (surface, x, y, z) => {
        if (noise(x * 190, y * 190, z * 190, 5) > 0.48) layColour(surface, [0.16, 0.08, 0.03]);
      },
    }),
    makePart("reel", "reel", body, { weight: 0.9 }),
    makePart("spool", "line", spool, {
      weight: 0.5,
      paint: (surface, _x, _y, z) => {
        surface.height += 0.0004 * sin(z * 2600);
      },
    }),
    makePart("guides", "reel", merge([...guides, ...rings, tip]), { weight: 0.6 }),
    makePart("line", "line", tube(0.0019, line, 6), { weight: 0.6 }),
  ];
  const hook = tube(
    0.0034,
    curveThrough(
      [
        [tx, low + 0.004, 0],
        [tx, low - 0.05, 0],
        [tx + 0.006, low - 0.085, 0],
        [tx + 0.03, low - 0.096, 0],
        [tx + 0.05, low - 0.078, 0],
        [tx + 0.05, low - 0.052, 0],
      ],
      6,
    ),
    10,
    { scale: (t) => 1 - 0.7 * t * t },
  );
  const barb = tube(
    0.0022,
    [
      [tx + 0.05, low - 0.05, 0],
      [tx + 0.04, low - 0.066, 0],
    ],
    8,
    { scale: (t) => 1 - 0.8 * t },
  );
  const eye = move(turnX(torus(0.007, 0.0022, 18, 8), PI / 2), [tx, low + 0.006, 0]);
  parts.push(makePart("hook", "hook", merge([hook, barb, eye]), { weight: 0.8 }));
  if (has("float")) {
    const y = low + 0.15;
    parts.push(
      makePart(
        "float",
        "float",
        merge([
          settle(move(sphere(0.042, 30), [tx, y, 0])),
          tube(
            0.0045,
            [
              [tx, y - 0.055, 0],
              [tx, y + 0.062, 0],
            ],
            10,
            { endRounding: 0.002 },
          ),
        ]),
        {
          weight: 0.9,
          paint: (surface, _x, py) => {
            if (py < y) layColour(surface, [0.9, 0.89, 0.86], 0.25);
          },
        },
      ),
    );
  }
  return parts;
}

/** A fishing rod bent under its line. What makes it itself: a long tapering rod with line guides, a cork handle, a reel with a crank, and a line that hangs from the tip with a red and white float and a hook. */
export const fishingRod = defineFromPlan({
  id: "fishing-rod",
  family: "tool",
  words: ["fishing rod", "fishing pole", "fishing-rod", "fishing tackle", "angling rod", "fly rod"],
  senses: ["fishing rod"],
  height: 1.2,
  // from behind: in the right hand it leans away from who holds it
  view: { azimuth: 0.28 + PI, elevation: 0.1 },
  slots: {
    rod: mainSlot("painted-metal", "#1d2a3a #3a1d18 #23252b #1f4a34 #7a3a1a", "pole|stick"),
    handle: slot("plaster", "#c89a68", "grip|cork"),
    reel: slot("brushed-steel gold painted-metal", "#c8ccd0 #d8b05a #23252b", "crank|guide"),
    line: slot("plastic", "#e8ecec", "string|thread"),
    hook: slot("steel"),
    float: slot("plastic", "#d81f1a #e8641a", "bobber|bait"),
  },
  extras: { float: { chance: 0.85 } },
  build,
  sockets: () => [{ name: "attach", position: LINE[Math.round(0.12 * LAST)] as Vec3, normal: Y_AXIS, radius: 0.02 }],
});
