import { smoothstep } from "../../math/scalar.ts";

/**
 * A row of stitches along a line: how high the thread lies, 0 beside it to 1 on its crown.
 *
 * @param across Distance to the line, in half widths of the thread.
 * @param along Place on the line, in stitches.
 * @param fill Share of the pitch that shows on this side of the cloth.
 */
export function runningStitch(across: number, along: number, fill = 0.72): number {
  if (across >= 1 || across <= -1) return 0;
  const t = (along - Math.floor(along)) / fill;
  if (t >= 1) return 0;
  // the ends dive into their holes
  const ends = smoothstep(0, 0.18, t) * smoothstep(1, 0.82, t);
  return Math.sqrt(1 - across * across) * ends;
}
