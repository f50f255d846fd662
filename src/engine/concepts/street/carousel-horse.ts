import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { leapingHorse, liveryOf, paintHorse } from "./leaping-horse.ts";

const MIDDLE = 0.72;
const TOP = 1.6;
/** Turns of the rib that winds about the pole. */
const TURNS = 10;

function build({ seed }: Planned): Part[] {
  const { mane, saddle } = liveryOf(seed);
  const body = move(turnY(leapingHorse(0.02), -PI / 2), [0, MIDDLE, 0]);
  const rib = Array.from({ length: TURNS * 12 + 1 }, (_, i): Vec3 => {
    const a = (i / 12) * TAU;
    return [0.03 * cos(a), 0.12 + ((TOP - 0.2) * i) / (TURNS * 12), 0.03 * sin(a)];
  });
  const knob = move(sphere(0.055, 24, 16), [0, TOP, 0]);
  const base = turnedUp(
    [
      [0, 0],
      [0.42, 0, 0.01],
      [0.42, 0.05, 0.02],
      [0.34, 0.08, 0.02],
      [0.3, 0.1, 0.02],
      [0.07, 0.13, 0.03],
      [0, 0.13],
    ],
    48,
  );
  // rosettes on breast and croup, as carvers set them
  const rosette = (at: Vec3) => move(stretch(sphere(0.04, 16, 10), [0.5, 1, 1]), at);
  const rosettes = [-1, 1].flatMap((side) => [
    rosette([side * 0.115, MIDDLE + 0.03, 0.25]),
    rosette([side * 0.115, MIDDLE + 0.03, -0.24]),
  ]);
  const pommel = move(stretch(sphere(0.06, 20, 14), [1.1, 0.6, 0.5]), [0, MIDDLE + 0.18, 0.13]);
  const cantle = move(stretch(sphere(0.09, 20, 14), [1.1, 0.6, 0.4]), [0, MIDDLE + 0.17, -0.17]);
  return [
    makePart("horse", "body", body, { weight: 1, paint: paintHorse({ mane, saddle }) }),
    makePart("saddle", "body", merge([settle(pommel), settle(cantle)]), {
      weight: 0.6,
      paint: (surface) => layColour(surface, saddle, 0.3),
    }),
    makePart(
      "pole",
      "pole",
      merge([bar([0, 0.1, 0], [0, TOP, 0], 0.027, 20), settle(tube(0.011, rib, 8)), settle(knob)]),
      {
        weight: 0.9,
      },
    ),
    ...makeParts("rosette", "pole", rosettes.map(settle), { weight: 0.4 }),
    makePart("base", "base", base, { weight: 0.8 }),
  ];
}

/** A horse off a carousel. What makes it itself: a carved painted horse in full leap with a bright gilt saddle and bridle, speared by a twisted brass pole with a knob, on a round stand. */
export const carouselHorse = defineFromPlan({
  id: "carousel-horse",
  family: "ornament",
  words: [
    "carousel horse",
    "carousel pony",
    "merry-go-round horse",
    "merry go round horse",
    "fairground horse",
    "carrousel horse",
    "wooden carousel horse",
  ],
  senses: [],
  height: 1.65,
  vary: 0.03,
  view: { azimuth: 0.95, elevation: 0.12 },
  slots: {
    body: mainSlot("ceramic-glaze", "#f4efe4 #e8c890 #c98a4c #f2d8dc #cfe0ea", "horse|coat|pony"),
    pole: slot("brass", "", "rod|knob|rosette|brass"),
    base: slot("walnut", "", "stand|plinth"),
  },
  sockets: () => [{ name: "back", position: [0, MIDDLE + 0.16, 0], normal: [0, 1, 0], radius: 0.14 }],
  build,
});
