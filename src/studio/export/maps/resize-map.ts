import type { Raster } from "../../viewer/load/png-raster.ts";

/** What the samples of a map are: light to be averaged as light, directions, or plain figures. */
export type MapKind = "colour" | "normal" | "data";

/**
 * A map at another size. Every new pixel is the mean of the area it covers: in linear light for colour, renormalised
 * for directions. The depth stays.
 */
export function resizeMap(raster: Raster, width: number, height: number, kind: MapKind): Raster {
  if (width === raster.width && height === raster.height) return raster;
  const { channels, data } = raster;
  const full = data instanceof Uint16Array ? 65535 : 255;
  // alpha is no light
  const colours = kind === "colour" ? (channels > 2 ? 3 : 1) : 0;
  const toLinear = Float32Array.from({ length: full + 1 }, (_, sample) => linearOf(sample / full));
  const values = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 1) {
    const sample = data[i] as number;
    values[i] = i % channels < colours ? (toLinear[sample] as number) : sample / full;
  }
  const narrow = averageRows(values, raster.width, raster.height, channels, width);
  const small = averageColumns(narrow, width, channels, height);
  if (kind === "normal" && channels >= 3) renormalise(small, channels);
  const out = data instanceof Uint16Array ? new Uint16Array(small.length) : new Uint8Array(small.length);
  for (let i = 0; i < small.length; i += 1) {
    const value = small[i] as number;
    out[i] = Math.round(full * (i % channels < colours ? encodedOf(value) : value));
  }
  return { width, height, channels, data: out };
}

/** IEC 61966-2-1. */
const linearOf = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encodedOf = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * Math.min(1, value) ** (1 / 2.4) - 0.055;

/** The old pixels that each new one covers, with how much of each. */
function coverage(from: number, to: number): { first: number; weights: number[] }[] {
  return Array.from({ length: to }, (_, index) => {
    const start = (index * from) / to;
    const end = ((index + 1) * from) / to;
    const first = Math.floor(start);
    const weights: number[] = [];
    for (let at = first; at < end - 1e-9; at += 1) {
      weights.push((Math.min(end, at + 1) - Math.max(start, at)) / (end - start));
    }
    return { first, weights };
  });
}

function averageRows(values: Float32Array, width: number, height: number, channels: number, to: number): Float32Array {
  const out = new Float32Array(to * height * channels);
  const spans = coverage(width, to);
  for (let y = 0; y < height; y += 1) {
    for (const [x, { first, weights }] of spans.entries()) {
      const target = (y * to + x) * channels;
      for (let i = 0; i < weights.length; i += 1) {
        const source = (y * width + first + i) * channels;
        const weight = weights[i] as number;
        for (let c = 0; c < channels; c += 1) {
          out[target + c] = (out[target + c] as number) + weight * (values[source + c] as number);
        }
      }
    }
  }
  return out;
}

function averageColumns(values: Float32Array, width: number, channels: number, to: number): Float32Array {
  const stride = width * channels;
  const out = new Float32Array(stride * to);
  for (const [y, { first, weights }] of coverage(values.length / stride, to).entries()) {
    for (let i = 0; i < weights.length; i += 1) {
      const weight = weights[i] as number;
      const source = (first + i) * stride;
      for (let x = 0; x < stride; x += 1) {
        out[y * stride + x] = (out[y * stride + x] as number) + weight * (values[source + x] as number);
      }
    }
  }
  return out;
}

function renormalise(values: Float32Array, channels: number): void {
  for (let at = 0; at < values.length; at += channels) {
    const direction = [0, 1, 2].map((c) => 2 * (values[at + c] as number) - 1) as [number, number, number];
    const length = Math.hypot(...direction);
    for (let c = 0; c < 3; c += 1) {
      values[at + c] = length > 0 ? ((direction[c] as number) / length + 1) / 2 : c === 2 ? 1 : 0.5;
    }
  }
}
