import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { chain, rotation, transformPoint, translation } from "../../math/mat4.ts";
import { type Vec3, X_AXIS } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const R = 0.45;
const DEEP = 0.12;
const FOCUS = 0.46;

/** A bowl that opens upwards, its bottom at the origin, with a rolled rim. */
function bowl(): Part["geometry"] {
  const steps = 14;
  const at = (t: number): Point2 => [R * t, DEEP * t * t];
  const outer = Array.from({ length: steps + 1 }, (_, i): Point2 => {
    const [r, y] = at(i / steps);
    return [i === 0 ? 0 : r, y - 0.012];
  });
  const inner = Array.from({ length: steps + 1 }, (_, i): Point2 => {
    const [r, y] = at(1 - i / steps);
    return [i === steps ? 0 : r, y];
  });
  const rim: Point2[] = [
    [R + 0.012, DEEP - 0.016],
    [R + 0.02, DEEP - 0.006],
    [R + 0.014, DEEP + 0.006],
    [R + 0.004, DEEP + 0.006],
  ];
  return lathe([...outer, ...rim, ...inner], 56);
}

function build({ style }: Planned): Part[] {
  const big = style === "station";
  const tall = big ? 0.75 : 0.62;
  const lift = big ? 0.85 : 0.95;
  // the bowl's bottom sits a little before the pole
  const at = chain(rotation(X_AXIS, PI / 2 - (PI / 2 - lift)), translation([0, tall, 0.09]));
  const to = (p: Vec3): Vec3 => transformPoint(at, p);
  const onRim = (angle: number): Vec3 => to([R * 0.96 * cos(angle), DEEP * 0.92, R * 0.96 * sin(angle)]);
  const focus = to([0, FOCUS, 0]);
  const near = to([0, FOCUS - 0.09, 0]);
  const struts = (big ? [PI / 2, PI / 2 + 2.094, PI / 2 - 2.094] : [PI / 2]).map((angle) =>
    bar(onRim(angle), focus, big ? 0.009 : 0.014, 10),
  );
  const horn = place(
    turnedUp(
      [
        [0, FOCUS - 0.06],
        [0.034, FOCUS - 0.06, 0.006],
        [0.034, FOCUS - 0.03, 0.004],
        [0.022, FOCUS - 0.02, 0.004],
        [0.024, FOCUS + 0.09, 0.008],
        [0, FOCUS + 0.09],
      ],
      24,
    ),
    at,
  );
  const foot = big
    ? turnedUp(
        [
          [0, 0],
          [0.32, 0, 0.01],
          [0.32, 0.04, 0.01],
          [0.13, 0.07, 0.02],
          [0.075, tall - 0.16, 0.02],
          [0.09, tall - 0.12, 0.01],
          [0.09, tall - 0.03, 0.02],
          [0, tall - 0.03],
        ],
        36,
      )
    : merge([
        turnedUp(
          [
            [0, 0],
            [0.16, 0, 0.006],
            [0.16, 0.022, 0.006],
            [0, 0.022],
          ],
          28,
        ),
        bar([0, 0.01, 0], [0, tall, 0], 0.026, 16),
        bar([0.11, 0.02, -0.09], [0, tall * 0.6, 0], 0.012, 10),
        bar([-0.11, 0.02, -0.09], [0, tall * 0.6, 0], 0.012, 10),
      ]);
  return [
    makePart("dish", "dish", place(bowl(), at), { weight: 1 }),
    makePart(
      "hub",
      "arm",
      merge([bar([0, tall, -0.03], to([0, 0.0, 0]), 0.05, 16), block([0.12, 0.12, 0.07], [0, tall - 0.01, 0], 0.012)]),
      {
        weight: 0.6,
      },
    ),
    makePart("foot", "arm", foot, { weight: 0.8 }),
    makePart("struts", "arm", merge([...struts, bar(near, focus, 0.012, 8)]), { weight: 0.8 }),
    makePart("receiver", "receiver", horn, { weight: 0.9 }),
  ];
}

/** A satellite dish. What makes it itself: a wide shallow bowl tilted at the sky, an arm that holds a small receiver before its middle, and a pole on a foot. */
export const satelliteDish = defineFromPlan({
  id: "satellite-dish",
  family: "device",
  words: [
    "satellite dish",
    "dish antenna",
    "parabolic antenna",
    "tv dish",
    "radar dish",
    "radio telescope",
    "satellite antenna",
  ],
  senses: ["dish#5"],
  height: 1.1,
  view: { azimuth: 0.75, elevation: 0.1 },
  slots: {
    dish: mainSlot("painted-metal", "#d8dadb #c8ccd0 #e6e4de", "bowl|reflector"),
    arm: slot("galvanised-steel brushed-steel", "", "pole|stand|mast|strut|foot"),
    receiver: slot("plastic", "#26282c #e8e6e0", "horn|feed|lnb"),
  },
  styles: {
    house: { weight: 2 },
    station: { weight: 1, words: ["radar dish", "radio telescope"], traits: ["large", "huge"] },
  },
  build,
});
