import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { addAll, sculpt } from "../../geometry/sculpt.ts";
import { ball as ballSdf, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const SLOTS = ["body", "second", "third", "fourth", "fifth"] as const;

/** A drop-shaped balloon with its knot, at a place; its string runs down to `foot`. */
function filled(name: string, slot: string, at: Vec3, radius: number, tilt: number, foot: Vec3): Part[] {
  const profile = curveThrough(
    [
      [0.03, -1.24, 0],
      [0.3, -1.04, 0],
      [0.76, -0.52, 0],
      [0.98, 0.1, 0],
      [0.84, 0.62, 0],
      [0.45, 0.94, 0],
      [0.0, 1.04, 0],
    ],
    6,
  ).map(([r, y]) => [Math.max(0, r) * radius, y * radius] as Point2);
  const shape = lathe([[0, -1.24 * radius], ...profile.slice(0, -1), [0, 1.04 * radius]], 36);
  const knot = move(
    turnedPiece(
      [
        [radius * 0.12, -1.37 * radius, radius * 0.02],
        [radius * 0.05, -1.26 * radius, radius * 0.03],
        [radius * 0.06, -1.2 * radius, 0],
      ],
      14,
    ),
    [0, 0, 0],
  );
  const put = (g: typeof shape) => move(turnZ(g, tilt), at);
  const start: Vec3 = [at[0] + radius * 1.3 * Math.max(-1, Math.min(1, tilt)), at[1] - radius * 1.3, at[2]];
  const sway: Vec3 = [(start[0] + foot[0]) / 2 + 0.02, (start[1] + foot[1]) / 2, (start[2] + foot[2]) / 2 + 0.01];
  return [
    makePart(name, slot, put(shape), { weight: 1 }),
    makePart(`${name}-knot`, slot, put(knot), { weight: 0.5 }),
    makePart(`${name}-string`, "string", tube(0.0038, curveThrough([start, sway, foot], 8), 6), { weight: 0.6 }),
  ];
}

function bunch(count: number): Part[] {
  const spots: readonly (readonly [Vec3, number, number])[] = [
    [[0, 1.02, 0.02], 0.14, 0],
    [[-0.2, 0.9, 0.06], 0.13, 0.2],
    [[0.2, 0.92, 0.05], 0.13, -0.2],
    [[-0.11, 1.2, -0.08], 0.13, 0.1],
    [[0.13, 1.22, -0.07], 0.13, -0.1],
  ];
  const foot: Vec3 = [0, 0.28, 0.02];
  return [
    ...spots
      .slice(0, count)
      .flatMap(([at, r, tilt], i) => filled(`balloon-${i + 1}`, SLOTS[i] as string, at, r, tilt, foot)),
    makePart(
      "tie",
      "string",
      move(
        turnedPiece(
          [
            [0.012, -0.012, 0.005],
            [0.012, 0.012, 0.005],
          ],
          14,
        ),
        foot,
      ),
      { weight: 0.4 },
    ),
    makePart(
      "tail",
      "string",
      tube(0.005, curveThrough([foot, [0.025, 0.18, 0.02], [-0.02, 0.09, 0.03], [0.012, 0, 0.02]], 8), 6),
      { weight: 0.6 },
    ),
  ];
}

/** A dog twisted from one long balloon. */
function dog(): Part[] {
  const sausage = (a: Vec3, b: Vec3, r: number) => roundCone(a, b, r, r);
  const pieces = [
    sausage([0, 0.2, -0.1], [0, 0.2, 0.09], 0.048),
    ...[-1, 1].flatMap((s) => [
      sausage([s * 0.042, 0.045, 0.12], [s * 0.03, 0.17, 0.105], 0.041),
      sausage([s * 0.042, 0.045, -0.15], [s * 0.03, 0.17, -0.125], 0.041),
    ]),
    sausage([0, 0.24, 0.12], [0, 0.34, 0.14], 0.036),
    ...[-1, 1].map((s) => sausage([s * 0.03, 0.37, 0.13], [s * 0.055, 0.46, 0.1], 0.034)),
    sausage([0, 0.37, 0.17], [0, 0.355, 0.26], 0.04),
    ballSdf([0, 0.36, 0.302], 0.012),
    ...limb([
      [[0, 0.23, -0.15], 0.026],
      [[0, 0.33, -0.2], 0.028],
      [[0, 0.38, -0.2], 0.022],
    ]),
  ];
  return [makePart("dog", "body", meshSdf(sculpt(addAll(pieces, 0.006)), 0.0105), { weight: 1, crease: 1.2 })];
}

const COLOURS = ["#d3202a", "#1f66c4", "#f2b91c", "#2b9a4a", "#e0559a", "#7a3ab8"];

/** A balloon. What makes it itself: a glossy drop with a little knot below and a string; several in a bunch of colours; or a dog twisted from one long balloon. */
export const partyBalloon = defineThing({
  id: "party-balloon",
  family: "toy",
  forms: { single: 1, bunch: 0, dog: 0 },
  words: {
    balloon: "single",
    "party balloon": "single",
    "helium balloon": "single",
    "toy balloon": "single",
    balloons: "",
    "bunch of balloons": "bunch",
    "balloon bunch": "bunch",
    "balloon dog": "dog",
    "balloon animal": "dog",
    "dog balloon": "dog",
  },
  // of four balloons each is one
  choose: (ask) => {
    if (ask.word !== "balloons") return says(ask, "many") ? "bunch" : undefined;
    return says(ask, "counted") ? "single" : "bunch";
  },
  senses: ["balloon"],
  height: 1,
  slots: {
    body: { words: ["skin"], materials: ["rubber"], colours: COLOURS.map(fromHex) },
    second: { words: ["second balloon"], materials: ["rubber"], colours: [fromHex("#1f66c4")] },
    third: { words: ["third balloon"], materials: ["rubber"], colours: [fromHex("#f2b91c")] },
    fourth: { words: ["fourth balloon"], materials: ["rubber"], colours: [fromHex("#2b9a4a")] },
    fifth: { words: ["fifth balloon"], materials: ["rubber"], colours: [fromHex("#e0559a")] },
    string: {
      words: ["cord", "ribbon"],
      materials: ["woven-cotton"],
      colours: [fromHex("#efe9da")],
      takesWhole: false,
    },
  },
  dress: ({ look }) =>
    Object.fromEntries(
      SLOTS.map((slot, i) => [
        slot,
        { material: "plastic", colours: [fromHex(COLOURS[(look + i) % COLOURS.length] as string)] },
      ]),
    ),
  build: ({ form, play }) => {
    if (form === "dog") return dog();
    if (form === "bunch") return bunch(play > 0.4 ? 5 : 3);
    return [
      ...filled("balloon", "body", [0, 0.62, 0], 0.16, 0, [0.0, 0.2, 0.01]),
      makePart(
        "tail",
        "string",
        tube(
          0.0038,
          curveThrough(
            [
              [0, 0.2, 0.01],
              [0.03, 0.13, 0.01],
              [-0.025, 0.06, 0.015],
              [0.015, 0, 0.01],
            ],
            8,
          ),
          6,
        ),
        { weight: 0.5 },
      ),
    ];
  },
  view: { azimuth: 0.4, elevation: 0.08 },
});
