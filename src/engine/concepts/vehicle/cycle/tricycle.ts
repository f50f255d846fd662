import { arc, curveThrough } from "../../../geometry/curve.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import { PI } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { block, levelPlate, pair, rod, skinOver } from "../bodywork.ts";
import { wireWheel } from "./wire-wheel.ts";

const BIG = 0.2;
const SMALL = 0.125;

function build({ has, seed }: Planned): Part[] {
  const front: Vec3 = [0, BIG, 0.3];
  const rear = -0.24;
  const head: Vec3 = [0, 0.5, 0.2];
  const fork = merge([
    ...[-1, 1].flatMap((s) => [
      tube(
        0.013,
        curveThrough(
          [
            [s * 0.05, BIG, front[2]],
            [s * 0.052, BIG + 0.13, front[2] - 0.035],
            [s * 0.045, BIG + 0.215, front[2] - 0.06],
            [0, BIG + 0.235, front[2] - 0.066],
          ],
          5,
        ),
        12,
        { endRounding: 0.005 },
      ),
    ]),
    rod(0.021, [0, BIG + 0.22, front[2] - 0.062], [0, head[1], head[2] - 0.01], 18),
  ]);
  const backbone = tube(
    0.022,
    curveThrough(
      [
        [0, 0.43, 0.225],
        [0, 0.37, 0.14],
        [0, 0.26, 0.0],
        [0, 0.17, -0.14],
        [0, SMALL + 0.015, rear],
      ],
      6,
    ),
    16,
  );
  const bars = curveThrough(
    [
      [0, 0.6, 0.165],
      [0.07, 0.605, 0.165],
      [0.15, 0.64, 0.14],
      [0.21, 0.645, 0.07],
      [0.225, 0.635, 0.02],
    ],
    5,
  );
  const bar = tube(0.0115, [...bars].reverse().concat(bars.slice(1).map(([x, y, z]): Vec3 => [-x, y, z])), 12, {
    up: [0, 1, 0],
  });
  const grip = tube(0.018, bars.slice(-8), 14, { endRounding: 0.008 });
  const tassel = (s: number) =>
    merge(
      Array.from({ length: 7 }, (_, i) => {
        const k = (i - 3) * 0.012;
        return tube(
          0.0035,
          curveThrough(
            [
              [s * 0.225, 0.635, 0.012],
              [s * (0.23 + k * 0.5), 0.625, -0.02],
              [s * (0.235 + k * 1.6), 0.56 + 0.01 * ((seed + i) % 3), -0.04 + k],
              [s * (0.235 + k * 2.2), 0.5 + 0.016 * ((seed + i) % 4), -0.035 + k],
            ],
            4,
          ),
          5,
        );
      }),
    );
  const swing = ((seed % 20) / 20 - 0.5) * 1.4;
  const crank = (s: 1 | -1): Part[] => {
    const [y, z] = [BIG + s * 0.085 * (1 - 0.4 * swing * swing), front[2] + s * 0.085 * swing];
    const x = s * 0.078;
    const side = s > 0 ? "left" : "right";
    return [
      makePart(
        `crank-${side}`,
        "metal",
        merge([rod(0.008, [s * 0.04, BIG, front[2]], [x, BIG, front[2]]), rod(0.008, [x, BIG, front[2]], [x, y, z])]),
        { weight: 0.5 },
      ),
      makePart(
        `pedal-${side}`,
        "pedal",
        merge([
          block([0.085, 0.026, 0.062], [x + s * 0.05, y, z], 0.009),
          rod(0.006, [x, y, z], [x + s * 0.04, y, z], 8),
        ]),
        { weight: 0.7 },
      ),
    ];
  };
  const fender = sweep(
    rectangleOutline(0.066, 0.006, 0.0025, 2),
    arc([0, 0, 0], BIG + 0.02, PI * 0.2, PI * 0.86, 20).map(([z, y]): Vec3 => [0, front[1] + y, front[2] + z]),
    { up: [0, 1, 0] },
  );
  const seat = skinOver(
    [
      { z: -0.225, y: 0.375, half: 0.05, up: 0.02, down: 0.02 },
      { z: -0.2, y: 0.365, half: 0.105, up: 0.028, down: 0.032 },
      { z: -0.13, y: 0.352, half: 0.12, up: 0.026, down: 0.034 },
      { z: -0.05, y: 0.348, half: 0.085, up: 0.024, down: 0.03 },
      { z: 0.02, y: 0.348, half: 0.042, up: 0.022, down: 0.026 },
      { z: 0.045, y: 0.345, half: 0.018, up: 0.012, down: 0.014 },
    ],
    24,
  );
  const step = levelPlate(
    [
      [-0.17, rear - 0.085, 0.03],
      [0.17, rear - 0.085, 0.03],
      [0.17, rear + 0.05, 0.03],
      [-0.17, rear + 0.05, 0.03],
    ],
    0.018,
    0.006,
    SMALL + 0.045,
  );
  return [
    makePart("frame", "frame", merge([backbone, fork]), { weight: 1 }),
    makePart("step", "frame", step, { weight: 0.9 }),
    ...(has("fender") ? [makePart("fender", "fender", fender, { weight: 0.8 })] : []),
    ...wireWheel("front", front, { radius: BIG, tyre: 0.023, spokes: 20, hub: 0.04 }),
    ...([-1, 1] as const).flatMap((s) =>
      wireWheel(s > 0 ? "rear-left" : "rear-right", [s * 0.215, SMALL, rear], {
        radius: SMALL,
        tyre: 0.021,
        spokes: 14,
        hub: 0.03,
      }),
    ),
    makePart("axle", "metal", rod(0.011, [-0.24, SMALL, rear], [0.24, SMALL, rear], 12), { weight: 0.5 }),
    makePart("stays", "frame", merge(pair(rod(0.011, [0.09, SMALL, rear], [0.09, SMALL + 0.05, rear], 10))), {
      weight: 0.3,
    }),
    makePart("stem", "metal", rod(0.0115, [0, 0.46, 0.2], [0, 0.605, 0.165], 12), { weight: 0.6 }),
    makePart("handlebar", "metal", bar, { weight: 0.9 }),
    makePart("grips", "grip", merge(pair(grip)), { weight: 0.7 }),
    ...(has("tassel") ? [makePart("tassels", "tassel", merge([tassel(1), tassel(-1)]), { weight: 0.7 })] : []),
    ...crank(1),
    ...crank(-1),
    makePart("seat", "saddle", seat, { weight: 1 }),
    makePart("post", "metal", rod(0.013, [0, 0.19, -0.1], [0, 0.345, -0.13], 12), { weight: 0.5 }),
  ];
}

