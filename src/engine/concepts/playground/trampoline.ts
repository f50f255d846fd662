import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { around } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const R = 1.5;
const Y = 0.75;

const stitched: Paint = (surface, x, _y, z) => {
  const k = (atan2(x, z) / TAU) * 12;
  if (Math.abs(k - Math.round(k)) < 0.012) {
    surface.height -= 0.004;
    layColour(surface, [surface.r * 0.5, surface.g * 0.5, surface.b * 0.5]);
  }
};

const target: Paint = (surface, x, _y, z) => {
  const r = Math.sqrt(x * x + z * z);
  if (r > 0.2 && r < 0.235) layColour(surface, [0.75, 0.75, 0.75]);
};

function build({ has, count }: Planned): Part[] {
  const legs = around(
    4,
    tube(
      0.03,
      curveThrough(
        [
          [R * 0.96, Y, -0.5],
          [R, 0.12, -0.46],
          [R, 0.03, -0.38],
          [R, 0.03, 0],
          [R, 0.03, 0.38],
          [R, 0.12, 0.46],
          [R * 0.96, Y, 0.5],
        ],
        4,
      ),
      10,
    ),
    TAU / 8,
  );
  const pad = lathe(
    [
      [R - 0.26, Y + 0.005],
      [R + 0.04, Y + 0.0],
      [R + 0.07, Y + 0.02],
      [R + 0.05, Y + 0.055],
      [R - 0.25, Y + 0.05],
    ],
    64,
    true,
  );
  const top = Y + 1.5;
  const post = (i: number) => {
    const a = (i / count) * TAU + 0.26;
    const [c, s] = [cos(a), sin(a)];
    return tube(
      0.028,
      curveThrough(
        [
          [(R + 0.05) * c, 0.1, (R + 0.05) * s],
          [(R + 0.05) * c, Y + 0.9, (R + 0.05) * s],
          [(R - 0.02) * c, top, (R - 0.02) * s],
        ],
        4,
      ),
      10,
      { endRounding: 0.02 },
    );
  };
  const strands = has("net")
    ? [
        ...Array.from({ length: 48 }, (_, i) => {
          const a = (i / 48) * TAU;
          return bar(
            [(R - 0.04) * cos(a), Y + 0.03, (R - 0.04) * sin(a)],
            [(R - 0.04) * cos(a), top - 0.06, (R - 0.04) * sin(a)],
            0.0055,
            4,
          );
        }),
        ...[0.3, 0.6, 0.9, 1.2, 1.44].map((h) => move(torus(R - 0.04, h > 1.4 ? 0.018 : 0.0055, 48, 6), [0, Y + h, 0])),
      ]
    : [];
  return [
    makePart("legs", "frame", merge(legs), { weight: 0.9 }),
    makePart("frame", "frame", move(torus(R, 0.035, 64, 10), [0, Y, 0]), { weight: 0.7 }),
    makePart(
      "mat",
      "mat",
      lathe(
        [
          [0, Y - 0.005],
          [R - 0.2, Y + 0.005],
          [R - 0.2, Y + 0.022],
          [0, Y + 0.01],
        ],
        56,
      ),
      { weight: 1, paint: target },
    ),
    makePart("pad", "body", pad, { weight: 1, paint: stitched, crease: 0.9 }),
    ...(has("net")
      ? [
          makePart("posts", "post", merge(Array.from({ length: count }, (_, i) => post(i))), { weight: 0.8 }),
          makePart("net", "net", merge(strands), { weight: 0.5 }),
        ]
      : []),
  ];
}

/** A garden trampoline. What makes it itself: a great round black mat inside a thick bright pad, at knee height on bent tube legs; often with padded posts and a safety net around. */
export const trampoline = defineFromPlan({
  id: "trampoline",
  family: "toy",
  words: ["trampoline", "garden trampoline", "jumping mat"],
  senses: ["trampoline"],
  height: 0.85,
  view: { azimuth: 0.3, elevation: 0.42 },
  slots: {
    body: mainSlot("plastic", "#2a62b8 #2f8f4a #d8481e", "pad|padding|rim"),
    mat: slot("woven-cotton", "#17181b", "bed"),
    frame: slot("brushed-steel", "", "leg|tube"),
    post: slot("rubber", "#24508f #2b2c30", "pole"),
    net: slot("woven-cotton", "#3a3d44", "safety net|mesh"),
  },
  extras: { net: { chance: 0.35 } },
  count: { slot: "post", min: 6, max: 8, most: 10 },
  build,
});
