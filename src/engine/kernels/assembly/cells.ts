import { hash2 } from "./hash";

/** Neighbours kept for a lattice cell: more than can ever be nearest or next to it from inside. */
const KEPT = 16;
const FAR: f32 = 1e9;

/**
 * Periodic cellular noise (Worley 1996) of one jittered point a lattice cell: distance to the nearest point, to the
 * second, to the border between cells (exact, so that joints have one width), and the nearest point's index.
 * Distances are in lattice cells. Outputs and warps (in lattice cells, added to the position) may be 0: left out.
 *
 * `scratch` holds nx * ny * (2 + 3 * 16) words.
 */
export function cells(
  nearest: usize,
  second: usize,
  border: usize,
  index: usize,
  warpX: usize,
  warpY: usize,
  scratch: usize,
  size: i32,
  nx: i32,
  ny: i32,
  jitter: f32,
  seed: u32,
): void {
  const points = scratch;
  const lists = scratch + (<usize>(nx * ny) << 3);
  scatterPoints(points, nx, ny, jitter, seed);
  for (let cy = 0; cy < ny; cy += 1) {
    for (let cx = 0; cx < nx; cx += 1) {
      listNeighbours(lists + <usize>((cy * nx + cx) * KEPT * 12), points, nx, ny, cx, cy);
    }
  }

  const stepX = <f32>nx / <f32>size;
  const stepY = <f32>ny / <f32>size;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const at = <usize>(y * size + x) << 2;
      let px = (<f32>x + 0.5) * stepX;
      let py = (<f32>y + 0.5) * stepY;
      if (warpX) px += load<f32>(warpX + at);
      if (warpY) py += load<f32>(warpY + at);
      const floorX = floor<f32>(px);
      const floorY = floor<f32>(py);
      let cx = <i32>floorX % nx;
      let cy = <i32>floorY % ny;
      if (cx < 0) cx += nx;
      if (cy < 0) cy += ny;
      const list = lists + <usize>((cy * nx + cx) * KEPT * 12);
      const lx = f32x4.splat(px - floorX);
      const ly = f32x4.splat(py - floorY);

      let f1 = f32x4.splat(FAR);
      let f2 = f32x4.splat(FAR);
      let id = i32x4.splat(0);
      let qx = f32x4.splat(0);
      let qy = f32x4.splat(0);
      for (let k: usize = 0; k < <usize>(KEPT * 4); k += 16) {
        const ox = v128.load(list + k);
        const oy = v128.load(list + k, KEPT * 4);
        const dx = f32x4.sub(ox, lx);
        const dy = f32x4.sub(oy, ly);
        const d = f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy));
        const closer = f32x4.lt(d, f1);
        f2 = f32x4.pmin(f2, f32x4.pmax(f1, d));
        f1 = f32x4.pmin(f1, d);
        id = v128.bitselect(v128.load(list + k, KEPT * 8), id, closer);
        qx = v128.bitselect(ox, qx, closer);
        qy = v128.bitselect(oy, qy, closer);
      }
      let best: f32 = f32x4.extract_lane(f1, 0);
      let next: f32 = f32x4.extract_lane(f2, 0);
      let bestId: i32 = i32x4.extract_lane(id, 0);
      let bestX: f32 = f32x4.extract_lane(qx, 0);
      let bestY: f32 = f32x4.extract_lane(qy, 0);
      for (let lane = 1; lane < 4; lane += 1) {
        // shifting the lanes down keeps the extraction index constant
        f1 = v128.shuffle<i32>(f1, f1, 1, 2, 3, 0);
        f2 = v128.shuffle<i32>(f2, f2, 1, 2, 3, 0);
        id = v128.shuffle<i32>(id, id, 1, 2, 3, 0);
        qx = v128.shuffle<i32>(qx, qx, 1, 2, 3, 0);
        qy = v128.shuffle<i32>(qy, qy, 1, 2, 3, 0);
        const d = f32x4.extract_lane(f1, 0);
        const d2 = f32x4.extract_lane(f2, 0);
        if (d < best) {
          next = best < d2 ? best : d2;
          best = d;
          bestId = i32x4.extract_lane(id, 0);
          bestX = f32x4.extract_lane(qx, 0);
          bestY = f32x4.extract_lane(qy, 0);
        } else if (d < next) next = d;
      }

      if (nearest) store<f32>(nearest + at, sqrt<f32>(best));
      if (second) store<f32>(second + at, sqrt<f32>(next));
      if (index) store<f32>(index + at, <f32>bestId);
      if (border) {
        const near = f32x4.splat(best);
        const nearX = f32x4.splat(bestX);
        const nearY = f32x4.splat(bestY);
        let edge = f32x4.splat(FAR);
        for (let k: usize = 0; k < <usize>(KEPT * 4); k += 16) {
          const ox = v128.load(list + k);
          const oy = v128.load(list + k, KEPT * 4);
          const dx = f32x4.sub(ox, lx);
          const dy = f32x4.sub(oy, ly);
          const d = f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy));
          const bx = f32x4.sub(ox, nearX);
          const by = f32x4.sub(oy, nearY);
          const apart = f32x4.add(f32x4.mul(bx, bx), f32x4.mul(by, by));
          const e = f32x4.div(f32x4.mul(f32x4.sub(d, near), f32x4.splat(0.5)), f32x4.sqrt(apart));
          // the nearest point itself is no neighbour
          edge = f32x4.pmin(edge, v128.bitselect(f32x4.splat(FAR), e, f32x4.lt(apart, f32x4.splat(1e-9))));
        }
        edge = f32x4.pmin(edge, v128.shuffle<i32>(edge, edge, 2, 3, 0, 1));
        edge = f32x4.pmin(edge, v128.shuffle<i32>(edge, edge, 1, 0, 3, 2));
        store<f32>(border + at, f32x4.extract_lane(edge, 0));
      }
    }
  }
}

