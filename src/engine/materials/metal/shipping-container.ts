import { createField } from "../../kernels/field-pool.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { leaks } from "../../texture/marks/leaks.ts";
import { rivetHead } from "../../texture/marks/rivets.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { paintCoat } from "./paint-coat.ts";
import { rustCoat } from "./rust-coat.ts";

const TILE = 1.6;
const PAINTS = ["#8f2f22", "#1f4a72", "#2f5d4a", "#b5622a", "#6d7176"];

/** The side of a freight container: painted steel in square ribs, a welded seam, rust running down from chips. Takes colours in the paint. */
export const shippingContainer: Material = {
  id: "shipping-container",
  class: "metal",
  words: [
    "shipping container",
    "container",
    "cargo container",
    "container wall",
    "corrugated container",
    "freight container",
    "ribbed container",
  ],
  tileSize: TILE,
  shade: shadeShippingContainer,
};

function shadeShippingContainer(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const ribs = featureCount(6, scale);
  const chips = evenNoise(size, { cells: featureCount(12, scale), octaves: 7, gain: 0.7, seed: draw.seed32("chips") });
  const streaks = fbm(size, {
    cells: featureCount(70, scale),
    cellsY: 2,
    octaves: 4,
    gain: 0.6,
    seed: draw.seed32("streaks"),
  });
  const source = createField(size * size);
  for (let i = 0; i < source.length; i += 1) source[i] = smoothstep(0.52, 0.6, chips[i] as number);
  const runs = leaks(source, size, streaks, 0.12);
  const paint = paintCoat(context, { tileSize: TILE, paints: PAINTS, roughness: 0.42 });
  const rust = rustCoat(size, draw, featureCount(24, scale), 0.0008);
  const surface = paintSurface(size, TILE, (texel, i) => {
    const x = (((i & (size - 1)) + 0.5) / size) * ribs;
    const y = (Math.floor(i / size) + 0.5) / size;
    const u = Math.abs(x - Math.floor(x) - 0.5);
    const rib = smoothstep(0.17, 0.33, u);
    const seam = rivetHead(Math.abs(y - 0.5) * TILE, 0.008);
    paint(texel, i);
    texel.height += 0.036 * (rib - 0.5) + seam * 0.004;
    shade(texel, 0.86 + 0.14 * rib);
    const chip = source[i] as number;
    texel.height -= chip * 0.0006;
    rust(texel, i, clamp01(Math.max(chip, (runs[i] as number) * 0.62 - 0.1 + (streaks[i] as number) * 0.25)));
  });
  return weatherSurface(surface, { seed: draw.seed32("dirt"), reach: 0.02, dirt: 0.4, wear: 0 });
}
