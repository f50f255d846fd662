import type { Bounds } from "#measure/bounds.ts";

/** Of its depth, what of a subject is seen above its front from the height that cameras start at. */
const SEEN_FROM_ABOVE = 0.3;

/** Height of a subject by its width, seen from somewhat above and from wherever it is widest. What is flat has no depth to see. */
export function tallness({ min, max }: Bounds): number {
  const [width, height, depth] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const across = Math.hypot(width, depth);
  if (across === 0) return Number.POSITIVE_INFINITY;
  const deep = (2 * width * depth) / across;
  return (height + SEEN_FROM_ABOVE * deep) / across;
}
