import { createShape } from "./scatter.ts";

/** A boot's sole: ball and heel. */
export const SOLE = createShape(40, (u, v) => {
  const wide = v > -0.15 ? 0.86 - 0.25 * (v - 0.25) * (v - 0.25) : 0.62;
  const edge = Math.sqrt((u / wide) * (u / wide) + v * v * v * v);
  const waist = Math.abs(v + 0.2) < 0.09 ? 0.35 : 1;
  return edge < 1 ? Math.min(1, (1 - edge) * 6) * waist : 0;
});
