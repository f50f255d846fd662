import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, stretch, turnY } from "../../../geometry/place.ts";
import { torus } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { oval } from "../../food/shapes.ts";
import { layColour } from "../../lay-colour.ts";
import { bar } from "../../pieces.ts";
import { block, type Station, skinOver } from "../bodywork.ts";

const HULL: readonly Station[] = [
  { z: -2.15, y: 0.36, half: 0, up: 0, down: 0 },
  { z: -2.0, y: 0.3, half: 0.045, up: 0.05, down: 0.14 },
  { z: -1.5, y: 0.24, half: 0.17, up: 0.07, down: 0.19, square: 2.4 },
  { z: -0.8, y: 0.21, half: 0.27, up: 0.085, down: 0.2, square: 2.6 },
  { z: 0, y: 0.2, half: 0.31, up: 0.1, down: 0.2, square: 2.6 },
  { z: 0.8, y: 0.21, half: 0.27, up: 0.12, down: 0.2, square: 2.5 },
  { z: 1.5, y: 0.25, half: 0.16, up: 0.09, down: 0.19, square: 2.3 },
  { z: 2.0, y: 0.33, half: 0.045, up: 0.05, down: 0.14 },
  { z: 2.18, y: 0.4, half: 0, up: 0, down: 0 },
];

const deckLine =
  (second: boolean): Paint =>
  (surface, _x, y, z) => {
    const keel = 0.2 + 0.033 * z * z;
    if (second && y < keel - 0.015) layColour(surface, [0.86, 0.85, 0.8], 0.3);
    else if (Math.abs(y - keel) < 0.016) layColour(surface, [0.03, 0.03, 0.035], 0.6);
  };

const paddle = (): readonly [Geometry, Geometry] => {
  const shaft = bar([-0.95, 0, 0], [0.95, 0, 0], 0.0155, 12);
  const blade = (s: number) => move(oval([0.24, 0.095, 0.014], 22), [s * 1.08, 0, 0]);
  return [shaft, merge([blade(1), blade(-1)])];
};

function build({ style, has, kind }: Planned): Part[] {
  const double = style === "double";
  const holes = double ? [-0.62, 0.5] : [-0.18];
  const rim = (z: number) => move(stretch(torus(1, 0.075, 44, 8), [0.21, 0.3, 0.36]), [0, 0.312, z]);
  const well = (z: number) => move(stretch(oval([1, 1, 1], 30), [0.205, 0.03, 0.355]), [0, 0.292, z]);
  const backs = holes.map((z) => block([0.3, 0.16, 0.05], [0, 0.37, z - 0.3], 0.022));
  const [shaft, blades] = paddle();
  const across = (g: Geometry) => move(turnY(g, 0.32), [0, 0.375, (holes.at(-1) as number) + 0.42]);
  const cords = [1.0, -1.15].flatMap((z) => [
    tube(
      0.008,
      curveThrough(
        [
          [-0.2, 0.29, z - 0.16],
          [0, 0.335, z],
          [0.2, 0.29, z + 0.16],
        ],
        6,
      ),
      6,
    ),
    tube(
      0.008,
      curveThrough(
        [
          [0.2, 0.29, z - 0.16],
          [0, 0.335, z],
          [-0.2, 0.29, z + 0.16],
        ],
        6,
      ),
      6,
    ),
  ]);
  return [
    makePart("hull", "hull", skinOver(HULL, 36), { weight: 1, paint: deckLine(kind === "two-tone") }),
    ...makeParts("well", "cockpit", holes.map(well), { weight: 0.9 }),
    ...makeParts("rim", "rim", holes.map(rim), { weight: 0.9 }),
    ...makeParts("backrest", "cockpit", backs, { weight: 0.6 }),
    makePart("cords", "rim", merge(cords), { weight: 0.4 }),
    ...(has("paddle")
      ? [
          makePart("shaft", "paddle", across(shaft), { weight: 0.9 }),
          makePart("blades", "blade", across(blades), { weight: 0.9 }),
        ]
      : []),
  ];
}

/** A kayak. What makes it itself: a long slim closed hull pointed at both ends and curved up, a small oval cockpit with a rim in its deck, and a paddle with a blade at each end laid across. */
export const kayak = defineFromPlan({
  id: "kayak",
  family: "vehicle",
  words: ["kayak", "sea kayak", "canoe kayak", "tandem kayak", "double kayak"],
  senses: ["kayak"],
  height: 0.5,
  view: { azimuth: 0.85, elevation: 0.42 },
  slots: {
    hull: mainSlot("plastic", "#e8641e #f0b81e #d8281e #2a86c8 #3aa05a", "body|deck"),
    cockpit: slot("rubber", "#141518", "seat|backrest"),
    rim: slot("rubber", "#232428", "coaming|cord"),
    paddle: slot("brushed-aluminium carbon-fibre", "", "oar|shaft"),
    blade: slot("plastic", "#f0c81e #1d1e22 #f2f0ea"),
  },
  styles: { single: { weight: 3 }, double: { weight: 0.6, words: ["tandem kayak", "double kayak"] } },
  kinds: { plain: { weight: 1 }, "two-tone": { weight: 1 } },
  extras: { paddle: { chance: 0.9 } },
  sockets: ({ style }) => [
    { name: "seat", position: [0, 0.32, style === "double" ? -0.62 : -0.2], normal: [0, 1, 0], radius: 0.16 },
  ],
  build,
});
