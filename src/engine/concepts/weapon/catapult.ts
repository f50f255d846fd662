import { curveThrough } from "../../geometry/curve.ts";
import { wobble } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { woodenWheel } from "../vehicle/cart/wooden-wheel.ts";

const beam = (a: Vec3, b: Vec3, w: number) => settle(sweep(rectangleOutline(w, w, w * 0.14, 2), [a, b], {}));

const strands: Paint = (surface, x) => {
  const turn = x * 34;
  if (turn - Math.floor(turn) < 0.3) {
    surface.r *= 0.45;
    surface.g *= 0.45;
    surface.b *= 0.45;
    surface.height -= 0.004;
  }
};

function trebuchet(): Part[] {
  const [top, half] = [2.1, 0.42];
  const tilt = 0.72;
  const along = (d: number): Vec3 => [0, top + d * sin(tilt), -d * cos(tilt)];
  const legs = [-1, 1].flatMap((s) => [
    beam([s * half, 0.06, 0.85], [s * half, top + 0.06, 0], 0.13),
    beam([s * half, 0.06, -0.85], [s * half, top + 0.06, 0], 0.13),
    beam([s * half, 0.75, 0.52], [s * half, 0.75, -0.52], 0.1),
  ]);
  const base = [-1, 1].map((s) => block([0.16, 0.16, 2.5], [s * half, 0.08, 0], 0.02));
  const cross = [-1.1, 0, 1.1].map((z) => block([1.1, 0.13, 0.14], [0, 0.1, z], 0.02));
  const sling = curveThrough([along(1.95), [0, top + 1.0, -1.62], [0, top + 0.62, -1.66], [0, top + 0.42, -1.6]], 6);
  const weightAt = along(-0.75);
  return [
    makePart("legs", "frame", merge(legs), { weight: 1 }),
    makePart("base", "frame", merge([...base, ...cross]), { weight: 0.9, grain: "z" }),
    makePart("axle", "iron", bar([-half - 0.13, top, 0], [half + 0.13, top, 0], 0.055, 16), { weight: 0.6 }),
    makePart(
      "arm",
      "arm",
      settle(
        sweep(rectangleOutline(0.15, 0.15, 0.02, 2), [along(-0.8), along(0), along(1.98)], {
          scale: (t) => 1.15 - 0.55 * t,
        }),
      ),
      { weight: 1 },
    ),
    makePart("hanger", "iron", bar(weightAt, [0, weightAt[1] - 0.28, weightAt[2]], 0.04), { weight: 0.4 }),
    makePart("weight", "weight", block([0.6, 0.56, 0.56], [0, weightAt[1] - 0.5, weightAt[2]], 0.03), { weight: 1 }),
    makePart(
      "weight-bands",
      "iron",
      merge([-0.17, 0.17].map((y) => block([0.62, 0.06, 0.58], [0, weightAt[1] - 0.5 + y, weightAt[2]], 0.008))),
      { weight: 0.5 },
    ),
    makePart("sling", "rope", settle(sweep(rectangleOutline(0.035, 0.035, 0.015, 2), sling, {})), { weight: 0.7 }),
    makePart("stone", "stone", move(wobble(sphere(0.17, 24), 0.02, 0.12, 4), [0, top + 0.32, -1.6]), { weight: 0.9 }),
  ];
}

