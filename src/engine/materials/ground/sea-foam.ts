import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WATER = ["#2b6a70", "#4a939a", "#74b5b6", "#a3d0cb"].map(fromHex);
const FOAM = fromHex("#f3f6f5");
const TILE = 2.2;

/** Sea foam: what a wave leaves on the shallows, white lace torn to large meshes and small, water between. Takes colours in the water, then in the foam. */
export const seaFoam: Material = {
  id: "sea-foam",
  class: "ground",
  words: ["sea foam", "ocean foam", "wave foam", "surf foam", "sea spray", "foamy water", "whitewater", "foam lace"],
  tileSize: TILE,
  shade: shadeSeaFoam,
};

function shadeSeaFoam({ size, draw, colours, scale }: ShadeContext): Surface {
  const bend = (name: string, strength: number) =>
    fbm(size, { cells: featureCount(6, scale), octaves: 4, gain: 0.55, seed: draw.seed32(name), strength });
  const [warpX, warpY] = [bend("x", 0.55), bend("y", 0.55)];
  const net = (name: string, count: number) => {
    const cells = featureCount(count, scale);
    const options = { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32(name), warpX, warpY };
    return cellsKernel(size, options, ["border"]).border;
  };
  const large = net("large", 8);
  const small = net("small", 19);
  const thick = evenNoise(size, { cells: featureCount(8, scale), octaves: 3, gain: 0.5, seed: draw.seed32("thick") });
  const ripple = fbm(size, { cells: featureCount(9, scale), octaves: 4, gain: 0.45, seed: draw.seed32("ripple") });
  const bubbles = fbm(size, { cells: featureCount(110, scale), octaves: 2, gain: 0.9, seed: draw.seed32("bubbles") });
  const water = palette(...dye(WATER, colours[0], 0.85));
  const foam = colours[1] ?? FOAM;
  return paintSurface(size, TILE, (texel, i) => {
    const t = thick[i] as number;
    const b = bubbles[i] as number;
    // where there is much of it the meshes close
    const wide = clamp01(0.42 + 0.62 * t);
    const lace = (border: number, width: number) => smoothstep(width, width * 0.35, border + 0.02 * b);
    const strands = Math.max(
      lace(large[i] as number, 0.05 + 0.11 * wide),
      lace(small[i] as number, 0.24 * wide - 0.02) * smoothstep(0.1, 0.4, wide),
    );
    paintFrom(water, 0.42 + 0.28 * (ripple[i] as number) + 0.12 * t, texel);
    // drowned bubbles make the water milky about the foam
    blendColour(texel, foam, 0.22 * smoothstep(0.5, 0.05, large[i] as number) * wide);
    blendColour(texel, foam, clamp01(strands * (0.92 + 0.2 * b)));
    texel.height = scale * (0.012 * (ripple[i] as number) + 0.006 * strands * (1 + 0.3 * b));
    texel.roughness = 0.06 + 0.6 * strands + 0.05 * b * strands;
  });
}
