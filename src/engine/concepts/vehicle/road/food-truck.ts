import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnZ } from "../../../geometry/place.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { block as brick, turnedUp } from "../../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";
import { bar } from "../../pieces.ts";
import { block, pair, sidePlate, turnedAlong } from "../bodywork.ts";
import {
  awned,
  FROM,
  giantCone,
  HALF,
  HIGH,
  kitchen,
  LOW,
  livery,
  MIDDLE,
  nameBoard,
  ROOF,
  SILL,
  TO,
  WHITE,
} from "./food-truck-dress.ts";
import { axleWheels } from "./heavy-wheel.ts";

function build({ style, kind }: Planned): Part[] {
  const ice = style === "ice-cream";
  const name = ice ? "ICE CREAM" : kind.toUpperCase();
  const lower: Vec3 = ice ? [0.9, 0.36, 0.5] : [0.8, 0.16, 0.03];
  const body = sidePlate(
    [
      [-2.7, SILL, 0.06],
      [-1.95, SILL],
      [-1.9, 0.78, 0.2],
      [-1.55, 0.98, 0.2],
      [-1.2, 0.78, 0.2],
      [-1.15, SILL],
      [1.15, SILL],
      [1.2, 0.78, 0.2],
      [1.55, 0.98, 0.2],
      [1.9, 0.78, 0.2],
      [1.95, SILL],
      [2.45, SILL, 0.08],
      [2.52, 1.2, 0.2],
      [2.2, 1.42, 0.1],
      [1.92, 2.62, 0.22],
      [1.6, ROOF, 0.14],
      [-2.7, ROOF, 0.12],
    ],
    2 * HALF,
    0.07,
    0,
    4,
  );
  const screen = sidePlate(
    [
      [1.95, 1.46, 0.03],
      [2.225, 1.46, 0.05],
      [1.98, 2.42, 0.05],
      [1.8, 2.42, 0.03],
    ],
    2 * HALF - 0.3,
    0.02,
  );
  const door = pair(
    sidePlate(
      [
        [0.95, 1.42, 0.06],
        [1.96, 1.42, 0.06],
        [1.74, 2.36, 0.08],
        [0.95, 2.36, 0.08],
      ],
      0.05,
      0.015,
      HALF - 0.005,
    ),
  );
  const rim = (z: number, y: number, high: number, long: number) =>
    block([0.09, high, long], [HALF + 0.01, y, z], 0.02);
  const hatchRim = merge([
    rim(MIDDLE, HIGH + 0.03, 0.07, TO - FROM + 0.14),
    rim(FROM - 0.03, (LOW + HIGH) / 2, HIGH - LOW, 0.07),
    rim(TO + 0.03, (LOW + HIGH) / 2, HIGH - LOW, 0.07),
  ]);
  const counter = block([0.46, 0.06, TO - FROM + 0.2], [HALF + 0.21, LOW - 0.04, MIDDLE], 0.02);
  // a canvas awning in a slope with scallops along its edge
  const slope = (t: number): [number, number] => [HALF + 0.02 + 0.85 * t, HIGH + 0.24 - 0.36 * t];
  const awning = merge([
    ...Array.from({ length: 3 }, (_, i) => {
      const [[x, y], [u, v]] = [slope(i / 3), slope((i + 1) / 3)];
      return move(turnZ(brick([0.33, 0.03, TO - FROM + 0.24], [0, 0, 0], 0.006), -0.4), [
        (x + u) / 2,
        (y + v) / 2,
        MIDDLE,
      ]);
    }),
    ...Array.from({ length: 11 }, (_, i) =>
      block(
        [0.025, 0.16, (TO - FROM + 0.24) / 11 - 0.008],
        [HALF + 0.86, HIGH - 0.17, FROM - 0.12 + ((i + 0.5) * (TO - FROM + 0.24)) / 11],
        0.01,
      ),
    ),
  ]);
  const stays = [FROM, TO].map((z) => bar([HALF, LOW + 0.35, z], [HALF + 0.8, HIGH - 0.08, z], 0.018, 8));
  const jars = Array.from({ length: 5 }, (_, i) =>
    move(
      turnedUp(
        [
          [0, 0],
          [0.045, 0, 0.005],
          [0.045, 0.13, 0.02],
          [0.018, 0.17, 0.01],
          [0.018, 0.22],
          [0, 0.22],
        ],
        16,
      ),
      [HALF + 0.26, LOW - 0.01, FROM + 0.3 + i * 0.11],
    ),
  );
  const round = (x: number, y: number, r: number) =>
    turnedAlong(
      [
        [0, -0.06],
        [r, -0.05, 0.01],
        [r * 0.95, 0.02, 0.03],
        [0, 0.05],
      ],
      [x, y, 2.49],
      24,
    );
  const grille = Array.from({ length: 5 }, (_, i) => block([1.0, 0.035, 0.05], [0, 0.78 + i * 0.085, 2.51], 0.012));
  return [
    ...axleWheels([1.55, -1.55], HALF - 0.16, { radius: 0.42, width: 0.3, rim: 0.56 }),
    makePart(
      "chassis",
      "dark",
      merge([
        block([1.5, 0.2, 4.8], [0, 0.52, -0.1], 0.03),
        ...[1.55, -1.55].map((z) => block([1.8, 0.1, 0.1], [0, 0.42, z], 0.02)),
      ]),
      { weight: 0.3 },
    ),
    makePart("body", "body", body, { weight: 1, paint: livery(name, lower) }),
    makePart("windows", "window", merge([screen, ...door]), { weight: 0.9 }),
    makePart(
      "hatch",
      "kitchen",
      block([0.05, HIGH - LOW, TO - FROM], [HALF + 0.004, (LOW + HIGH) / 2, MIDDLE], 0.004),
      { weight: 0.9, paint: kitchen },
    ),
    makePart("hatch-rim", "trim", merge([hatchRim, counter, ...stays]), { weight: 0.8 }),
    makePart("awning", "awning", awning, { weight: 1, paint: awned }),
    makePart("bottles", "bottle", merge(jars), { weight: 0.5 }),
    makePart("menu", "menu", block([0.04, 0.72, 0.42], [HALF + 0.02, 1.86, 0.66], 0.012), {
      weight: 0.6,
      paint: (surface, _x, y, z, nx) => {
        if (nx < 0.6) return;
        const row = (y - 1.52) / 0.085;
        if (isWritten("MENU", 0.66 - z, y - 2.12, 0.085)) layColour(surface, WHITE, 0.8);
        else if (
          row > 0 &&
          row < 6 &&
          row - Math.floor(row) < 0.3 &&
          Math.abs(z - 0.66) < 0.15 - 0.03 * (Math.floor(row) % 3)
        )
          layColour(surface, [0.6, 0.6, 0.58], 0.8);
      },
    }),
    makePart(
      "vent",
      "trim",
      merge([
        brick([0.6, 0.18, 0.6], [-0.35, ROOF + 0.08, -1.6], 0.04),
        move(
          turnedUp(
            [
              [0, 0],
              [0.16, 0],
              [0.16, 0.16, 0.02],
              [0.24, 0.18, 0.02],
              [0.2, 0.28, 0.06],
              [0, 0.3],
            ],
            24,
          ),
          [-0.3, ROOF - 0.02, -0.4],
        ),
      ]),
      { weight: 0.5 },
    ),
    makePart("grille", "trim", merge([...grille, block([1.9, 0.2, 0.14], [0, 0.56, 2.5], 0.05, 3)]), { weight: 0.6 }),
    ...makeParts("headlight", "headlight", pair(round(0.75, 0.95, 0.15)), { weight: 0.7 }),
    makePart("taillights", "taillight", merge(pair(block([0.16, 0.3, 0.06], [0.85, 1.3, -2.7], 0.02))), {
      weight: 0.3,
    }),
    makePart(
      "mirrors",
      "dark",
      merge(
        pair(
          merge([
            block([0.06, 0.34, 0.18], [HALF + 0.2, 1.85, 1.95], 0.025),
            bar([HALF - 0.05, 1.95, 1.85], [HALF + 0.2, 1.92, 1.95], 0.02, 8),
          ]),
        ),
      ),
      { weight: 0.4 },
    ),
    ...(ice ? giantCone() : [nameBoard(name)]),
    ...(ice ? [{ ...nameBoard(name), name: "ice-board" }] : []),
  ];
}

