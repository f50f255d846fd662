import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { pole } from "../tool/shaft.ts";
import { hollow, smoothProfile } from "../vessel/hollow.ts";

function build(): Part[] {
  const bell = smoothProfile(
    [
      [0.078, 0],
      [0.08, 0.008],
      [0.075, 0.03],
      [0.066, 0.052],
      [0.046, 0.072],
      [0.026, 0.08],
    ],
    5,
  );
  // drawn mouth up, then turned over: a cup whose rim stands on the floor
  const cup = lathe(hollow(bell.map(([r, y]) => [r, 0.08 - y] as const).reverse(), 0.005, 0.012), 56);
  const turned = { ...cup, positions: cup.positions.map((v, i) => (i % 3 === 1 ? 0.0825 - v : i % 3 === 2 ? -v : v)) };
  const neck = turnedPiece(
    [
      [0.028, 0.074, 0.003],
      [0.025, 0.088, 0.004],
      [0.019, 0.094, 0.003],
      [0.0175, 0.125, 0.003],
    ],
    32,
  );
  return [
    makePart("cup", "cup", turned, { weight: 1, crease: 0.9 }),
    makePart("neck", "cup", neck, { weight: 0.7 }),
    makePart("handle", "handle", move(pole(0.42, 0.0125), [0, 0.1, 0]), { weight: 0.9, grain: "y" }),
  ];
}

/** A plunger for drains. What makes it itself: a red rubber bell, mouth down, with a thick neck, on a straight wooden stick. */
export const plunger = defineFromPlan({
  id: "plunger",
  family: "tool",
  words: ["plunger", "toilet plunger", "rubber plunger", "sink plunger", "drain plunger", "plumber's helper"],
  senses: ["plunger#2"],
  height: 0.52,
  view: { azimuth: 0.4, elevation: 0.14 },
  slots: {
    cup: mainSlot("rubber", "#b8352a #a82f26 #2a2a2c", "bell|rubber|head"),
    handle: slot("beech pine", "", "stick|shaft|pole", true),
  },
  build,
});
