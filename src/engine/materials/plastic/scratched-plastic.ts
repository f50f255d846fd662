import { fromHex } from "../../math/color.ts";
import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DYES = ["#b3271f", "#22588f", "#c9961f", "#2f7d49", "#35373b", "#c9602a", "#77797c"];
const TILE = 0.25;

/** Hard plastic after years of use: deep gouges with pale burrs, hairlines every way, scuffed patches gone matte. Takes colours through and through. */
export const scratchedPlastic: Material = {
  id: "scratched-plastic",
  class: "plastic",
  words: ["scratched plastic", "worn plastic", "scuffed plastic", "old plastic", "used plastic", "hard plastic"],
  tileSize: TILE,
  shade: shadeScratchedPlastic,
};

function shadeScratchedPlastic({ size, draw, colours, scale }: ShadeContext): Surface {
  const gouges = scratches(size, draw.fork("gouges"), 260 / (scale * scale), 0.3 * scale);
  const hairs = scratches(size, draw.fork("hairs"), 1500 / (scale * scale), 0.16 * scale);
  const scuff = fbm(size, { cells: featureCount(5, scale), octaves: 7, gain: 0.68, seed: draw.seed32("scuff") });
  const rub = fbm(size, { cells: 120, cellsY: 24, octaves: 2, gain: 0.7, seed: draw.seed32("rub") });
  const grain = fbm(size, { cells: featureCount(80, scale), octaves: 2, gain: 0.6, seed: draw.seed32("grain") });
  const base = fromHex(draw.pick("dye", DYES));
  const tones = [0.7, 0.92, 1.05].map((f) => [base[0] * f, base[1] * f, base[2] * f] as const);
  const body = palette(...dye(tones, colours[0], 1));
  const main = colours[0] ?? base;
  const pale = [main[0] * 0.6 + 0.3, main[1] * 0.6 + 0.3, main[2] * 0.6 + 0.3] as const;
  return paintSurface(size, TILE, (texel, i) => {
    const s = scuff[i] as number;
    const deep = gouges[i] as number;
    const hair = hairs[i] as number;
    const g = grain[i] as number;
    const worn = clamp01(s * 1.5 - 0.25) * clamp01(0.7 + (rub[i] as number));
    paintFrom(body, 0.52 + s * 0.14 + g * 0.05, texel);
    blendColour(texel, pale, clamp01(deep * 0.9 + hair * 0.34 * clamp01(0.6 + s) + worn * 0.26));
    texel.height = TILE * (g * 0.0001 + s * 0.0004 - deep * 0.0011 - hair * 0.00025);
    texel.roughness = clamp01(0.24 + s * 0.08 + worn * 0.35 + hair * 0.22 + deep * 0.3);
  });
}
