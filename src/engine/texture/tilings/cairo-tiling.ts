import { type Polygon, polygonTiling } from "./polygon-tiling.ts";
import type { Tiling } from "./tiling.ts";

/** Half the bar in the middle of a square that gives 120 degrees at its ends. */
const BAR = 0.5 - 0.5 / Math.sqrt(3);

/**
 * Cairo pentagonal tiling on `squares` x `squares` squares, an even number: every square holds a bar, lying or standing by
 * turns, tied to the four corners. A pentagon stands on each side of a square. Kinds 0..3 are its four ways to point.
 */
export function cairoTiling(squares: number): Tiling {
  const polygons: Polygon[] = [];
  const at = (x: number, y: number) => [x / squares, y / squares] as const;
  for (let y = 0; y < squares; y += 1) {
    for (let x = 0; x < squares; x += 1) {
      const lying = (x + y) % 2 === 0;
      // the left side of the square, then its top side: what lies on the other side has the other bar
      const left = lying
        ? [at(x, y), at(x + 0.5 - BAR, y + 0.5), at(x, y + 1), at(x - 0.5, y + 0.5 + BAR), at(x - 0.5, y + 0.5 - BAR)]
        : [at(x, y), at(x + 0.5, y + 0.5 - BAR), at(x + 0.5, y + 0.5 + BAR), at(x, y + 1), at(x - 0.5 + BAR, y + 0.5)];
      const top = lying
        ? [at(x, y), at(x + 0.5 - BAR, y + 0.5), at(x + 0.5 + BAR, y + 0.5), at(x + 1, y), at(x + 0.5, y - 0.5 + BAR)]
        : [at(x, y), at(x + 0.5, y + 0.5 - BAR), at(x + 1, y), at(x + 0.5 + BAR, y - 0.5), at(x + 0.5 - BAR, y - 0.5)];
      polygons.push({ corners: left, kind: lying ? 0 : 1 }, { corners: top, kind: lying ? 2 : 3 });
    }
  }
  return polygonTiling(polygons);
}
