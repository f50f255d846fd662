import { luminance, type Rgb } from "../../math/color.ts";
import { clamp01 } from "../../math/scalar.ts";

const ENTRIES = 1024;

/** Something with a colour that can be painted: a texel, or a model's surface point. */
export interface Painted {
  r: number;
  g: number;
  b: number;
}

/** A gradient of colours, looked up by a number 0..1. */
export interface Palette {
  /** Linear RGB triplets. */
  readonly table: Float32Array;
  readonly stops: readonly Rgb[];
}

/** Evenly spaced linear colours, blended in square-root space, where equal steps look about equal. */
export function palette(...stops: readonly Rgb[]): Palette {
  const table = new Float32Array((ENTRIES + 1) * 3);
  const segments = Math.max(1, stops.length - 1);
  for (let i = 0; i <= ENTRIES; i += 1) {
    const at = (i / ENTRIES) * segments;
    const from = Math.min(Math.floor(at), segments - 1);
    const t = at - from;
    const a = stops[from] as Rgb;
    const b = stops[from + 1] ?? a;
    for (let c = 0; c < 3; c += 1) {
      const root = Math.sqrt(a[c] as number) * (1 - t) + Math.sqrt(b[c] as number) * t;
      table[i * 3 + c] = root * root;
    }
  }
  return { table, stops };
}

/** Sets the colour to the palette's at `t` (clamped to 0..1). */
export function paintFrom({ table }: Palette, t: number, target: Painted): void {
  // to a whole number in one step: `Math.round` costs as much as the rest
  const at = ((clamp01(t) * ENTRIES + 0.5) | 0) * 3;
  target.r = table[at] as number;
  target.g = table[at + 1] as number;
  target.b = table[at + 2] as number;
}

/** Moves the colour towards `colour` by `t`, 0..1. */
export function blendColour(target: Painted, colour: Rgb, t: number): void {
  target.r += (colour[0] - target.r) * t;
  target.g += (colour[1] - target.g) * t;
  target.b += (colour[2] - target.b) * t;
}

/** Moves the colour towards that of `other` by `t`, 0..1: a triple made for every texel of a tile is 100 MB for the collector. */
export function blendPaint(target: Painted, other: Readonly<Painted>, t: number): void {
  target.r += (other.r - target.r) * t;
  target.g += (other.g - target.g) * t;
  target.b += (other.b - target.b) * t;
}

/** Multiplies the colour. */
export function shade(target: Painted, factor: number): void {
  target.r *= factor;
  target.g *= factor;
  target.b *= factor;
}

/**
 * The stops in another colour: light and dark keep their order and, by `contrast`, their distance, so that the grain of a
 * dyed wood still shows. Without a colour the stops stay as they are.
 *
 * @param contrast 1 keeps the palette's own ratios of luminance, 0 flattens them.
 */
export function dye(stops: readonly Rgb[], colour: Rgb | undefined, contrast = 0.75): readonly Rgb[] {
  if (!colour) return stops;
  const mean = stops.reduce((sum, stop) => sum + luminance(stop), 0) / stops.length;
  return stops.map((stop) => {
    const ratio = 1 + (luminance(stop) / mean - 1) * contrast;
    return [clamp01(colour[0] * ratio), clamp01(colour[1] * ratio), clamp01(colour[2] * ratio)] as const;
  });
}

/** Mean of linear RGB triplets, of every seventh: enough for what a surface looks like from afar. */
export function meanColour(albedo: Float32Array): Rgb {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i + 2 < albedo.length; i += 21) {
    for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] as number) + (albedo[i + c] as number);
    count += 1;
  }
  return sum.map((each) => each / Math.max(1, count)) as unknown as Rgb;
}

/** How far the light of linear RGB triplets lies from its mean, as a share of it: 0 on what is plain, 0.5 on a heap of unlike stones. */
export function contrastOf(albedo: Float32Array): number {
  let [sum, energy, count] = [0, 0, 0];
  for (let i = 0; i + 2 < albedo.length; i += 21) {
    const light = (albedo[i] as number) + (albedo[i + 1] as number) + (albedo[i + 2] as number);
    sum += light;
    energy += light * light;
    count += 1;
  }
  const mean = sum / Math.max(1, count);
  return Math.sqrt(Math.max(0, energy / Math.max(1, count) - mean * mean)) / Math.max(1e-6, mean);
}

/** Mean of all channels of linear RGB triplets: how bright a surface is. */
export function meanLight(albedo: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < albedo.length; i += 1) sum += albedo[i] as number;
  return sum / albedo.length;
}
