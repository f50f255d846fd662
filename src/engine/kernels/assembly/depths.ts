/** By how much of its height a triangle is drawn larger: rounding must leave no gap between two. */
const OVERLAP: f32 = 1e-4;

/**
 * Draws triangles into maps of depth, seen without perspective: of each texel the highest of what covers its middle.
 * Most triangles are about as large as a texel, so that getting them ready is the most of it: four at a time.
 *
 * @param seen Of every vertex, as 32-bit floats, x and y in texels, 0 or more, and its height towards the viewer; the 4 bytes
 *   after the last one are read too.
 * @param corners Numbers of the vertices, three a triangle, and of further triangles up to a multiple of four.
 * @param notes Room for 14 vectors of 16 bytes, on a multiple of 16.
 * @param front Map, `size` a side, of the triangles that turn counter-clockwise; it holds what was drawn before. The 12 bytes after
 *   it are written back as they were.
 * @param back Map of the others, seen from the opposite side: heights count the other way. 0: they are left out.
 */
export function depths(
  seen: usize,
  corners: usize,
  triangles: i32,
  notes: usize,
  size: i32,
  front: usize,
  back: usize,
): void {
  for (let i = 0; i < triangles; i += 4, corners += 48) {
    let lanes = noteFour(seen, corners, notes, back != 0);
    if (i + 4 > triangles) lanes &= (1 << (triangles - i)) - 1;
    for (; lanes != 0; lanes &= lanes - 1) {
      const note = notes + (<usize>ctz<i32>(lanes) << 2);
      drawNoted(note, size, load<i32>(note, 13 << 4) == 0 ? front : back);
    }
  }
}

/**
 * Notes 14 vectors of four triangles: the first column and row of the box around each, and those after the last; the weights of
 * its second and third corner in the middle of the box's first texel, and by what each grows a column and a row; the first corner's
 * height and what the others' weights add; and whether it is seen from behind.
 *
 * @returns A bit for each triangle that may cover a texel's middle.
 */
function noteFour(seen: usize, corners: usize, notes: usize, both: bool): i32 {
  const a0 = corner(seen, corners, 0);
  const a1 = corner(seen, corners, 12);
  const a2 = corner(seen, corners, 24);
  const a3 = corner(seen, corners, 36);
  const b0 = corner(seen, corners, 4);
  const b1 = corner(seen, corners, 16);
  const b2 = corner(seen, corners, 28);
  const b3 = corner(seen, corners, 40);
  const c0 = corner(seen, corners, 8);
  const c1 = corner(seen, corners, 20);
  const c2 = corner(seen, corners, 32);
  const c3 = corner(seen, corners, 44);
  const ax = firsts(a0, a1, a2, a3);
  const ay = seconds(a0, a1, a2, a3);
  const bX = firsts(b0, b1, b2, b3);
  const bY = seconds(b0, b1, b2, b3);
  const cX = firsts(c0, c1, c2, c3);
  const cY = seconds(c0, c1, c2, c3);
  const bx = f32x4.sub(bX, ax);
  const by = f32x4.sub(bY, ay);
  const cx = f32x4.sub(cX, ax);
  const cy = f32x4.sub(cY, ay);
  const twice = f32x4.sub(f32x4.mul(bx, cy), f32x4.mul(by, cx));
  const zero = f32x4.splat(0);
  const half = f32x4.splat(0.5);
  // nothing lies below 0, so that cutting off the fraction rounds down
  const firstColumn = whole(f32x4.add(f32x4.pmin(ax, f32x4.pmin(bX, cX)), half));
  const endColumn = whole(f32x4.add(f32x4.pmax(ax, f32x4.pmax(bX, cX)), half));
  const firstRow = whole(f32x4.add(f32x4.pmin(ay, f32x4.pmin(bY, cY)), half));
  const endRow = whole(f32x4.add(f32x4.pmax(ay, f32x4.pmax(bY, cY)), half));
  const away = f32x4.lt(twice, zero);
  const wanted = both ? f32x4.ne(twice, zero) : f32x4.gt(twice, zero);
  const lanes = i32x4.bitmask(
    v128.and(wanted, v128.and(i32x4.lt_s(firstColumn, endColumn), i32x4.lt_s(firstRow, endRow))),
  );
  if (lanes == 0) return 0;
  const unit = f32x4.div(f32x4.splat(1), twice);
  const x = f32x4.sub(f32x4.add(f32x4.convert_i32x4_s(firstColumn), half), ax);
  const y = f32x4.sub(f32x4.add(f32x4.convert_i32x4_s(firstRow), half), ay);
  const sign = f32x4.sub(f32x4.splat(1), v128.and(away, f32x4.splat(2)));
  const ah = f32x4.mul(thirds(a0, a1, a2, a3), sign);
  v128.store(notes, firstColumn);
  v128.store(notes, firstRow, 1 << 4);
  v128.store(notes, endColumn, 2 << 4);
  v128.store(notes, endRow, 3 << 4);
  v128.store(notes, f32x4.mul(f32x4.sub(f32x4.mul(x, cy), f32x4.mul(y, cx)), unit), 4 << 4);
  v128.store(notes, f32x4.mul(f32x4.sub(f32x4.mul(y, bx), f32x4.mul(x, by)), unit), 5 << 4);
  v128.store(notes, f32x4.mul(cy, unit), 6 << 4);
  v128.store(notes, f32x4.neg(f32x4.mul(by, unit)), 7 << 4);
  v128.store(notes, f32x4.neg(f32x4.mul(cx, unit)), 8 << 4);
  v128.store(notes, f32x4.mul(bx, unit), 9 << 4);
  v128.store(notes, ah, 10 << 4);
  v128.store(notes, f32x4.sub(f32x4.mul(thirds(b0, b1, b2, b3), sign), ah), 11 << 4);
  v128.store(notes, f32x4.sub(f32x4.mul(thirds(c0, c1, c2, c3), sign), ah), 12 << 4);
  v128.store(notes, away, 13 << 4);
  return lanes;
}