const ICE = ["ice cream truck", "ice cream van", "ice-cream truck", "ice-cream van"];

/** A food truck. What makes it itself: a step van all in one piece with a tall windscreen, in its side an open hatch with a counter, sauce bottles and lit shelves under a striped awning, a menu beside it and the name on a board along the roof; an ice cream truck is of pastel colours and carries a giant cone. */
export const foodTruck = defineFromPlan({
  id: "food-truck",
  family: "vehicle",
  words: [
    "food truck",
    ...ICE,
    "food van",
    "street food truck",
    "taco truck",
    "burger van",
    "burger truck",
    "coffee truck",
    "pizza truck",
    "catering truck",
    "snack truck",
  ],
  height: 3.2,
  vary: 0.03,
  view: { azimuth: 0.95, elevation: 0.14 },
  slots: {
    body: mainSlot("painted-metal", "#f2c81c #1f9a9a #e8e2d0 #e0641c", "paint|van|side"),
    awning: slot("canvas", "#d0281c #1f7a4a", "canopy|marquee"),
    sign: slot("painted-metal", "#a8201a #1c1d22", "board|name"),
    kitchen: slot("plastic", "#e8b060", "interior|shelf|hatch"),
    bottle: slot("plastic", "#d8281c #e8b81c", "ketchup|sauce|mustard"),
    menu: slot("slate", "#1c1e1e", "chalkboard|price list"),
    window: slot("glass", "#1c2a33", "windshield|pane"),
    trim: slot("brushed-steel", "", "counter|grille|bumper|vent"),
    tyre: slot("rubber", "#1a1a1b", "tire"),
    wheel: slot("brushed-steel", "", "rim|hub"),
    headlight: slot("glass", "#f6f0d4", "lamp"),
    taillight: slot("glass", "#b0140e", "brake light"),
    dark: slot("plastic", "#1b1c1e", "chassis|mirror"),
    cone: slot("painted-wood", "#d8964a", "wafer|giant cone"),
    scoop: slot("plastic", "#f6ead0 #f4a8c0", "ice cream"),
    topping: slot("plastic", "#f48ab0 #8ad0c0", "scoop of ice cream"),
    cherry: slot("plastic", "#c8141c"),
  },
  styles: {
    street: { weight: 1 },
    "ice-cream": { weight: 0, words: ICE, dress: { body: "#f6f2ea", awning: "#f07aa0", sign: "#e0508a" } },
  },
  kinds: {
    food: { weight: 2 },
    tacos: { words: ["taco truck"] },
    burgers: { words: ["burger van", "burger truck"] },
    coffee: { weight: 0, words: ["coffee truck"] },
    pizza: { weight: 0, words: ["pizza truck"] },
  },
  build,
});
