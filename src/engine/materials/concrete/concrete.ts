import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GREY = ["#605e5a", "#83807b", "#9c9993", "#b6b3ad"].map(fromHex);
const TILE = 1.5;

/** Cast concrete: air holes, cement blotches, run marks, fine sand, a hairline crack here and there. Takes colours as a pigment. */
export const concrete: Material = {
  id: "concrete",
  class: "concrete",
  words: [
    "concrete",
    "cement",
    "concrete wall",
    "cast concrete",
    "concrete plain",
    "plain concrete",
    "concrete base",
    "raw concrete",
  ],
  tileSize: TILE,
  shade: shadeConcrete,
};

function shadeConcrete({ size, draw, colours, scale }: ShadeContext): Surface {
  const blotches = fbm(size, { cells: featureCount(8, scale), octaves: 7, gain: 0.66, seed: draw.seed32("blotches") });
  const laitance = fbm(size, { cells: featureCount(20, scale), octaves: 4, gain: 0.6, seed: draw.seed32("laitance") });
  const runs = fbm(size, {
    cells: featureCount(22, scale),
    cellsY: featureCount(2, scale),
    octaves: 4,
    gain: 0.6,
    seed: draw.seed32("runs"),
  });
  const sand = fbm(size, { cells: featureCount(160, scale), octaves: 2, gain: 0.9, seed: draw.seed32("sand") });
  const large = pits(size, draw.seed32("large pits"), featureCount(17, scale), 0.22, 0.16);
  const small = pits(size, draw.seed32("small pits"), featureCount(60, scale), 0.2, 0.27);
  const lines = cracks(size, draw, featureCount(3, scale), 0.3, 0.12);
  const cement = palette(...dye(GREY, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const hole = Math.max(large[i] as number, small[i] as number);
    const b = blotches[i] as number;
    const l = laitance[i] as number;
    const s = sand[i] as number;
    const line = smoothstep(0.006, 0.0015, lines[i] as number);
    paintFrom(cement, 0.52 + b * 0.22 + l * 0.14 + (runs[i] as number) * 0.13 + s * 0.17, texel);
    shade(texel, (1 - hole * 0.5) * (1 - line * 0.4));
    texel.height =
      b * 0.0005 +
      s * 0.0004 +
      l * 0.0004 -
      (large[i] as number) * 0.0075 -
      (small[i] as number) * 0.0042 -
      line * 0.0012;
    texel.roughness = 0.8 - l * 0.09 + s * 0.05 + hole * 0.1;
  });
}
