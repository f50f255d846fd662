import { cos, sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot } from "../define-from-plan.ts";
import { HOLLOW, LOG_SHAPES, lying, TURNED } from "./log-shapes.ts";

/** A log. What makes it itself: a lying piece of trunk with rough bark, pale sawn ends with year rings and the stub of a branch; a tree trunk stands, a stump on spread roots with its rings upwards, or, hollow, a dark hole; one that is hollow is a dark shell open at its ends; a pile stacks six logs. */
export const log = defineFromPlan({
  id: "log",
  family: "plant",
  words: [
    "log",
    "wood log",
    "wooden log",
    "hollow log",
    "tree log",
    "tree trunk",
    "stump",
    "tree stump",
    "wooden stump",
    "hollow stump",
    "hollow tree stump",
    "hollowed stump",
    "hollowed out stump",
    "hollowed out tree stump",
    "log pile",
    "pile of logs",
    "firewood",
    "woodpile",
    "stack of logs",
    "stack of firewood",
    "pile of wood",
    "logs",
    "timber",
    "lumber",
    "driftwood",
  ],
  senses: ["log", "stump", "firewood"],
  height: 0.45,
  view: { azimuth: 0.6, elevation: 0.3 },
  styles: {
    log: {},
    hollow: { weight: 0, words: ["hollow log"], traits: ["hollow"] },
    "hollow-stump": {
      weight: 0,
      words: ["hollow stump", "hollow tree stump", "hollowed stump", "hollowed out stump", "hollowed out tree stump"],
    },
    stump: { weight: 0, words: ["stump", "tree stump", "wooden stump"] },
    standing: { weight: 0, words: ["tree trunk"] },
    pile: {
      weight: 0,
      words: [
        "log pile",
        "pile of logs",
        "firewood",
        "woodpile",
        "stack of logs",
        "stack of firewood",
        "pile of wood",
        "logs",
        "timber",
        "lumber",
      ],
    },
  },
  slots: {
    log: mainSlot("bark", "#7a5a40 #6a4c36 #866850", "bark|trunk|wood|stump"),
  },
  sockets: ({ style }) =>
    style === "hollow"
      ? [
          {
            name: "den",
            position: [(cos(TURNED) * HOLLOW[0]) / 2, -0.9 * HOLLOW[2], (-sin(TURNED) * HOLLOW[0]) / 2],
            normal: [cos(TURNED), 0, -sin(TURNED)],
            radius: HOLLOW[2],
          },
        ]
      : [],
  build: (planned) => (LOG_SHAPES[planned.style] ?? lying)(planned),
});
