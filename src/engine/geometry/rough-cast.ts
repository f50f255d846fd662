import { boundsOf } from "#measure/bounds.ts";
import { measureArea, measureVolume } from "#measure/volume.ts";
import { clamp } from "../math/scalar.ts";
import { collapseEdges } from "./collapse-edges.ts";
import { fillGrid, type SolidGrid } from "./fill-grid.ts";
import type { Geometry } from "./geometry.ts";
import { facesOf, isSound } from "./quick-collapse.ts";
import { growBounds, primitive, type Sdf } from "./sdf.ts";
import { dropDust } from "./shells.ts";
import { nearestRest } from "./stand-in.ts";
import { meshSdf } from "./surface-nets.ts";
import { crosses } from "./uncross.ts";

/** The fewest triangles that a cast takes. */
const FEWEST = 12;
/** Of the side of a mean face of those that are wanted, how wide a cell is; and cells along the longest side. */
const WIDE = 0.6;
const CELLS = { least: 8, most: 26 };
/** Multiples of that width which are tried, before the finest, until so many times more or less is held at the most. */
const WIDTHS = [1, 1.5, 2.2];
const NEAR = 1.8;
/** Cubes along a cell's side in which it is seen what is solid. */
const CUBES = 2;
/** What a point counts that is solid all around: twice the cubes across the mean along each axis, 4, to the third power. */
const FULL = 512;
/** Share of what lies around a point that must be solid for it to be: as much as keeps the volume, between these. */
const SOLID = { least: 0.12, most: 0.55 };
/** Square cells of surface that a piece must have. */
const DUST = 12;
/** Share of an extent from which on it is stretched to what it was. */
const STRETCHED = 0.8;

/**
 * The solid poured into a coarse mould: twigs, folds and small holes are gone, and what is left can be made of few faces that do not
 * pass through each other.
 *
 * @returns At most `most` triangles, closed. Undefined where no mould gives that: too little of the solid is as thick as they are coarse,
 * or there are fewer than a cast takes.
 */
export function roughCast(geometry: Geometry, most: number): Geometry | undefined {
  if (most < FEWEST) return undefined;
  const { positions, indices } = geometry;
  const bounds = boundsOf([positions]);
  const long = Math.max(...[0, 1, 2].map((k) => (bounds.max[k] as number) - (bounds.min[k] as number)));
  const finest = long / CELLS.most;
  const usual = clamp(WIDE * Math.sqrt(measureArea(positions, indices) / most), finest, long / CELLS.least);
  const { min, max } = growBounds(bounds, long);
  let best: Geometry | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of [...WIDTHS.map((width) => width * usual), finest]) {
    const found = collapseEdges(pour(geometry, cell), most, [...min, ...max]);
    if (facesOf(found) > most || !isSound(found) || crosses(found)) continue;
    const stretched = stretch(found, bounds);
    const off = volumeOff(geometry, stretched);
    if (off < least) [best, least] = [stretched, off];
    if (least < NEAR) break;
  }
  return best && { ...best, rest: nearestRest(geometry, best.positions) };
}

/** How many times more or less one surface holds than the other, 1 or more; infinite where one is inside out. */
export function volumeOff(one: Geometry, other: Geometry): number {
  const share =
    measureVolume(other.positions, other.indices) / Math.max(measureVolume(one.positions, one.indices), 1e-18);
  return share > 0 ? Math.max(share, 1 / share) : Number.POSITIVE_INFINITY;
}

/**
 * The solid poured into a mould of such cells, grown where it is thin: rods and sheets come out about a cell thick and hold to what they
 * all but touch.
 *
 * @param level How much of what lies around a point must be solid for it to be, 0 to 1.
 * @returns Closed; empty where nothing is as thick as that.
 */
export function thickCast(geometry: Geometry, cell: number, level: number): Geometry {
  const bounds = growBounds(boundsOf([geometry.positions]), 2 * cell);
  const density = blur(fillGrid(geometry, cell / CUBES, bounds));
  return dropDust(meshSdf(fieldOf(density, level, cell), cell, bounds), DUST * cell * cell);
}

