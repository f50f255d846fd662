import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { beam } from "../pieces.ts";

const LONG = 1.8;

const boards = (count: number, width: number, y: number, z: number) =>
  Array.from({ length: count }, (_, i) =>
    block([LONG, 0.04, width - 0.012], [0, y, z + (i - (count - 1) / 2) * width], 0.006),
  );

function build(): Part[] {
  const frame = [-1, 1].flatMap((s) => {
    const x = s * 0.62;
    return [
      // the A of two legs, the bar under the top, the long one that carries both benches
      ...[-1, 1].map((t) => beam([x, 0.01, t * 0.6], [x, 0.72, t * 0.22], 0.045, 0.1)),
      beam([x - s * 0.045, 0.69, -0.36], [x - s * 0.045, 0.69, 0.36], 0.045, 0.09),
      beam([x - s * 0.045, 0.39, -0.76], [x - s * 0.045, 0.39, 0.76], 0.045, 0.1),
      beam([s * 0.55, 0.42, 0], [s * 0.2, 0.7, 0], 0.05, 0.08),
    ];
  });
  return [
    makePart("top", "top", merge(boards(5, 0.15, 0.755, 0)), { weight: 1, grain: "x" }),
    makePart("benches", "seat", merge([...boards(2, 0.14, 0.46, 0.68), ...boards(2, 0.14, 0.46, -0.68)]), {
      weight: 1,
      grain: "x",
    }),
    makePart("frame", "leg", merge(frame), { weight: 0.9 }),
    makePart(
      "bolts",
      "bolt",
      merge(
        [-1, 1].flatMap((s) =>
          [-1, 1].flatMap((t) =>
            [0.39, 0.68].map((y) => block([0.02, 0.025, 0.025], [s * 0.648, y, t * (y > 0.5 ? 0.25 : 0.4)], 0.004)),
          ),
        ),
      ),
      { weight: 0.1 },
    ),
  ];
}

/** A picnic table. What makes it itself: a top of planks and a plank bench along either side in one piece, on two A-shaped frames. */
export const picnicTable = defineFromPlan({
  id: "picnic-table",
  family: "furniture",
  words: ["picnic table", "picnic bench", "wooden picnic table", "park table", "beer garden table"],
  senses: [],
  height: 0.78,
  view: { azimuth: 0.6, elevation: 0.3 },
  slots: {
    top: { ...mainSlot("pine cedar oak", "#b8864e #a87442 #8f6238", "board|plank|tabletop"), group: "wood" },
    seat: { ...mainSlot("pine cedar oak", "#b8864e #a87442 #8f6238", "bench"), group: "wood" },
    leg: { ...mainSlot("pine cedar oak", "#b8864e #a87442 #8f6238", "frame|base"), group: "wood" },
    bolt: slot("galvanised-steel", "", "screw"),
  },
  build,
  sockets: () => [
    { name: "top", position: [0, 0.776, 0], normal: [0, 1, 0], radius: 0.34 },
    { name: "seat", position: [0, 0.482, 0.68], normal: [0, 1, 0], radius: 0.16 },
  ],
});
