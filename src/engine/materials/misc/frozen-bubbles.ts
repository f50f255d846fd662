import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { createShape, scatterLayers } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DEPTH = ["#0d3346", "#1b5168", "#35788f", "#64a4b4"].map(fromHex);
const WHITE = fromHex("#e9f3f5");
const TILE = 1;
const DISC = createShape(64, (u, v) => {
  const r = Math.sqrt(u * u + v * v);
  return r < 1 ? 1 - 0.5 * r * r : 0;
});

/** Clear black ice of a lake over bubbles of gas that froze as they rose: pale discs stacked in the depth, the lower the bluer, hairline cracks. Takes colours in the depth. */
export const frozenBubbles: Material = {
  id: "frozen-bubbles",
  class: "misc",
  words: [
    "frozen bubble",
    "frozen lake bubble",
    "lake ice bubble",
    "ice bubble",
    "ice with bubble",
    "bubble in ice",
    "bubbles in ice",
    "ice with bubbles",
    "bubbly ice",
    "ice with trapped bubbles",
    "ice with air bubbles",
    "methane bubble",
    "trapped bubble",
    "black ice",
    "clear ice",
  ],
  tileSize: TILE,
  shade: shadeFrozenBubbles,
};

function shadeFrozenBubbles({ size, draw, colours, scale }: ShadeContext): Surface {
  const clouds = fbm(size, { cells: featureCount(8, scale), octaves: 4, gain: 0.55, seed: draw.seed32("clouds") });
  const frost = fbm(size, { cells: featureCount(60, scale), octaves: 3, gain: 0.8, seed: draw.seed32("frost") });
  const hair = cracks(size, draw.fork("hair"), featureCount(4, scale), 0.5, 0.16);
  // levels in the ice stand for depth: nearer discs hide the deeper ones
  const depths = [
    { across: featureCount(20, scale), share: 0.75, size: 0.8 },
    { across: featureCount(11, scale), share: 0.7, size: 0.85 },
    { across: featureCount(7, scale), share: 0.5, size: 0.7 },
  ];
  const flat = new Float32Array(size * size).fill(-1);
  const placed = scatterLayers(
    flat,
    size,
    depths.map(({ across, share, size: wide }) => {
      // large and small, near and deep by turns: one white disc is what would be found in every tile again
      const girths = evenGrid(across, across, draw.seed32(`girth ${across}`));
      const nearness = evenGrid(across, across, draw.seed32(`near ${across}`));
      return {
        shape: DISC,
        across,
        place: (copy, next, index) => {
          const there = next() < share;
          copy.length = there ? ((0.3 + 0.7 * (girths[index] as number)) * wide) / across : 0;
          copy.width = copy.length * (0.82 + 0.18 * next());
          copy.angle = next() * 6;
          copy.base = there ? (nearness[index] as number) : -2;
          copy.gain = 0.02;
        },
      };
    }),
    draw.stream("bubbles"),
  );
  const count = depths.reduce((sum, { across }) => sum + across * across, 0);
  const tone = randomTable(count, draw.seed32("tone"));
  const water = palette(...dye(DEPTH, colours[0], 0.85));
  return paintSurface(size, TILE, (texel, i) => {
    const c = clouds[i] as number;
    const f = frost[i] as number;
    const id = placed.index[i] as number;
    paintFrom(water, 0.38 + 0.26 * c + 0.04 * f, texel);
    if (id >= 0) {
      const u = placed.across[i] as number;
      const v = placed.along[i] as number;
      const r = Math.sqrt(u * u + v * v);
      const near = clamp01((placed.height[i] as number) + 0.1);
      // air has a bright rim, and a veil of frost within
      const rim = smoothstep(0.72, 0.94, r) * smoothstep(1.02, 0.96, r);
      const white = clamp01(0.3 + 0.45 * near + 0.3 * ((tone[id] as number) - 0.5) + 0.25 * rim + 0.08 * f);
      blendColour(texel, WHITE, white * (0.25 + 0.75 * near) * smoothstep(1.02, 0.94, r));
    }
    const line = smoothstep(0.022, 0.004, hair[i] as number);
    blendColour(texel, WHITE, 0.55 * line * clamp01(0.7 + c));
    texel.height = scale * (0.0005 * c - 0.0006 * line + 0.00004 * f);
    texel.roughness = clamp01(0.08 + 0.05 * f + 0.25 * line);
  });
}
