import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const [LONG, R, SILL] = [0.9, 0.29, 0.05];

/** A point of the bow over the floor, from the right foot over the top. */
const over = (x: number, a: number, r = R): Vec3 => [
  x,
  SILL + (a < 0 ? 0 : 0.12 * Math.min(1, sin(a) * 3)) + r * 0.95 * sin(a),
  r * cos(a),
];

function build(): Part[] {
  const laths = Array.from({ length: 13 }, (_, i): Geometry => {
    const a = (i / 12) * PI;
    const [, y, z] = over(0, a, R + 0.008);
    // each lath lies flat on the bow
    return block([LONG + 0.04, 0.035, 0.012], [0, y, z], 0.003);
  });
  const bows = [-LONG / 2, 0, LONG / 2].map((x) =>
    tube(
      0.013,
      Array.from({ length: 21 }, (_, i) => over(x, (i / 20) * PI)),
      8,
    ),
  );
  const floor = [
    ...[-0.2, -0.1, 0, 0.1, 0.2].map((z) => block([LONG + 0.04, 0.014, 0.05], [0, SILL, z], 0.003)),
    ...[-LONG / 2, 0, LONG / 2].map((x) => block([0.05, 0.05, 2 * R + 0.05], [x, 0.025, 0], 0.006)),
  ];
  const net: Geometry[] = [];
  for (const s of [-1, 1]) {
    const x = (s * LONG) / 2;
    // a funnel of netting in either end
    for (let k = 0; k < 12; k += 1) {
      const a = (k / 12) * 2 * PI;
      const rim: Vec3 = [x, 0.24 + 0.19 * sin(a), 0.25 * cos(a)];
      const throat: Vec3 = [x - s * 0.22, 0.24 + 0.07 * sin(a + 0.5), 0.08 * cos(a + 0.5)];
      net.push(bar(rim, throat, 0.004, 4));
      const other: Vec3 = [x - s * 0.22, 0.24 + 0.07 * sin(a - 0.5), 0.08 * cos(a - 0.5)];
      net.push(bar(rim, other, 0.004, 4));
    }
    net.push(move(turnZ(torus(0.08, 0.008, 24, 6), PI / 2), [x - s * 0.22, 0.24, 0]));
  }
  const rope = curveThrough(
    [
      [LONG / 2, 0.3, 0.2],
      [LONG / 2 + 0.1, 0.12, 0.3],
      [LONG / 2 + 0.02, 0.014, 0.42],
      [LONG / 2 - 0.2, 0.014, 0.5],
      [LONG / 2 - 0.36, 0.014, 0.42],
      [LONG / 2 - 0.22, 0.03, 0.37],
      [LONG / 2 - 0.02, 0.014, 0.52],
      [LONG / 2 - 0.1, 0.014, 0.62],
      [LONG / 2 - 0.3, 0.03, 0.6],
    ],
    7,
  );
  const buoy = move(
    turnZ(
      turnedUp(
        [
          [0, -0.13],
          [0.03, -0.13, 0.01],
          [0.075, -0.08, 0.05],
          [0.075, 0.04, 0.03],
          [0.02, 0.13, 0.02],
          [0.012, 0.2],
          [0, 0.2],
        ],
        28,
        4,
      ),
      PI / 2,
    ),
    [LONG / 2 - 0.46, 0.075, 0.58],
  );
  return [
    makePart("laths", "wood", merge(laths), { weight: 1, grain: "x" }),
    makePart("bows", "wood", merge(bows), { weight: 0.8 }),
    makePart("floor", "wood", merge(floor), { weight: 0.7, grain: "x" }),
    makePart("net", "net", merge(net), { weight: 0.9 }),
    makePart("rope", "net", tube(0.011, rope, 8, { endRounding: 0.005 }), { weight: 0.7 }),
    makePart("buoy", "buoy", buoy, {
      weight: 0.9,
      paint: (surface, _x, y) => {
        if (y > -0.02 && y < 0.05) {
          surface.r = 0.86;
          surface.g = 0.86;
          surface.b = 0.83;
        }
      },
    }),
  ];
}

/** A lobster trap. What makes it itself: a long half-round cage of wooden laths on bows, funnels of netting in both ends, a coil of rope with a striped buoy. */
export const lobsterTrap = defineFromPlan({
  id: "lobster-trap",
  family: "container",
  words: ["lobster trap", "lobster pot", "crab trap", "crab pot", "lobster cage", "fish trap", "lobster creel"],
  senses: ["lobster pot"],
  height: 0.46,
  vary: 0.04,
  view: { azimuth: 0.7, elevation: 0.24 },
  slots: {
    wood: mainSlot("weathered-planks pine oak", "#9a7a50 #8a8070", "lath|slat|frame|floor"),
    net: slot("rope", "#2f6a5a #c8a86a", "netting|mesh"),
    buoy: slot("plastic", "#e0501c #d8281c #e8b81c", "float"),
  },
  build,
});
