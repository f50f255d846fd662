import { cellsKernel } from "../../kernels/kernels.ts";
import { luminance } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { repaintSurface } from "../../texture/paint-surface.ts";
import { shade } from "../../texture/palette.ts";
import { randomTable } from "../../texture/random-table.ts";
import { convexity, depthOf } from "../../texture/relief-masks.ts";
import type { ApplyCondition } from "./condition.ts";

/** Knocked about: shallow hollows with sharp brims where pieces sprang off, most along edges, down to the paler inside. */
export const chipped: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const cells = featureCount(15, scale);
  const jag = fbm(size, { cells: cells * 2, octaves: 5, gain: 0.6, seed: draw.seed32("jag") });
  const grain = fbm(size, { cells: featureCount(70, scale), octaves: 3, gain: 0.8, seed: draw.seed32("grain") });
  // edges are where the ground falls away near by: steep seen from a little further off
  const crowns = convexity(surface.height, size, 0.02, surface.tileSize * 0.0006);
  const warpX = Float32Array.from(jag, (value) => value * 0.22);
  const { index, border } = cellsKernel(
    size,
    { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32("chips"), warpX },
    ["index", "border"],
  );
  const chance = randomTable(cells * cells, draw.seed32("chance"));
  const depth = Math.max(depthOf(surface.height) * 0.9, surface.tileSize * 0.0025);
  return repaintSurface(surface, (texel, i) => {
    const edge = Math.max(0, Math.min(0.5, (crowns[i] as number) * 0.7));
    const lot = (chance[index[i] as number] as number) - edge;
    // how far inside of its chip, each of its own size
    const inside = (border[i] as number) - 0.08 - 0.5 * Math.max(0, lot - amount * 0.22) + (jag[i] as number) * 0.05;
    const chip = smoothstep(0, 0.03, inside) * (lot < amount * 0.4 ? 1 : 0);
    if (chip <= 0) return;
    const g = grain[i] as number;
    const light = luminance([texel.r, texel.g, texel.b]);
    // raw matter is paler than a dark skin, and darker than a white one
    const bare = lerp(light * 1.5 + 0.1, light * 0.55, smoothstep(0.3, 0.5, light)) * (1 + g * 0.2);
    const raw = chip * 0.8 * (1 - texel.metalness * 0.5);
    // half of its own hue: the skin is dyed or fired deeper than the inside
    const keep = (0.5 * bare) / Math.max(0.01, light);
    texel.r = lerp(texel.r, bare * 0.53 + texel.r * keep, raw);
    texel.g = lerp(texel.g, bare * 0.5 + texel.g * keep, raw);
    texel.b = lerp(texel.b, bare * 0.46 + texel.b * keep, raw);
    shade(texel, 1 - 0.35 * chip * smoothstep(0.06, 0.02, inside));
    texel.height -= depth * chip * (0.5 + smoothstep(0, 0.3, inside) * 0.7 + g * 0.12);
    texel.roughness = lerp(texel.roughness, lerp(0.92, 0.4, texel.metalness), chip);
  });
};
