import { blurKernel, type Field } from "../../kernels/kernels.ts";
import type { Rgb } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Surface } from "../material.ts";

/** How far from the edge of what glows its core and its heat are felt, in shares of the tile. */
const CORE = 0.0035;
const HEAT = 0.016;

/** How deep what glows lies in a crack, in shares of the tile: light from a level gap would look painted on. */
const SUNK = 0.006;

/**
 * Makes what was laid by `mask` glow: deep and full at its rims, the colour itself inside, pale where it is widest, and
 * what is around it tinged by its heat. All of it is colour of the surface's own, as of hot stone; no light falls on it.
 */
export function layGlow(surface: Surface, mask: Field, colour: Rgb): Surface {
  const { size, tileSize } = surface;
  const core = blurKernel(mask, size, size * CORE, 2);
  const heat = blurKernel(mask, size, size * HEAT, 3);
  const peak = peakOf(core);
  const most = Math.max(colour[0], colour[1], colour[2], 1e-6);
  const full = colour.map((c) => Math.min(0.88, (c * 0.85) / most)) as unknown as Rgb;
  // a flame's hue runs from red to yellow as it brightens: so does any other, a little
  const deep: Rgb = [full[0] * 0.42, full[1] * full[1] * 0.3, full[2] * full[2] * 0.42];
  const pale: Rgb = isFire(full)
    ? [lerp(full[0], 0.9, 0.6), lerp(full[1], 0.9, 0.5), lerp(full[2], 0.9, 0.16)]
    : [lerp(full[0], 0.9, 0.5), lerp(full[1], 0.9, 0.5), lerp(full[2], 0.9, 0.5)];
  const ramp = palette(deep, full, pale);
  const hot = { r: 0, g: 0, b: 0 };
  return repaintSurface(surface, (texel, i) => {
    const m = mask[i] as number;
    const near = smoothstep(0.01, 0.5, heat[i] as number) * (1 - m);
    if (m <= 0 && near <= 0) return;
    const own = clamp01((texel.r + texel.g + texel.b) * 0.8);
    const tinge = 0.62 * near;
    texel.r = lerp(texel.r, deep[0], tinge);
    texel.g = lerp(texel.g, deep[1], tinge);
    texel.b = lerp(texel.b, deep[2], tinge);
    if (m <= 0) return;
    paintFrom(ramp, smoothstep(0.1, 1.05, (core[i] as number) / peak) * (0.74 + 0.26 * own), hot);
    texel.r = lerp(texel.r, hot.r, m);
    texel.g = lerp(texel.g, hot.g, m);
    texel.b = lerp(texel.b, hot.b, m);
    texel.roughness = lerp(texel.roughness, 0.42, m);
    texel.metalness *= 1 - m;
    texel.height -= m * SUNK * tileSize;
  });
}

/** Red to yellow: what burns is yellow where it is hottest. */
const isFire = ([r, g, b]: Rgb): boolean => r > g && g >= b * 0.9 && b < 0.5 * r;

/** What the widest tenth of it reaches. */
function peakOf(core: Field): number {
  let sum = 0;
  let weight = 0;
  for (let i = 0; i < core.length; i += 1) {
    const c = core[i] as number;
    sum += c * c * c * c;
    weight += c * c * c;
  }
  return Math.max(0.2, weight > 0 ? sum / weight : 1);
}
