import { DataUtils } from "three";
import { type AddLight, gatherLight, type LightFace } from "../scene/gather-light.ts";

/** A picture of all around, linear: half floats, RGBA, the bottom row first. */
export interface PanoramaPixels {
  readonly data: Uint16Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Linear red, green and blue, twice as wide as high, the bottom row first. */
interface Map {
  readonly colours: Float32Array;
  readonly height: number;
}

/** Rows of the map that mirrors see. Each rougher level has half as many: a texel is as wide as its directions lie apart. */
const MIRROR_ROWS = 128;
/** The most a half float holds. */
const BRIGHTEST = 65_504;

/**
 * The light of a panorama, sorted by roughness: what `PMREMGenerator` would have the graphics card do. For where there is none:
 * there it takes seconds in which nothing else is drawn, and this takes part of one in a worker (two cores).
 */
export function panoramaLight(pixels: PanoramaPixels): LightFace[] {
  const maps = [reduced(pixels, MIRROR_ROWS)];
  return gatherLight((level) => {
    while (maps.length <= level) maps.push(halved(maps.at(-1) as Map));
    return lightOf(maps[level] as Map);
  });
}

/** Each texel is the mean of all pixels that lie in it: a sun of a few pixels keeps its strength. */
function reduced({ data, width, height }: PanoramaPixels, rows: number): Map {
  const columns = 2 * rows;
  const colours = new Float32Array(columns * rows * 3);
  for (let y = 0; y < rows; y += 1) {
    const [top, bottom] = span(y, rows, height);
    for (let x = 0; x < columns; x += 1) {
      const [left, right] = span(x, columns, width);
      const share = 1 / ((bottom - top) * (right - left));
      const to = (y * columns + x) * 3;
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1) {
          for (let k = 0; k < 3; k += 1) {
            colours[to + k] =
              (colours[to + k] as number) + share * lightIn(data[(row * width + column) * 4 + k] as number);
          }
        }
      }
    }
  }
  return { colours, height: rows };
}

/** The pixels, of `length`, that texel `index` of `count` covers: one at least. */
const span = (index: number, count: number, length: number): [from: number, to: number] => {
  const from = Math.min(length - 1, Math.floor((index * length) / count));
  return [from, Math.max(from + 1, Math.min(length, Math.floor(((index + 1) * length) / count)))];
};

/** Some files have infinities and worse where the sun was. */
function lightIn(half: number): number {
  const value = DataUtils.fromHalfFloat(half);
  return value > 0 ? Math.min(BRIGHTEST, value) : 0;
}

function halved({ colours, height }: Map): Map {
  const rows = height / 2;
  const columns = height;
  const smaller = new Float32Array(columns * rows * 3);
  for (let at = 0; at < smaller.length; at += 1) {
    const k = at % 3;
    const x = Math.floor(at / 3) % columns;
    const y = Math.floor(at / 3 / columns);
    const from = (2 * y * 2 * columns + 2 * x) * 3 + k;
    const below = from + 2 * columns * 3;
    const [a, b, c, d] = [colours[from], colours[from + 3], colours[below], colours[below + 3]] as [
      number,
      number,
      number,
      number,
    ];
    smaller[at] = (a + b + c + d) / 4;
  }
  return { colours: smaller, height: rows };
}

/** Looks a direction up where three's `equirectUv` does, between the middles of the texels around it. */
function lightOf({ colours, height }: Map): AddLight {
  const width = 2 * height;
  return (x, y, z, weight, sum) => {
    const u = (Math.atan2(z, x) / (2 * Math.PI) + 0.5) * width - 0.5;
    const v = (Math.asin(Math.max(-1, Math.min(1, y))) / Math.PI + 0.5) * height - 0.5;
    const [left, low] = [Math.floor(u), Math.floor(v)];
    const [across, up] = [u - left, v - low];
    const columns = [(left + width) % width, (left + 1) % width] as const;
    const rows = [Math.max(0, low), Math.min(height - 1, low + 1)] as const;
    for (let corner = 0; corner < 4; corner += 1) {
      const [i, j] = [corner & 1, corner >> 1] as [0 | 1, 0 | 1];
      const share = weight * (i ? across : 1 - across) * (j ? up : 1 - up);
      const from = (rows[j] * width + columns[i]) * 3;
      for (let k = 0; k < 3; k += 1) sum[k] = (sum[k] as number) + share * (colours[from + k] as number);
    }
  };
}
