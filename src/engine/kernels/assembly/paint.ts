import { clearSample, color, relief, sampleBox, sampleWrapped } from "./tile-sample";

/** Bytes that a painted texel takes: its place in the atlas, its face, then as `paintFaces` says. */
const PLAIN_BYTES: usize = 20;
const FULL_BYTES: usize = 52;
/** Places on the square-root scale that sRGB bytes are looked up at. */
const SRGB_STEPS: f32 = 4096;
const WRAPPED: i32 = 3;

/**
 * Finds the texels of the atlas whose centres lie in some faces and some rows, and what a tile laid on the faces' part shows
 * there.
 *
 * `out` gets for each texel its index and its face; then, unless `full`, four bytes of sRGB and roughness, one of metalness
 * (20 bytes with padding before the height in metres), or else, as 32-bit floats, linear red, green, blue, roughness,
 * metalness, height, the place x, y, z in the rest frame, and the weights of the second and third corner.
 *
 * @returns How many texels were found, at most `capacity`.
 */
export function paintFaces(
  out: usize,
  capacity: i32,
  full: bool,
  places: usize,
  normals: usize,
  uvs: usize,
  placeIndices: usize,
  normalIndices: usize,
  uvIndices: usize,
  firstFace: i32,
  endFace: i32,
  size: i32,
  firstRow: i32,
  endRow: i32,
  srgb: usize,
  tile: usize,
  tileSize: i32,
  grain: i32,
  perMetre: f64,
  turns: f64,
  shiftX: f64,
  shiftY: f64,
  shiftZ: f64,
  shiftV: f64,
): i32 {
  const side = <f64>size;
  let count = 0;
  let to = out;
  for (let face = firstFace; face < endFace; face += 1) {
    const corner = <usize>face * 12;
    const ta = uvs + (<usize>load<u32>(uvIndices + corner) << 3);
    const tb = uvs + (<usize>load<u32>(uvIndices + corner, 4) << 3);
    const tc = uvs + (<usize>load<u32>(uvIndices + corner, 8) << 3);
    const ay = side - <f64>load<f32>(ta, 4) * side;
    const by = side - <f64>load<f32>(tb, 4) * side;
    const cy = side - <f64>load<f32>(tc, 4) * side;
    const top = max(firstRow, <i32>ceil(min(ay, min(by, cy)) - 0.5));
    const bottom = min(endRow - 1, <i32>ceil(max(ay, max(by, cy)) - 0.5) - 1);
    if (top > bottom) continue;
    const ax = <f64>load<f32>(ta) * side;
    const bx = <f64>load<f32>(tb) * side;
    const cx = <f64>load<f32>(tc) * side;
    const twice = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (twice == 0) continue;
    const unit = 1 / twice;
    const pa = places + <usize>load<u32>(placeIndices + corner) * 12;
    const pb = places + <usize>load<u32>(placeIndices + corner, 4) * 12;
    const pc = places + <usize>load<u32>(placeIndices + corner, 8) * 12;
    const na = normals + <usize>load<u32>(normalIndices + corner) * 12;
    const nb = normals + <usize>load<u32>(normalIndices + corner, 4) * 12;
    const nc = normals + <usize>load<u32>(normalIndices + corner, 8) * 12;
    const px = <f64>load<f32>(pa);
    const py = <f64>load<f32>(pa, 4);
    const pz = <f64>load<f32>(pa, 8);
    const pxb = <f64>load<f32>(pb) - px;
    const pyb = <f64>load<f32>(pb, 4) - py;
    const pzb = <f64>load<f32>(pb, 8) - pz;
    const pxc = <f64>load<f32>(pc) - px;
    const pyc = <f64>load<f32>(pc, 4) - py;
    const pzc = <f64>load<f32>(pc, 8) - pz;
    const mx = <f64>load<f32>(na);
    const my = <f64>load<f32>(na, 4);
    const mz = <f64>load<f32>(na, 8);
    const mxb = <f64>load<f32>(nb) - mx;
    const myb = <f64>load<f32>(nb, 4) - my;
    const mzb = <f64>load<f32>(nb, 8) - mz;
    const mxc = <f64>load<f32>(nc) - mx;
    const myc = <f64>load<f32>(nc, 4) - my;
    const mzc = <f64>load<f32>(nc, 8) - mz;
    for (let row = top; row <= bottom; row += 1) {
      const y = <f64>row + 0.5;
      const ab = crossing(ax, ay, bx, by, y);
      const bc = crossing(bx, by, cx, cy, y);
      const ca = crossing(cx, cy, ax, ay, y);
      const left = min(ab, min(bc, ca));
      const right = max(finite(ab), max(finite(bc), finite(ca)));
      const firstColumn = max(0, <i32>ceil(left - 0.5));
      const lastColumn = min(size - 1, <i32>ceil(right - 0.5) - 1);
      for (let column = firstColumn; column <= lastColumn; column += 1) {
        if (count == capacity) return count;
        const x = <f64>column + 0.5;
        const wb = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) * unit;
        const wc = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) * unit;
        const sx = px + wb * pxb + wc * pxc;
        const sy = py + wb * pyb + wc * pyc;
        const sz = pz + wb * pzb + wc * pzc;
        const nx = mx + wb * mxb + wc * mxc;
        const ny = my + wb * myb + wc * myc;
        const nz = mz + wb * mzb + wc * mzc;
        clearSample();
        if (grain == WRAPPED) {
          sampleWrapped(tile, tileSize, sx, sy, sz, nx, ny, nz, perMetre, turns, shiftX, shiftY, shiftV);
        } else {
          sampleBox(tile, tileSize, grain, sx * perMetre, sy * perMetre, sz * perMetre, nx, ny, nz, shiftX, shiftY, shiftZ, shiftV);
        }
        store<i32>(to, row * size + column);
        store<i32>(to, face, 4);
        if (full) {
          v128.store(to, color, 8);
          store<f32>(to, f32x4.extract_lane(relief, 0), 24);
          store<f32>(to, f32x4.extract_lane(relief, 1), 28);
          store<f32>(to, <f32>sx, 32);
          store<f32>(to, <f32>sy, 36);
          store<f32>(to, <f32>sz, 40);
          store<f32>(to, <f32>wb, 44);
          store<f32>(to, <f32>wc, 48);
          to += FULL_BYTES;
        } else {
          const shares = f32x4.min(f32x4.max(color, f32x4.splat(0)), f32x4.splat(1));
          const steps = i32x4.trunc_sat_f32x4_s(
            f32x4.add(f32x4.mul(f32x4.sqrt(shares), f32x4.splat(SRGB_STEPS)), f32x4.splat(0.5)),
          );
          store<u8>(to, load<u8>(srgb + <usize>i32x4.extract_lane(steps, 0)), 8);
          store<u8>(to, load<u8>(srgb + <usize>i32x4.extract_lane(steps, 1)), 9);
          store<u8>(to, load<u8>(srgb + <usize>i32x4.extract_lane(steps, 2)), 10);
          store<u8>(to, <u8>(f32x4.extract_lane(shares, 3) * 255 + 0.5), 11);
          store<u8>(to, <u8>(min<f32>(1, max<f32>(0, f32x4.extract_lane(relief, 0))) * 255 + 0.5), 12);
          store<f32>(to, f32x4.extract_lane(relief, 1), 16);
          to += PLAIN_BYTES;
        }
        count += 1;
      }
    }
  }
  return count;
}

/** Where an edge crosses a row; infinite when it does not. Taken from its upper end: the two faces at an edge agree to the bit. */
// @ts-ignore: decorator
@inline
function crossing(ax: f64, ay: f64, bx: f64, by: f64, y: f64): f64 {
  if (ay <= by) return y < ay || y >= by ? Infinity : ax + ((bx - ax) * (y - ay)) / (by - ay);
  return y < by || y >= ay ? Infinity : bx + ((ax - bx) * (y - by)) / (ay - by);
}

// @ts-ignore: decorator
@inline
function finite(x: f64): f64 {
  return x == Infinity ? -Infinity : x;
}
