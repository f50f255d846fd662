import { ALONE, type Crew, fillPieces, type Piece } from "../crew.ts";
import type { Image } from "../files/image.ts";
import { takeBytes } from "../kernels/field-pool.ts";
import { byteStepsKernel, type LineSteps, rangeKernel, stepsKernel } from "../kernels/kernels.ts";
import type { LookUp } from "../kernels/sky-kernel.ts";
import type { Surface } from "../materials/material.ts";
import { lookAtSky } from "../texture/occlusion.ts";
import { deriveMaps, type MaterialMaps, PLAIN_MAPS, type PlainMaps } from "./derive-maps.ts";

/** Lines on either side that a line is compared with. */
const BESIDE = 4;
/** Columns of sky looked at together: what the kernel takes at least. */
const TOGETHER = 8;

/**
 * Mean steps from texel to texel that no eye sees, in levels of a map's bytes: a nearly flat map must not decide where to
 * cut. Of the relief in shares of its range.
 */
const UNSEEN = { byte: 0.1, sky: 0.8, gloss: 0.3, relief: 0.0006 };

/**
 * The maps of a surface, moved under their frame so that it cuts the tile where every map is as busy as beside the cut and
 * as on the whole: through the middle of bricks and boards, not along a joint. The surface is periodic, so nothing else
 * changes.
 *
 * @param crew Who shares the work.
 */
export function settledAlbedo(surface: Surface, crew: Crew = ALONE): Image {
  const maps = steppedMaps(surface, false);
  // in one go, whose second half is as long as the first: of the other maps only the steps are told to the others
  fillPieces(crew, Object.values(maps));
  return rolled(maps.albedo.image, calmestFrame(surface, Object.values(maps), crew));
}

/** All six; the albedo has the very bytes of `settledAlbedo`. */
export function settledMaps(surface: Surface, crew: Crew = ALONE): MaterialMaps {
  const maps = steppedMaps(surface, true);
  const { albedo, normal, roughness, metalness, bumps } = maps;
  // in two goes of about equal halves, as much as can be lent at a time
  fillPieces(crew, [albedo, normal]);
  fillPieces(crew, [roughness, metalness, bumps]);
  const frame = calmestFrame(surface, Object.values(maps), crew);
  const { displacement, ao } = deriveMaps(surface, {
    albedo: albedo.image,
    normal: normal.image,
    roughness: roughness.image,
    metalness: metalness.image,
  });
  return {
    albedo: rolled(albedo.image, frame),
    normal: rolled(normal.image, frame),
    displacement: rolled(displacement, frame),
    metalness: rolled(metalness.image, frame),
    roughness: rolled(roughness.image, frame),
    ao: rolled(ao, frame),
  };
}

interface Frame {
  readonly left: number;
  readonly top: number;
}

interface Steps extends LineSteps {
  readonly unseen: number;
}

/** Steps that are there once the piece is filled. */
type Stepped = Piece & Steps;

/** The maps that are quick to derive, and the relief, each with its steps. */
function steppedMaps(surface: Surface, isWhole: boolean) {
  const { byte, gloss } = UNSEEN;
  return {
    albedo: steppedMap("albedo", surface, byte, true),
    normal: steppedMap("normal", surface, byte, isWhole),
    roughness: steppedMap("roughness", surface, gloss, isWhole),
    metalness: steppedMap("metalness", surface, gloss, isWhole),
    bumps: steppedRelief(surface),
  };
}

/** @param isTold Whether who did not fill it has the picture too, not the steps alone. */
function steppedMap(
  name: keyof PlainMaps,
  surface: Surface,
  unseen: number,
  isTold: boolean,
): Stepped & { readonly image: Image } {
  const { size } = surface;
  const { channels, write } = PLAIN_MAPS[name];
  const data = takeBytes(size * size * channels);
  const columns = new Float32Array(size);
  const rows = new Float32Array(size);
  return {
    image: { width: size, height: size, channels, data },
    columns,
    rows,
    unseen,
    arrays: isTold ? [data, columns, rows] : [columns, rows],
    fill: () => {
      write(surface, data);
      const steps = byteStepsKernel(data, size, channels);
      columns.set(steps.columns);
      rows.set(steps.rows);
    },
  };
}

function steppedRelief({ size, height }: Surface): Stepped {
  const columns = new Float32Array(size);
  const rows = new Float32Array(size);
  const range = new Float32Array(2);
  return {
    columns,
    rows,
    get unseen() {
      return UNSEEN.relief * ((range[1] as number) - (range[0] as number));
    },
    arrays: [columns, rows, range],
    fill: () => {
      range.set(rangeKernel(height));
      const steps = stepsKernel(height, size, 1);
      columns.set(steps.columns);
      rows.set(steps.rows);
    },
  };
}

