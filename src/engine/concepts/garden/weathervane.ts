import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const ROOSTER: readonly Corner[] = [
  [-0.02, 0.0, 0.005],
  [0.02, 0.0, 0.005],
  [0.025, 0.05, 0.01],
  [0.09, 0.08, 0.04],
  [0.135, 0.15, 0.04],
  [0.135, 0.22, 0.03],
  [0.175, 0.235, 0.004],
  [0.14, 0.26, 0.01],
  [0.14, 0.29, 0.01],
  [0.12, 0.32, 0.012],
  [0.11, 0.29, 0.006],
  [0.095, 0.325, 0.012],
  [0.085, 0.285, 0.006],
  [0.065, 0.305, 0.012],
  [0.07, 0.25, 0.02],
  [0.035, 0.18, 0.05],
  [-0.05, 0.155, 0.05],
  [-0.09, 0.23, 0.04],
  [-0.1, 0.31, 0.03],
  [-0.15, 0.335, 0.03],
  [-0.2, 0.29, 0.03],
  [-0.165, 0.28, 0.01],
  [-0.215, 0.22, 0.03],
  [-0.175, 0.215, 0.01],
  [-0.205, 0.15, 0.03],
  [-0.16, 0.16, 0.01],
  [-0.14, 0.09, 0.05],
  [-0.06, 0.055, 0.04],
  [-0.025, 0.045, 0.01],
];

const SHIP: readonly Corner[] = [
  [-0.13, 0.02, 0.03],
  [0.13, 0.02, 0.03],
  [0.2, 0.11, 0.01],
  [0.02, 0.085, 0.01],
  [0.02, 0.105],
  [0.15, 0.12, 0.01],
  [0.02, 0.32, 0.02],
  [0.02, 0.35, 0.003],
  [0.0, 0.35, 0.003],
  [0.0, 0.31],
  [-0.15, 0.13, 0.02],
  [0.0, 0.105],
  [0.0, 0.085],
  [-0.18, 0.1, 0.01],
];

const LETTERS: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>> = {
  N: [
    [-0.03, 0, -0.03, 0.09],
    [0.03, 0, 0.03, 0.09],
    [-0.03, 0.09, 0.03, 0],
  ],
  E: [
    [-0.025, 0, -0.025, 0.09],
    [-0.025, 0.09, 0.03, 0.09],
    [-0.025, 0.045, 0.022, 0.045],
    [-0.025, 0, 0.03, 0],
  ],
  S: [
    [-0.03, 0.004, 0.03, 0],
    [0.03, 0, 0.03, 0.045],
    [0.03, 0.045, -0.03, 0.048],
    [-0.03, 0.048, -0.03, 0.09],
    [-0.03, 0.09, 0.03, 0.086],
  ],
  W: [
    [-0.042, 0.09, -0.022, 0],
    [-0.022, 0, 0, 0.06],
    [0, 0.06, 0.022, 0],
    [0.022, 0, 0.042, 0.09],
  ],
};

function build({ style, seed }: Planned): Part[] {
  const turn = ((seed % 40) / 40 - 0.5) * 0.7;
  const y = 0.74;
  const spin = (g: Geometry) => move(turnY(g, turn), [0, y, 0]);
  const arrow = merge([
    bar([-0.27, 0, 0], [0.25, 0, 0], 0.0085, 10),
    plate(
      [
        [0.23, -0.045, 0.004],
        [0.34, 0, 0.004],
        [0.23, 0.045, 0.004],
        [0.25, 0, 0.004],
      ],
      0.014,
      0.003,
    ),
    plate(
      [
        [-0.34, -0.05, 0.006],
        [-0.235, -0.006, 0.004],
        [-0.235, 0.006, 0.004],
        [-0.34, 0.05, 0.006],
        [-0.305, 0, 0.004],
      ],
      0.012,
      0.003,
    ),
  ]);
  const figure = plate(style === "ship" ? SHIP : ROOSTER, 0.016, 0.004);
  const arms = (
    [
      ["N", [0, 0, -1]],
      ["S", [0, 0, 1]],
      ["E", [1, 0, 0]],
      ["W", [-1, 0, 0]],
    ] as const
  ).map(([letter, [dx, , dz]]) => {
    const strokes = merge((LETTERS[letter] ?? []).map(([a, b, c, d]) => bar([a, b, 0], [c, d, 0], 0.0075, 8)));
    return merge([
      bar([0, 0.5, 0], [dx * 0.24, 0.5, dz * 0.24], 0.0075, 10),
      move(strokes, [dx * 0.25, 0.495, dz * 0.25]),
    ]);
  });
  const post = turnedPiece(
    [
      [0.075, 0, 0.004],
      [0.078, 0.02, 0.008],
      [0.03, 0.06, 0.02],
      [0.016, 0.12, 0.02],
      [0.0125, 0.7],
    ],
    28,
  );
  return [
    makePart("figure", "figure", spin(move(figure, [0, 0.005, 0])), { weight: 1 }),
    makePart("arrow", "arrow", spin(arrow), { weight: 1 }),
    makePart("points", "letter", merge(arms), { weight: 0.9 }),
    makePart("post", "post", merge([post, bar([0, 0.68, 0], [0, 0.76, 0], 0.008, 12)]), { weight: 0.8 }),
    makePart(
      "balls",
      "ball",
      merge([move(sphere(0.034, 24, 16), [0, 0.5, 0]), move(sphere(0.022, 20, 14), [0, 0.685, 0])]),
      { weight: 0.7 },
    ),
  ];
}

/** A weathervane. What makes it itself: a flat rooster or ship on an arrow that turns on a post, above four arms with the letters N, E, S and W. */
export const weathervane = defineFromPlan({
  id: "weathervane",
  family: "object",
  words: ["weathervane", "weather vane", "wind vane", "weathercock", "rooster weathervane", "ship weathervane"],
  senses: ["weathervane"],
  height: 1.1,
  view: { azimuth: 0.25, elevation: 0.16 },
  slots: {
    figure: { ...mainSlot("copper gold copper-patina brass", "", "rooster|cock|ship"), group: "vane" },
    arrow: { ...mainSlot("copper gold copper-patina brass", "", "pointer"), group: "vane" },
    letter: slot("brushed-steel galvanised-steel", "", "arm|cross|direction"),
    post: slot("galvanised-steel brushed-steel", "", "pole|stand|base"),
    ball: slot("copper gold", "", "globe"),
  },
  styles: {
    rooster: { weight: 3, words: ["weathercock", "rooster weathervane"] },
    ship: { weight: 0.7, words: ["ship weathervane"] },
  },
  build,
});
