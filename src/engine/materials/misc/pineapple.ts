import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { createQuiltPlace, diamondQuilt } from "../../texture/threads/quilting.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const RIPE = ["#6b3f12", "#a86a1e", "#cf9430", "#e2b453"].map(fromHex);
const GREEN = fromHex("#5d6b2a");
const SPINE = fromHex("#8d7a58");
const TILE = 0.16;

/** Pineapple rind: bulging lozenges, golden in the middle and green at the seams, each with a dry spiny bract. Takes colours in the lozenges, then at the seams. */
export const pineapple: Material = {
  id: "pineapple",
  class: "misc",
  words: ["pineapple", "pineapple skin", "ananas", "pineapple rind", "pineapple peel"],
  tileSize: TILE,
  shade: shadePineapple,
};

function shadePineapple({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(5, scale);
  const quilt = diamondQuilt(across, across);
  const sway = fbm(size, { cells: across * 2, octaves: 3, seed: draw.seed32("sway") });
  const swayY = fbm(size, { cells: across * 2, octaves: 3, seed: draw.seed32("sway y") });
  const rough = fbm(size, { cells: across * 9, octaves: 4, gain: 0.65, seed: draw.seed32("rough") });
  const tones = randomTable(across * across * 2, draw.seed32("tones"));
  const stops = dye(RIPE, colours[0], 0.95);
  const rind = palette(...stops);
  const seamInk = colours[1] ?? (colours[0] ? stops[0] : GREEN) ?? GREEN;
  const bractInk = colours[0] ? (stops[3] ?? SPINE) : SPINE;
  const place = createQuiltPlace();
  const pitch = TILE / across;
  return paintSurface(size, TILE, (texel, i) => {
    const x = ((i & (size - 1)) + 0.5) / size + ((sway[i] as number) * 0.07) / across;
    const y = (Math.floor(i / size) + 0.5) / size + ((swayY[i] as number) * 0.07) / across;
    quilt(x, y, place);
    const g = rough[i] as number;
    const a = x * across + y * across;
    const b = x * across - y * across;
    // place in the lozenge, -0.5..0.5 across and down
    const pa = a - Math.floor(a) - 0.5;
    const pb = b - Math.floor(b) - 0.5;
    const u = pa + pb;
    const v = pa - pb;
    const own = (tones[place.pad % tones.length] as number) - 0.5;
    const bulge = smoothstep(0, 0.3, place.seam + g * 0.01);
    const middle = Math.sqrt(u * u + v * v);
    // the bract is a dry triangle folded down over the lower half
    const bract =
      smoothstep(0.3, 0.24, Math.abs(u) + Math.abs(v - 0.05) * 1.1 + g * 0.03) * smoothstep(-0.12, -0.04, v);
    const thorn = smoothstep(0.07, 0.02, Math.abs(u)) * smoothstep(-0.02, 0.05, v) * smoothstep(0.32, 0.2, v);
    paintFrom(rind, clamp01(0.36 + bulge * 0.3 + own * 0.3 + g * 0.2 - smoothstep(0.2, 0.05, middle) * 0.1), texel);
    blendColour(texel, seamInk, smoothstep(0.17, 0.03, place.seam) * 0.75);
    blendColour(texel, bractInk, clamp01(bract * 0.6 + thorn * 0.5));
    shade(
      texel,
      (0.45 + 0.55 * smoothstep(0, 0.1, place.seam)) * (1 - 0.3 * smoothstep(0.02, 0.0, Math.abs(v + 0.06)) * bract),
    );
    texel.height = pitch * (0.2 * Math.sqrt(bulge) + 0.045 * bract + 0.1 * thorn + 0.015 * g);
    texel.roughness = 0.5 + bract * 0.25 + g * 0.08 - bulge * 0.08;
  });
}
