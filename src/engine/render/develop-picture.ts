import type { RowBand } from "../crew.ts";
import { rootStep, srgbTable, toSrgbByte } from "../math/color.ts";
import { type Halo, readHalo } from "./halo.ts";
import { toneMap } from "./tone-map.ts";

/** A picture before development, twice as wide and high as the finished one, row 0 at the top. */
export interface Samples {
  readonly size: number;
  /** Linear scene light: RGB triplets. */
  readonly light: Float32Array;
  /** Below 0 where nothing is seen. */
  readonly face: Int32Array;
  /** Share of the ground that each hides, 0..1, its light being as much less. Left out: all of it. */
  readonly cover?: Float32Array;
  /** Light about what shines. Left out: nothing does. */
  readonly halo?: Halo;
}

/** Weights of the four sample rows (and columns) around a pixel: smoother edges than its own two alone give. */
const FILTER = [1 / 8, 3 / 8, 3 / 8, 1 / 8] as const;
/** A highlight may outshine its neighbours in a pixel no more than this. */
const BRIGHTEST = 3;

/**
 * Filters the samples of some rows down to pixels, tones them and lays them over the shadow.
 *
 * @param shadow Darkness of the ground, one a pixel.
 * @param size Side of the picture in pixels.
 * @param data Out: RGBA bytes, sRGB, not premultiplied.
 */
export function developPicture(
  samples: Samples,
  shadow: Float32Array,
  size: number,
  rows: RowBand,
  data: Uint8Array,
): void {
  const wide = samples.size;
  const { halo } = samples;
  const srgb = srgbTable();
  const color = new Float64Array(3);
  const glow = new Float64Array(3);
  // share, red, green, blue of every column of samples, filtered downwards; the first and last are beside the picture
  const columns = new Float64Array((wide + 2) * 4);
  for (let row = rows.first; row < rows.end; row += 1) {
    filterColumns(samples, row, columns);
    for (let column = 0; column < size; column += 1) {
      const from = column * 8;
      const share = across(columns, from);
      const at = row * size + column;
      // most of a picture is all thing or all ground: there is nothing to be mixed, and the same comes out: a quarter less time for all of it
      if (!halo && share === 0) {
        data[at * 4 + 3] = Math.round((shadow[at] as number) * 255);
        continue;
      }
      if (!halo && share === 1) {
        for (let k = 0; k < 3; k += 1) color[k] = across(columns, from + k + 1);
        toneMap(color);
        for (let k = 0; k < 3; k += 1) data[at * 4 + k] = srgb[rootStep(color[k] as number)] as number;
        data[at * 4 + 3] = 255;
        continue;
      }
      const dark = share + (1 - share) * (shadow[at] as number);
      if (halo) readHalo(halo, (column + 0.5) / size, (row + 0.5) / size, glow);
      const bright = Math.min(1, Math.max(glow[0] as number, glow[1] as number, glow[2] as number));
      const alpha = dark + (1 - dark) * bright;
      data[at * 4 + 3] = Math.round(alpha * 255);
      if (share > 0) for (let k = 0; k < 3; k += 1) color[k] = across(columns, from + k + 1) / share;
      else if (bright > 0) color.fill(0);
      else continue;
      toneMap(color);
      if (bright > 0) {
        layGlow(color, glow, share, bright, alpha, data, at * 4);
        continue;
      }
      // the shadow behind is black, so the object's own colour counts by its share of what is there
      for (let k = 0; k < 3; k += 1) data[at * 4 + k] = Math.round((toSrgbByte(color[k] as number) * share) / alpha);
    }
  }
}

/** Writes a pixel that has a halo's light over it: added to the thing's own, over the ground as much as the light hides of it. */
function layGlow(
  color: Float64Array,
  glow: Float64Array,
  share: number,
  bright: number,
  alpha: number,
  data: Uint8Array,
  to: number,
): void {
  for (let k = 0; k < 3; k += 1) {
    const own = toSrgbByte(color[k] as number) * share;
    const light = toSrgbByte((glow[k] as number) / Math.max(bright, 1e-6)) * bright;
    data[to + k] = Math.min(255, Math.round((own + light * (1 - (0.6 * own) / 255)) / alpha));
  }
}

/** Sums up the four rows of samples around a row of pixels, column by column. */
function filterColumns({ size, light, face, cover }: Samples, row: number, columns: Float64Array): void {
  columns.fill(0);
  for (let j = 0; j < 4; j += 1) {
    const y = row * 2 - 1 + j;
    if (y < 0 || y >= size) continue;
    const weight = FILTER[j] as number;
    for (let x = 0; x < size; x += 1) {
      const at = y * size + x;
      const hidden = cover ? (cover[at] as number) : (face[at] as number) < 0 ? 0 : 1;
      if (hidden === 0) continue;
      const to = x * 4 + 4;
      columns[to] = (columns[to] as number) + weight * hidden;
      columns[to + 1] = (columns[to + 1] as number) + weight * Math.min(BRIGHTEST, light[at * 3] as number);
      columns[to + 2] = (columns[to + 2] as number) + weight * Math.min(BRIGHTEST, light[at * 3 + 1] as number);
      columns[to + 3] = (columns[to + 3] as number) + weight * Math.min(BRIGHTEST, light[at * 3 + 2] as number);
    }
  }
}

/** Sums up four columns beside each other. */
function across(columns: Float64Array, at: number): number {
  return (
    FILTER[0] * (columns[at] as number) +
    FILTER[1] * (columns[at + 4] as number) +
    FILTER[2] * (columns[at + 8] as number) +
    FILTER[3] * (columns[at + 12] as number)
  );
}
