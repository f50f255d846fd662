import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PALE = ["#6f9092", "#9cbabb", "#c0d6d6", "#e0eeed"].map(fromHex);
const TILE = 0.3;

/** Rolled glass: pebbled all over, so that light comes through it and no picture. Takes colours as a tint. */
export const pebbledGlass: Material = {
  id: "pebbled-glass",
  class: "misc",
  words: [
    "pebbled glass",
    "privacy glass",
    "bathroom glass",
    "textured glass",
    "obscure glass",
    "patterned glass",
    "hammered glass",
    "rolled glass",
    "cathedral glass",
  ],
  tileSize: TILE,
  shade: shadePebbledGlass,
};

function shadePebbledGlass({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(draw.integer("pebbles", 20, 30), scale);
  const cells = { cellsX: count, cellsY: count, jitter: 0.9, seed: draw.seed32("pebbles") };
  const { nearest, border } = cellsKernel(size, cells, ["nearest", "border"]);
  const grain = fbm(size, { cells: featureCount(150, scale), octaves: 2, gain: 0.8, seed: draw.seed32("grain") });
  const cloud = fbm(size, { cells: featureCount(5, scale), octaves: 6, gain: 0.6, seed: draw.seed32("cloud") });
  const wave = fbm(size, { cells: featureCount(4, scale), octaves: 2, seed: draw.seed32("wave") });
  const tint = palette(...dye(PALE, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const g = grain[i] as number;
    const c = cloud[i] as number;
    const far = nearest[i] as number;
    const dome = 1 - Math.min(1, far * far * 2.2);
    const ridge = smoothstep(0.14, 0, border[i] as number);
    paintFrom(tint, 0.45 + c * 0.14 + g * 0.06 + dome * 0.22 - ridge * 0.3, texel);
    texel.height = TILE * ((wave[i] as number) * 0.0012 + dome * 0.0052 + g * 0.0001);
    texel.roughness = 0.14 + c * 0.05 + g * 0.04 + ridge * 0.08;
  });
}
