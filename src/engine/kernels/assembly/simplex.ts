import { hash2 } from "./hash";

/**
 * Adds periodic simplex noise (Gustavson & McEwan, Tiling simplex noise and flow noise, 2022) of `octaves` layers of doubling
 * frequency to `out`. Every other row of the triangle lattice is shifted by half a cell, so `cellsY` must be even.
 *
 * `scratch` holds 2 * cellsX * cellsY * 4^(octaves - 1) words.
 */
export function simplex(
  out: usize,
  scratch: usize,
  size: i32,
  cellsX: i32,
  cellsY: i32,
  octaves: i32,
  amplitude: f32,
  gain: f32,
  seed: u32,
): void {
  for (let octave = 0; octave < octaves; octave += 1) {
    if (cellsX * 2 > size) break;
    addLayer(out, scratch, size, cellsX, cellsY, amplitude * 10.9, seed + <u32>octave * 0x9e3779b9);
    amplitude *= gain;
    cellsX <<= 1;
    cellsY <<= 1;
  }
}

function addLayer(out: usize, gradients: usize, size: i32, nx: i32, ny: i32, weight: f32, seed: u32): void {
  for (let y = 0; y < ny; y += 1) {
    for (let x = 0; x < nx; x += 1) {
      const h = hash2(x, y, seed);
      const gx = <f32>(<i32>(h & 0xffff) - 0x8000) + 0.5;
      const gy = <f32>(<i32>(h >>> 16) - 0x8000) + 0.5;
      const n: f32 = 1 / sqrt<f32>(gx * gx + gy * gy);
      const at = gradients + (<usize>(y * nx + x) << 3);
      store<f32>(at, gx * n);
      store<f32>(at, gy * n, 4);
    }
  }
  const stepX = <f32>nx / <f32>size;
  const stepY = <f32>ny / <f32>size;
  for (let y = 0; y < size; y += 1) {
    const py = (<f32>y + 0.5) * stepY;
    const row = floor<f32>(py);
    const fy = py - row;
    const skew = py * 0.5;
    for (let x = 0; x < size; x += 1) {
      const px = (<f32>x + 0.5) * stepX;
      const u = px + skew;
      const column = floor<f32>(u);
      const right: f32 = u - column >= fy ? 1 : 0;
      const vx = column - row * 0.5;
      const ax = px - vx;
      let sum = corner(gradients, nx, ny, vx, row, ax, fy);
      const ox = right - (1 - right) * 0.5;
      sum += corner(gradients, nx, ny, vx + ox, row + 1 - right, ax - ox, fy - 1 + right);
      sum += corner(gradients, nx, ny, vx + 0.5, row + 1, ax - 0.5, fy - 1);
      const to = out + (<usize>(y * size + x) << 2);
      store<f32>(to, load<f32>(to) + sum * weight);
    }
  }
}

// @ts-ignore: decorator
@inline
function corner(gradients: usize, nx: i32, ny: i32, vx: f32, vy: f32, dx: f32, dy: f32): f32 {
  let w: f32 = 0.8 - dx * dx - dy * dy;
  if (w <= 0) return 0;
  w *= w;
  const cy = (<i32>vy + ny) % ny;
  const cx = (<i32>floor<f32>(vx) + 2 * nx) % nx;
  const at = gradients + (<usize>(cy * nx + cx) << 3);
  return w * w * (load<f32>(at) * dx + load<f32>(at, 4) * dy);
}
