import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/palette.ts";
import { pits } from "../../texture/pits.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GREY = ["#6f6d69", "#888580", "#9d9a94", "#b3b0aa"].map(fromHex);
const TILE = 1.5;

/** Smooth cast concrete with air holes, cement blotches and fine sand. Takes colours as a pigment. */
export const concrete: Material = {
  id: "concrete",
  class: "concrete",
  words: ["concrete", "cement", "concrete wall", "cast concrete"],
  tileSize: TILE,
  shade: shadeConcrete,
};

function shadeConcrete({ size, draw, colours, scale }: ShadeContext): Surface {
  const blotches = fbm(size, { cells: featureCount(4, scale), octaves: 7, gain: 0.62, seed: draw.seed32("blotches") });
  const laitance = fbm(size, { cells: featureCount(9, scale), octaves: 5, gain: 0.5, seed: draw.seed32("laitance") });
  const sand = fbm(size, { cells: featureCount(150, scale), octaves: 3, gain: 0.9, seed: draw.seed32("sand") });
  const large = pits(size, draw.seed32("large pits"), featureCount(16, scale), 0.16, 0.13);
  const small = pits(size, draw.seed32("small pits"), featureCount(54, scale), 0.14, 0.26);
  const cement = palette(...dye(GREY, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const hole = Math.max(large[i] as number, small[i] as number);
    const b = blotches[i] as number;
    const l = laitance[i] as number;
    const s = sand[i] as number;
    paintFrom(cement, 0.52 + b * 0.3 + l * 0.12 + s * 0.13, texel);
    shade(texel, 1 - hole * 0.42);
    texel.height = b * 0.0006 + s * 0.00032 - (large[i] as number) * 0.0055 - (small[i] as number) * 0.003;
    texel.roughness = 0.78 - l * 0.09 + s * 0.05 + hole * 0.1;
  });
}
