import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

function build({ style, count }: Planned): Part[] {
  const low = 0.1;
  const H = 0.62;
  const pitch = 0.068;
  const half = ((count - 1) * pitch) / 2;
  const old = style === "column";
  const section = (i: number): Part["geometry"] => {
    const x = i * pitch - half;
    if (!old) return settle(move(box([0.052, H, 0.1], { bevel: 0.022, bevelSteps: 3 }), [x, low + H / 2, 0]));
    const loop = [low + 0.03, low + H - 0.03].map((y) =>
      move(turnY(slab([0.17, 0.085, 0.056], 0.04, 0.02), PI / 2), [x, y, 0]),
    );
    const columns = [-0.056, 0, 0.056].map((z) => bar([x, low + 0.03, z], [x, low + H - 0.03, z], 0.0215, 14));
    return merge([...loop, ...columns]);
  };
  const foot = (i: number) =>
    move(
      turnedPiece(
        [
          [0.028, 0, 0.006],
          [0.02, 0.03, 0.01],
          [0.016, 0.06],
          [0.022, low + 0.02, 0.006],
        ],
        18,
      ),
      [i * pitch - half, 0, 0],
    );
  const valve = half + 0.05;
  return [
    ...makeParts(
      "section",
      "body",
      Array.from({ length: count }, (_, i) => section(i)),
      { weight: 1 },
    ),
    makePart(
      "tubes",
      "body",
      merge([low + 0.045, low + H - 0.045].map((y) => bar([-half, y, 0], [half + 0.03, y, 0], 0.022, 16))),
      { weight: 0.5 },
    ),
    ...makeParts(
      "foot",
      "body",
      old
        ? [foot(0), foot(count - 1)].flatMap((g) => [move(g, [0, 0, 0.05]), move(g, [0, 0, -0.05])])
        : [foot(0), foot(count - 1)],
      { weight: 0.6 },
    ),
    makePart(
      "pipe",
      "valve",
      merge([
        bar([valve, low + 0.045, 0], [half, low + 0.045, 0], 0.014, 14),
        bar([valve + 0.01, 0, 0], [valve + 0.01, low + 0.07, 0], 0.012, 14),
      ]),
      { weight: 0.6 },
    ),
    makePart("valve-knob", "knob", move(turnX(disc(0.03, 0.06, 0.008, 24), -PI / 2), [valve + 0.01, low + 0.06, 0]), {
      weight: 0.7,
    }),
  ];
}

/** A heating radiator. What makes it itself: a row of equal upright ribs side by side, low and wide, with a valve knob and a pipe at one foot; an old one is of cast iron with three columns a rib. */
export const radiator = defineFromPlan({
  id: "radiator",
  family: "furniture",
  words: ["radiator", "heating radiator", "cast iron radiator", "heater", "central heating radiator"],
  senses: ["radiator#2"],
  height: 0.74,
  view: { azimuth: 0.55, elevation: 0.2 },
  slots: {
    body: mainSlot("painted-metal", "#efeeea #d8d4c8 #9fb0ac", "rib|section|column|foot"),
    valve: slot("brushed-steel", "", "pipe"),
    knob: slot("plastic", "#2b2c30 #b3281e", "thermostat|tap"),
  },
  styles: {
    panel: { weight: 1 },
    column: {
      weight: 1.6,
      words: ["cast iron radiator"],
      traits: ["vintage"],
      dress: { body: "#e8e2d2|#3a3c40|#c8ccc8|#8a3a2c" },
    },
  },
  count: { slot: "body", min: 8, max: 12, most: 20 },
  build,
});
