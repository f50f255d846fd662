import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnZ } from "../../geometry/place.ts";
import { turned } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const HUB: Vec3 = [0.2, 0.78, 0];
const R = 0.36;
const SPINDLE: Vec3 = [-0.38, 0.74, 0];

/** A leg or post with beads, from `a` up to `b`. */
function turnedLeg(a: Vec3, b: Vec3, radius: number): Part["geometry"] {
  const at = (t: number): Vec3 => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
  const path = Array.from({ length: 25 }, (_, i) => at(i / 24));
  return tube(radius, path, 14, { scale: (t) => 0.78 + 0.3 * sin(t * PI) + 0.2 * Math.max(0, sin(t * TAU * 4)) });
}

function build({ count, has }: Planned): Part[] {
  const rim = turned(
    [
      [R * 0.85, -0.028],
      [R * 0.98, -0.028],
      [R, -0.018],
      [R * 0.97, 0],
      [R, 0.018],
      [R * 0.98, 0.028],
      [R * 0.85, 0.028],
    ],
    64,
    true,
  );
  const hub = turned(
    [
      [0, -0.075],
      [0.03, -0.07],
      [0.055, -0.03],
      [0.06, 0],
      [0.055, 0.03],
      [0.03, 0.07],
      [0, 0.075],
    ],
    28,
  );
  const spokes = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * TAU;
    return turnedLeg([0.03 * cos(a), 0.03 * sin(a), 0], [R * 0.88 * cos(a), R * 0.88 * sin(a), 0], 0.0145);
  });
  const bench = turnZ(block([0.98, 0.05, 0.19], [0, 0, 0], 0.015), 0.16);
  const onBench = (x: number) => 0.34 + 0.16 * x;
  const uprights = [-1, 1].map((s) => turnedLeg([HUB[0], onBench(HUB[0]), s * 0.075], [HUB[0], 0.83, s * 0.1], 0.021));
  const belt = Array.from({ length: 2 }, (_, i): Part["geometry"] => {
    const s = i === 0 ? 1 : -1;
    return bar([HUB[0], HUB[1] + s * R, 0], [SPINDLE[0], SPINDLE[1] + s * 0.045, 0], 0.0045, 6);
  });
  const whorl = turned(
    [
      [0, -0.1],
      [0.012, -0.1],
      [0.012, -0.03],
      [0.045, -0.025],
      [0.03, 0],
      [0.045, 0.025],
      [0.012, 0.03],
      [0.012, 0.16],
      [0, 0.17],
    ],
    24,
  );
  const bobbin = turned(
    [
      [0.014, 0.045],
      [0.05, 0.05],
      [0.058, 0.09],
      [0.05, 0.13],
      [0.014, 0.135],
    ],
    28,
    true,
  );
  const wool = stretch(sphere(1, 28, 18), [0.085, 0.17, 0.085]);
  return [
    makePart("rim", "wheel", move(rim, HUB), { weight: 1 }),
    makePart("spokes", "wheel", move(merge(spokes), HUB), { weight: 0.9 }),
    makePart("hub", "wheel", move(hub, HUB), { weight: 0.6 }),
    makePart("axle", "metal", bar([HUB[0], HUB[1], -0.13], [HUB[0], HUB[1], 0.13], 0.011), { weight: 0.3 }),
    makePart("bench", "body", move(bench, [0, 0.32, 0]), { weight: 1, grain: "x" }),
    makePart(
      "legs",
      "body",
      merge([
        turnedLeg([-0.52, 0, 0], [-0.4, 0.28, 0], 0.022),
        turnedLeg([0.5, 0, 0.2], [0.38, 0.4, 0.04], 0.022),
        turnedLeg([0.5, 0, -0.2], [0.38, 0.4, -0.04], 0.022),
      ]),
      { weight: 0.8 },
    ),
    makePart("uprights", "body", merge(uprights), { weight: 0.8 }),
    makePart(
      "maidens",
      "body",
      merge([
        turnedLeg([-0.38, onBench(-0.38), -0.09], [-0.38, 0.82, -0.09], 0.018),
        turnedLeg([-0.38, onBench(-0.38), 0.15], [-0.38, 0.82, 0.15], 0.018),
      ]),
      { weight: 0.7 },
    ),
    makePart("spindle", "body", move(whorl, SPINDLE), { weight: 0.6 }),
    makePart("bobbin", "yarn", move(bobbin, SPINDLE), { weight: 0.6 }),
    makePart("belt", "yarn", merge(belt), { weight: 0.3 }),
    makePart("treadle", "body", block([0.42, 0.02, 0.16], [0.1, 0.075, 0.05], 0.008), { weight: 0.5 }),
    makePart(
      "treadle-feet",
      "body",
      merge([bar([-0.05, 0, 0.05], [-0.05, 0.075, 0.05], 0.012), bar([0.26, 0, 0.05], [0.26, 0.075, 0.05], 0.012)]),
      { weight: 0.3 },
    ),
    makePart("footman", "body", bar([0.2, 0.08, 0.125], [HUB[0] + 0.03, HUB[1] - 0.03, 0.125], 0.008), { weight: 0.3 }),
    ...(has("distaff")
      ? [
          makePart("distaff", "body", turnedLeg([-0.2, onBench(-0.2), -0.03], [-0.22, 1.2, -0.03], 0.015), {
            weight: 0.5,
          }),
          makePart("wool", "wool", move(wool, [-0.22, 1.18, -0.03]), { weight: 0.7 }),
        ]
      : []),
    makePart(
      "knobs",
      "body",
      merge(
        [
          [HUB[0], 0.84, 0.1],
          [HUB[0], 0.84, -0.1],
          [-0.38, 0.83, -0.09],
          [-0.38, 0.83, 0.15],
        ].map(([x, y, z]) =>
          move(
            turnedUp(
              [
                [0, -0.02],
                [0.028, -0.02],
                [0.03, 0.015, 0.012],
                [0, 0.03],
              ],
              18,
            ),
            [x as number, y as number, z as number],
          ),
        ),
      ),
      { weight: 0.3 },
    ),
  ];
}

/** A spinning wheel. What makes it itself: a great spoked wheel on turned uprights over a slanting bench with three legs, a cord from its rim to bobbin and spindle at the low end, a treadle below, and a distaff with a cloud of wool. */
export const spinningWheel = defineFromPlan({
  id: "spinning-wheel",
  family: "tool",
  words: ["spinning wheel", "spinning-wheel", "wool wheel", "flax wheel"],
  senses: ["spinning wheel"],
  height: 1.2,
  view: { azimuth: 0.5, elevation: 0.16 },
  slots: {
    body: mainSlot("oak walnut", "#7a4a26 #5a3218 #94602f", "bench|leg|frame|upright|treadle|spindle"),
    wheel: mainSlot("oak walnut", "#8a5628 #6a3a1a", "rim|spoke|hub"),
    metal: slot("iron", "", "axle"),
    yarn: slot("rope", "#e8dcc0 #c0453a #dcd0b0", "thread|cord|bobbin"),
    wool: slot("sheep-wool", "#efe8d8 #e2d4b8", "fleece|flax"),
  },
  extras: { distaff: { chance: 1, slot: "wool" } },
  count: { slot: "spoke", min: 10, max: 12, most: 16 },
  build,
});
