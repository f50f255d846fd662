import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WHITE = ["#b9bcbd", "#dcdedd", "#ebecea", "#f2f2f0"].map(fromHex);
const TILE = 0.2;

/** Expanded polystyrene: white beads pressed together until their sides are flat, small gaps where they meet. Takes colours through and through. */
export const polystyrene: Material = {
  id: "polystyrene",
  class: "plastic",
  words: [
    "polystyrene",
    "styrofoam",
    "expanded polystyrene",
    "polystyrene foam",
    "styrofoam block",
    "packing foam",
    "packaging foam",
    "insulation foam",
    "eps foam",
  ],
  tileSize: TILE,
  shade: shadePolystyrene,
};

function shadePolystyrene({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(draw.integer("beads", 32, 40), scale);
  const beads = cellsKernel(size, { cellsX: cells, cellsY: cells, jitter: 0.72, seed: draw.seed32("beads at") }, [
    "nearest",
    "border",
    "index",
  ]);
  const sway = fbm(size, { cells: 6, octaves: 4, gain: 0.5, seed: draw.seed32("sway") });
  const tone = randomTable(cells * cells, draw.seed32("tone"));
  const level = randomTable(cells * cells, draw.seed32("level"));
  const stuff = palette(...dye(WHITE, colours[0], 0.8));
  return paintSurface(size, TILE, (texel, i) => {
    const bead = beads.index[i] as number;
    const t = (tone[bead] as number) - 0.5;
    const border = beads.border[i] as number;
    const off = beads.nearest[i] as number;
    const s = sway[i] as number;
    const crease = smoothstep(0.09, 0.01, border);
    // where three meet, their round corners leave a hole
    const gap = smoothstep(0.62, 0.82, off) * smoothstep(0.14, 0.04, border);
    const round = 1 - Math.min(1, off * off * 1.5);
    paintFrom(stuff, 0.8 + 0.16 * t + 0.05 * s - 0.22 * crease - 0.6 * gap, texel);
    texel.height =
      TILE * (0.0022 * round + 0.0012 * ((level[bead] as number) - 0.5) - 0.0014 * crease - 0.004 * gap + 0.0008 * s);
    texel.roughness = 0.5 + 0.1 * t + 0.3 * crease;
  });
}
