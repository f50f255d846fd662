import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const HUES = [
  "#d8221c",
  "#f2741a",
  "#f7c31c",
  "#5fb52e",
  "#1f9a6a",
  "#1f7fd0",
  "#3a48b8",
  "#8a3aa8",
  "#d83a8a",
  "#d8221c",
].map((hex) => fromHex(hex));

function build({ count, kind }: Planned): Part[] {
  const gap = 0.05;
  const long = (i: number) => 0.27 - (0.13 * i) / (count - 1);
  const x = (i: number) => (i - (count - 1) / 2) * gap;
  const bars = Array.from({ length: count }, (_, i) =>
    makePart(
      `bar-${i + 1}`,
      "bar",
      move(settle(block([0.042, 0.016, long(i)], [0, 0, 0], 0.005, 2)), [x(i), 0.062, 0]),
      {
        weight: 0.9,
        ...(kind === "rainbow"
          ? { paint: (surface) => layColour(surface, HUES[i % HUES.length] as readonly [number, number, number], 0.35) }
          : {}),
      },
    ),
  );
  const screws = Array.from({ length: count }, (_, i) =>
    [-1, 1].map((side) =>
      move(
        merge([cylinder({ radius: 0.006, height: 0.02, segments: 14 }), move(sphere(0.0075, 12, 6), [0, 0.02, 0])]),
        [x(i), 0.052, side * long(i) * 0.36],
      ),
    ),
  ).flat();
  const span = gap * (count - 1) + 0.08;
  const slope = atan(((long(0) - long(count - 1)) * 0.36) / (gap * (count - 1)));
  const rail = (side: number) => {
    const made = block([span, 0.032, 0.026], [0, 0, 0], 0.006, 2);
    return move(turnY(made, side * slope), [0, 0.04, (side * (long(0) + long(count - 1)) * 0.36) / 2]);
  };
  const ends = [
    block([0.03, 0.045, long(0) * 0.86], [-span / 2 + 0.012, 0.026, 0], 0.007, 2),
    block([0.03, 0.045, long(count - 1) * 0.95], [span / 2 - 0.012, 0.026, 0], 0.007, 2),
  ];
  const mallet = (side: number) => {
    const stick = merge([
      tube(
        0.005,
        [
          [0, 0, 0],
          [0, 0, 0.25],
        ],
        10,
        { endRounding: 0.002 },
      ),
    ]);
    const head = sphere(0.018, 20);
    const put = (geometry: Part["geometry"]) =>
      move(turnY(turnX(geometry, 0.02), side * 0.5), [side * 0.1, 0.083, -0.06]);
    return [put(stick), put(head)] as const;
  };
  const mallets = [mallet(1), mallet(-1)];
  return [
    ...bars,
    makePart("screws", "screw", merge(screws), { weight: 0.4 }),
    makePart("frame", "frame", merge([rail(1), rail(-1), ...ends]), { weight: 0.9, grain: "x" }),
    makePart("sticks", "stick", merge(mallets.map(([stick]) => stick)), { weight: 0.7 }),
    makePart("heads", "mallet", merge(mallets.map(([, head]) => head)), { weight: 0.7 }),
  ];
}

/** A xylophone. What makes it itself: a row of bars growing shorter from left to right, in the colours of the rainbow, on two converging rails; two round-headed mallets lie on it. */
export const xylophone = defineFromPlan({
  id: "xylophone",
  family: "instrument",
  words: ["xylophone", "glockenspiel", "marimba", "vibraphone", "toy xylophone", "metallophone"],
  senses: ["marimba", "glockenspiel", "vibraphone"],
  height: 0.1,
  view: { azimuth: 0.3, elevation: 0.55 },
  kinds: {
    rainbow: { weight: 4 },
    wood: { weight: 0, words: ["marimba"], dress: { bar: "#8a4a26" }, materials: { bar: "oak" } },
    steel: { weight: 0, words: ["glockenspiel", "vibraphone", "metallophone"], materials: { bar: "silver" } },
  },
  count: { slot: "bar", min: 8, max: 8, most: 14 },
  slots: {
    frame: mainSlot("oak", "#c99a5c #a8733a", "rail|wood"),
    bar: slot("painted-wood", "#d8221c", "key|plate"),
    screw: slot("brushed-steel"),
    stick: slot("oak", "#d9b078"),
    mallet: slot("painted-wood", "#c41a22 #1f5fb0", "beater|head"),
  },
  build,
});
