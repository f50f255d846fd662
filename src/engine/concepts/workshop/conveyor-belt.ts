import { arc } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Outline, type Point2, reverseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const LENGTH = 2.6;
const HEIGHT = 0.78;
const WIDTH = 0.62;
const ROLLER = 0.09;

/** The belt's run from its side: two flats joined by half circles. */
const stadium = (radius: number): Outline => [
  ...arc([LENGTH / 2 - ROLLER, HEIGHT, 0], radius, -PI / 2, PI / 2, 14).map(([x, y]): Point2 => [x, y]),
  ...arc([-LENGTH / 2 + ROLLER, HEIGHT, 0], radius, PI / 2, (3 * PI) / 2, 14).map(([x, y]): Point2 => [x, y]),
];

/** Brown tape along the middle of a carton standing at `at`, over its top and down its ends. */
const taped =
  (x0: number, z0: number, turn: boolean): Paint =>
  (surface, x, _y, z, nx, ny, nz) => {
    const [u, end] = turn ? [x - x0, Math.abs(nz)] : [z - z0, Math.abs(nx)];
    if (Math.abs(u) < 0.024 && (ny > 0.8 || end > 0.8)) layColour(surface, [0.56, 0.36, 0.14], 0.3);
  };

const CARTONS: readonly (readonly [x: number, z: number, size: readonly [number, number, number], turn: boolean])[] = [
  [-0.85, 0.02, [0.38, 0.3, 0.36], false],
  [-0.16, -0.03, [0.3, 0.22, 0.4], true],
  [0.6, 0.03, [0.44, 0.36, 0.38], false],
];

function build({ has, count }: Planned): Part[] {
  const rollers = [-1, 1].map((s) =>
    bar(
      [s * (LENGTH / 2 - ROLLER), HEIGHT, -WIDTH / 2 + 0.02],
      [s * (LENGTH / 2 - ROLLER), HEIGHT, WIDTH / 2 - 0.02],
      ROLLER - 0.008,
      24,
    ),
  );
  const small = Array.from({ length: 7 }, (_, i) => -LENGTH / 2 + 0.35 + (i / 6) * (LENGTH - 0.7));
  const legs = [-0.4, 0.4].map((t) => t * LENGTH);
  const onTop = HEIGHT + ROLLER;
  return [
    makePart(
      "belt",
      "body",
      extrude([...stadium(ROLLER)], { depth: WIDTH - 0.06, holes: [reverseOutline(stadium(ROLLER - 0.01))] }),
      {
        weight: 1,
      },
    ),
    makePart(
      "ribs",
      "body",
      merge(
        Array.from({ length: 21 }, (_, i) =>
          block([0.014, 0.008, WIDTH - 0.07], [(i - 10) * ((LENGTH - 0.24) / 20), onTop + 0.002, 0], 0.002),
        ),
      ),
      { weight: 0.5 },
    ),
    makePart(
      "rollers",
      "metal",
      merge([
        ...rollers,
        ...small.map((x) => bar([x, HEIGHT - 0.02, -WIDTH / 2 + 0.02], [x, HEIGHT - 0.02, WIDTH / 2 - 0.02], 0.05, 14)),
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "rails",
      "frame",
      merge(
        [-1, 1].flatMap((s) => [
          block([LENGTH - 0.06, 0.14, 0.03], [0, HEIGHT, s * (WIDTH / 2)], 0.008),
          block([LENGTH - 0.06, 0.025, 0.06], [0, HEIGHT + 0.075, s * (WIDTH / 2)], 0.006),
        ]),
      ),
      { weight: 1 },
    ),
    makePart(
      "bearings",
      "metal",
      merge(
        [-1, 1].flatMap((s) =>
          [-1, 1].map((t) =>
            move(turnY(disc(0.05, 0.03, 0.008, 24), s < 0 ? PI : 0), [
              t * (LENGTH / 2 - ROLLER),
              HEIGHT,
              s * (WIDTH / 2 + 0.012),
            ]),
          ),
        ),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "legs",
      "frame",
      merge([
        ...legs.flatMap((x) =>
          [-1, 1].flatMap((s) => [
            block([0.07, HEIGHT - 0.06, 0.05], [x, (HEIGHT - 0.06) / 2 + 0.02, s * (WIDTH / 2 - 0.02)], 0.01),
            block([0.16, 0.02, 0.12], [x, 0.01, s * (WIDTH / 2 - 0.02)], 0.005),
          ]),
        ),
        ...legs.map((x) => block([0.05, 0.06, WIDTH - 0.06], [x, 0.28, 0], 0.01)),
        ...[-1, 1].map((s) => block([0.8 * LENGTH, 0.05, 0.035], [0, 0.28, s * (WIDTH / 2 - 0.02)], 0.008)),
      ]),
      { weight: 0.9 },
    ),
    makePart(
      "motor",
      "motor",
      merge([
        move(disc(0.09, 0.26, 0.02, 28), [LENGTH / 2 - 0.42, HEIGHT - 0.22, -0.1]),
        block([0.16, 0.12, 0.16], [LENGTH / 2 - 0.42, HEIGHT - 0.18, 0.02], 0.02),
      ]),
      { weight: 0.5 },
    ),
    makePart("box", "box", block([0.12, 0.18, 0.07], [LENGTH / 2 - 0.24, HEIGHT - 0.18, WIDTH / 2 + 0.03], 0.012), {
      weight: 0.5,
    }),
    makePart(
      "button",
      "button",
      merge([move(disc(0.03, 0.025, 0.008, 24), [LENGTH / 2 - 0.24, HEIGHT - 0.14, WIDTH / 2 + 0.064])]),
      { weight: 0.4 },
    ),
    ...(has("carton")
      ? makeParts(
          "carton",
          "carton",
          CARTONS.slice(0, count).map(([x, z, size]) => block([...size], [x, onTop + size[1] / 2 + 0.004, z], 0.006)),
          { weight: 0.9 },
        ).map((part, i) => {
          const [x, z, , turn] = CARTONS[i] as (typeof CARTONS)[number];
          return { ...part, paint: taped(x, z, turn) };
        })
      : []),
  ];
}

/** A conveyor belt. What makes it itself: a long endless belt of black rubber bent around a roller at each end, rails along its sides, legs with cross braces, a motor and a red stop button; and taped cartons riding on it. */
export const conveyorBelt = defineFromPlan({
  id: "conveyor-belt",
  family: "machine",
  words: ["conveyor belt", "conveyor", "conveyer belt", "assembly line", "production line", "belt conveyor"],
  senses: ["conveyer belt"],
  height: 0.9,
  view: { azimuth: 0.55, elevation: 0.34 },
  slots: {
    body: mainSlot("rubber", "#1d1e20 #26282b #2c4a3a", "belt"),
    frame: slot("painted-metal", "#e0a414 #2a62a8 #8a9096 #d8561c", "rail|leg|side"),
    metal: slot("steel", "", "roller|bearing"),
    motor: slot("painted-metal", "#3a4a5c", "engine"),
    box: slot("painted-metal", "#d9d6c8", "switch box"),
    button: slot("plastic", "#d01c14"),
    carton: slot("cardboard", "", "parcel|package|product"),
  },
  extras: { carton: { chance: 0.85 } },
  count: { slot: "carton", min: 3, max: 3, most: 3 },
  build,
});
