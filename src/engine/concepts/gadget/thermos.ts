import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** A tartan around the flask. */
const tartan: Paint = (surface, x, y, z) => {
  if (y < 0.03 || y > 0.212) return;
  const u = (atan2(x, z) / TAU) * 6;
  const v = y / 0.04;
  const [a, b] = [u - Math.floor(u), v - Math.floor(v)];
  const dark = (t: number) => (t > 0.3 && t < 0.62 ? 0.42 : 1);
  const shade = dark(a) * dark(b);
  layColour(surface, [surface.r * shade, surface.g * shade, surface.b * shade]);
  if (Math.abs(a - 0.92) < 0.025 || Math.abs(b - 0.92) < 0.03) layColour(surface, [0.85, 0.65, 0.1]);
  if (Math.abs(a - 0.12) < 0.015 || Math.abs(b - 0.12) < 0.02) layColour(surface, [0.8, 0.8, 0.76]);
};

const band: Paint = (surface, _x, y) => {
  if (y > 0.175 && y < 0.187) layColour(surface, [0.7, 0.7, 0.7], 0.3, 0.6);
};

const threaded: Paint = (surface, x, y, z) => {
  const s = y * 170 + atan2(x, z) / TAU;
  if (y > 0.012 && s - Math.floor(s) < 0.3) surface.height -= 0.001;
};

function build({ kind, has }: Planned): Part[] {
  const R = 0.046;
  const handle = curveThrough(
    [
      [R - 0.003, 0.205, 0],
      [R + 0.03, 0.202, 0],
      [R + 0.036, 0.17, 0],
      [R + 0.034, 0.11, 0],
      [R + 0.028, 0.075, 0],
      [R - 0.003, 0.07, 0],
    ],
    6,
  );
  const cup = lathe(
    roundCorners(
      [
        [0, 0],
        [0.03, 0, 0.003],
        [0.039, 0.055, 0.002],
        [0.036, 0.055, 0.001],
        [0.028, 0.012, 0.004],
        [0, 0.012],
      ],
      3,
    ),
    40,
  );
  const beside = (g: Part["geometry"]) => move(g, [-0.085, 0, 0.06]);
  return [
    makePart(
      "base",
      "metal",
      turnedPiece(
        [
          [R - 0.001, 0, 0.004],
          [R + 0.001, 0.006, 0.002],
          [R + 0.001, 0.026, 0.002],
        ],
        44,
      ),
      { weight: 0.7 },
    ),
    makePart(
      "body",
      "body",
      turnedPiece(
        [
          [R, 0.016],
          [R, 0.22, 0.004],
        ],
        44,
      ),
      { weight: 1, paint: kind === "tartan" ? tartan : band },
    ),
    makePart(
      "shoulder",
      "metal",
      turnedPiece(
        [
          [R + 0.001, 0.212, 0.002],
          [R + 0.001, 0.222, 0.004],
          [0.036, 0.248, 0.012],
          [0.034, 0.262],
        ],
        44,
      ),
      { weight: 0.8 },
    ),
    ...(has("cup")
      ? [
          makePart(
            "stopper",
            "cap",
            turnedPiece(
              [
                [0.027, 0.255],
                [0.027, 0.272, 0.002],
                [0.02, 0.274],
                [0.02, 0.292, 0.004],
              ],
              28,
            ),
            { weight: 0.9 },
          ),
          makePart("cup", "cap", beside(cup), { weight: 0.9 }),
          makePart(
            "coffee",
            "drink",
            beside(
              move(
                turnedPiece(
                  [
                    [0.033, 0],
                    [0.0345, 0.004],
                  ],
                  36,
                ),
                [0, 0.038, 0],
              ),
            ),
            { weight: 0.6 },
          ),
        ]
      : [
          makePart(
            "cap",
            "cap",
            turnedPiece(
              [
                [0.039, 0.252, 0.002],
                [0.0365, 0.318, 0.006],
                [0.03, 0.324, 0.004],
              ],
              44,
            ),
            { weight: 1, paint: threaded },
          ),
        ]),
    ...(has("handle")
      ? [
          makePart("handle", "cap", sweep(rectangleOutline(0.02, 0.011, 0.004, 2), handle, { up: [1, 0, 0] }), {
            weight: 0.8,
          }),
        ]
      : []),
  ];
}

/** A vacuum flask. What makes it itself: a tall cylinder with a steel foot and shoulder, a screw cap that is also the cup, often set down beside it full of coffee, a side handle, and a tartan or a single strong colour. */
export const thermos = defineFromPlan({
  id: "thermos",
  family: "vessel",
  words: ["thermos", "thermos flask", "vacuum flask", "thermos bottle", "vacuum bottle", "insulated flask"],
  senses: ["thermos"],
  height: 0.32,
  view: { azimuth: 0.4, elevation: 0.22 },
  slots: {
    body: mainSlot("painted-metal", "#c8281e #1f5a3a #24508f #d87a1e", "flask|case"),
    metal: slot("brushed-steel", "", "base|neck|shoulder"),
    cap: slot("plastic", "#c81e1a #1d1e22 #e8e2d4", "lid|cup|handle|stopper"),
    drink: slot("plastic", "#3a1c0c", "coffee|tea"),
  },
  kinds: { tartan: { weight: 1.3 }, plain: { weight: 1 } },
  extras: { cup: { chance: 0.75 }, handle: { chance: 0.8 } },
  build,
});
