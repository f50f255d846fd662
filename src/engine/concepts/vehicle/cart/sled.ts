import { curveThrough } from "../../../geometry/curve.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Model } from "../../../geometry/part.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { integer, metres } from "../../parameter-specs.ts";
import { block, pair } from "../bodywork.ts";
import { ownSlot, slot } from "../usual-slots.ts";

export type SledParameters = {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly slats: number;
};

const parameters = {
  length: metres(0.6, 2.4, "Rear to the horns."),
  width: metres(0.25, 1, "Runner to runner."),
  height: metres(0.12, 0.6, "Snow to seat."),
  slats: integer(3, 7, "Boards of the seat."),
};

/** A wooden sled. What makes it itself: two long runners that curl up in front, shod with iron, bent stands on them, a seat of boards lengthwise, and a rope tied to the horns. */
export const sled = defineConcept<SledParameters>({
  id: "sled",
  family: "vehicle",
  words: ["sled", "sledge", "sleigh", "toboggan", "wooden sled"],
  senses: ["sled"],
  height: 0.5,
  parameters,
  slots: {
    runner: slot("body|horn|frame", "oak", "#8a5527 #9c6230 #6b3f1e"),
    seat: ownSlot("board|slat", "oak painted-wood", "#b07a42 #b3261c"),
    iron: ownSlot("shoe|blade", "brushed-steel"),
    rope: ownSlot("line|string", "woven-cotton", "#c9b48a"),
  },
  sample: (draw, ask) =>
    fitParameters(parameters, {
      length: draw.number("length", 1.1, 1.3) * traitFactor(ask, { long: 1.3, short: 0.78 }),
      width: draw.number("width", 0.38, 0.44) * traitFactor(ask, { wide: 1.25, narrow: 0.8 }),
      height: draw.number("height", 0.24, 0.3) * traitFactor(ask, { tall: 1.3, short: 0.8 }),
      slats: draw.integer("slats", 4, 5),
    }),
  build: ({ length: l, width: w, height: h, slats }): Model => {
    const x = w / 2;
    const [rear, front] = [-l / 2, l / 2];
    const line = (lift: number) =>
      curveThrough(
        [
          [x, lift, rear],
          [x, lift, front - l * 0.3],
          [x, lift + h * 0.12, front - l * 0.14],
          [x, h * 0.7, front - l * 0.02],
          [x, h * 1.35, front - l * 0.05],
          [x, h * 1.55, front - l * 0.14],
        ],
        6,
      );
    const runner = sweep(rectangleOutline(0.034, 0.05, 0.01, 2), line(0.032), { up: [0, 1, 0], endRounding: 0.01 });
    const shoe = sweep(
      rectangleOutline(0.028, 0.012, 0.003, 1),
      line(0.032)
        .slice(0, 20)
        .map(([a, b, c]) => [a, Math.max(0.006, b - 0.029), c + (b > 0.06 ? 0.012 : 0)] as const),
      { up: [0, 1, 0] },
    );
    const stands = [-0.36, -0.04, 0.22].flatMap((t) => [
      ...pair(block([0.032, h, 0.05], [x, h / 2 + 0.03, l * t], 0.008, 1)),
      block([w + 0.06, 0.035, 0.055], [0, h + 0.01, l * t], 0.008, 1),
    ]);
    const step = (w + 0.06) / slats;
    const boards = Array.from({ length: slats }, (_, i) =>
      block(
        [step * 0.82, 0.022, l * (i === 0 || i === slats - 1 ? 0.84 : 0.8)],
        [-(w + 0.06) / 2 + step * (i + 0.5), h + 0.036, -l * 0.07],
        0.008,
        1,
      ),
    );
    const bar = block([w + 0.08, 0.034, 0.034], [0, h * 1.3, front - l * 0.045], 0.012);
    const rope = tube(
      0.008,
      curveThrough(
        [
          [x * 0.9, h * 1.3, front - l * 0.03],
          [x * 0.6, h * 0.75, front + l * 0.12],
          [0, h * 0.55, front + l * 0.18],
          [-x * 0.6, h * 0.75, front + l * 0.12],
          [-x * 0.9, h * 1.3, front - l * 0.03],
        ],
        6,
      ),
      8,
    );
    return standModel(
      [
        makePart("runners", "runner", merge([...pair(runner), ...stands, bar]), { weight: 1 }),
        makePart("shoes", "iron", merge(pair(shoe)), { weight: 0.4 }),
        makePart("seat", "seat", merge(boards), { weight: 0.9, grain: "z" }),
        makePart("rope", "rope", rope, { weight: 0.4 }),
      ],
      [
        { name: "seat", position: [0, h + 0.047, -l * 0.1], normal: [0, 1, 0], radius: w * 0.45 },
        { name: "top", position: [0, h + 0.047, -l * 0.1], normal: [0, 1, 0], radius: w * 0.45 },
      ],
    );
  },
  view: { azimuth: 0.95, elevation: 0.3 },
});
