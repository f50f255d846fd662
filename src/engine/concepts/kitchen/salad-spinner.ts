import { wobble } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part, Socket } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { petal } from "../flower/petal.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { hollow, smoothProfile } from "../vessel/hollow.ts";

/** Radius and height of the bowl's rim, metres. */
const [RADIUS, RIM] = [0.125, 0.145];

/** Slots cut through the basket: dark, upright, in rows. */
const slots: Paint = (surface, x, y, z) => {
  const u = (atan2(z, x) / TAU) * 40;
  const v = (y - 0.02) / 0.024;
  const [a, b] = [u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5];
  if (y > 0.018 && y < 0.07 && Math.abs(a) < 0.2 && Math.abs(b) < 0.36) layColour(surface, fromHex("#7f9a94"), 0.7);
};

function leaves(next: () => number): Geometry {
  return merge(
    Array.from({ length: 26 }, (_, i) => {
      const [a, r] = [i * 2.399963, 0.088 * Math.sqrt((i + 0.5) / 26)];
      const blade = petal({
        length: 0.052 + 0.02 * next(),
        width: 0.05 + 0.014 * next(),
        rise: 0.5 + 0.9 * next(),
        curl: -0.9,
        cup: 0.4,
        ruffle: 0.006,
        waves: 3,
        thickness: 0.0016,
        steps: 7,
        across: 6,
      });
      return move(turnY(turnX(blade, -0.2 * next()), a + next()), [
        r * 0.55 * cos(a),
        0.042 + 0.046 * next(),
        r * 0.55 * sin(a),
      ]);
    }),
  );
}

function build({ style, has, stream }: Planned): Part[] {
  const outside = smoothProfile(
    [
      [0.07, 0],
      [0.082, 0.004],
      [0.112, 0.06],
      [0.121, 0.11],
      [RADIUS, RIM],
    ],
    6,
  );
  const inner = smoothProfile(
    [
      [0.062, 0.012],
      [0.076, 0.018],
      [0.096, 0.05],
      [0.102, 0.074],
      [0.106, 0.078],
    ],
    5,
  );
  const parts = [
    makePart("bowl", "bowl", lathe(hollow(outside, 0.003, 0.004), 64), { weight: 1 }),
    makePart("basket", "basket", lathe(hollow(inner, 0.0024, 0.003), 64), { weight: 0.8, paint: slots }),
  ];
  if (has("leaves"))
    parts.push(
      makePart("leaves", "leaves", wobble(leaves(stream("leaves")), 0.001, 0.012, 5), { weight: 0.9, crease: 1 }),
    );
  if (style === "open") return parts;
  const lid = turnedUp(
    [
      [0, RIM - 0.006],
      [RADIUS + 0.003, RIM - 0.006, 0.002],
      [RADIUS + 0.006, RIM + 0.012, 0.004],
      [RADIUS - 0.012, RIM + 0.022, 0.012],
      [0.055, RIM + 0.03, 0.02],
      [0.05, RIM + 0.024, 0.004],
      [0, RIM + 0.024],
    ],
    72,
  );
  parts.push(makePart("lid", "lid", lid, { weight: 1 }));
  if (style === "crank") {
    const hub = turnedUp(
      [
        [0, RIM + 0.022],
        [0.03, RIM + 0.022, 0.004],
        [0.026, RIM + 0.04, 0.004],
        [0, RIM + 0.04],
      ],
      36,
    );
    const arm = bar([0, RIM + 0.044, 0], [0.082, RIM + 0.048, 0.02], 0.0085, 14);
    const grip = turnedUp(
      [
        [0, 0],
        [0.01, 0, 0.002],
        [0.014, 0.026, 0.008],
        [0.011, 0.04, 0.006],
        [0, 0.042],
      ],
      28,
    );
    parts.push(
      makePart("hub", "knob", hub, { weight: 0.6 }),
      makePart("arm", "knob", merge([arm, move(grip, [0.08, RIM + 0.05, 0.02])]), { weight: 0.7 }),
    );
  } else {
    const plunger = turnedUp(
      [
        [0, RIM + 0.02],
        [0.03, RIM + 0.02],
        [0.03, RIM + 0.058, 0.002],
        [0.042, RIM + 0.062, 0.006],
        [0.038, RIM + 0.078, 0.012],
        [0, RIM + 0.084],
      ],
      44,
    );
    parts.push(
      makePart("plunger", "knob", plunger, { weight: 0.8 }),
      makePart("brake", "knob", move(sphere(0.011, 20, 12), [0.078, RIM + 0.024, 0.03]), { weight: 0.4 }),
    );
  }
  return parts;
}

const sockets = ({ style }: Planned): Socket[] =>
  style === "open" ? [{ name: "top", position: [0, 0.06, 0], normal: [0, 1, 0], radius: 0.09 }] : [];

/** A salad spinner. What makes it itself: a clear bowl with a slotted white basket in it full of green leaves, under a flat coloured lid with a plunger or a crank to spin it. */
export const saladSpinner = defineFromPlan({
  id: "salad-spinner",
  family: "vessel",
  words: ["salad spinner", "lettuce spinner", "salad dryer", "lettuce dryer"],
  height: 0.23,
  view: { azimuth: 0.35, elevation: 0.26 },
  slots: {
    lid: mainSlot("plastic", "#f2f4f0 #6fae4a #e2572f #2f7f8a", "cover|top"),
    bowl: { ...slot("glass", "#eef6f6"), clear: true },
    basket: slot("plastic", "#f4f6f4", "strainer|colander"),
    leaves: slot("plastic", "#6fae35 #5c9a2c", "leaf|lettuce|salad"),
    knob: slot("plastic", "#2a2d30 #6fae4a #d8dcd8", "plunger|crank|handle|button"),
  },
  styles: {
    plunger: { weight: 2 },
    crank: { named: ["crank"] },
    open: { weight: 0, traits: ["open"] },
  },
  extras: { leaves: { chance: 0.9 } },
  build,
  sockets,
});
