import { createField } from "../../kernels/field-pool.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { type Copy, createShape, scatterLayers } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import type { LayPart } from "./part.ts";

/** A drop, 1 in its middle. */
const DROP = createShape(32, (u, v) => 1 - Math.sqrt(u * u + v * v));

/** Widths from the least to the most, in shares of the tile, small ones by far the more; `long` times as long at most. */
const drops = (least: number, most: number, long: number) => (copy: Copy, next: () => number) => {
  const n = next();
  copy.width = least + (most - least) * n * n * n;
  copy.length = copy.width * (1 + (long - 1) * next() * next());
  copy.angle = next() * 6.28;
  copy.base = 0;
  copy.gain = 1;
};

/** What was flung or dripped: a few great splats with fingers, and drops of all sizes around them. It fills fine relief and stands a little proud. */
export const flingSplashes: LayPart = (first, second, { size, draw, scale }) => {
  const jag = fbm(size, { cells: featureCount(16, scale), octaves: 4, gain: 0.5, seed: draw.seed32("fingers") });
  const layers = [
    { shape: DROP, across: featureCount(4, scale), place: drops(0.05, 0.2, 1.5) },
    { shape: DROP, across: featureCount(10, scale), place: drops(0.01, 0.06, 2.6) },
    { shape: DROP, across: featureCount(26, scale), place: drops(0.003, 0.016, 2) },
  ];
  const { height: near } = scatterLayers(createField(size * size), size, layers, draw.stream("splashes"));
  return repaintSurface(first, (texel, i) => {
    const inside = near[i] as number;
    if (inside <= 0) return;
    const at = inside + 0.55 * (jag[i] as number) * smoothstep(0, 0.2, inside);
    const cover = smoothstep(0.1, 0.2, at);
    const a = i * 3;
    texel.r = lerp(texel.r, second.albedo[a] as number, cover);
    texel.g = lerp(texel.g, second.albedo[a + 1] as number, cover);
    texel.b = lerp(texel.b, second.albedo[a + 2] as number, cover);
    texel.height += cover * first.tileSize * (0.0006 + 0.0008 * smoothstep(0.34, 0.14, at));
    texel.roughness = lerp(texel.roughness, Math.min(0.42, second.roughness[i] as number), cover);
    texel.metalness = lerp(texel.metalness, second.metalness[i] as number, cover);
  });
};
