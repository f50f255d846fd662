import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BARK = ["#2b211a", "#4a3b2f", "#6b5a49", "#8b7d6b", "#aca08f"].map(fromHex);
const TILE = 0.8;

/** Furrowed bark of an old tree: long grey ridges that part and meet, broken across, fibrous on top and brown in the furrows. Takes colours in the ridges. */
export const bark: Material = {
  id: "bark",
  class: "wood",
  words: ["bark", "tree bark", "trunk", "tree trunk", "log"],
  tileSize: TILE,
  shade: shadeBark,
};

function shadeBark({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(11, scale);
  const down = featureCount(3, scale);
  const field = (name: string, cells: number, cellsY: number, octaves: number, gain: number, strength = 1) =>
    fbm(size, { cells, cellsY, octaves, gain, seed: draw.seed32(name), strength });
  const warpX = field("warp x", across, down * 4, 5, 0.55, 0.3);
  const warpY = field("warp y", across, down, 2, 0.5, 0.25);
  // the ends of the plates climb across the tile: in rows they would be courses
  const climb = Math.round(across * 0.36);
  for (let i = 0; i < warpY.length; i += 1) warpY[i] = (warpY[i] as number) + (climb * (i & (size - 1))) / size;
  const plates = { cellsX: across, cellsY: down, jitter: 0.78, seed: draw.seed32("plates"), warpX, warpY };
  const { border, index } = cellsKernel(size, plates, ["border", "index"]);
  const fibres = field("fibres", across * 9, down * 5, 4, 0.7);
  const breaks = ridged(size, {
    cells: across * 2,
    cellsY: down * 5,
    octaves: 4,
    gain: 0.55,
    seed: draw.seed32("breaks"),
  });
  const grit = field("grit", across * 14, down * 40, 3, 0.8);
  const weather = field("weather", across, down * 3, 4, 0.6);
  const tone = evenGrid(across, down, draw.seed32("tone"));
  const colour = palette(...dye(BARK, colours[0], 1));
  const deep = TILE / across;
  return paintSurface(size, TILE, (texel, i) => {
    const f = fibres[i] as number;
    const g = grit[i] as number;
    // steep sides and a flat crown, frayed along its edges
    const wall = smoothstep(0, 0.13, (border[i] as number) + f * 0.02);
    const crown = smoothstep(0.05, 0.34, (border[i] as number) + f * 0.06);
    const split = smoothstep(0.78, 0.95, (breaks[i] as number) + f * 0.04) * wall;
    const level = wall * 0.7 + crown * 0.3 - split * 0.24;
    texel.height = deep * (0.3 * level + (0.03 * f + 0.008 * g) * (0.35 + 0.65 * wall));
    const own = ((tone[index[i] as number] as number) - 0.5) * 0.12;
    paintFrom(
      colour,
      0.12 + wall * 0.34 + crown * 0.12 + f * 0.16 + g * 0.07 + (weather[i] as number) * 0.1 + own,
      texel,
    );
    // the living bark shows reddish on the walls of the furrows
    const side = wall * (1 - crown);
    texel.g *= 1 - 0.07 * side;
    texel.b *= 1 - 0.16 * side;
    shade(texel, (0.7 + 0.3 * wall) * (1 - 0.2 * split));
    texel.roughness = clamp01(0.93 - crown * 0.07 + f * 0.03);
  });
}
