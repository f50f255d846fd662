import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnY, turnZ } from "../../geometry/place.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** A profile (radius, x) turned about the X axis, muzzle towards +X. */
const along = (corners: readonly Corner[], segments = 36): Part["geometry"] =>
  settle(turnY(turnedCorners(corners, segments), PI / 2));

/** A rocket launcher. What makes it itself: a long green tube for the shoulder with a flared rear, a pistol grip and trigger below, a sight above and the pointed grenade with its cone sticking out in front. */
export const rocketLauncher = defineFromPlan({
  id: "rocket-launcher",
  family: "weapon",
  words: [
    "rocket launcher",
    "bazooka",
    "rpg launcher",
    "missile launcher",
    "grenade launcher",
    "rpg",
    "rpg-7",
    "shoulder launcher",
  ],
  senses: ["bazooka"],
  height: 0.35,
  view: { azimuth: 0.35, elevation: 0.14 },
  slots: {
    body: mainSlot("painted-metal gunmetal", "#4f5a38 #3f4a2e #4a4d50", "tube|barrel"),
    rocket: slot("painted-metal", "#5a6a3a #7a6a3a #6a2a22", "grenade|warhead|missile|shell"),
    metal: slot("gunmetal", "#26282b", "sight|trigger|band"),
    grip: slot("oak rubber", "#6a4024 #2a2622", "handle|guard|shoulder rest"),
  },
  build: () => {
    const y = 0.25;
    const up = (g: Part["geometry"]) => move(g, [0, y, 0]);
    const tubeShape = along([
      [0, -0.55],
      [0.085, -0.55, 0.004],
      [0.05, -0.4, 0.02],
      [0.043, -0.36],
      [0.043, 0.42],
      [0.05, 0.43, 0.004],
      [0.05, 0.48, 0.004],
      [0, 0.48],
    ]);
    const warhead = along([
      [0, 0.46],
      [0.026, 0.46],
      [0.026, 0.54, 0.01],
      [0.07, 0.64, 0.03],
      [0.07, 0.69, 0.02],
      [0.018, 0.88, 0.02],
      [0.012, 0.92, 0.006],
      [0, 0.92],
    ]);
    const guard = tube(
      0.006,
      curveThrough(
        [
          [0.1, -0.045, 0],
          [0.1, -0.12, 0],
          [0.03, -0.125, 0],
          [0.02, -0.05, 0],
        ],
        5,
      ),
      8,
    );
    return [
      makePart("tube", "body", up(tubeShape), { weight: 1 }),
      makePart("rocket", "rocket", up(warhead), { weight: 1 }),
      makePart(
        "wood",
        "grip",
        up(
          along([
            [0, -0.3],
            [0.056, -0.3, 0.01],
            [0.056, -0.02, 0.01],
            [0, -0.02],
          ]),
        ),
        { weight: 0.7 },
      ),
      makePart(
        "grips",
        "grip",
        up(
          merge([
            turnZ(block([0.045, 0.14, 0.034], [0.02, -0.105, 0], 0.012), 0.12),
            turnZ(block([0.04, 0.13, 0.034], [0.22, -0.07, 0], 0.012), -0.1),
          ]),
        ),
        { weight: 0.7 },
      ),
      makePart("guard", "metal", up(merge([guard, bar([0.06, -0.05, 0], [0.07, -0.1, 0], 0.006)])), { weight: 0.4 }),
      makePart(
        "sights",
        "metal",
        up(
          merge([
            block([0.09, 0.045, 0.03], [0.1, 0.075, 0], 0.006),
            block([0.012, 0.05, 0.012], [0.38, 0.06, 0], 0.003),
            block([0.05, 0.02, 0.02], [0.1, 0.05, 0]),
          ]),
        ),
        { weight: 0.5 },
      ),
      makePart(
        "bands",
        "metal",
        up(merge([-0.33, 0.02, 0.36].map((x) => move(turnZ(torus(0.047, 0.007, 36, 8), PI / 2), [x, 0, 0])))),
        { weight: 0.4 },
      ),
    ];
  },
});