function build({ style, has }: Planned): Part[] {
  if (style === "trebuchet") return trebuchet();
  const [half, wheel] = [0.42, 0.3];
  const floor = 0.42;
  const rails = [-1, 1].map((s) => block([0.14, 0.2, 2.0], [s * half, floor, 0], 0.02));
  const ties = [-0.9, 0.35, 0.9].map((z) => block([half * 2 + 0.1, 0.14, 0.14], [0, floor, z], 0.02));
  const posts = [-1, 1].flatMap((s) => [
    beam([s * half, floor, 0.32], [s * half, 1.42, 0.32], 0.14),
    beam([s * half, floor + 0.08, -0.45], [s * half, 1.2, 0.28], 0.1),
    beam([s * half, floor + 0.08, 0.9], [s * half, 1.2, 0.36], 0.1),
  ]);
  const tilt = 0.82;
  const pivot: Vec3 = [0, floor + 0.1, 0.1];
  const along = (d: number, lift = 0): Vec3 => [
    0,
    pivot[1] + d * sin(tilt) + lift * cos(tilt),
    pivot[2] - d * cos(tilt) + lift * sin(tilt),
  ];
  const cup = turnX(
    lathe(
      roundCorners(
        [
          [0, -0.02],
          [0.12, 0.0, 0.06],
          [0.24, 0.15, 0.01],
          [0.21, 0.16, 0.01],
          [0.1, 0.05, 0.05],
          [0, 0.035],
        ],
        4,
      ),
      32,
    ),
    PI / 2 - tilt - 0.35,
  );
  const at = along(1.5, 0.03);
  const wheels = ([-1, 1] as const).flatMap((s) =>
    [-0.68, 0.68].flatMap((z, i) =>
      woodenWheel(`wheel-${s > 0 ? "left" : "right"}-${i}`, [s * (half + 0.2), wheel, z], wheel, 8, 0.09),
    ),
  );
  return [
    makePart("rails", "frame", merge(rails), { weight: 1, grain: "z" }),
    makePart("ties", "frame", merge(ties), { weight: 0.7, grain: "x" }),
    makePart("posts", "frame", merge(posts), { weight: 1 }),
    makePart("stop", "frame", block([half * 2 + 0.24, 0.2, 0.16], [0, 1.42, 0.32], 0.03), { weight: 0.9, grain: "x" }),
    makePart("rope", "rope", bar([-half - 0.05, pivot[1], pivot[2]], [half + 0.05, pivot[1], pivot[2]], 0.11, 20), {
      weight: 0.8,
      paint: strands,
    }),
    ...makeParts(
      "drum",
      "iron",
      [-1, 1].map((s) =>
        bar([s * (half + 0.06), pivot[1], pivot[2]], [s * (half + 0.13), pivot[1], pivot[2]], 0.15, 20),
      ),
      { weight: 0.5 },
    ),
    makePart(
      "arm",
      "arm",
      settle(
        sweep(rectangleOutline(0.13, 0.13, 0.02, 2), [along(-0.12), along(0.6), along(1.55)], {
          scale: (t) => 1.1 - 0.3 * t,
        }),
      ),
      {
        weight: 1,
      },
    ),
    makePart("cup", "arm", move(cup, at), { weight: 1 }),
    ...(has("stone")
      ? [makePart("stone", "stone", move(wobble(sphere(0.17, 24), 0.02, 0.12, 4), along(1.53, 0.17)), { weight: 0.9 })]
      : []),
    makePart(
      "axles",
      "iron",
      merge([-0.68, 0.68].map((z) => bar([-half - 0.24, wheel, z], [half + 0.24, wheel, z], 0.04))),
      { weight: 0.3 },
    ),
    makePart(
      "bearers",
      "frame",
      merge(
        [-1, 1].flatMap((s) => [-0.68, 0.68].map((z) => block([0.12, 0.2, 0.2], [s * half, wheel + 0.02, z], 0.02))),
      ),
      { weight: 0.3 },
    ),
    ...wheels,
  ];
}

/** A siege engine. What makes it itself: a heavy timber frame on four spoked wheels, a long arm that rises from a skein of rope to a cup with a boulder, and the crossbeam it strikes; a trebuchet is taller, its beam tilts between two tripods with a big box of weight at one end and a sling at the other. */
export const catapult = defineFromPlan({
  id: "catapult",
  family: "weapon",
  words: [
    "catapult",
    "siege engine",
    "mangonel",
    "onager",
    "siege catapult",
    "medieval catapult",
    "trebuchet",
    "siege weapon",
  ],
  senses: ["catapult#3", "siege engine"],
  height: 1.8,
  view: { azimuth: 0.95, elevation: 0.2 },
  slots: {
    frame: mainSlot("oak", "#7a5230 #6a4526 #8a6238", "beam|body|wood"),
    arm: slot("oak", "#8f6236 #5a3a20", "lever|spoon|cup|bucket", true),
    wheel: slot("oak", "#6a4526", "", true),
    iron: slot("iron", "#3a3b3d", "axle|metal"),
    rope: slot("woven-cotton", "#c4a468", "cord|sling|skein"),
    stone: slot("granite cobblestone", "#85827c", "boulder|rock|ball"),
    weight: slot("oak-planks", "#5f4226", "counterweight|box"),
  },
  styles: { catapult: { weight: 1 }, trebuchet: { weight: 0, words: ["trebuchet"], slots: ["weight"] } },
  extras: { stone: { chance: 0.9 } },
  build,
});
