import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CLAY = ["#6e573f", "#8f7658", "#ac9372", "#c3ac8b", "#d3c0a2"].map(fromHex);
const TILE = 1.6;

/** A dried lake bed: plates of clay with curled rims, split by deep cracks and scored by finer ones. Takes colours in the clay. */
export const crackedEarth: Material = {
  id: "cracked-earth",
  class: "ground",
  words: [
    "cracked earth",
    "cracked ground",
    "dry soil",
    "dried mud",
    "cracked mud",
    "dry lake bed",
    "drought",
    "dry riverbed",
    "dry river bed",
    "dried riverbed",
    "cracked riverbed",
    "dry lakebed",
    "cracked soil",
    "dry ground",
    "parched earth",
    "cracked clay",
    "dry earth",
  ],
  tileSize: TILE,
  shade: shadeCrackedEarth,
};

function shadeCrackedEarth({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(7, scale);
  const bend = (name: string) => fbm(size, { cells: count * 2, octaves: 5, gain: 0.55, seed: draw.seed32(name) });
  const bendX = bend("bend x");
  const bendY = bend("bend y");
  const warped = (reach: number) => ({ warpX: bendX.map((b) => b * reach), warpY: bendY.map((b) => b * reach) });
  const plates = { cellsX: count, cellsY: count, jitter: 0.95, seed: draw.seed32("plates"), ...warped(0.2) };
  const { border, index } = cellsKernel(size, plates, ["border", "index"]);
  const scored = { cellsX: count * 3, cellsY: count * 3, jitter: 1, seed: draw.seed32("scored"), ...warped(0.4) };
  const fine = cellsKernel(size, scored, ["border"]).border;
  const rough = fbm(size, { cells: count * 5, octaves: 6, gain: 0.6, seed: draw.seed32("rough") });
  const grit = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.85, seed: draw.seed32("grit") });
  const tone = evenGrid(count, count, draw.seed32("tone"));
  const level = evenGrid(count, count, draw.seed32("level"));
  const clay = palette(...dye(CLAY, colours[0]));
  const gap = draw.number("gap", 0.026, 0.05);
  const plate = TILE / count;
  return paintSurface(size, TILE, (texel, i) => {
    const id = index[i] as number;
    const g = grit[i] as number;
    const r = rough[i] as number;
    const edge = (border[i] as number) - gap + r * 0.008;
    const open = smoothstep(0.03, -0.008, edge);
    const score =
      smoothstep(0.045, 0.005, fine[i] as number) * smoothstep(0.02, 0.12, edge) * smoothstep(-0.3, 0.5, r + 0.1);
    // the top layer shrinks more than the one below: plates curl up like saucers
    const curl = smoothstep(0.3, 0.02, edge) * (1 - open);
    const top = 0.03 * curl + 0.04 * ((level[id] as number) - 0.5) + 0.008 * r + 0.003 * g - 0.022 * score;
    texel.height = plate * (top * (1 - open) - 0.17 * open);
    paintFrom(clay, 0.52 + ((tone[id] as number) - 0.5) * 0.4 + r * 0.16 + g * 0.14 + curl * 0.14, texel);
    shade(texel, 1 - open * 0.72 - score * 0.32);
    texel.roughness = 0.9 + g * 0.04 + open * 0.05;
  });
}
