/** How a normal map compares with the one that its displacement map's slopes round to. */
export interface NormalAgreement {
  /** Share of the channels, red and green, that are the rounded slope's byte or the one next to it: 1 when the two maps agree. */
  readonly within: number;
  /** Of the height's whole range over a texel's width, fitted: how steep the relief is. */
  readonly steepness: number;
}

/** Bytes a channel may be off: each map rounds for itself. */
const ROUNDING = 1;

/** Byte of z beyond its middle below which a slope is steeper than 60 degrees. */
const STEEP = 64;

/**
 * Fits the one unknown, how high the displacement's range is, and rounds its slopes as a normal map has to: what is nearly flat
 * has slopes of two or three bytes, and to hold them against unrounded ones would measure the rounding.
 *
 * @param normal RGB bytes row by row, green upwards (OpenGL).
 * @param displacement One channel, any unit.
 * @param side Texels along a side of both, which tile.
 */
export function normalAgreement(
  normal: ArrayLike<number>,
  displacement: ArrayLike<number>,
  side: number,
): NormalAgreement {
  const height = (x: number, y: number) => displacement[((y + side) % side) * side + ((x + side) % side)] as number;
  const slopes = new Float64Array(side * side * 2);
  let [both, own] = [0, 0];
  for (let i = 0; i < side * side; i += 1) {
    const x = i % side;
    const y = Math.floor(i / side);
    // on cliffs a byte of z is a quarter of the slope: they are judged, and do not judge
    const z = (normal[i * 3 + 2] as number) - 128;
    const weighs = z > STEEP ? 1 : 0;
    for (const [c, slope] of [height(x - 1, y) - height(x + 1, y), height(x, y + 1) - height(x, y - 1)].entries()) {
      slopes[i * 2 + c] = slope;
      both += weighs * (((normal[i * 3 + c] as number) - 128) / Math.max(1, z)) * slope;
      own += weighs * slope * slope;
    }
  }
  const steep = own > 0 ? both / own : 0;
  let within = 0;
  for (let i = 0; i < side * side; i += 1) {
    const nx = (slopes[i * 2] as number) * steep;
    const ny = (slopes[i * 2 + 1] as number) * steep;
    const long = Math.sqrt(nx * nx + ny * ny + 1);
    for (const [c, n] of [nx, ny].entries()) {
      const byte = Math.floor((n / long) * 127.5 + 128);
      if (Math.abs(byte - (normal[i * 3 + c] as number)) <= ROUNDING) within += 1;
    }
  }
  return { within: within / (side * side * 2), steepness: steep };
}