/** A child's tricycle. What makes it itself: one large front wheel with pedals on its axle and swept handlebars with grips and tassels over it; a low curved frame to two small wheels side by side with a step between; a broad saddle. */
export const tricycle = defineFromPlan({
  id: "tricycle",
  family: "vehicle",
  words: ["tricycle", "trike", "three wheeler", "kids tricycle", "child's tricycle"],
  senses: ["tricycle"],
  height: 0.66,
  view: { azimuth: 0.85, elevation: 0.24 },
  slots: {
    frame: mainSlot("painted-metal", "#c8201c #c8201c #1f5fb4 #e0a012 #d86a9a #2a9a8a", "tube|fork|step"),
    fender: slot("painted-metal", "#f0ece0 #e8c020", "mudguard"),
    saddle: slot("leather", "#1c1a1a #5b2f19 #f0ece0", "seat"),
    metal: slot("brushed-steel", "", "handlebar|bar|axle|crank|post"),
    grip: slot("rubber", "#1b1c1f #f0ece0", "handle"),
    tassel: slot("plastic", "#e83a8a #f0c81e #f4f0e8", "streamer|ribbon"),
    pedal: slot("rubber", "#1b1c1f"),
    tyre: slot("rubber", "#1a1a1c", "tire"),
    wheel: slot("brushed-steel", "", "rim|hub"),
    spoke: slot("brushed-steel"),
  },
  extras: { fender: { chance: 0.75 }, tassel: { chance: 0.55 } },
  sockets: () => [{ name: "seat", position: [0, 0.375, -0.1], normal: [0, 1, 0], radius: 0.1 }],
  build,
});
