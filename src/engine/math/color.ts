import { pow } from "./elementary.ts";

/** Linear-light RGB, 0..1 each (sRGB primaries). */
export type Rgb = readonly [number, number, number];

/** sRGB 0..1 to linear light (IEC 61966-2-1). */
export const toLinear = (s: number): number => (s <= 0.04045 ? s / 12.92 : pow((s + 0.055) / 1.055, 2.4));

/** Linear light to sRGB 0..1 (IEC 61966-2-1). */
export const toSrgb = (l: number): number => (l <= 0.0031308 ? l * 12.92 : 1.055 * pow(l, 1 / 2.4) - 0.055);

/** `#rrggbb` as shown on screen -> linear RGB. @throws {Error} on anything else. */
export function fromHex(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`fromHex: must be #rrggbb, got ${hex}`);
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance (Rec. 709). */
export const luminance = (c: Rgb): number => 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];

const ROOT_STEPS = 4096;
/** Bytes of `transfer` for linear 0..1 at the 4097 places that `rootStep` counts. */
export const byRoot = (transfer: (linear: number) => number): Uint8Array =>
  Uint8Array.from({ length: ROOT_STEPS + 1 }, (_, i) => {
    const root = i / ROOT_STEPS;
    return Math.round(transfer(root * root) * 255);
  });

let srgb: Uint8Array | undefined;
let linear: Uint8Array | undefined;

/** Where a linear value stands in the tables here, 0..4096: they are spaced by square roots, finer in the dark. */
export const rootStep = (value: number): number =>
  value > 0 ? (value < 1 ? (Math.sqrt(value) * ROOT_STEPS + 0.5) | 0 : ROOT_STEPS) : 0;

/** sRGB bytes for linear 0..1, by `rootStep`. */
export const srgbTable = (): Uint8Array => (srgb ??= byRoot(toSrgb));

/** Bytes of values that stay linear, by `rootStep`: what kernels read that write either kind. */
export const linearTable = (): Uint8Array => (linear ??= byRoot((value) => value));

/** Linear 0..1 -> sRGB byte, by the table: within half a byte step of the formula. */
export const toSrgbByte = (value: number): number => srgbTable()[rootStep(value)] as number;
