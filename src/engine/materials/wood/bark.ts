import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm, ridged } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/palette.ts";
import { randomTable } from "../../texture/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BARK = ["#241a13", "#423226", "#5d4a38", "#7b6852", "#978774"].map(fromHex);
const TILE = 0.8;

/** Furrowed bark of an old tree, plates along V. Takes colours in the plates. */
export const bark: Material = {
  id: "bark",
  class: "wood",
  words: ["bark", "tree bark", "trunk", "tree trunk", "log"],
  tileSize: TILE,
  shade: shadeBark,
};

function shadeBark({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(8, scale);
  const down = featureCount(3, scale);
  const warpX = fbm(size, {
    cells: across,
    cellsY: down * 2,
    octaves: 5,
    gain: 0.6,
    seed: draw.seed32("warp x"),
    strength: 0.42,
  });
  const warpY = fbm(size, { cells: across, cellsY: down * 2, octaves: 3, seed: draw.seed32("warp y"), strength: 0.4 });
  const plates = { cellsX: across, cellsY: down, jitter: 1, seed: draw.seed32("plates"), warpX, warpY };
  const { border, index } = cellsKernel(size, plates, ["border", "index"]);
  const flakes = ridged(size, {
    cells: across * 3,
    cellsY: down * 3,
    octaves: 5,
    gain: 0.6,
    seed: draw.seed32("flakes"),
  });
  const fissures = ridged(size, {
    cells: across * 3,
    cellsY: down,
    octaves: 4,
    gain: 0.6,
    seed: draw.seed32("fissures"),
  });
  const grit = fbm(size, { cells: across * 12, cellsY: down * 14, octaves: 4, gain: 0.8, seed: draw.seed32("grit") });
  const tone = randomTable(across * down, draw.seed32("tone"));
  const colour = palette(...dye(BARK, colours[0], 1));
  const deep = TILE / across;
  return paintSurface(size, TILE, (texel, i) => {
    const plate = smoothstep(0.0, 0.3, border[i] as number);
    const flake = flakes[i] as number;
    const fissure = smoothstep(0.62, 0.95, fissures[i] as number);
    const g = grit[i] as number;
    const level = plate * (0.62 + flake * 0.38) - fissure * 0.25 * plate;
    texel.height = deep * (0.24 * level + 0.014 * g);
    const t = 0.1 + level * 0.55 + g * 0.13 + ((tone[index[i] as number] as number) - 0.5) * 0.16 * plate;
    paintFrom(colour, t, texel);
    texel.roughness = 0.92 - level * 0.06;
  });
}
