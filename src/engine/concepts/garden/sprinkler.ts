import { arc } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around, block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Height of the head, and the length of an arm. */
const [Y, ARM] = [0.15, 0.11];

/** A jet and the drops it breaks into, on a parabola from a nozzle. */
function jet(from: Vec3, speed: number, next: () => number): Part["geometry"] {
  const at = (t: number): Vec3 => [from[0] + speed * t, from[1] + 0.85 * speed * t - 1.9 * t * t, from[2] - 0.06 * t];
  const stream = Array.from({ length: 13 }, (_, i) => at((i / 12) * 0.2));
  const drops = Array.from({ length: 12 }, (_, i) => {
    const [x, y, z] = at(0.2 + i * 0.016);
    const r = 0.0042 + 0.003 * next();
    return move(stretch(sphere(r, 10), [1, 1.2, 1]), [
      x,
      Math.max(r, y + 0.012 * (next() - 0.5)),
      z + 0.02 * (next() - 0.5),
    ]);
  });
  return merge([tube(0.0046, stream, 8, { scale: (t) => 0.55 + 0.7 * t, endRounding: 0.002 }), ...drops]);
}

function build({ has, stream }: Planned): Part[] {
  const next = stream("drops");
  const foot = around(
    3,
    merge([
      bar([0.01, 0.05, 0], [0.12, 0.012, 0], 0.0095, 14),
      move(stretch(sphere(0.02, 18), [1, 0.6, 1]), [0.122, 0.012, 0]),
    ]),
    0.5,
  );
  const post = turnedUp(
    [
      [0, 0.03],
      [0.02, 0.03, 0.004],
      [0.026, 0.06, 0.006],
      [0.015, 0.075, 0.004],
      [0.014, Y - 0.02],
      [0.0205, Y - 0.016, 0.003],
      [0.0205, Y, 0.003],
      [0.012, Y + 0.012, 0.004],
      [0, Y + 0.016],
    ],
    32,
  );
  const arm = tube(
    0.0062,
    [
      [0.012, Y - 0.006, 0],
      [ARM - 0.03, Y - 0.006, 0],
      ...arc([ARM - 0.03, Y + 0.018, 0], 0.024, -TAU / 4, -TAU / 16, 6),
    ],
    14,
    { endRounding: 0.002 },
  );
  const nozzle = move(sphere(0.0088, 16), [ARM - 0.006, Y + 0.011, 0]);
  const arms = around(3, merge([arm, nozzle]), 0.2);
  const water = [0, 1, 2].map((i) => turnY(jet([ARM - 0.003, Y + 0.014, 0], 0.62, next), (i / 3) * TAU + 0.2));
  const hose = Array.from({ length: 15 }, (_, i): Vec3 => {
    const t = i / 14;
    return [-0.015 - 0.28 * t, 0.045 - 0.034 * Math.min(1, t * 3), 0.02 + 0.05 * sin(t * 5) + 0.02 * cos(t * 3) - 0.02];
  });
  return [
    makePart("feet", "body", merge(foot), { weight: 0.9 }),
    makePart("post", "body", post, { weight: 0.9 }),
    makePart("arms", "metal", merge(arms), { weight: 1 }),
    makePart("hose", "hose", tube(0.0105, hose, 14, { endRounding: 0.002 }), { weight: 0.6 }),
    makePart("joint", "metal", block([0.036, 0.024, 0.024], [-0.026, 0.044, 0.016], 0.006, 2), { weight: 0.3 }),
    ...(has("water") ? [makePart("water", "water", merge(water), { weight: 0.7 })] : []),
  ];
}

/** A lawn sprinkler. What makes it itself: three bent brass arms that turn on a low stand with spread feet, a hose that leads to it, and arcs of water that break into drops. */
export const sprinkler = defineFromPlan({
  id: "sprinkler",
  family: "object",
  words: ["sprinkler", "lawn sprinkler", "garden sprinkler", "water sprinkler"],
  senses: ["sprinkler"],
  height: 0.3,
  view: { azimuth: 0.4, elevation: 0.3 },
  slots: {
    body: mainSlot("plastic painted-metal", "#1f7a4a #c8281e #e0a31e #24507a", "stand|base|foot"),
    metal: slot("brass", "", "arm|nozzle|head"),
    hose: slot("rubber", "#2c8a3a", "pipe"),
    water: slot("ice", "#bfe2f2", "spray|jet|drop|stream"),
  },
  extras: { water: { chance: 0.9 } },
  build,
});