function pour(geometry: Geometry, cell: number): Geometry {
  const { positions, indices } = geometry;
  const bounds = growBounds(boundsOf([positions]), 2 * cell);
  const cube = cell / CUBES;
  const density = blur(fillGrid(geometry, cube, bounds));
  const wanted = measureVolume(positions, indices) / (cube * cube * cube);
  const level = clamp(levelOf(density.values, wanted), SOLID.least, SOLID.most);
  return dropDust(meshSdf(fieldOf(density, level, cell), cell, bounds), DUST * cell * cell);
}

interface Density {
  /** How much of what lies around a point is solid, 0 to `FULL`: points in rows along y, which follow each other along x and then z. */
  readonly values: Uint16Array;
  readonly count: readonly [number, number, number];
  readonly origin: readonly [number, number, number];
}

/** The mean of the cubes up to a cell away, along one axis after the other. */
function blur({ isSolid, count, origin }: SolidGrid): Density {
  const [nx, ny] = count;
  let values = Uint16Array.from(isSolid);
  for (const stride of [1, ny, nx * ny]) {
    const next = new Uint16Array(values.length);
    for (let i = CUBES * stride; i + CUBES * stride < values.length; i += 1) {
      const near = (values[i - stride] as number) + (values[i] as number) + (values[i + stride] as number);
      // the outermost at half, so that the mean is around the middle
      next[i] = 2 * near + (values[i - 2 * stride] as number) + (values[i + 2 * stride] as number);
    }
    values = next;
  }
  return { values, count, origin };
}

/** The level above which so many of the values are. */
function levelOf(values: Uint16Array, wanted: number): number {
  const counts = new Uint32Array(FULL + 1);
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  const filled = values.length - (counts[0] as number);
  let left = Math.min(filled - 1, Math.round(wanted));
  let level = filled > 0 ? FULL : 0;
  while (level > 0 && left >= (counts[level] as number)) {
    left -= counts[level] as number;
    level -= 1;
  }
  return level / FULL;
}

function fieldOf({ values, count, origin }: Density, level: number, cell: number): Sdf {
  const side = cell / CUBES;
  const [nx, ny, nz] = count;
  const bounds = {
    min: origin,
    max: [origin[0] + nx * side, origin[1] + ny * side, origin[2] + nz * side] as const,
  };
  const layer = nx * ny;
  const valueAt = (i: number, j: number, k: number): number =>
    i < 0 || j < 0 || k < 0 || i >= nx || j >= ny || k >= nz ? 0 : (values[k * layer + i * ny + j] as number) / FULL;
  return primitive(bounds, (x, y, z) => {
    const u = (x - origin[0]) / side - 0.5;
    const v = (y - origin[1]) / side - 0.5;
    const w = (z - origin[2]) / side - 0.5;
    const i = Math.floor(u);
    const j = Math.floor(v);
    const k = Math.floor(w);
    let value = 0;
    for (let corner = 0; corner < 8; corner += 1) {
      const a = corner & 1;
      const b = (corner >> 1) & 1;
      const c = corner >> 2;
      const share = (a ? u - i : 1 + i - u) * (b ? v - j : 1 + j - v) * (c ? w - k : 1 + k - w);
      value += share * valueAt(i + a, j + b, k + c);
    }
    // from nothing to all solid it is two cells
    return (level - value) * 2 * cell;
  });
}

/** Reaches as far as the solid did, where it all but does. */
function stretch(geometry: Geometry, { min, max }: ReturnType<typeof boundsOf>): Geometry {
  const own = boundsOf([geometry.positions]);
  const fits = ([0, 1, 2] as const).map((k) => own.max[k] - own.min[k] > STRETCHED * (max[k] - min[k]));
  const positions = geometry.positions.map((at, i) => {
    const k = (i % 3) as 0 | 1 | 2;
    if (!fits[k]) return at;
    return min[k] + ((at - own.min[k]) * (max[k] - min[k])) / (own.max[k] - own.min[k]);
  });
  return { ...geometry, positions };
}
