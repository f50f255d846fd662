import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { POT_SLOTS, plantPot } from "../plant/plant-pot.ts";
import { leafPaint, petal } from "./petal.ts";
import { LEAF_SLOT, STEM_SLOT } from "./stem.ts";

const ROUND = [
  [0, 0.22],
  [0.25, 0.85],
  [0.5, 1],
  [0.8, 0.86],
  [0.94, 0.5],
  [1, 0.15],
] as const;

const veined: Paint = (surface, x, _y, z) => {
  const heart = 1 - 0.4 * smoothstep(0.02, 0, z);
  const line = 0.93 + 0.07 * sin((x / (z + 0.02)) * 60);
  surface.r *= 0.97 * line;
  surface.g *= heart * line;
  surface.b *= 0.98 * line;
};

/** One bloom in the XY plane, its face to +Z: two broad round petals at the sides, three sepals behind, a small lip. */
function bloom(size: number) {
  const blade = (length: number, width: number, angle: number, lift: number) =>
    move(
      turnZ(
        turnX(
          petal({
            length,
            width,
            outline: ROUND,
            rise: 0.16,
            curl: -0.5,
            cup: -0.25,
            thickness: 0.001,
            steps: 7,
            across: 6,
          }),
          -Math.PI / 2,
        ),
        angle,
      ),
      [0, 0, lift],
    );
  const s = size;
  const petals = [
    blade(s, s * 1.12, 1.42, 0.003),
    blade(s, s * 1.12, -1.42, 0.003),
    blade(s * 0.98, s * 0.66, 0, 0),
    blade(s * 0.94, s * 0.6, 2.55, 0),
    blade(s * 0.94, s * 0.6, -2.55, 0),
  ];
  const lip = [
    move(stretch(sphere(s * 0.2, 14, 9), [0.8, 1.5, 0.8]), [0, -s * 0.22, s * 0.16]),
    move(stretch(sphere(s * 0.17, 12, 8), [1, 1, 0.6]), [s * 0.19, -s * 0.1, s * 0.14]),
    move(stretch(sphere(s * 0.17, 12, 8), [1, 1, 0.6]), [-s * 0.19, -s * 0.1, s * 0.14]),
  ];
  const heart = move(sphere(s * 0.1, 12, 8), [0, s * 0.02, s * 0.2]);
  return { petals: merge(petals), lip: merge(lip), heart };
}

/** An orchid. What makes it itself: a bare arching stem with a row of flat moth-like blooms, each two broad round petals, three sepals and a darker lip; a few wide strap leaves in a small pot. */
export const orchid = defineFromPlan({
  id: "orchid",
  family: "plant",
  words: ["orchid", "moth orchid", "orchid flower", "phalaenopsis", "potted orchid", "orchids"],
  senses: ["orchid"],
  height: 0.5,
  view: { azimuth: 0.2, elevation: 0.14 },
  slots: {
    petal: mainSlot("paper", "#d86ac0 #f5eef2 #b83fa0 #f0b8d8 #f2d24a", "petals|bloom|blossom|flower|sepal"),
    lip: slot("paper", "#a3125f #c4186a", "tongue"),
    center: slot("plastic", "#f2c32a", "centre|heart|column"),
    bud: slot("plastic", "#a9b26a"),
    stem: STEM_SLOT,
    leaf: LEAF_SLOT,
    ...POT_SLOTS,
  },
  count: { slot: "petal", min: 5, max: 7, most: 9 },
  build: ({ count, stream }) => {
    const chance = stream("growth");
    const side = chance() < 0.5 ? -1 : 1;
    const path = curveThrough(
      [
        [0, 0.1, 0],
        [-0.015 * side, 0.25, 0],
        [0.01 * side, 0.4, 0.01],
        [0.1 * side, 0.5, 0.03],
        [0.22 * side, 0.5, 0.05],
        [0.31 * side, 0.44, 0.06],
      ],
      10,
    );
    const last = path.length - 1;
    const at = (t: number) => path[Math.round(t * last)] as Vec3;
    const blooms = Array.from({ length: count }, (_, i) => {
      const t = 0.5 + (0.42 * i) / (count - 1);
      const made = bloom(0.058 - 0.012 * (i / count));
      const [x, y, z] = at(t);
      const drop = i % 2 ? -0.022 : 0.014;
      const put = (geometry: typeof made.lip) =>
        move(turnY(turnX(turnZ(geometry, (chance() - 0.5) * 0.12), 0.12), side * (0.28 - 0.5 * (i % 2))), [
          x,
          y + drop,
          z + 0.02,
        ]);
      return {
        petals: put(made.petals),
        lip: put(made.lip),
        heart: put(made.heart),
        stalk: tube(
          0.0018,
          [
            [x, y, z],
            [x, y + drop * 0.5, z + 0.012],
            [x, y + drop, z + 0.024],
          ],
          6,
        ),
      };
    });
    const buds = [0.965, 1].map((t, i) => move(stretch(sphere(0.012 - 0.003 * i, 14), [0.9, 1.2, 0.9]), at(t)));
    const level = 0.1;
    const leaves = [0.3, 1.9, 3.5, 5.0].map((angle, i) =>
      move(
        turnY(
          petal({
            length: 0.17 - 0.02 * i,
            width: 0.058,
            rise: 0.85,
            curl: -1.25,
            cup: 0.45,
            outline: ROUND,
            thickness: 0.004,
            steps: 12,
          }),
          angle,
        ),
        [0, level, 0],
      ),
    );
    return [
      makePart("petals", "petal", merge(blooms.map((each) => each.petals)), { weight: 1, crease: 1.2, paint: veined }),
      makePart("lips", "lip", merge(blooms.map((each) => each.lip)), { weight: 0.8 }),
      makePart("hearts", "center", merge(blooms.map((each) => each.heart)), { weight: 0.5 }),
      makePart("buds", "bud", merge(buds), { weight: 0.6 }),
      makePart("stem", "stem", merge([tube(0.0036, path, 10), ...blooms.map((each) => each.stalk)]), { weight: 0.7 }),
      makePart("leaves", "leaf", merge(leaves), { weight: 0.8, crease: 1, paint: leafPaint(0.6, 0.06, 0.2) }),
      ...plantPot("cylinder", 0.06, 0.11),
    ];
  },
});