/** Writes the point of every cell, as offsets from the cell's corner. */
export function scatterPoints(points: usize, nx: i32, ny: i32, jitter: f32, seed: u32): void {
  for (let cy = 0; cy < ny; cy += 1) {
    for (let cx = 0; cx < nx; cx += 1) {
      const h = hash2(cx, cy, seed);
      const at = points + (<usize>(cy * nx + cx) << 3);
      store<f32>(at, 0.5 + jitter * (<f32>(h & 0xffff) / 65536 - 0.5));
      store<f32>(at, 0.5 + jitter * (<f32>(h >>> 16) / 65536 - 0.5), 4);
    }
  }
}

/** The 16 points of the 5 x 5 neighbourhood that come closest to the cell, as three arrays: x, y, index. */
function listNeighbours(list: usize, points: usize, nx: i32, ny: i32, cx: i32, cy: i32): void {
  let count = 0;
  // rings inside out: near points fill the list first, so that later ones are mostly refused at once
  for (let ring = 0; ring <= 2; ring += 1) {
    for (let dy = -ring; dy <= ring; dy += 1) {
      for (let dx = -ring; dx <= ring; dx += 1) {
        if (dx != -ring && dx != ring && dy != -ring && dy != ring) continue;
        const x = (cx + dx + 2 * nx) % nx;
        const y = (cy + dy + 2 * ny) % ny;
        const at = points + (<usize>(y * nx + x) << 3);
        const ox = <f32>dx + load<f32>(at);
        const oy = <f32>dy + load<f32>(at, 4);
        const d = outside(ox) * outside(ox) + outside(oy) * outside(oy);
        if (count == KEPT && d >= distanceAt(list, KEPT - 1)) continue;
        let slot = count < KEPT ? count : KEPT - 1;
        while (slot > 0 && distanceAt(list, slot - 1) > d) {
          copySlot(list, slot - 1, slot);
          slot -= 1;
        }
        const to = list + (<usize>slot << 2);
        store<f32>(to, ox);
        store<f32>(to, oy, KEPT * 4);
        store<i32>(to, y * nx + x, KEPT * 8);
        if (count < KEPT) count += 1;
      }
    }
  }
}

// @ts-ignore: decorator
@inline
function outside(v: f32): f32 {
  return v < 0 ? -v : v > 1 ? v - 1 : 0;
}

// @ts-ignore: decorator
@inline
function distanceAt(list: usize, slot: i32): f32 {
  const at = list + (<usize>slot << 2);
  const x = outside(load<f32>(at));
  const y = outside(load<f32>(at, KEPT * 4));
  return x * x + y * y;
}

// @ts-ignore: decorator
@inline
function copySlot(list: usize, from: i32, to: i32): void {
  const source = list + (<usize>from << 2);
  const target = list + (<usize>to << 2);
  store<i32>(target, load<i32>(source));
  store<i32>(target, load<i32>(source, KEPT * 4), KEPT * 4);
  store<i32>(target, load<i32>(source, KEPT * 8), KEPT * 8);
}