/** A minigun. What makes it itself: a bundle of long barrels in a ring held by clamps, a motor housing behind, a box of ammunition with a belt of cartridges, and two upright grips. */
export const minigun = defineFromPlan({
  id: "minigun",
  family: "weapon",
  words: [
    "minigun",
    "mini gun",
    "gatling gun",
    "gatling",
    "rotary cannon",
    "chaingun",
    "chain gun",
    "rotary machine gun",
  ],
  senses: ["Gatling gun"],
  height: 0.4,
  view: { azimuth: 0.6, elevation: 0.16 },
  slots: {
    body: mainSlot("gunmetal", "#3a3c40 #4a4a44 #5a5d62", "housing|barrel|frame"),
    dark: slot("gunmetal", "#1c1d20", "clamp|grip|muzzle"),
    box: slot("painted-metal", "#4f5a38 #5a5038", "ammo box|magazine"),
    brass: slot("brass", "", "cartridge|bullet|belt"),
  },
  count: { slot: "barrel", min: 6, max: 6, most: 8 },
  build: ({ count }) => {
    const y = 0.26;
    const up = (g: Part["geometry"]) => move(g, [0, y, 0]);
    const n = Math.max(6, count);
    const ring = Array.from({ length: n }, (_, i) => [0.062 * cos((i / n) * TAU), 0.062 * sin((i / n) * TAU)] as const);
    const barrels = ring.map(([a, b]) => bar([0.02, a, b], [0.74, a, b], 0.0165, 14));
    const clamp = (x: number, w: number) =>
      along([
        [0, x],
        [0.088, x, 0.006],
        [0.088, x + w, 0.006],
        [0, x + w],
      ]);
    const cartridges = Array.from({ length: 11 }, (_, i) => {
      const t = i / 10;
      return bar(
        [-0.14 + 0.01 * t, 0.04 - 0.2 * t, 0.1 + 0.07 * sin(t * PI)],
        [-0.04 + 0.01 * t, 0.04 - 0.2 * t, 0.1 + 0.07 * sin(t * PI)],
        0.0085,
        10,
      );
    });
    return [
      makePart("barrels", "body", up(merge(barrels)), { weight: 1 }),
      makePart("muzzles", "dark", up(merge(ring.map(([a, b]) => bar([0.735, a, b], [0.745, a, b], 0.0105, 12)))), {
        weight: 0.3,
      }),
      makePart("clamps", "dark", up(merge([clamp(0.28, 0.03), clamp(0.6, 0.045)])), { weight: 0.7 }),
      makePart(
        "housing",
        "body",
        up(
          along([
            [0, -0.36],
            [0.05, -0.36, 0.01],
            [0.07, -0.28, 0.02],
            [0.1, -0.24, 0.02],
            [0.1, 0.02, 0.015],
            [0.08, 0.06, 0.01],
            [0, 0.06],
          ]),
        ),
        { weight: 1 },
      ),
      makePart(
        "handles",
        "dark",
        up(
          merge([
            ...[-1, 1].map((s) => block([0.04, 0.15, 0.034], [-0.4, 0, s * 0.075], 0.014)),
            block([0.05, 0.035, 0.18], [-0.37, 0.0, 0], 0.008),
            tube(
              0.013,
              curveThrough(
                [
                  [-0.1, 0.09, 0],
                  [-0.1, 0.17, 0],
                  [0.03, 0.18, 0],
                  [0.05, 0.06, 0],
                ],
                5,
              ),
              10,
            ),
          ]),
        ),
        { weight: 0.7 },
      ),
      makePart("box", "box", block([0.26, 0.2, 0.15], [-0.12, 0.1, 0.14], 0.01), { weight: 0.7 }),
      makePart("bracket", "dark", block([0.14, 0.16, 0.06], [-0.12, 0.12, 0.02], 0.01), { weight: 0.4 }),
      makePart("belt", "brass", up(merge(cartridges)), { weight: 0.6 }),
      makePart("motor", "dark", up(merge([bar([-0.22, -0.09, -0.05], [0.0, -0.09, -0.05], 0.04, 20)])), {
        weight: 0.4,
      }),
    ];
  },
});
