/** Where charts go in the atlas. */
export interface Packing {
  /** Texels from the left of the atlas to the left of each box. */
  readonly x: Int32Array;
  /** Texels from the bottom of the atlas to the bottom of each box. */
  readonly y: Int32Array;
}

/**
 * Packs boxes into a square from the bottom up, each as low as it goes, then as far left (skyline, bottom-left rule).
 *
 * @param widths Texels, margins included; one a box.
 * @param size Side of the atlas in texels.
 * @returns `undefined` when they do not all fit.
 * @see Jylänki, A Thousand Ways to Pack the Bin, 2010
 */
export function packSkyline(widths: Int32Array, heights: Int32Array, size: number): Packing | undefined {
  const order = Array.from(widths, (_, i) => i).sort(
    (a, b) => (heights[b] as number) - (heights[a] as number) || (widths[b] as number) - (widths[a] as number) || a - b,
  );
  const x = new Int32Array(widths.length);
  const y = new Int32Array(widths.length);
  // the skyline: steps from left to right
  const lefts = [0];
  const tops = [0];
  for (const box of order) {
    const width = widths[box] as number;
    const height = heights[box] as number;
    let bestTop = size + 1;
    let bestStep = -1;
    for (let step = 0; step < lefts.length; step += 1) {
      const left = lefts[step] as number;
      if (left + width > size) break;
      let top = 0;
      for (let i = step; i < lefts.length && (lefts[i] as number) < left + width; i += 1) {
        top = Math.max(top, tops[i] as number);
      }
      if (top + height < bestTop) {
        bestTop = top + height;
        bestStep = step;
      }
    }
    if (bestStep < 0 || bestTop > size) return undefined;
    const left = lefts[bestStep] as number;
    const right = left + width;
    x[box] = left;
    y[box] = bestTop - height;
    let last = bestStep;
    while (last + 1 < lefts.length && (lefts[last + 1] as number) < right) last += 1;
    const covered = last - bestStep + 1;
    const lastEnd = last + 1 < lefts.length ? (lefts[last + 1] as number) : size;
    const rest = lastEnd > right ? [right] : [];
    const restTop = lastEnd > right ? [tops[last] as number] : [];
    lefts.splice(bestStep, covered, left, ...rest);
    tops.splice(bestStep, covered, bestTop, ...restTop);
  }
  return { x, y };
}
