import { extrude } from "../../geometry/extrude.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Outline } from "../../geometry/outline.ts";
import type { Model } from "../../geometry/part.ts";
import { move, turnY, turnZ } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { bodySlot, byWord, defineStructure, type StructureParameters, vary } from "../building/structure.ts";

/**
 * A board to be written on. What makes it itself: a broad flat board, wider than high, with a frame around it, on one post or
 * two; a placard has a handle instead, and a billboard stands high on its legs; a signpost has boards with points, one over the
 * other, that show different ways. Blank until somebody says what it reads.
 */
export const signboard = defineStructure({
  id: "signboard",
  family: "street",
  likened: ["outline"],
  words: [
    "sign",
    "signboard",
    "wooden sign",
    "shop sign",
    "placard",
    "signpost",
    "billboard",
    "notice board",
    "direction sign",
    "crossroads sign",
    "fingerpost",
  ],
  senses: ["signboard", "billboard"],
  height: 1.5,
  styles: { post: 3, posts: 2, placard: 0, billboard: 0, signpost: 0 },
  choose: byWord({
    placard: ["placard"],
    billboard: ["billboard"],
    signpost: ["signpost", "direction sign", "crossroads sign", "fingerpost"],
  }),
  counts: [1, 6],
  counted: "arrow",
  slots: {
    board: bodySlot(["face", "plate", "panel", "front"], ["oak-planks", "painted-wood"], "#f1ead8", "#e9e2cf"),
    arrow: bodySlot(["pointer", "finger"], ["oak-planks", "painted-wood"], "#f1ead8", "#d8c49a", "#b98a58"),
    frame: bodySlot(["border", "edge", "rim", "trim"], ["oak"], "#5b3a20", "#4a3020"),
    post: bodySlot(["pole", "stake", "leg", "handle", "stick"], ["oak"], "#5b3a20"),
  },
  build: (p) => {
    if (p.style === "signpost") return buildSignpost(p);
    const isBig = p.style === "billboard";
    const [w, h] = [0.92 * p.wide * (isBig ? 1.7 : 1), 0.56 * p.tall * (isBig ? 1.35 : 1)];
    const level = (p.style === "placard" ? 0.75 : isBig ? 1.3 : 0.72) * p.tall;
    const middle = level + h / 2;
    const rim = 0.05;
    const feet = p.style === "posts" || isBig ? [-0.36 * w, 0.36 * w] : [0];
    const thick = p.style === "placard" ? 0.04 : 0.08;
    const top = p.style === "post" ? level + h + 0.1 : level + h * 0.9;
    return standModel(
      [
        makePart("board", "board", block([w, h, 0.035], [0, middle, 0.04], 0.006), { weight: 1, grain: "x" }),
        makePart(
          "frame",
          "frame",
          merge([
            ...[-1, 1].map((s) => block([w + rim, rim, 0.06], [0, middle + (s * h) / 2, 0.045], 0.008)),
            ...[-1, 1].map((s) => block([rim, h + rim, 0.06], [(s * w) / 2, middle, 0.045], 0.008)),
          ]),
          { weight: 0.6 },
        ),
        makePart(
          "post",
          "post",
          merge(feet.map((x) => block([thick, top, thick], [x, top / 2, -0.015 - thick / 2 + 0.04], 0.01))),
          { weight: 0.6 },
        ),
      ],
      [
        { name: "top", position: [0, level + h + rim / 2, 0.04], normal: [0, 1, 0], radius: 0.06 },
        { name: "attach", position: [0, 0.3 * level, 0], normal: [0, 1, 0], radius: thick },
      ],
    );
  },
  view: { azimuth: 0.3, elevation: 0.08 },
});

/** Boards that end in a point, turned about the post by turns to the right and to the left. */
function buildSignpost(p: StructureParameters): Model {
  const [w, h] = [0.78 * p.wide, 0.17];
  const count = p.count < 2 ? 3 : p.count;
  const top = (0.78 + 0.25 * count) * p.tall;
  const outline: Outline = [
    [-0.16 * w, -h / 2],
    [0.74 * w, -h / 2],
    [0.94 * w, 0],
    [0.74 * w, h / 2],
    [-0.16 * w, h / 2],
    [-0.1 * w, 0],
  ];
  const arrow = extrude(outline, { depth: 0.028, bevel: 0.005, bevelSteps: 1 });
  const arrows = Array.from({ length: count }, (_, i) => {
    const turn = (i % 2 === 0 ? 0 : PI) + 0.55 * (vary(p, `turn${i}`) - 0.5);
    const lean = 0.14 * (vary(p, `lean${i}`) - 0.5);
    return move(turnY(turnZ(move(arrow, [0, 0, 0.052]), lean), turn), [0, top - 0.16 - 0.23 * i, 0]);
  });
  return standModel(
    [
      makePart(
        "post",
        "post",
        merge([block([0.085, top, 0.085], [0, top / 2, 0], 0.012), block([0.11, 0.035, 0.11], [0, top, 0], 0.015)]),
        {
          weight: 0.8,
        },
      ),
      ...arrows.map((geometry, i) => makePart(`arrow-${i + 1}`, "arrow", geometry, { weight: 1, grain: "x" })),
    ],
    [
      { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: 0.05 },
      { name: "attach", position: [0, 0.3 * top, 0], normal: [0, 1, 0], radius: 0.04 },
    ],
  );
}
