import type { CellsOptions, Field, NoiseOptions } from "../../src/engine/kernels/kernels.ts";

/** What the WASM kernels compute, written the plain way in JavaScript: what their speed is compared with. */

/** The finalizer of MurmurHash3, as in kernels/assembly/hash.ts. */
function hash2(x: number, y: number, seed: number): number {
  let h = seed ^ Math.imul(x, 0x8da6b343) ^ Math.imul(y, 0xd8163841);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** A unit gradient of the lattice, dotted with the way to it. */
function corner(h: number, dx: number, dy: number): number {
  const gx = (h & 0xffff) - 0x8000 + 0.5;
  const gy = (h >>> 16) - 0x8000 + 0.5;
  return (gx * dx + gy * dy) / Math.sqrt(gx * gx + gy * gy);
}

/** `noiseKernel` of the kind `fbm`, texel by texel. */
export function plainNoise(size: number, options: Omit<NoiseOptions, "kind">): Field {
  const out = new Float32Array(size * size);
  let { cellsX, cellsY, amplitude } = options;
  for (let octave = 0; octave < options.octaves && (cellsX * 2 <= size || cellsY * 2 <= size); octave += 1) {
    const seed = (options.seed + Math.imul(octave, 0x9e3779b9)) | 0;
    const shift = hash2(-7, -3, seed);
    for (let y = 0; y < size; y += 1) {
      const py = ((y + 0.5) * cellsY) / size + (shift >>> 16) / 65536;
      const top = Math.floor(py);
      const fy = py - top;
      for (let x = 0; x < size; x += 1) {
        const px = ((x + 0.5) * cellsX) / size + (shift & 0xffff) / 65536;
        const left = Math.floor(px);
        const fx = px - left;
        const u = fade(fx);
        const v = fade(fy);
        const a = corner(hash2(left % cellsX, top % cellsY, seed), fx, fy);
        const b = corner(hash2((left + 1) % cellsX, top % cellsY, seed), fx - 1, fy);
        const c = corner(hash2(left % cellsX, (top + 1) % cellsY, seed), fx, fy - 1);
        const d = corner(hash2((left + 1) % cellsX, (top + 1) % cellsY, seed), fx - 1, fy - 1);
        const high = a + (b - a) * u;
        const n = high + (c + (d - c) * u - high) * v;
        out[y * size + x] = (out[y * size + x] as number) + n * 1.5 * amplitude;
      }
    }
    amplitude *= options.gain;
    cellsX *= 2;
    cellsY *= 2;
  }
  return out;
}

/** `cellsKernel`'s border and index: the 5 x 5 cells around each texel are searched twice. */
export function plainCells(size: number, options: CellsOptions): { readonly border: Field; readonly index: Field } {
  const { cellsX, cellsY, jitter, seed, warpX, warpY } = options;
  const border = new Float32Array(size * size);
  const index = new Float32Array(size * size);
  const count = 25;
  const xs = new Float64Array(count);
  const ys = new Float64Array(count);
  const wrap = (i: number, n: number) => ((i % n) + n) % n;
  const points = Array.from({ length: cellsX * cellsY }, (_, i) => hash2(i % cellsX, Math.floor(i / cellsX), seed));
  for (let i = 0; i < border.length; i += 1) {
    const px = (((i % size) + 0.5) * cellsX) / size + (warpX?.[i] ?? 0);
    const py = ((Math.floor(i / size) + 0.5) * cellsY) / size + (warpY?.[i] ?? 0);
    const cx = Math.floor(px);
    const cy = Math.floor(py);
    let nearest = Number.POSITIVE_INFINITY;
    let own = 0;
    for (let k = 0; k < count; k += 1) {
      const x = cx + (k % 5) - 2;
      const y = cy + Math.floor(k / 5) - 2;
      const h = points[wrap(y, cellsY) * cellsX + wrap(x, cellsX)] as number;
      xs[k] = x + 0.5 + jitter * ((h & 0xffff) / 65536 - 0.5) - px;
      ys[k] = y + 0.5 + jitter * ((h >>> 16) / 65536 - 0.5) - py;
      const d = (xs[k] as number) ** 2 + (ys[k] as number) ** 2;
      if (d >= nearest) continue;
      nearest = d;
      own = k;
    }
    let edge = Number.POSITIVE_INFINITY;
    for (let k = 0; k < count; k += 1) {
      if (k === own) continue;
      const dx = (xs[k] as number) - (xs[own] as number);
      const dy = (ys[k] as number) - (ys[own] as number);
      const d = (xs[k] as number) ** 2 + (ys[k] as number) ** 2;
      edge = Math.min(edge, (d - nearest) / 2 / Math.sqrt(dx * dx + dy * dy));
    }
    border[i] = edge;
    index[i] = wrap(cy + Math.floor(own / 5) - 2, cellsY) * cellsX + wrap(cx + (own % 5) - 2, cellsX);
  }
  return { border, index };
}
