import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place, stretch } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { carryFrames, sweep } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const thick = (t: number): number => 0.16 * (1 - 0.9 * t) * (1 + 0.35 * (1 - t) * (1 - t) * (1 - t));

const WAY: readonly Vec3[] = [
  [0, 0.012, 0],
  [0.03, 0.2, 0.01],
  [0.02, 0.45, 0.02],
  [-0.1, 0.7, 0.02],
  [-0.2, 0.92, 0],
  [-0.14, 1.16, -0.02],
  [0.06, 1.26, -0.02],
  [0.22, 1.16, 0],
  [0.23, 1.0, 0.03],
  [0.12, 0.94, 0.05],
  [0.07, 1.02, 0.06],
  [0.12, 1.08, 0.06],
];

function build(): Part[] {
  const path = curveThrough(WAY, 8);
  const frames = carryFrames(path, false, [1, 0, 0]);
  const flesh = sweep(circleOutline(1, 28), path, { up: [1, 0, 0], scale: thick, endRounding: 0.01 });
  const cups: Part["geometry"][] = [];
  for (let i = 5, next = 0; i < path.length - 3; i += 1) {
    const t = i / (path.length - 1);
    if (i < next) continue;
    const r = thick(t);
    next = i + Math.max(1, Math.round(r * 17));
    const { right, up, forward } = frames[i] as (typeof frames)[number];
    for (const s of [-1, 1]) {
      // two rows along the inner side of the curl
      const a = s * 0.42;
      const out = add(scale(up, cos(a)), scale(right, sin(a)));
      const side = add(scale(right, cos(a)), scale(up, -sin(a)));
      const at = add(path[i] as Vec3, scale(out, r * 0.98));
      const cup = merge([
        stretch(torus(r * 0.25, r * 0.1, 18, 8), [1, 1, 1]),
        turnedUp(
          [
            [0, -0.004],
            [r * 0.24, -0.004],
            [r * 0.24, 0.002],
            [0, 0.002],
          ],
          14,
        ),
      ]);
      cups.push(place(cup, [...side, 0, ...out, 0, ...forward, 0, ...at, 1] as never));
    }
  }
  const drops = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * TAU + 0.3;
    const r = 0.2 + 0.07 * sin(i * 2.7);
    return move(stretch(torus(0.05 + 0.016 * sin(i * 1.9), 0.022, 16, 8), [1, 0.7, 1]), [sin(a) * r, 0.01, cos(a) * r]);
  });
  return [
    makePart("flesh", "body", flesh, {
      weight: 1,
      crease: 1,
      paint: (surface, x, y, z) => {
        const n = sin(x * 47 + y * 21) * sin(z * 53 + y * 33) * sin(x * 19 - z * 27 + y * 9);
        if (n > 0.32) layColour(surface, [surface.r * 0.55, surface.g * 0.5, surface.b * 0.55], 0.3);
        else layColour(surface, [surface.r, surface.g, surface.b], 0.3);
      },
    }),
    makePart("suckers", "sucker", merge(cups), { weight: 1 }),
    makePart(
      "water",
      "water",
      merge([
        turnedUp(
          [
            [0, 0],
            [0.3, 0],
            [0.27, 0.014, 0.006],
            [0, 0.016],
          ],
          40,
        ),
        ...drops,
      ]),
      { weight: 0.5 },
    ),
  ];
}

/** A tentacle. What makes it itself: a thick fleshy arm that rises out of water, tapers and curls over at its tip, two rows of round pale suckers along the inside of the curl. */
export const tentacle = defineFromPlan({
  id: "tentacle",
  family: "animal",
  words: [
    "tentacle",
    "octopus tentacle",
    "kraken tentacle",
    "squid tentacle",
    "octopus arm",
    "giant tentacle",
    "monster tentacle",
    "sea monster tentacle",
  ],
  senses: ["tentacle#2", "tentacle"],
  height: 1.3,
  vary: 0.06,
  view: { azimuth: 0.3, elevation: 0.14 },
  slots: {
    body: mainSlot("skin", "#8a2f4a #5a2f7a #2f6a6a #a8442f #3a4a7a", "arm|flesh"),
    sucker: slot("skin", "#e8b8b0 #d8c0c8", "cup"),
    water: slot("water", "#2f7a9a", "splash|sea"),
  },
  build,
});
