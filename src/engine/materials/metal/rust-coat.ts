import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { fbm } from "../../texture/noises/noise.ts";
import type { Texel } from "../../texture/tones/paint-surface.ts";
import { paintFrom, palette } from "../../texture/tones/palette.ts";

const RUST = palette(...["#261a13", "#4b2e1c", "#744522", "#9c6330", "#bd8b52"].map(fromHex));

/**
 * Rust over a metal: call with how far a texel is gone, 0..1. Changes colour, gloss and metalness, and blisters by up to
 * `blister` metres.
 *
 * @param cells Patches of hue across the tile.
 */
export function rustCoat(size: number, draw: Draw, cells: number, blister: number) {
  const hue = fbm(size, { cells, octaves: 6, gain: 0.66, seed: draw.seed32("rust hue") });
  const grit = fbm(size, { cells: cells * 9, octaves: 3, gain: 0.85, seed: draw.seed32("rust grit") });
  const mixed = { r: 0, g: 0, b: 0 };
  return (texel: Texel, i: number, gone: number): void => {
    if (gone <= 0) return;
    const h = hue[i] as number;
    const g = grit[i] as number;
    // a thin film is fresh and orange, a thick one old and dark
    paintFrom(RUST, 0.62 - gone * 0.24 + h * 0.32 + g * 0.16, mixed);
    const cover = smoothstep(0, 0.45, gone + g * 0.06);
    texel.r = lerp(texel.r, mixed.r, cover);
    texel.g = lerp(texel.g, mixed.g, cover);
    texel.b = lerp(texel.b, mixed.b, cover);
    // the metal shows first in specks between the crystals: a border of many short steps
    texel.metalness *= 1 - smoothstep(0, 0.45, gone + g * 0.12);
    texel.roughness = lerp(texel.roughness, 0.87 + g * 0.05, cover);
    texel.height += blister * gone * (0.5 + 0.6 * h + 0.4 * g);
  };
}
