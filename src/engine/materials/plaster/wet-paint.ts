import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { leaks } from "../../texture/marks/leaks.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PAINTS: readonly (readonly string[])[] = [
  ["#7f1512", "#a81d18", "#c62a22", "#d84a3e"],
  ["#123f6e", "#1b5794", "#2a70b3", "#4a8bca"],
  ["#0f4a2c", "#17663d", "#228250", "#449d6d"],
  ["#b98508", "#d8a214", "#ecba2e", "#f3cd5c"],
];
const TILE = 0.6;

/** Paint laid on thick a moment ago: brush marks that still level, sags and runs with fat drops at their ends, a full gloss. Takes colours in the paint. */
export const wetPaint: Material = {
  id: "wet-paint",
  class: "plaster",
  words: ["wet paint", "fresh paint", "dripping paint", "paint drip", "gloss paint", "thick paint", "running paint"],
  tileSize: TILE,
  shade: shadeWetPaint,
};

function shadeWetPaint({ size, draw, colours, scale }: ShadeContext): Surface {
  const columns = featureCount(34, scale);
  const drops = fbm(size, { cells: columns, cellsY: featureCount(5, scale), octaves: 1, seed: draw.seed32("drops") });
  const sway = fbm(size, { cells: featureCount(12, scale), octaves: 3, gain: 0.6, seed: draw.seed32("sway") });
  const brush = fbm(size, {
    cells: featureCount(70, scale),
    cellsY: featureCount(3, scale),
    octaves: 3,
    gain: 0.6,
    seed: draw.seed32("brush"),
  });
  const thick = fbm(size, { cells: featureCount(4, scale), octaves: 4, gain: 0.5, seed: draw.seed32("thick") });
  const source = new Float32Array(size * size);
  for (let i = 0; i < source.length; i += 1) source[i] = smoothstep(0.5, 0.72, drops[i] as number);
  const runs = leaks(source, size, sway, 0.24 * Math.min(1.4, scale));
  const paint = palette(...dye(draw.pick("paint", PAINTS).map(fromHex), colours[0], 0.7));
  return paintSurface(size, TILE, (texel, i) => {
    const b = brush[i] as number;
    const t = thick[i] as number;
    const run = runs[i] as number;
    const wet = smoothstep(0.06, 0.7, run);
    paintFrom(paint, clamp01(0.55 + 0.1 * b + 0.1 * t - 0.14 * wet), texel);
    texel.height = TILE * (0.0006 * b * (1 - wet) + 0.0018 * t + 0.0055 * wet);
    texel.roughness = 0.1 + 0.03 * b - 0.04 * wet;
  });
}
