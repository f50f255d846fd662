import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Outline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** A blade's cut: a thick back above, a keen edge below. */
const CUT: Outline = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.62, -0.36],
  [0.5, -0.26],
  [0.12, 0.5],
  [-0.12, 0.5],
  [-0.5, -0.26],
  [-0.62, -0.36],
];

/** A sickle-shaped blade along a path, its back outwards. */
const crescent = (path: readonly Vec3[], broad: number, thick: number): Geometry =>
  settle(
    sweep(CUT, path, {
      up: [0, -1, 0],
      scale: (t) => [
        thick * (1 - 0.55 * t),
        broad * Math.max(0.03, (1 - t * t * t) * (0.62 + 0.75 * Math.min(1, t * 4) - 0.25 * t)),
      ],
    }),
  );

const grindline =
  (path: readonly Vec3[], broad: number): Paint =>
  (surface, x, y) => {
    let near = 9;
    for (const [px, py] of path) {
      const [dx, dy] = [x - px, y - py];
      near = Math.min(near, dx * dx + dy * dy);
    }
    const inner = Math.sqrt(near) > broad * 0.36;
    if (inner) surface.roughness *= 0.6;
    else {
      surface.r *= 0.4;
      surface.g *= 0.4;
      surface.b *= 0.42;
      surface.roughness = Math.min(1, surface.roughness * 1.5);
    }
  };

function scytheParts(reaper: boolean): Part[] {
  const top = 1.5;
  const path = curveThrough(
    [
      [-0.02, top - 0.02, 0],
      [0.16, top + 0.09, 0],
      [0.4, top + 0.07, 0],
      [0.62, top - 0.07, 0],
      [0.8, top - 0.33, 0],
    ],
    9,
  );
  const bow = reaper ? 0.02 : 0.07;
  const snath = curveThrough(
    [
      [0, 0.02, 0],
      [-bow * 0.2, 0.35, 0],
      [bow, 0.75, 0],
      [bow * 0.4, 1.15, 0],
      [0, top + 0.05, 0],
    ],
    8,
  );
  const grip = (y: number, x: number, away: number) => [
    bar([x, y, 0], [x + away, y + 0.02, 0.05], 0.016),
    tube(
      0.02,
      [
        [x + away, y - 0.05, 0.05],
        [x + away, y + 0.02, 0.05],
        [x + away, y + 0.09, 0.05],
      ],
      14,
      { endRounding: 0.01 },
    ),
  ];
  return [
    makePart("snath", "handle", tube(0.024, snath, 16, { scale: (t) => 1.15 - 0.25 * t, endRounding: 0.012 }), {
      weight: 1,
    }),
    makePart("blade", "blade", crescent(path, 0.17, 0.016), { weight: 1, paint: grindline(path, 0.17) }),
    makePart(
      "rings",
      "metal",
      move(
        turnedUp(
          [
            [0, 0],
            [0.032, 0, 0.005],
            [0.032, 0.09, 0.005],
            [0, 0.09],
          ],
          24,
        ),
        [0, top - 0.07, 0],
      ),
      {
        weight: 0.6,
      },
    ),
    makePart(
      "cap",
      "metal",
      move(
        turnedUp(
          [
            [0, 0],
            [0.028, 0, 0.004],
            [0.02, 0.05, 0.015],
            [0, 0.055],
          ],
          20,
        ),
        [0, top + 0.03, 0],
      ),
      { weight: 0.3 },
    ),
    ...(reaper
      ? []
      : [
          ...makeParts("grip", "handle", grip(0.98, 0.04, -0.13), { weight: 0.7 }),
          ...makeParts("low-grip", "handle", grip(0.55, 0.04, 0.13), { weight: 0.7 }),
        ]),
  ];
}

function sickleParts(): Part[] {
  const path = curveThrough(
    [
      [0, 0.13, 0],
      [0.02, 0.19, 0],
      [-0.075, 0.27, 0],
      [-0.06, 0.38, 0],
      [0.05, 0.44, 0],
      [0.17, 0.4, 0],
      [0.215, 0.3, 0],
    ],
    8,
  );
  return [
    makePart(
      "handle",
      "handle",
      turnedUp(
        [
          [0, 0],
          [0.018, 0, 0.008],
          [0.021, 0.02, 0.01],
          [0.015, 0.05, 0.03],
          [0.019, 0.1, 0.03],
          [0.014, 0.14, 0.004],
          [0, 0.14],
        ],
        24,
      ),
      { weight: 1 },
    ),
    makePart("ferrule", "metal", move(torus(0.013, 0.004, 24, 8), [0, 0.137, 0]), { weight: 0.4 }),
    makePart(
      "blade",
      "blade",
      settle(
        sweep(CUT, path, {
          up: [-1, 0, 0],
          scale: (t) => [0.007 * (1 - 0.5 * t), 0.046 * Math.max(0.05, Math.min(0.3 + 4 * t, 1) * (1 - t * t * t))],
        }),
      ),
      { weight: 1 },
    ),
  ];
}

/** A scythe, standing blade up. What makes it itself: a long wooden pole with two grips and at its head a long curved blade out to one side, dark at its back, bright at its edge; a reaper's has no grips; a sickle is a hooked blade on a short handle. */
export const scythe = defineFromPlan({
  id: "scythe",
  family: "tool",
  words: [
    "scythe",
    "reaper's scythe",
    "grim reaper scythe",
    "death scythe",
    "war scythe",
    "sickle",
    "reaping hook",
    "hand sickle",
  ],
  senses: ["scythe", "sickle"],
  height: 1.6,
  view: { azimuth: 0.3, elevation: 0.06 },
  slots: {
    blade: slot("brushed-steel", "", "edge|head", true),
    handle: mainSlot("oak", "#7a4d28 #5a3418 #3a2618", "pole|shaft|snath|stick|grip"),
    metal: slot("iron", "#3a3b3d", "ring|ferrule"),
  },
  styles: {
    farmer: { weight: 2 },
    reaper: {
      weight: 1,
      words: ["reaper's scythe", "grim reaper scythe", "death scythe", "war scythe"],
      dress: { handle: "#2e2118" },
    },
    sickle: { weight: 0, words: ["sickle", "reaping hook", "hand sickle"] },
  },
  build: ({ style }: Planned) => (style === "sickle" ? sickleParts() : scytheParts(style === "reaper")),
});
