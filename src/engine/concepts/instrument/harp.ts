import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";

function concert(): Part[] {
  const column = turnedUp(
    [
      [0, 0.06],
      [0.06, 0.06],
      [0.065, 0.14, 0.02],
      [0.045, 0.18, 0.02],
      [0.034, 0.24, 0.02],
      [0.032, 1.5, 0.02],
      [0.05, 1.56, 0.02],
      [0.062, 1.66, 0.02],
      [0.075, 1.74, 0.03],
      [0.05, 1.8, 0.02],
      [0, 1.81],
    ],
    28,
  );
  const neck = curveThrough(
    [
      [-0.4, 1.7, 0],
      [-0.24, 1.66, 0],
      [-0.08, 1.46, 0],
      [0.08, 1.34, 0],
      [0.26, 1.4, 0],
      [0.43, 1.5, 0],
    ],
    7,
  );
  const low: Vec3 = [-0.32, 0.1, 0];
  const high: Vec3 = [0.44, 1.44, 0];
  const sound = tube(1, [low, mix(low, high, 0.33), mix(low, high, 0.66), high], 20, {
    up: [0, 0, 1],
    scale: (t) => [0.085 - 0.035 * t, 0.19 - 0.12 * t],
    endRounding: 0.02,
  });
  const count = 30;
  const strings = Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / (count + 1);
    const foot = mix(low, high, 0.06 + 0.88 * t);
    const top = neck[Math.round((0.1 + 0.86 * t) * (neck.length - 1))] as Vec3;
    return {
      red: i % 7 === 0,
      line: tube(
        0.0035 - 0.0012 * t,
        [
          [foot[0] - 0.03, foot[1], 0],
          [top[0], top[1] - 0.01, 0.012],
        ],
        5,
      ),
    };
  });
  const pins = neck
    .filter((_, i) => i % 2 === 0 && i > 2)
    .map(([x, y]) =>
      tube(
        0.008,
        [
          [x, y, -0.045],
          [x, y, 0.055],
        ],
        8,
      ),
    );
  return [
    makePart("column", "frame", settle(move(column, [-0.4, 0, 0])), { weight: 1 }),
    makePart(
      "neck",
      "frame",
      tube(1, neck, 14, { up: [0, 0, 1], scale: (t) => [0.05 + 0.025 * t, 0.034], endRounding: 0.02 }),
      { weight: 1 },
    ),
    makePart("soundbox", "frame", sound, { weight: 1 }),
    makePart("foot", "frame", block([0.36, 0.09, 0.34], [-0.31, 0.05, 0], 0.025, 2), { weight: 0.8 }),
    makePart("strings", "string", merge(strings.filter(({ red }) => !red).map(({ line }) => line)), { weight: 0.8 }),
    makePart("marks", "mark", merge(strings.filter(({ red }) => red).map(({ line }) => line)), { weight: 0.7 }),
    makePart("pins", "pin", merge(pins), { weight: 0.4 }),
  ];
}

function lyre(): Part[] {
  const arm = (side: number) =>
    tube(
      0.032,
      curveThrough(
        [
          [side * 0.1, 0.18, 0],
          [side * 0.27, 0.34, 0],
          [side * 0.25, 0.6, 0],
          [side * 0.19, 0.8, 0],
          [side * 0.26, 0.96, 0],
          [side * 0.33, 0.94, 0],
        ],
        7,
      ),
      14,
      { scale: (t) => 1.35 - 0.75 * t, endRounding: 0.015 },
    );
  const body = tube(
    1,
    curveThrough(
      [
        [0, 0.06, 0],
        [0, 0.1, 0],
        [0, 0.2, 0],
        [0, 0.28, 0],
      ],
      6,
    ),
    28,
    {
      up: [0, 0, 1],
      scale: (t) => [0.1 + 0.1 * Math.min(1, t * 3), 0.065],
      endRounding: 0.03,
    },
  );
  const strings = Array.from({ length: 7 }, (_, i) =>
    tube(
      0.0035,
      [
        [(i - 3) * 0.028, 0.14, 0.062],
        [(i - 3) * 0.042, 0.82, 0.03],
      ],
      6,
    ),
  );
  return [
    makePart("body", "frame", body, { weight: 1 }),
    makePart("foot", "frame", block([0.24, 0.07, 0.13], [0, 0.035, 0], 0.02, 2), { weight: 0.7 }),
    makePart("arms", "frame", merge([arm(1), arm(-1)]), { weight: 1 }),
    makePart(
      "bar",
      "pin",
      tube(
        0.022,
        [
          [-0.27, 0.82, 0],
          [0.27, 0.82, 0],
        ],
        14,
        { endRounding: 0.012 },
      ),
      { weight: 0.8 },
    ),
    makePart("bridge", "pin", block([0.2, 0.02, 0.03], [0, 0.14, 0.06], 0.006), { weight: 0.5 }),
    makePart("strings", "string", merge(strings), { weight: 0.8 }),
  ];
}

/** A harp. What makes it itself: a gilded triangle of column, S-curved neck and slanting soundbox with a curtain of strings; a lyre has two curved arms over a small body and a crossbar. */
export const harp = defineFromPlan({
  id: "harp",
  family: "instrument",
  words: ["harp", "concert harp", "lyre", "golden harp", "celtic harp", "angel harp"],
  senses: ["harp", "lyre"],
  height: 1.8,
  view: { azimuth: 0.35, elevation: 0.1 },
  styles: { concert: {}, lyre: { weight: 0, words: ["lyre"] } },
  slots: {
    frame: mainSlot("gold oak", "", "column|neck|body|soundbox|wood"),
    string: slot("plastic", "#efe6cf"),
    mark: slot("plastic", "#b32420"),
    pin: slot("gold", "", "peg|bar"),
  },
  build: ({ style }) => (style === "lyre" ? lyre() : concert()),
});
