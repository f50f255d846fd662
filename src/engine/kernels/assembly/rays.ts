/** Vectors of four rays' numbers, each 16 bytes: see `gatherRays`. */
const GROUP: usize = 15 << 4;

/**
 * Gathers the light that reaches a point with a normal along some rays, past what stands in the shadow maps.
 *
 * A group of four rays has 15 vectors: the way to the light (x, y, z), its map's axes across and up (x, y, z each), the map's
 * corner along these, texels a metre, the light's strength, its share of the first sum (1 or 0), and the byte offset of its map.
 *
 * @param out Gets, as 32-bit floats, the lit light of the first sum, all its light were nothing in the way, and the same of the second.
 * @param groups How many groups of four rays.
 * @param size Side of each map: 32-bit floats, metres towards the light.
 * @param bias Metres by which the point may lie behind a map and still be lit.
 * @param high Metres over the floor, and
 * @param reach over how many metres the floor hides half of what comes from below; 0 for no floor, with `high` above 0.
 */
export function gatherRays(
  out: usize,
  rays: usize,
  groups: i32,
  maps: usize,
  size: i32,
  x: f32,
  y: f32,
  z: f32,
  nx: f32,
  ny: f32,
  nz: f32,
  bias: f32,
  high: f32,
  reach: f32,
): void {
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const last = f32x4.splat(<f32>(size - 1));
  const row = <usize>size << 2;
  let firstLit = zero;
  let firstAll = zero;
  let secondLit = zero;
  let secondAll = zero;
  for (let i = 0; i < groups; i += 1, rays += GROUP) {
    const tx = v128.load(rays);
    const ty = v128.load(rays, 16);
    const tz = v128.load(rays, 32);
    const facing = f32x4.max(along(tx, ty, tz, nx, ny, nz), zero);
    if (!v128.any_true(f32x4.gt(facing, zero))) continue;
    const across = f32x4.sub(
      along(v128.load(rays, 48), v128.load(rays, 64), v128.load(rays, 80), x, y, z),
      v128.load(rays, 144),
    );
    const up = f32x4.sub(
      along(v128.load(rays, 96), v128.load(rays, 112), v128.load(rays, 128), x, y, z),
      v128.load(rays, 160),
    );
    const scale = v128.load(rays, 176);
    const px = f32x4.sub(f32x4.mul(across, scale), f32x4.splat(0.5));
    const py = f32x4.sub(f32x4.mul(up, scale), f32x4.splat(0.5));
    const inside = v128.and(
      v128.and(f32x4.ge(px, zero), f32x4.ge(py, zero)),
      v128.and(f32x4.lt(px, last), f32x4.lt(py, last)),
    );
    const column = v128.and(i32x4.trunc_sat_f32x4_s(px), inside);
    const line = v128.and(i32x4.trunc_sat_f32x4_s(py), inside);
    const texel = i32x4.add(i32x4.mul(line, i32x4.splat(size)), column);
    const at = i32x4.add(i32x4.shl(texel, 2), v128.load(rays, 224));
    const a = maps + <usize>i32x4.extract_lane(at, 0);
    const b = maps + <usize>i32x4.extract_lane(at, 1);
    const c = maps + <usize>i32x4.extract_lane(at, 2);
    const d = maps + <usize>i32x4.extract_lane(at, 3);
    const height = f32x4.add(along(tx, ty, tz, x, y, z), f32x4.splat(bias));
    const fx = f32x4.sub(px, f32x4.convert_i32x4_s(column));
    const fy = f32x4.sub(py, f32x4.convert_i32x4_s(line));
    const gx = f32x4.sub(one, fx);
    const near = f32x4.add(
      v128.and(f32x4.ge(height, gather(a, b, c, d)), gx),
      v128.and(f32x4.ge(height, gather(a + 4, b + 4, c + 4, d + 4)), fx),
    );
    const far = f32x4.add(
      v128.and(f32x4.ge(height, gather(a + row, b + row, c + row, d + row)), gx),
      v128.and(f32x4.ge(height, gather(a + row + 4, b + row + 4, c + row + 4, d + row + 4)), fx),
    );
    const blended = f32x4.add(near, f32x4.mul(f32x4.sub(far, near), fy));
    const share = v128.bitselect(blended, one, inside);
    const below = f32x4.mul(f32x4.min(ty, zero), f32x4.splat(reach));
    const overFloor = f32x4.div(f32x4.splat(high), f32x4.sub(f32x4.splat(high), below));
    const light = f32x4.mul(v128.load(rays, 192), facing);
    // nothing over nothing, on the floor itself, is not a number: then nothing comes from below
    const lit = f32x4.mul(f32x4.mul(light, share), v128.bitselect(overFloor, zero, f32x4.eq(overFloor, overFloor)));
    const ofFirst = v128.load(rays, 208);
    const ofSecond = f32x4.sub(one, ofFirst);
    firstLit = f32x4.add(firstLit, f32x4.mul(lit, ofFirst));
    firstAll = f32x4.add(firstAll, f32x4.mul(light, ofFirst));
    secondLit = f32x4.add(secondLit, f32x4.mul(lit, ofSecond));
    secondAll = f32x4.add(secondAll, f32x4.mul(light, ofSecond));
  }
  store<f32>(out, total(firstLit));
  store<f32>(out, total(firstAll), 4);
  store<f32>(out, total(secondLit), 8);
  store<f32>(out, total(secondAll), 12);
}

// @ts-ignore: decorator
@inline
function along(vx: v128, vy: v128, vz: v128, x: f32, y: f32, z: f32): v128 {
  return f32x4.add(
    f32x4.add(f32x4.mul(vx, f32x4.splat(x)), f32x4.mul(vy, f32x4.splat(y))),
    f32x4.mul(vz, f32x4.splat(z)),
  );
}

// @ts-ignore: decorator
@inline
function gather(a: usize, b: usize, c: usize, d: usize): v128 {
  let four = v128.load32_zero(a);
  four = v128.load_lane<u32>(b, four, 1);
  four = v128.load_lane<u32>(c, four, 2);
  return v128.load_lane<u32>(d, four, 3);
}

// @ts-ignore: decorator
@inline
function total(v: v128): f32 {
  return (
    f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) + (f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3))
  );
}