function calmestFrame({ size, tileSize, height }: Surface, maps: readonly Steps[], crew: Crew): Frame {
  const rank = (way: "columns" | "rows") =>
    worstOf(
      maps.map((steps) => steps[way]),
      maps.map(({ unseen }) => unseen * size),
    );
  const left = new Int32Array(1);
  const top = new Int32Array(1);
  lookAtSky(height, size, tileSize, size * TOGETHER, (lookUp) => {
    fillPieces(crew, [
      { arrays: [left], fill: () => left.set([calmestLine(rank("columns"), skySteps(size, columnsOf(lookUp, size)))]) },
      { arrays: [top], fill: () => top.set([calmestLine(rank("rows"), skySteps(size, rowsOf(lookUp, size)))]) },
    ]);
  });
  return { left: left[0] as number, top: top[0] as number };
}

/** How unlike each line's steps are to the steps beside it and to the mean step, in the map where they are most unlike. */
function worstOf(maps: readonly Float32Array[], unseen: readonly number[]): Float32Array {
  const size = maps[0]?.length ?? 0;
  const worst = new Float32Array(size);
  for (const [map, steps] of maps.entries()) {
    let mean = 0;
    for (const step of steps) mean += step / size;
    if (mean === 0) continue;
    // in a quiet map a single texel would else outweigh all the others; the mean only settles ties
    const quiet = unseen[map] as number;
    for (let line = 0; line < size; line += 1) {
      const here = (steps[line] as number) + quiet;
      const unlike = Math.max(
        besides((at) => steps[at] as number, line, size, quiet),
        0.002 * apart(here, mean + quiet),
      );
      if (unlike > (worst[line] as number)) worst[line] = unlike;
    }
  }
  return worst;
}

/** How unlike a line's step is to the mean of those beside it. */
function besides(stepAt: (line: number) => number, line: number, size: number, quiet: number): number {
  let beside = 0;
  for (let k = 1; k <= BESIDE; k += 1) {
    beside += stepAt((line + k) % size) + stepAt((line - k + size) % size);
  }
  return apart(stepAt(line) + quiet, beside / (2 * BESIDE) + quiet);
}

/** How far the ratio of two steps is from 1, either way. */
const apart = (a: number, b: number): number => (a === b ? 0 : Math.max(a, b) / Math.max(1e-12, Math.min(a, b)) - 1);

/**
 * The line that is calmest when the sky counts too. What is seen of the sky costs more than all the other maps together, so
 * it is only looked up along lines that the others do not rule out: a handful of a thousand.
 */
function calmestLine(worst: Float32Array, skyStep: (line: number) => number): number {
  const size = worst.length;
  const quiet = UNSEEN.sky * size;
  const order = Uint32Array.from(worst.keys()).sort((a, b) => (worst[a] as number) - (worst[b] as number) || a - b);
  let best = order[0] as number;
  let least = Number.POSITIVE_INFINITY;
  for (const line of order) {
    if ((worst[line] as number) >= least) break;
    const unlike = Math.max(worst[line] as number, besides(skyStep, line, size, quiet));
    if (unlike < least) {
      least = unlike;
      best = line;
    }
  }
  return best;
}

/** Sums of the steps from a line of sky to the one before it, each made when first asked for. */
function skySteps(size: number, lineAt: (line: number) => Uint8Array): (line: number) => number {
  const known = new Map<number, number>();
  return (line) => {
    let sum = known.get(line);
    if (sum === undefined) {
      const here = lineAt(line);
      const before = lineAt((line - 1 + size) % size);
      sum = 0;
      for (let i = 0; i < size; i += 1) sum += Math.abs((here[i] as number) - (before[i] as number));
      known.set(line, sum);
    }
    return sum;
  };
}

function rowsOf(lookUp: LookUp, size: number): (row: number) => Uint8Array {
  const known = new Map<number, Uint8Array>();
  return (row) => {
    const bytes = known.get(row) ?? lookUp(0, row, size, 1);
    known.set(row, bytes);
    return bytes;
  };
}

function columnsOf(lookUp: LookUp, size: number): (column: number) => Uint8Array {
  const known = new Map<number, Uint8Array>();
  return (column) => {
    if (!known.has(column)) {
      const first = column - (column % TOGETHER);
      const bytes = lookUp(first, 0, TOGETHER, size);
      for (let k = 0; k < TOGETHER; k += 1) {
        const line = new Uint8Array(size);
        for (let y = 0; y < size; y += 1) line[y] = bytes[y * TOGETHER + k] as number;
        known.set(first + k, line);
      }
    }
    return known.get(column) as Uint8Array;
  };
}

function rolled(image: Image, { left, top }: Frame): Image {
  if (left === 0 && top === 0) return image;
  const { width: size, channels, data } = image;
  const room = takeBytes(data.byteLength);
  const out = data instanceof Uint16Array ? new Uint16Array(room.buffer) : room;
  const stride = size * channels;
  const cut = left * channels;
  for (let y = 0; y < size; y += 1) {
    const from = ((y + top) & (size - 1)) * stride;
    out.set(data.subarray(from + cut, from + stride), y * stride);
    out.set(data.subarray(from, from + cut), y * stride + stride - cut);
  }
  return { ...image, data: out };
}
