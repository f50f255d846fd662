import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { disc, slab, turnedCorners } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** A keyhole: a round eye over a widening slit. */
const keyhole =
  (x: number, y: number): Paint =>
  (surface, px, py, z) => {
    if (z < 0) return;
    const [u, v] = [px - x, py - y];
    if (
      u * u + (v - 0.004) * (v - 0.004) < 0.000012 ||
      (v < 0.004 && v > -0.009 && Math.abs(u) < 0.0016 + (0.004 - v) * 0.1)
    ) {
      layColour(surface, [0.004, 0.004, 0.004], 0.9, 0);
      surface.height -= 0.002;
    }
  };

/** It stands off a piece of the door, so that it can be seen what it belongs to. */
function build({ style }: Planned): Part[] {
  const y = 0.13;
  const board = settle(move(slab([0.16, 0.26, 0.03], 0.006, 0.003), [0, y, -0.021]));
  const plateHigh = style === "rosette" ? 0.074 : 0.2;
  const back =
    style === "rosette"
      ? move(disc(0.037, 0.007, 0.003, 48), [0, y, -0.006])
      : settle(move(slab([0.062, plateHigh, 0.007], 0.02, 0.0025), [0, y - 0.012, -0.003]));
  const parts: Part[] = [
    makePart("door", "door", board, { weight: 0.6 }),
    makePart("plate", "body", back, { weight: 0.8, paint: keyhole(0, y - 0.072) }),
    makePart(
      "screws",
      "dark",
      merge(
        (style === "rosette"
          ? [
              [0.026, 0],
              [-0.026, 0],
            ]
          : [
              [0, 0.072],
              [0, -0.102],
            ]
        ).map(([x, dy]) => move(disc(0.0038, 0.0025, 0.001, 14), [x as number, y + (dy as number), 0])),
      ),
      { weight: 0.2 },
    ),
  ];
  if (style === "lever")
    return [
      ...parts,
      makePart(
        "lever",
        "body",
        settle(
          merge([
            bar([0, y + 0.02, 0], [0, y + 0.02, 0.052], 0.011, 20),
            tube(
              0.0095,
              curveThrough(
                [
                  [0, y + 0.02, 0.045],
                  [0.03, y + 0.022, 0.05],
                  [0.075, y + 0.018, 0.049],
                  [0.115, y + 0.015, 0.044],
                ],
                8,
              ),
              16,
              { scale: (t) => [1, 1.15 - 0.35 * t], endRounding: 0.005 },
            ),
          ]),
        ),
        { weight: 1 },
      ),
    ];
  const knob = turnedCorners(
    [
      [0, 0],
      [0.0165, 0, 0.002],
      [0.0135, 0.016, 0.01],
      [0.017, 0.026, 0.006],
      [0.032, 0.036, 0.014],
      [0.0335, 0.052, 0.014],
      [0.02, 0.065, 0.012],
      [0, 0.067],
    ],
    56,
    6,
  );
  return [
    ...parts,
    makePart("knob", "body", settle(move(knob, [0, y + (style === "rosette" ? 0 : 0.02), 0])), { weight: 1 }),
  ];
}

/** A door knob. What makes it itself: a polished round knob on a neck, or a lever, standing off a metal plate with a keyhole, on a piece of its door. */
export const doorknob = defineFromPlan({
  id: "doorknob",
  family: "furniture",
  words: ["doorknob", "door knob", "door handle", "brass doorknob", "lever handle", "door lever", "knob"],
  senses: ["doorknob", "doorhandle"],
  height: 0.26,
  vary: 0.03,
  view: { azimuth: 0.65, elevation: 0.16 },
  slots: {
    body: mainSlot("brass bronze brushed-steel gold", "", "handle|plate"),
    door: slot("walnut oak painted-wood", "", "board|wood"),
    dark: slot("brushed-steel", "", "screw"),
  },
  styles: {
    rosette: { weight: 2 },
    plate: { weight: 1.4 },
    lever: { weight: 0, words: ["door handle", "lever handle", "door lever"], traits: ["long"] },
  },
  build,
});
