import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { atan2, PI } from "../../math/elementary.ts";
import { bar, hole } from "../pieces.ts";
import { block, blockOn } from "./masonry.ts";
import { bodySlot, defineStructure, fixedSlot, hues, type StructureParameters, varied } from "./structure.ts";

/** Walls with a gable to the front, a round door and a perch under it, two roof boards; on a pole, or hung from a ring. */
function build(p: StructureParameters): Model {
  const [w, d] = [0.17 * p.wide, 0.17];
  const wallHeight = 0.17 * p.tall;
  const gable = 0.1;
  const isHung = p.style === "hung";
  const y = isHung ? 0 : 1.05;
  const eye = y + wallHeight * 0.68;
  const gableOutline = [
    [-w / 2, 0],
    [w / 2, 0],
    [w / 2, wallHeight],
    [0, wallHeight + gable],
    [-w / 2, wallHeight],
  ] as const;
  const front = extrude(gableOutline, { depth: 0.016, bevel: 0.002, holes: [hole(0, wallHeight * 0.68, 0.027, 28)] });
  const slope = atan2(gable, w / 2);
  const reach = Math.sqrt(gable * gable + (w / 2) * (w / 2)) + 0.045;
  const board = (side: 1 | -1) =>
    move(turnZ(box([reach, 0.014, d + 0.075], { bevel: 0.003 }), side * -slope), [
      (side * (w / 2 + 0.03)) / 2,
      y + wallHeight + gable * 0.5 + 0.004,
      0.006,
    ]);
  const parts: Part[] = [
    makePart("front", "wall", move(front, [0, y, d / 2 - 0.008]), { weight: 1 }),
    makePart("back", "wall", move(extrude(gableOutline, { depth: 0.014 }), [0, y, -d / 2 + 0.007]), { weight: 0.6 }),
    makePart(
      "sides",
      "wall",
      merge([-1, 1].map((side) => blockOn([0.014, wallHeight, d], side * (w / 2 - 0.007), y, 0, 0.002))),
      { weight: 0.9 },
    ),
    makePart("dark", "dark", move(disc(0.034, 0.01, 0.001, 28), [0, eye, d / 2 - 0.03]), { weight: 0.5 }),
    makePart("roof", "roof", merge([board(1), board(-1)]), { weight: 1, grain: "z" }),
    makePart("floor", "trim", block([w + 0.03, 0.014, d + 0.03], [0, y + 0.003, 0], 0.003), { weight: 0.6 }),
    makePart("perch", "trim", bar([0, eye - 0.048, d / 2 - 0.01], [0, eye - 0.048, d / 2 + 0.062], 0.0065, 16), {
      weight: 0.8,
    }),
  ];
  const ridge = y + wallHeight + gable;
  if (isHung) {
    parts.push(makePart("chain", "pole", bar([0, ridge - 0.01, 0], [0, ridge + 0.09, 0], 0.003, 10), { weight: 0.5 }));
  } else {
    parts.push(
      makePart("pole", "pole", blockOn([0.052, y + 0.01, 0.052], 0, 0, 0, 0.005), { weight: 0.9 }),
      makePart(
        "braces",
        "pole",
        merge([-1, 1].map((side) => bar([side * 0.016, y - 0.085, 0], [side * w * 0.36, y + 0.001, 0], 0.011, 10))),
        {
          weight: 0.5,
        },
      ),
      makePart(
        "foot",
        "pole",
        merge([block([0.34, 0.03, 0.05], [0, 0.015, 0], 0.005), block([0.05, 0.03, 0.34], [0, 0.014, 0], 0.005)]),
        {
          weight: 0.5,
        },
      ),
    );
  }
  return standModel(parts, [
    { name: "top", position: [0, ridge + 0.012, 0], normal: [0, 1, 0], radius: 0.05 },
    { name: "inside", position: [0, y + 0.02, 0], normal: [0, 1, 0], radius: w * 0.4 },
    { name: "attach", position: [0, isHung ? ridge + 0.09 : 0, 0], normal: [0, isHung ? 1 : -1, 0], radius: 0.03 },
  ]);
}

/** A birdhouse. What makes it itself: a tiny wooden house with a round hole for a door, a perch under it, two boards for a roof, on a pole or hung from a ring. */
export const birdhouse = defineStructure({
  id: "birdhouse",
  family: "building",
  words: ["birdhouse", "bird house", "nesting box", "nest box", "bird box"],
  senses: ["birdhouse"],
  height: 1.3,
  styles: { pole: 1, hung: 1.6 },
  choose: (ask) => (ask.traits.has("hanging") ? "hung" : undefined),
  slots: {
    wall: bodySlot(["box", "side", "front", "body"], ["painted-wood"]),
    roof: fixedSlot(["board", "top"], ["painted-wood"]),
    trim: fixedSlot(["perch", "floor"], ["oak"]),
    dark: fixedSlot(["door", "hole", "entrance"], ["plastic"], "#0a0908"),
    pole: fixedSlot(["post", "chain", "stand"], ["oak"]),
  },
  dress: (p) => ({
    wall: {
      material: "painted-wood",
      colours: hues(varied(p, "wall", ["#d8d2c0", "#6fa6c8", "#c9503c", "#e3b23c", "#7fa86a"])),
    },
    roof: { material: "painted-wood", colours: hues(varied(p, "roof", ["#8a3a2a", "#4a4f58", "#5c7a4a", "#f1ece0"])) },
    pole: p.style === "hung" ? { material: "iron" } : { material: "oak" },
  }),
  build,
  view: { azimuth: 0.5, elevation: PI / 15 },
});
