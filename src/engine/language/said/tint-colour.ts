import type { Tint } from "../words/colours.ts";

/** HSL lightness below which matter looks black, whatever its hue: less light is left than the darkest albedo sends back. */
const DARKEST_TONE = 0.19;

/** The tone of a wood or a stone after the word before it: dark walnut, dark enough by itself, is brown all the same. */
export function tintTone(hex: string, tint: Tint): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const middle = (Math.max(...channels) + Math.min(...channels)) / 2;
  const least = Math.min(1, DARKEST_TONE / Math.max(0.001, middle));
  return tintColour(hex, { ...tint, lightness: Math.max(tint.lightness, least) });
}

/** A colour after the word before it: "dark green", "pale blue". `#rrggbb` in and out; works in HSL. */
export function tintColour(hex: string, { lightness, saturation, white }: Tint): string {
  const r = Number.parseInt(hex.slice(1, 3), 16) / 255;
  const g = Number.parseInt(hex.slice(3, 5), 16) / 255;
  const b = Number.parseInt(hex.slice(5, 7), 16) / 255;
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const middle = (most + least) / 2;
  const newMiddle = Math.min(0.96, middle * lightness);
  const spread = middle > 0 && middle < 1 ? (most - least) / (1 - Math.abs(2 * middle - 1)) : 0;
  const newSpread = Math.min(1, spread * saturation) * (1 - Math.abs(2 * newMiddle - 1));
  const channel = (value: number) => {
    const relative = most > least ? (value - middle) / (most - least) : 0;
    const tinted = newMiddle + relative * newSpread;
    return tinted + (1 - tinted) * white;
  };
  const byte = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${byte(channel(r))}${byte(channel(g))}${byte(channel(b))}`;
}
