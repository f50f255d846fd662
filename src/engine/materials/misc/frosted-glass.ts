import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PALE = ["#8fb0b2", "#b3cccd", "#d0e1e1", "#e8f2f1"].map(fromHex);
const TILE = 0.3;

/** Glass that lets light through but no picture: sandblasted to a fine milky grain, or rolled with pebbles all over. Takes colours as a tint. */
export const frostedGlass: Material = {
  id: "frosted-glass",
  class: "misc",
  words: [
    "frosted glass",
    "privacy glass",
    "bathroom glass",
    "textured glass",
    "sandblasted glass",
    "etched glass",
    "obscure glass",
    "milk glass",
    "patterned glass",
    "hammered glass",
  ],
  tileSize: TILE,
  shade: shadeFrostedGlass,
};

function shadeFrostedGlass({ size, draw, colours, scale }: ShadeContext): Surface {
  const pebbled = draw.chance("pebbled", 0.6) ? 1 : 0;
  const count = featureCount(draw.integer("pebbles", 20, 30), scale);
  const { nearest, border } = cellsKernel(
    size,
    { cellsX: count, cellsY: count, jitter: 0.9, seed: draw.seed32("pebbles") },
    ["nearest", "border"],
  );
  const grain = fbm(size, { cells: featureCount(150, scale), octaves: 2, gain: 0.8, seed: draw.seed32("grain") });
  const cloud = fbm(size, { cells: featureCount(5, scale), octaves: 6, gain: 0.6, seed: draw.seed32("cloud") });
  const wave = fbm(size, { cells: featureCount(4, scale), octaves: 2, seed: draw.seed32("wave") });
  const tint = palette(...dye(PALE, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const g = grain[i] as number;
    const c = cloud[i] as number;
    const far = nearest[i] as number;
    const dome = pebbled * (1 - Math.min(1, far * far * 2.2));
    const ridge = pebbled * smoothstep(0.14, 0, border[i] as number);
    paintFrom(tint, 0.55 + c * 0.14 + g * (0.16 - pebbled * 0.1) + dome * 0.2 - pebbled * 0.1 - ridge * 0.3, texel);
    texel.height = TILE * ((wave[i] as number) * 0.0012 + dome * 0.0052 + g * (0.00032 - pebbled * 0.00022));
    texel.roughness = (pebbled ? 0.2 : 0.5) + c * 0.06 + g * 0.05 + ridge * 0.1;
  });
}
