import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { billow, fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const RENDER = ["#7d7264", "#9d9180", "#b8ad9b", "#cec4b3"].map(fromHex);
const DIRT = fromHex("#4c4338");
const TILE = 1;

/** Coarse sand render thrown and scraped: lumps, holes torn by the float, dirt in the low places. Takes colours in the render. */
export const roughPlaster: Material = {
  id: "rough-plaster",
  class: "plaster",
  words: [
    "rough plaster",
    "coarse plaster",
    "old rough plaster",
    "sand plaster",
    "scraped plaster",
    "scratch coat",
    "cement plaster",
    "rough render",
    "medieval plaster",
    "textured plaster",
    "plaster rough",
  ],
  tileSize: TILE,
  shade: shadeRoughPlaster,
};

function shadeRoughPlaster({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(5, scale);
  const swell = fbm(size, { cells, octaves: 4, gain: 0.55, seed: draw.seed32("swell") });
  const lumps = billow(size, { cells: cells * 5, octaves: 4, gain: 0.62, seed: draw.seed32("lumps") });
  const sand = fbm(size, { cells: featureCount(95, scale), octaves: 3, gain: 0.85, seed: draw.seed32("sand") });
  const stain = fbm(size, {
    cells: featureCount(8, scale),
    cellsY: featureCount(6, scale),
    octaves: 6,
    gain: 0.66,
    seed: draw.seed32("stain"),
  });
  const torn = fbm(size, { cells: featureCount(22, scale), octaves: 5, gain: 0.62, seed: draw.seed32("torn") });
  const render = palette(...dye(RENDER, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const w = swell[i] as number;
    const l = 1 - (lumps[i] as number);
    const s = sand[i] as number;
    const t = smoothstep(0.52, 0.8, (torn[i] as number) + s * 0.06);
    const level = w * 0.4 + l * 0.8 + s * 0.16 - t * 0.55;
    paintFrom(render, 0.36 + level * 0.26 + s * 0.16 + (stain[i] as number) * 0.07, texel);
    blendColour(
      texel,
      [DIRT[0] * texel.r * 4, DIRT[1] * texel.g * 4, DIRT[2] * texel.b * 4],
      smoothstep(0.35, 1, (stain[i] as number) * 0.7 + 0.5 - level * 0.5) * 0.22,
    );
    shade(texel, 1 - t * 0.22);
    texel.height = level * 0.0095;
    texel.roughness = 0.92 + s * 0.04;
  });
}
