import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";

/** Boards over, three rows of blocks or beams under, boards on the floor. */
function build({ style, stream }: Planned): Part[] {
  const next = stream("boards");
  const parts: Part[] = [];
  const wood = (name: string, size: [number, number, number], at: [number, number, number], weight = 0.8) =>
    parts.push(
      makePart(name, "wood", block(size, at, 0.004), { weight, grain: size[0] > size[2] ? "x" : "z", ownPiece: true }),
    );
  const boards = style === "close" ? 9 : 7;
  for (let i = 0; i < boards; i += 1) {
    const z = (i / (boards - 1) - 0.5) * 0.7;
    const wide = style === "close" ? 0.075 : i % 3 === 0 ? 0.11 : 0.075;
    wood(
      `top-${i + 1}`,
      [1.2 - next() * 0.012, 0.022, wide],
      [(next() - 0.5) * 0.012, 0.134, z + (next() - 0.5) * 0.006],
    );
  }
  for (const [i, x] of [-0.53, 0, 0.53].entries()) {
    wood(`stringer-${i + 1}`, [0.12, 0.022, 0.8], [x, 0.113, 0]);
    if (style === "beam") wood(`beam-${i + 1}`, [0.06, 0.084, 0.8], [x, 0.062, 0]);
    else
      for (const [k, z] of [-0.34, 0, 0.34].entries())
        wood(`block-${i + 1}-${k + 1}`, [0.13, 0.084, 0.12], [x, 0.062, z]);
  }
  for (const [i, z] of [-0.34, 0, 0.34].entries()) wood(`foot-${i + 1}`, [1.2, 0.022, 0.1], [0, 0.011, z]);
  return parts;
}

/** A pallet for goods. What makes it itself: rough pale boards side by side with gaps between them, on three rows of blocks or beams that leave room for a forklift's forks, and three boards on the floor. */
export const pallet = defineFromPlan({
  id: "pallet",
  family: "container",
  words: ["pallet", "wooden pallet", "wood pallet", "shipping pallet", "euro pallet", "cargo pallet", "skid"],
  senses: ["pallet"],
  height: 0.146,
  view: { azimuth: 0.6, elevation: 0.42 },
  vary: 0.04,
  styles: { block: { weight: 3 }, close: { weight: 1 }, beam: { weight: 2 } },
  slots: { wood: mainSlot("pine", "#c9a06a #b58a58 #a8845c", "board|plank|block") },
  build,
});
