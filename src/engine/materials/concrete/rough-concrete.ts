import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GREY = ["#57534c", "#79746b", "#938d82", "#aea79b"].map(fromHex);
const STONES = ["#4d4943", "#77706a", "#9b8f80", "#b9b0a2"].map(fromHex);
const SOOT = fromHex("#332e28");
const TILE = 1.2;

/** Old concrete washed out by rain: eaten skin, gravel that shows in the hollows, black and pale stains that run down. Takes colours in the cement. */
export const roughConcrete: Material = {
  id: "rough-concrete",
  class: "concrete",
  words: [
    "rough concrete",
    "old concrete",
    "weathered concrete",
    "eroded concrete",
    "concrete old floor",
    "pitted concrete",
    "worn concrete",
    "concrete floor worn",
    "bunker concrete",
  ],
  tileSize: TILE,
  shade: shadeRoughConcrete,
};

function shadeRoughConcrete({ size, draw, colours, scale }: ShadeContext): Surface {
  const eaten = fbm(size, { cells: featureCount(7, scale), octaves: 7, gain: 0.68, seed: draw.seed32("eaten") });
  const rough = fbm(size, { cells: featureCount(40, scale), octaves: 4, gain: 0.75, seed: draw.seed32("rough") });
  const runs = fbm(size, {
    cells: featureCount(14, scale),
    cellsY: featureCount(2, scale),
    octaves: 5,
    gain: 0.65,
    seed: draw.seed32("runs"),
  });
  const stain = evenNoise(size, { cells: featureCount(6, scale), octaves: 6, gain: 0.66, seed: draw.seed32("stain") });
  const cells = featureCount(70, scale);
  const { border, index } = cellsKernel(
    size,
    { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32("stones") },
    ["border", "index"],
  );
  const tone = evenGrid(cells, cells, draw.seed32("tone"));
  const cement = palette(...dye(GREY, colours[0]));
  const gravel = palette(...dye(STONES, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const e = eaten[i] as number;
    const r = rough[i] as number;
    const lost = smoothstep(-0.12, 0.5, e + r * 0.3);
    const own = tone[index[i] as number] as number;
    const stone = smoothstep(0.1, 0.3, border[i] as number) * smoothstep(0.35, 0.7, own) * smoothstep(0.35, 0.9, lost);
    paintFrom(cement, 0.58 - lost * 0.16 + r * 0.2 + (stain[i] as number) * 0.14, texel);
    if (stone > 0.2) {
      const { r: red, g, b } = texel;
      paintFrom(gravel, ((own - 0.35) / 0.65) * 0.9 + r * 0.1, texel);
      blendColour(texel, [red, g, b], 1 - smoothstep(0.2, 0.6, stone));
    }
    shade(texel, 1 - lost * (1 - stone) * 0.16);
    blendColour(
      texel,
      SOOT,
      smoothstep(0.15, 0.95, (runs[i] as number) * 0.8 + (stain[i] as number) * 0.5) *
        (colours.length > 0 ? 0.3 : 0.55),
    );
    texel.height = -lost * 0.0062 + stone * 0.0045 + r * 0.0009 + e * 0.0008;
    texel.roughness = 0.9 + r * 0.04 - stone * 0.15;
  });
}