/** Draws one triangle as noted, four texels of a row at a time: what lies beside it is written back as it was. */
function drawNoted(note: usize, size: i32, map: usize): void {
  const firstColumn = load<i32>(note);
  const endRow = load<i32>(note, 3 << 4);
  const ramp = f32x4(0, 1, 2, 3);
  const columnB = load<f32>(note, 6 << 4);
  const columnC = load<f32>(note, 7 << 4);
  const rowB = f32x4.splat(load<f32>(note, 8 << 4));
  const rowC = f32x4.splat(load<f32>(note, 9 << 4));
  const height = v128.load32_splat(note, 10 << 4);
  const heightB = v128.load32_splat(note, 11 << 4);
  const heightC = v128.load32_splat(note, 12 << 4);
  const fourB = f32x4.splat(4 * columnB);
  const fourC = f32x4.splat(4 * columnC);
  let startB = f32x4.add(v128.load32_splat(note, 4 << 4), f32x4.mul(ramp, f32x4.splat(columnB)));
  let startC = f32x4.add(v128.load32_splat(note, 5 << 4), f32x4.mul(ramp, f32x4.splat(columnC)));
  const least = f32x4.splat(-OVERLAP);
  const most = f32x4.splat(1 + OVERLAP);
  const wide = <usize>(load<i32>(note, 2 << 4) - firstColumn) << 2;
  for (let row = load<i32>(note, 1 << 4); row < endRow; row += 1) {
    let at = map + (<usize>(row * size + firstColumn) << 2);
    let wb = startB;
    let wc = startC;
    for (const end = at + wide; at < end; at += 16) {
      const h = f32x4.add(height, f32x4.add(f32x4.mul(wb, heightB), f32x4.mul(wc, heightC)));
      const before = v128.load(at);
      const inside = v128.and(
        f32x4.ge(f32x4.pmin(wb, wc), least),
        v128.and(f32x4.le(f32x4.add(wb, wc), most), f32x4.gt(h, before)),
      );
      v128.store(at, v128.bitselect(h, before, inside));
      wb = f32x4.add(wb, fourB);
      wc = f32x4.add(wc, fourC);
    }
    startB = f32x4.add(startB, rowB);
    startC = f32x4.add(startC, rowC);
  }
}

// @ts-ignore: decorator
@inline
function corner(seen: usize, corners: usize, offset: usize): v128 {
  return v128.load(seen + <usize>load<u32>(corners + offset) * 12);
}

// @ts-ignore: decorator
@inline
function firsts(a: v128, b: v128, c: v128, d: v128): v128 {
  return v128.shuffle<f32>(v128.shuffle<f32>(a, b, 0, 4, 0, 4), v128.shuffle<f32>(c, d, 0, 4, 0, 4), 0, 1, 4, 5);
}

// @ts-ignore: decorator
@inline
function seconds(a: v128, b: v128, c: v128, d: v128): v128 {
  return v128.shuffle<f32>(v128.shuffle<f32>(a, b, 1, 5, 1, 5), v128.shuffle<f32>(c, d, 1, 5, 1, 5), 0, 1, 4, 5);
}

// @ts-ignore: decorator
@inline
function thirds(a: v128, b: v128, c: v128, d: v128): v128 {
  return v128.shuffle<f32>(v128.shuffle<f32>(a, b, 2, 6, 2, 6), v128.shuffle<f32>(c, d, 2, 6, 2, 6), 0, 1, 4, 5);
}

// @ts-ignore: decorator
@inline
function whole(v: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(v);
}
