import { hash2 } from "./hash";

/** Neighbours kept for a lattice cell: more than can ever be nearest or next to it from inside. */
const KEPT = 16;
const FAR: f32 = 1e9;
/** Bytes of a cell's list: x, y, index, the least square distance from within the cell, and its root, of each kept point. */
const LIST = KEPT * 20;

/**
 * Periodic cellular noise (Worley 1996) of one jittered point a lattice cell: distance to the nearest point, to the
 * second, to the border between cells (exact, so that joints have one width), and the nearest point's index.
 * Distances are in lattice cells. This lays out the points, `cellRows` measures.
 *
 * `scratch` holds nx * ny * (2 + 5 * 16) words.
 */
export function layCells(scratch: usize, nx: i32, ny: i32, jitter: f32, seed: u32): void {
  const points = scratch;
  const lists = scratch + (<usize>(nx * ny) << 3);
  scatterPoints(points, nx, ny, jitter, seed);
  for (let cy = 0; cy < ny; cy += 1) {
    for (let cx = 0; cx < nx; cx += 1) {
      listNeighbours(lists + <usize>((cy * nx + cx) * LIST), points, nx, ny, cx, cy);
    }
  }
}

/**
 * Measures the rows from `first` up to, not including, `end`, against what `layCells` left in `scratch`. Outputs and warps (in
 * lattice cells, added to the position) are those of the whole tile and may be 0: left out.
 */
export function cellRows(
  nearest: usize,
  second: usize,
  border: usize,
  index: usize,
  warpX: usize,
  warpY: usize,
  scratch: usize,
  size: i32,
  first: i32,
  end: i32,
  nx: i32,
  ny: i32,
): void {
  const lists = scratch + (<usize>(nx * ny) << 3);
  const stepX = f32x4.splat(<f32>nx / <f32>size);
  const centres = f32x4(0.5, 1.5, 2.5, 3.5);
  const stepY = <f32>ny / <f32>size;
  for (let y = first; y < end; y += 1) {
    const middle = f32x4.splat((<f32>y + 0.5) * stepY);
    for (let x = 0; x < size; x += 4) {
      const at = <usize>(y * size + x) << 2;
      let px = f32x4.mul(f32x4.add(f32x4.splat(<f32>x), centres), stepX);
      let py = middle;
      if (warpX) px = f32x4.add(px, v128.load(warpX + at));
      if (warpY) py = f32x4.add(py, v128.load(warpY + at));
      const floorX = f32x4.floor(px);
      const floorY = f32x4.floor(py);
      const lx = f32x4.sub(px, floorX);
      const ly = f32x4.sub(py, floorY);
      const cx = wrapped(i32x4.trunc_sat_f32x4_s(floorX), i32x4.splat(nx));
      const cy = wrapped(i32x4.trunc_sat_f32x4_s(floorY), i32x4.splat(ny));
      const owns = i32x4.add(i32x4.mul(cy, i32x4.splat(nx)), cx);
      let own = i32x4.extract_lane(owns, 0);
      let todo = i32x4.splat(-1);
      while (true) {
        // all texels of the four that lie in one lattice cell are measured together against its list
        const mine = v128.and(todo, i32x4.eq(owns, i32x4.splat(own)));
        measure(nearest, second, border, index, at, lists + <usize>(own * LIST), lx, ly, mine);
        todo = v128.andnot(todo, mine);
        if (!v128.any_true(todo)) break;
        own = i32x4.extract_lane(todo, 1)
          ? i32x4.extract_lane(owns, 1)
          : i32x4.extract_lane(todo, 2)
            ? i32x4.extract_lane(owns, 2)
            : i32x4.extract_lane(owns, 3);
      }
    }
  }
}

/** Columns or rows brought back into 0 .. count - 1; a division a lane would cost as much as half the search. */
// @ts-ignore: decorator
@inline
function wrapped(cell: v128, count: v128): v128 {
  while (true) {
    const low = i32x4.lt_s(cell, i32x4.splat(0));
    const high = i32x4.ge_s(cell, count);
    if (!v128.any_true(v128.or(low, high))) return cell;
    cell = i32x4.sub(i32x4.add(cell, v128.and(low, count)), v128.and(high, count));
  }
}

