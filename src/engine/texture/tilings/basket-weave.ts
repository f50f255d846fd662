import { type Rectangle, rectangleTiling } from "./rectangle-tiling.ts";
import type { Tiling } from "./tiling.ts";

/** Basket weave: squares of `strands` bricks side by side, lying (kind 0) and standing (kind 1) by turns. `squares` a side, even. */
export function basketWeave(squares: number, strands = 2): Tiling {
  const blocks: Rectangle[] = [];
  for (let y = 0; y < squares; y += 1) {
    for (let x = 0; x < squares; x += 1) {
      const standing = (x + y) % 2 === 1;
      for (let k = 0; k < strands; k += 1) {
        blocks.push(
          standing
            ? { x: x * strands + k, y: y * strands, wide: 1, high: strands, kind: 1 }
            : { x: x * strands, y: y * strands + k, wide: strands, high: 1 },
        );
      }
    }
  }
  return rectangleTiling(squares * strands, squares * strands, blocks);
}
