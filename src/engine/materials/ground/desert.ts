import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { directionalWarp } from "../../texture/noises/directional-warp.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { simplexNoise } from "../../texture/noises/simplex-noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { rippleProfile } from "./wind-ripples.ts";

const SAND = ["#9a6233", "#bd8145", "#d39b5c", "#e2b57a", "#edcb98"].map(fromHex);
const TILE = 66;

/** A desert from above: dunes with sharp crests and steep lee sides, fine ripples all over them. Takes colours in the sand. */
export const desert: Material = {
  id: "desert",
  class: "ground",
  words: ["sand dune", "dune", "desert", "desert sand", "desert dune", "sahara", "barchan"],
  tileSize: TILE,
  shade: shadeDesert,
};

function shadeDesert({ size, draw, colours, scale }: ShadeContext): Surface {
  const dunes = featureCount(6, scale);
  // what bends the crests changes slowly across them: the one that hooks back on itself is found in every tile again
  const slow = Math.max(1, Math.round(dunes * 0.67));
  const along = simplexNoise(size, { cells: dunes, cellsY: slow, octaves: 2, gain: 0.35, seed: draw.seed32("along") });
  const bend = fbm(size, { cells: Math.max(2, dunes), cellsY: slow, octaves: 2, gain: 0.4, seed: draw.seed32("bend") });
  for (let i = 0; i < bend.length; i += 1) bend[i] = gently(bend[i] as number);
  const profile = rippleProfile(0.74);
  const rows = along.map((a, i) => {
    const y = (Math.floor(i / size) + 0.5) / size;
    return profile(y * dunes + a * 0.2 + (bend[i] as number) * 0.5) * (0.77 + 0.25 * a);
  });
  // the wind drags the crests along
  const height = directionalWarp(rows, bend, size, 0, 0.06);
  const sway = fbm(size, { cells: featureCount(10, scale), octaves: 3, gain: 0.5, seed: draw.seed32("sway") });
  const grain = fbm(size, { cells: featureCount(140, scale), octaves: 2, gain: 0.9, seed: draw.seed32("grain") });
  const ripple = rippleProfile(0.6);
  const ripples = featureCount(94, scale);
  const colour = palette(...dye(SAND, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const y = (Math.floor(i / size) + 0.5) / size;
    const h = height[i] as number;
    const g = grain[i] as number;
    const below = height[(i + size * 2) & (size * size - 1)] as number;
    // grains slide on the lee side: no ripples hold there
    const lee = smoothstep(0.006, 0.03, ((h - below) * size) / 512);
    const wave = ripple(y * ripples + (sway[i] as number) * 1.3 + h * 9) * (1 - lee);
    texel.height = TILE * (0.075 * h + 0.0016 * wave + 0.0003 * g);
    paintFrom(colour, 0.28 + h * 0.36 + wave * 0.12 + g * 0.14 - lee * 0.12, texel);
    texel.roughness = 0.93 + g * 0.03;
  });
}

/** A swing with its extremes drawn in: hardly changed about 0, never beyond 0.7. */
const gently = (swing: number): number => swing / (1 + Math.abs(swing) / 0.7);
