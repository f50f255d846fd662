import { pow } from "./elementary.ts";
import { clamp01 } from "./scalar.ts";

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

const TABLE_SIZE = 4096;
let table: Uint8Array | undefined;

/** sRGB bytes for linear 0..1, at 4097 places spaced by square roots. */
export const srgbTable = (): Uint8Array =>
  (table ??= Uint8Array.from({ length: TABLE_SIZE + 1 }, (_, i) => {
    const root = i / TABLE_SIZE;
    return Math.round(toSrgb(root * root) * 255);
  }));

/** Linear 0..1 -> sRGB byte, by the table: within half a byte step of the formula. */
export const toSrgbByte = (linear: number): number =>
  srgbTable()[Math.round(Math.sqrt(clamp01(linear)) * TABLE_SIZE)] as number;
