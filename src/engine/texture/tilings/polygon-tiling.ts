import type { Tiling } from "./tiling.ts";

/** A convex cell, corners in tiles, either way round; it may reach over the edge of the tile. */
export interface Polygon {
  readonly corners: readonly (readonly [x: number, y: number])[];
  readonly kind?: number;
}

/** Numbers kept of a polygon: its frame (origin, direction of the first side, extents) before its sides. */
const FRAME = 6;

/** A tiling from its convex cells: hexagons, Cairo pentagons, rhombs. `u` runs along a cell's first side. */
export function polygonTiling(polygons: readonly Polygon[]): Tiling {
  const frames = new Float64Array(polygons.length * FRAME);
  const firstSide = new Int32Array(polygons.length + 1);
  const sides: number[] = [];
  const kinds = Int32Array.from(polygons, ({ kind = 0 }) => kind);
  const grid = Math.max(2, Math.ceil(Math.sqrt(polygons.length) * 1.5));
  const buckets: number[][] = Array.from({ length: grid * grid }, () => []);
  for (const [i, { corners }] of polygons.entries()) {
    frames.set(frameOf(corners), i * FRAME);
    for (const side of sidesOf(corners)) sides.push(...side);
    firstSide[i + 1] = sides.length / 3;
    fileUnder(buckets, grid, i, corners);
  }
  const lines = Float64Array.from(sides);
  const lists = buckets.map((bucket) => Float64Array.from(bucket));
  return {
    cells: polygons.length,
    locate: (x, y, place) => {
      const wx = x - Math.floor(x);
      const wy = y - Math.floor(y);
      const column = Math.min(grid - 1, Math.floor(wx * grid));
      const row = Math.min(grid - 1, Math.floor(wy * grid));
      const list = lists[row * grid + column] as Float64Array;
      let deepest = -9;
      for (let k = 0; k < list.length; k += 3) {
        const cell = list[k] as number;
        const px = wx + (list[k + 1] as number);
        const py = wy + (list[k + 2] as number);
        let near = 9;
        let next = 9;
        const end = (firstSide[cell + 1] as number) * 3;
        for (let s = (firstSide[cell] as number) * 3; s < end; s += 3) {
          const d = (lines[s] as number) * px + (lines[s + 1] as number) * py + (lines[s + 2] as number);
          if (d < near) {
            next = near;
            near = d;
            if (d < deepest) break;
          } else if (d < next) next = d;
        }
        if (near <= deepest) continue;
        deepest = near;
        const f = cell * FRAME;
        const dx = px - (frames[f] as number);
        const dy = py - (frames[f + 1] as number);
        const cosine = frames[f + 2] as number;
        const sine = frames[f + 3] as number;
        place.cell = cell;
        place.u = (dx * cosine + dy * sine) * (frames[f + 4] as number) + 0.5;
        place.v = (dy * cosine - dx * sine) * (frames[f + 5] as number) + 0.5;
        place.border = Math.max(0, near);
        place.next = next;
        if (near > 0) break;
      }
      place.kind = kinds[place.cell] as number;
    },
  };
}

type Corners = Polygon["corners"];

/** Centre of the bounding box along the first side, that side's direction, one over the extents. */
function frameOf(corners: Corners): number[] {
  const [ax, ay] = corners[0] as readonly [number, number];
  const [bx, by] = corners[1] as readonly [number, number];
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  const cosine = (bx - ax) / length;
  const sine = (by - ay) / length;
  const along = corners.map(([x, y]) => x * cosine + y * sine);
  const across = corners.map(([x, y]) => y * cosine - x * sine);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const u = middle(along);
  const v = middle(across);
  return [u * cosine - v * sine, u * sine + v * cosine, cosine, sine, 1 / extent(along), 1 / extent(across)];
}

/** Normal and offset of each side: the distance inwards of (x, y) is nx * x + ny * y + c. */
function sidesOf(corners: Corners): number[][] {
  const cx = corners.reduce((sum, [x]) => sum + x, 0) / corners.length;
  const cy = corners.reduce((sum, [, y]) => sum + y, 0) / corners.length;
  return corners.map(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] as readonly [number, number];
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    const nx = (ay - by) / length;
    const ny = (bx - ax) / length;
    const inwards = (cx - ax) * nx + (cy - ay) * ny > 0 ? 1 : -1;
    return [nx * inwards, ny * inwards, -(ax * nx + ay * ny) * inwards];
  });
}

/** Lists the polygon in every bucket that its bounding box touches, with the shift that brings a texel of it near. */
function fileUnder(buckets: number[][], grid: number, index: number, corners: Corners): void {
  const margin = 1e-6;
  const low = (axis: 0 | 1) => Math.floor((Math.min(...corners.map((corner) => corner[axis])) - margin) * grid);
  const high = (axis: 0 | 1) => Math.floor((Math.max(...corners.map((corner) => corner[axis])) + margin) * grid);
  for (let row = low(1); row <= high(1); row += 1) {
    for (let column = low(0); column <= high(0); column += 1) {
      const dx = Math.floor(column / grid);
      const dy = Math.floor(row / grid);
      buckets[(row - dy * grid) * grid + (column - dx * grid)]?.push(index, dx, dy);
    }
  }
}
