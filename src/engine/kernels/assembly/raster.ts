/**
 * Finds the triangle seen at each sample of some rows of a square picture; those that look away are not drawn.
 *
 * @param screen Of every vertex, as 32-bit floats, x and y in samples, y downwards, and 1 / depth.
 * @param corners Numbers of the vertices, three a triangle.
 * @param faces Numbers of the triangles to draw; 0: the first `count`.
 * @param first Rows from here up to, not including, `end` are drawn.
 * @param face Gets the triangle's number; it holds what was drawn before, as
 * @param nearness does: 1 / depth of that.
 * @param before Only what is farther than this, 1 / depth of every sample, is drawn; 0: all.
 */
export function visible(
  screen: usize,
  corners: usize,
  faces: usize,
  count: i32,
  size: i32,
  first: i32,
  end: i32,
  face: usize,
  nearness: usize,
  before: usize,
): void {
  const top = <f64>first;
  const bottom = <f64>(end - 1);
  const last = <f64>(size - 1);
  for (let i = 0; i < count; i += 1) {
    const number = faces == 0 ? i : load<i32>(faces + (<usize>i << 2));
    const corner = corners + <usize>number * 12;
    const a = screen + <usize>load<u32>(corner) * 12;
    const b = screen + <usize>load<u32>(corner, 4) * 12;
    const c = screen + <usize>load<u32>(corner, 8) * 12;
    const ax = <f64>load<f32>(a);
    const ay = <f64>load<f32>(a, 4);
    const bx = <f64>load<f32>(b) - ax;
    const by = <f64>load<f32>(b, 4) - ay;
    const cx = <f64>load<f32>(c) - ax;
    const cy = <f64>load<f32>(c, 4) - ay;
    // y runs down the picture, so what is counter-clockwise in space turns the other way here
    const twice = cx * by - cy * bx;
    if (!(twice > 0)) continue;
    const firstRow = <i32>max<f64>(top, ceil<f64>(ay + min<f64>(0, min<f64>(by, cy)) - 0.5));
    const lastRow = <i32>min<f64>(bottom, floor<f64>(ay + max<f64>(0, max<f64>(by, cy)) - 0.5));
    if (firstRow > lastRow) continue;
    const firstColumn = <i32>max<f64>(0, ceil<f64>(ax + min<f64>(0, min<f64>(bx, cx)) - 0.5));
    const lastColumn = <i32>min<f64>(last, floor<f64>(ax + max<f64>(0, max<f64>(bx, cx)) - 0.5));
    if (firstColumn > lastColumn) continue;
    const na = <f64>load<f32>(a, 8);
    const nb = <f64>load<f32>(b, 8) - na;
    const nc = <f64>load<f32>(c, 8) - na;
    const unit = 1 / twice;
    const x = <f64>firstColumn + 0.5 - ax;
    const stepB = -cy * unit;
    const stepC = by * unit;
    for (let row = firstRow; row <= lastRow; row += 1) {
      const y = <f64>row + 0.5 - ay;
      let wb = (cx * y - cy * x) * unit;
      let wc = (by * x - bx * y) * unit;
      let inside = false;
      let at = <usize>(row * size + firstColumn) << 2;
      for (let column = firstColumn; column <= lastColumn; column += 1, at += 4, wb += stepB, wc += stepC) {
        if (wb < 0 || wc < 0 || wb + wc > 1) {
          if (inside) break;
          continue;
        }
        inside = true;
        const near = <f32>(na + wb * nb + wc * nc);
        if (near <= load<f32>(nearness + at)) continue;
        if (before != 0 && near >= load<f32>(before + at)) continue;
        store<f32>(nearness + at, near);
        store<i32>(face + at, number);
      }
    }
  }
}
