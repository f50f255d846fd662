import { extrude } from "../../geometry/extrude.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const TOP = 0.76;

function build({ style, has }: Planned): Part[] {
  const bulbs = style === "lights";
  const leg = turnedPiece(
    [
      [0.014, 0, 0.004],
      [0.02, 0.03, 0.008],
      [0.016, 0.1, 0.02],
      [0.03, 0.42, 0.03],
      [0.024, 0.5, 0.01],
      [0.032, 0.54, 0.008],
      [0.032, 0.62],
    ],
    20,
  );
  const spots = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * 0.5, z * 0.19] as const));
  const mid = TOP + (bulbs ? 0.42 : 0.44);
  const outline = (grow: number) => (bulbs ? null : ellipseOutline(0.27 + grow, 0.36 + grow, 48));
  const pane = (grow: number, depth: number): Part["geometry"] => {
    const o = outline(grow);
    return o
      ? move(extrude(o, { depth, bevel: Math.min(0.008, depth * 0.3), bevelSteps: 2 }), [0, mid, -0.16])
      : block([0.8 + grow * 2, 0.62 + grow * 2, depth], [0, mid, -0.16], Math.min(0.012, depth * 0.3));
  };
  const lamps = Array.from({ length: 12 }, (_, i) => {
    const at =
      i < 4
        ? ([-0.435, mid - 0.26 + i * 0.173] as const)
        : i < 8
          ? ([0.435, mid - 0.26 + (i - 4) * 0.173] as const)
          : ([-0.29 + (i - 8) * 0.193, mid + 0.345] as const);
    return move(sphere(0.032, 14), [at[0], at[1], -0.125]);
  });
  const bottle = (w: number, h: number) =>
    lathe(
      roundCorners(
        [
          [0, 0],
          [w, 0, 0.004],
          [w, h * 0.6, 0.01],
          [w * 0.4, h * 0.72, 0.004],
          [w * 0.4, h * 0.8],
          [w * 0.7, h * 0.82],
          [w * 0.7, h, 0.004],
          [0, h],
        ],
        3,
      ),
      20,
    );
  const stoolFeet = [0, 1, 2, 3].map((i) => {
    const a = (i / 4) * TAU + TAU / 8;
    return move(
      turnedPiece(
        [
          [0.018, 0, 0.004],
          [0.018, 0.024, 0.004],
        ],
        14,
      ),
      [0.17 * cos(a), 0, 0.5 + 0.15 * sin(a)],
    );
  });
  const stoolLegs = [0, 1, 2, 3].map((i) => {
    const a = (i / 4) * TAU + TAU / 8;
    return bar([0.17 * cos(a), 0.012, 0.5 + 0.15 * sin(a)], [0.13 * cos(a), 0.38, 0.5 + 0.12 * sin(a)], 0.017, 12);
  });
  return [
    makePart("legs", "body", merge(spots.map(([x, z]) => move(leg, [x, 0, z]))), { weight: 0.9 }),
    makePart("case", "body", block([1.1, 0.17, 0.46], [0, TOP - 0.115, 0], 0.012), { weight: 1, grain: "x" }),
    makePart("top", "body", block([1.18, 0.03, 0.52], [0, TOP - 0.015, 0], 0.012), { weight: 1, grain: "x" }),
    ...makeParts(
      "drawer",
      "drawer",
      [-0.36, 0, 0.36].map((x) => block([0.325, 0.12, 0.03], [x, TOP - 0.115, 0.222], 0.008)),
      { weight: 0.8, grain: "x" },
    ),
    ...makeParts(
      "knob",
      "metal",
      [-0.36, 0, 0.36].map((x) => move(sphere(0.017, 14), [x, TOP - 0.115, 0.247])),
      { weight: 0.5 },
    ),
    makePart("frame", "body", pane(bulbs ? 0.07 : 0.045, 0.03), { weight: 1 }),
    makePart("mirror", "mirror", move(pane(0, 0.03), [0, 0, 0.006]), { weight: 1 }),
    makePart(
      "posts",
      "body",
      merge(
        [-1, 1].map((s) =>
          bar([s * (bulbs ? 0.3 : 0.2), TOP - 0.02, -0.17], [s * (bulbs ? 0.3 : 0.2), mid - 0.2, -0.17], 0.02, 12),
        ),
      ),
      { weight: 0.5 },
    ),
    ...(bulbs ? [makePart("bulbs", "bulb", merge(lamps), { weight: 0.8 })] : []),
    ...(has("bottle")
      ? [
          makePart(
            "bottles",
            "bottle",
            merge([move(bottle(0.03, 0.13), [-0.42, TOP, -0.02]), move(bottle(0.036, 0.09), [-0.34, TOP, 0.08])]),
            { weight: 0.5 },
          ),
          makePart(
            "jar",
            "jar",
            merge([
              move(bottle(0.028, 0.1), [0.36, TOP, 0.02]),
              move(
                turnedPiece(
                  [
                    [0.045, 0, 0.004],
                    [0.045, 0.04, 0.004],
                  ],
                  24,
                ),
                [0.45, TOP, 0.08],
              ),
            ]),
            { weight: 0.5 },
          ),
        ]
      : []),
    makePart("stool-legs", "body", merge([...stoolLegs, ...stoolFeet]), { weight: 0.7 }),
    makePart(
      "stool",
      "cushion",
      move(
        lathe(
          roundCorners(
            [
              [0, 0],
              [0.2, 0, 0.02],
              [0.21, 0.05, 0.03],
              [0.17, 0.11, 0.03],
              [0, 0.125],
            ],
            4,
          ),
          36,
        ),
        [0, 0.36, 0.5],
      ),
      { weight: 0.9 },
    ),
  ];
}

/** A vanity table. What makes it itself: a slim table with drawers, a large mirror standing on it, oval or set around with light bulbs, scent bottles before it and a round padded stool. */
export const vanityTable = defineFromPlan({
  id: "vanity-table",
  family: "furniture",
  words: ["vanity table", "dressing table", "vanity", "makeup table", "makeup vanity", "vanity desk"],
  senses: ["dressing table"],
  height: 1.58,
  view: { azimuth: 0.4, elevation: 0.16 },
  slots: {
    body: mainSlot("painted-wood oak", "#f2eee6 #e8c8cc #8a5a34 #b8c8c0", "table|leg|frame|wood"),
    drawer: slot("painted-wood", "#f6f3ec #ecd4d4 #c8a880"),
    mirror: slot("glass", "#b8ccd4", "looking glass"),
    metal: slot("gold", "", "knob|handle"),
    bulb: slot("plastic", "#fff2c4", "light|lamp"),
    bottle: slot("glass", "#d87a9a #7ab0d8", "perfume|scent bottle"),
    jar: slot("glass", "#e8b84a #9a7ac8", "cream"),
    cushion: slot("felt", "#d87a94 #b8566e #7a9ab0", "stool|seat"),
  },
  styles: { oval: { weight: 1.4 }, lights: { weight: 1, slots: ["bulb"], words: ["makeup table", "makeup vanity"] } },
  extras: { bottle: { chance: 0.85, slot: "bottle" } },
  build,
});
