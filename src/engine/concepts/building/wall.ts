import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { blockOn, merlonRow } from "./masonry.ts";
import { bodySlot, byWord, defineStructure, hues } from "./structure.ts";

/** A wall. What makes it itself: a length of courses, brick or stone, between two piers with caps, a coping along the top; the fortified one has merlons. */
export const wall = defineStructure({
  id: "wall",
  family: "building",
  words: ["wall", "brick wall", "stone wall", "garden wall", "castle wall", "rampart", "great wall"],
  senses: ["wall#1", "rampart"],
  height: 1.3,
  styles: { brick: 2, stone: 1, castle: 0.0001 },
  choose: byWord({ brick: ["brick wall"], stone: ["stone wall"], castle: ["castle wall", "rampart", "great wall"] }),
  slots: {
    wall: bodySlot(["brick", "stone", "pier"], ["brick"]),
    cap: bodySlot(["coping"], ["granite", "concrete"], "#b8b1a4"),
  },
  dress: ({ style }) => ({
    wall:
      style === "brick"
        ? { material: "brick" }
        : style === "stone"
          ? { material: "cobblestone" }
          : { material: "brick", colours: hues("#8b877e") },
  }),
  build: (p) => {
    const [w, h] = [2.1 * p.wide, 1.15 * p.tall];
    const castle = p.style === "castle";
    const piers = [-1, 1].map((s) => blockOn([0.36, h + 0.1, 0.36], s * (w / 2), 0, 0, 0.01));
    const caps = [-1, 1].flatMap((s) => [
      blockOn([0.46, 0.07, 0.46], s * (w / 2), h + 0.09, 0, 0.015),
      blockOn([0.36, 0.07, 0.36], s * (w / 2), h + 0.15, 0, 0.03),
    ]);
    return standModel(
      [
        makePart("wall", "wall", blockOn([w, h, 0.22], 0, 0, 0, 0.008), { weight: 1 }),
        makePart("foot", "wall", blockOn([w, 0.14, 0.28], 0, 0, 0, 0.01), { weight: 0.5 }),
        makePart("piers", "wall", merge(piers), { weight: 0.8 }),
        makePart(
          "caps",
          "cap",
          merge(
            castle
              ? [blockOn([w, 0.05, 0.3], 0, h - 0.12, 0, 0.01), ...caps.slice(0, 1), ...caps.slice(2, 3)]
              : [...caps, blockOn([w - 0.1, 0.06, 0.3], 0, h - 0.01, 0, 0.015)],
          ),
          { weight: 0.7 },
        ),
        ...(castle
          ? [makePart("merlons", "wall", merlonRow(w - 0.5, [0.22, 0.24, 0.2], h - 0.01, 0, 4), { weight: 0.8 })]
          : []),
      ],
      [{ name: "top", position: [0, h + 0.05, 0], normal: [0, 1, 0], radius: 0.12 }],
    );
  },
  view: { azimuth: 0.5, elevation: 0.2 },
});