/** Measures the lanes of `mine`, all in the cell of `list`, and writes what is asked for; the others keep what they hold. */
// @ts-ignore: decorator
@inline
function measure(
  nearest: usize,
  second: usize,
  border: usize,
  index: usize,
  at: usize,
  list: usize,
  allX: v128,
  allY: v128,
  mine: v128,
): void {
  // the other lanes must neither keep the loops going nor end them
  const lx = v128.and(allX, mine);
  const ly = v128.and(allY, mine);
  const others = v128.not(mine);
  let f1 = f32x4.splat(FAR);
  let f2 = f32x4.splat(FAR);
  let id = i32x4.splat(0);
  let qx = f32x4.splat(0);
  let qy = f32x4.splat(0);
  for (let k: usize = 0; k < <usize>(KEPT * 4); k += 4) {
    // sorted by how near a point can come: from here on none comes nearer
    const limit = second ? f2 : f1;
    if (!v128.any_true(v128.andnot(f32x4.lt(v128.load32_splat(list + k, KEPT * 12), limit), others))) break;
    const ox = v128.load32_splat(list + k);
    const oy = v128.load32_splat(list + k, KEPT * 4);
    const dx = f32x4.sub(ox, lx);
    const dy = f32x4.sub(oy, ly);
    const d = f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy));
    const closer = f32x4.lt(d, f1);
    f2 = f32x4.pmin(f2, f32x4.pmax(f1, d));
    f1 = f32x4.pmin(f1, d);
    id = v128.bitselect(v128.load32_splat(list + k, KEPT * 8), id, closer);
    qx = v128.bitselect(ox, qx, closer);
    qy = v128.bitselect(oy, qy, closer);
  }
  const root = f32x4.sqrt(f1);
  if (nearest) keep(nearest + at, root, mine);
  if (second) keep(second + at, f32x4.sqrt(f2), mine);
  if (index) keep(index + at, f32x4.convert_i32x4_s(id), mine);
  if (!border) return;
  let edge = f32x4.splat(FAR);
  const slack = f32x4.splat(0.9999);
  for (let k: usize = 0; k < <usize>(KEPT * 4); k += 4) {
    // |b| <= d + near, so the border with a point lies no nearer than (d - near) / 2
    const reach = f32x4.add(f32x4.add(edge, edge), root);
    const bound = f32x4.mul(v128.load32_splat(list + k, KEPT * 16), slack);
    if (!v128.any_true(v128.andnot(f32x4.lt(bound, reach), others))) break;
    const ox = v128.load32_splat(list + k);
    const oy = v128.load32_splat(list + k, KEPT * 4);
    const dx = f32x4.sub(ox, lx);
    const dy = f32x4.sub(oy, ly);
    const d = f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy));
    const bx = f32x4.sub(ox, qx);
    const by = f32x4.sub(oy, qy);
    const apart = f32x4.add(f32x4.mul(bx, bx), f32x4.mul(by, by));
    const e = f32x4.div(f32x4.mul(f32x4.sub(d, f1), f32x4.splat(0.5)), f32x4.sqrt(apart));
    // the nearest point itself is no neighbour
    edge = f32x4.pmin(edge, v128.bitselect(f32x4.splat(FAR), e, f32x4.lt(apart, f32x4.splat(1e-9))));
  }
  keep(border + at, edge, mine);
}

// @ts-ignore: decorator
@inline
function keep(to: usize, value: v128, mine: v128): void {
  v128.store(to, v128.bitselect(value, v128.load(to), mine));
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
        if (count == KEPT && d >= load<f32>(list, KEPT * 16 - 4)) continue;
        let slot = count < KEPT ? count : KEPT - 1;
        while (slot > 0 && load<f32>(list + (<usize>slot << 2), KEPT * 12 - 4) > d) {
          copySlot(list, slot - 1, slot);
          slot -= 1;
        }
        const to = list + (<usize>slot << 2);
        store<f32>(to, d, KEPT * 12);
        store<f32>(to, ox);
        store<f32>(to, oy, KEPT * 4);
        store<i32>(to, y * nx + x, KEPT * 8);
        if (count < KEPT) count += 1;
      }
    }
  }
  for (let k: usize = 0; k < <usize>(KEPT * 4); k += 16) {
    v128.store(list + k, f32x4.sqrt(v128.load(list + k, KEPT * 12)), KEPT * 16);
  }
}

// @ts-ignore: decorator
@inline
function outside(v: f32): f32 {
  return v < 0 ? -v : v > 1 ? v - 1 : 0;
}

// @ts-ignore: decorator
@inline
function copySlot(list: usize, from: i32, to: i32): void {
  const source = list + (<usize>from << 2);
  const target = list + (<usize>to << 2);
  store<i32>(target, load<i32>(source));
  store<i32>(target, load<i32>(source, KEPT * 4), KEPT * 4);
  store<i32>(target, load<i32>(source, KEPT * 8), KEPT * 8);
  store<f32>(target, load<f32>(source, KEPT * 12), KEPT * 12);
}
