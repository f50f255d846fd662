import { fromHex } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

/** Translucent horn, and the pigment that drifts in it. */
const HONEY = ["#8a4a14", "#b56a1e", "#d38a2e", "#e7ab4f"].map(fromHex);
const PIGMENT = ["#120805", "#241009", "#3d1c0c", "#6b3412"].map(fromHex);
const TILE = 0.16;

/** Tortoiseshell, or the acetate of spectacle frames: clouds of near black and brown with soft rims in glossy honey. Takes colours in the honey, then in the clouds. */
export const tortoiseshell: Material = {
  id: "tortoiseshell",
  class: "misc",
  words: [
    "tortoiseshell",
    "tortoise shell",
    "turtle shell",
    "tortoiseshell acetate",
    "tortoise acetate",
    "turtleshell",
  ],
  tileSize: TILE,
  clarity: 0.15,
  shade: shadeTortoiseshell,
};

function shadeTortoiseshell({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(7, scale);
  const stir = domainWarp(size, draw.fork("stir"), cells, 0.07, 2);
  const cloud = stir(fbm(size, { cells, octaves: 5, gain: 0.52, seed: draw.seed32("cloud") }));
  const haze = stir(fbm(size, { cells: cells * 3, octaves: 4, gain: 0.6, seed: draw.seed32("haze") }));
  const wave = fbm(size, { cells, octaves: 2, seed: draw.seed32("wave") });
  const rub = fbm(size, { cells: featureCount(60, scale), octaves: 3, gain: 0.7, seed: draw.seed32("rub") });
  const honey = palette(...dye(HONEY, colours[0], 0.9));
  const pigment = palette(...dye(PIGMENT, colours[1], 0.9));
  const level = draw.number("level", -0.12, 0.08);
  const dark = { r: 0, g: 0, b: 0 };
  return paintSurface(size, TILE, (texel, i) => {
    const c = cloud[i] as number;
    const h = haze[i] as number;
    const w = wave[i] as number;
    const r = rub[i] as number;
    const deep = smoothstep(level - 0.16, level + 0.2, c + 0.22 * h);
    paintFrom(honey, clamp01(0.58 + 0.3 * h - 0.4 * deep), texel);
    paintFrom(pigment, clamp01(0.9 - 0.8 * smoothstep(level, level + 0.55, c + 0.2 * h)), dark);
    texel.r = lerp(texel.r, dark.r, deep);
    texel.g = lerp(texel.g, dark.g, deep);
    texel.b = lerp(texel.b, dark.b, deep);
    texel.height = TILE * (0.0012 * w + 0.00006 * r);
    texel.roughness = 0.09 + 0.025 * w + 0.02 * r;
  });
}
