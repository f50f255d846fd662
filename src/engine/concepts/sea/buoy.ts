import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

const DECK = 0.62;
const HEAD = 2.05;

const hull: Paint = (surface, x, y, z) => {
  if (y > 0.28 && y < 0.4) layColour(surface, [0.86, 0.85, 0.81], 0.5, 0);
  if (z > 0 && isWritten("7", x, y - 0.34, 0.09, 0.11)) layColour(surface, [0.03, 0.03, 0.03], 0.5, 0);
};

/** A steel float with a lattice tower, a daymark and a lantern. */
function beacon(): Part[] {
  const float = turnedUp(
    [
      [0, 0],
      [0.34, 0, 0.06],
      [0.62, 0.2, 0.08],
      [0.66, 0.26, 0.02],
      [0.66, 0.5, 0.03],
      [0.56, DECK, 0.03],
      [0, DECK],
    ],
    44,
  );
  const foot = (i: number, r: number, y: number): Vec3 => {
    const a = (i / 4) * TAU + PI / 4;
    return [r * cos(a), y, r * sin(a)];
  };
  const radius = (y: number) => 0.42 - ((y - DECK) / (HEAD - DECK)) * 0.28;
  const levels = [DECK, 1.12, 1.6, HEAD];
  const lattice = [0, 1, 2, 3].flatMap((i) => [
    bar(foot(i, 0.42, DECK - 0.04), foot(i, 0.14, HEAD), 0.026, 10),
    ...levels.slice(1).map((y) => bar(foot(i, radius(y), y), foot(i + 1, radius(y), y), 0.016, 8)),
    ...levels
      .slice(0, -1)
      .map((y, k) =>
        bar(foot(i, radius(y), y), foot(i + 1, radius(levels[k + 1] as number), levels[k + 1] as number), 0.012, 8),
      ),
  ]);
  const mark = turnedUp(
    [
      [0, 1.22],
      [0.27, 1.22, 0.01],
      [0.21, 1.56, 0.01],
      [0, 1.56],
    ],
    4,
  );
  const lamp = turnedUp(
    [
      [0, HEAD - 0.02],
      [0.2, HEAD - 0.02, 0.01],
      [0.2, HEAD + 0.03, 0.01],
      [0.07, HEAD + 0.05],
      [0, HEAD + 0.05],
    ],
    28,
  );
  const glass = turnedUp(
    [
      [0, HEAD + 0.04],
      [0.085, HEAD + 0.04, 0.005],
      [0.085, HEAD + 0.2, 0.01],
      [0, HEAD + 0.2],
    ],
    24,
  );
  const cap = turnedUp(
    [
      [0, HEAD + 0.2],
      [0.11, HEAD + 0.2, 0.008],
      [0.1, HEAD + 0.24, 0.03],
      [0.015, HEAD + 0.29, 0.01],
      [0, HEAD + 0.29],
    ],
    24,
  );
  const lug = turnX(torus(0.06, 0.02, 20, 8), PI / 2);
  return [
    makePart("float", "body", float, { weight: 1, paint: hull, projection: "cylinder" }),
    makePart("bumper", "rubber", move(torus(0.66, 0.035, 48, 10), [0, 0.46, 0]), { weight: 0.5 }),
    makePart("tower", "body", merge(lattice), { weight: 1 }),
    makePart("mark", "mark", mark, { weight: 0.8 }),
    makePart("deck", "metal", merge([lamp, cap]), { weight: 0.6 }),
    makePart("light", "light", glass, { weight: 0.7 }),
    makePart("lugs", "metal", merge(around(3, move(lug, [0, DECK + 0.03, 0.5]))), { weight: 0.3 }),
  ];
}

/** A round float with a ring on top: what a mooring has. */
function mooring(): Part[] {
  const stripe: Paint = (surface, _x, y) => {
    if (Math.abs(y) < 0.075) layColour(surface, [0.88, 0.87, 0.83], 0.5, 0);
  };
  return [
    makePart("float", "body", move(sphere(0.42, 44), [0, 0.42, 0]), { weight: 1, paint: stripe }),
    makePart(
      "neck",
      "metal",
      merge([bar([0, 0.8, 0], [0, 0.9, 0], 0.06, 18), move(turnX(torus(0.075, 0.02, 28, 10), PI / 2), [0, 0.965, 0])]),
      { weight: 0.7 },
    ),
    makePart("waist", "rubber", move(torus(0.418, 0.018, 48, 8), [0, 0.42, 0]), { weight: 0.4 }),
  ];
}

/** A buoy. What makes it itself: a round red float with a white band, a tower of slanting struts on it with a mark, and a lantern at the top; a mooring buoy is a ball with a ring. */
export const buoy = defineFromPlan({
  id: "buoy",
  family: "vehicle",
  words: [
    "buoy",
    "sea buoy",
    "navigation buoy",
    "channel marker",
    "harbor buoy",
    "harbour buoy",
    "bell buoy",
    "mooring buoy",
    "float buoy",
  ],
  senses: [],
  height: 2.3,
  view: { azimuth: 0.4, elevation: 0.12 },
  slots: {
    body: mainSlot("painted-metal", "#c4201a #b81c16 #d0421a #1f7a40", "float|tower|hull"),
    mark: slot("painted-metal", "#e8e4da #d8281e", "daymark|sign", true),
    light: slot("glass", "#f2d04a #e03a2a #48c46a", "lamp|lantern|beacon"),
    metal: slot("galvanised-steel", "", "ring|lug|deck|cap"),
    rubber: slot("rubber", "#1a1b1e", "bumper|fender"),
  },
  styles: {
    beacon: { weight: 4, slots: ["light", "mark"] },
    mooring: { weight: 0, words: ["mooring buoy", "float buoy"], traits: ["round"] },
  },
  build: ({ style }: Planned) => (style === "mooring" ? mooring() : beacon()),
});
