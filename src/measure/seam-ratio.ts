/** How the step across the wrap edge of a tile compares with the steps beside it: 1 means that nothing shows. */
export interface SeamRatio {
  /** Across the left and right edge. */
  readonly x: number;
  /** Across the top and bottom edge. */
  readonly y: number;
}

/** Mean steps of a material's maps that no eye sees: in levels of their bytes, or of 16 bits. */
export const UNSEEN_STEPS = { albedo: 0.1, normal: 0.1, displacement: 40, metalness: 0.4, roughness: 0.3, ao: 0.8 };

/** Neighbouring columns on either side that an edge is compared with. */
const BESIDE = 4;

/**
 * Mean step (absolute difference of neighbouring texels, all channels) across the wrap edge, over the mean step across the
 * columns within four texels of it. Rows and columns alike. A tile without any step has ratio 1.
 *
 * @param data Row by row, channels interleaved.
 * @param unseen Mean step too small to be seen, in the data's unit: added to both sides, so that two texels of a flat map
 *   do not weigh as a seam.
 */
export function seamRatio(
  data: ArrayLike<number>,
  width: number,
  height: number,
  channels: number,
  unseen = 0,
): SeamRatio {
  const at = (x: number, y: number, c: number) =>
    data[(((y + height) % height) * width + ((x + width) % width)) * channels + c] as number;
  const across = (column: number) => {
    let sum = 0;
    for (let y = 0; y < height; y += 1) {
      for (let c = 0; c < channels; c += 1) sum += Math.abs(at(column, y, c) - at(column - 1, y, c));
    }
    return sum / height;
  };
  const down = (row: number) => {
    let sum = 0;
    for (let x = 0; x < width; x += 1) {
      for (let c = 0; c < channels; c += 1) sum += Math.abs(at(x, row, c) - at(x, row - 1, c));
    }
    return sum / width;
  };
  return { x: edgeOverInside(across, unseen), y: edgeOverInside(down, unseen) };
}

function edgeOverInside(step: (line: number) => number, unseen: number): number {
  let inside = 0;
  for (let k = 1; k <= BESIDE; k += 1) inside += step(k) + step(-k);
  inside /= 2 * BESIDE;
  const edge = step(0);
  return inside === edge ? 1 : (edge + unseen) / (inside + unseen);
}
