import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex, luminance } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CRUST = ["#0f0d0d", "#1e1a19", "#302a28", "#474040"].map(fromHex);
const GLOW = ["#3a0703", "#a01a04", "#ea4c06", "#ff9417", "#ffd75a"].map(fromHex);
const TILE = 2.5;

/** Flowing lava: plates of black wrinkled crust adrift on melt that glows in the cracks. Takes colours in the melt, then in the crust. */
export const lava: Material = {
  id: "lava",
  class: "ground",
  words: [
    "lava",
    "magma",
    "molten rock",
    "molten lava",
    "lava crust",
    "volcano",
    "molten",
    "hell ground",
    "lava flow",
    "ember",
    "lava ground",
    "cracked lava ground",
    "cracked lava",
  ],
  tileSize: TILE,
  shade: shadeLava,
};

function shadeLava({ size, draw, colours: said, scale }: ShadeContext): Surface {
  // what is too dark to glow is the crust's colour
  const isOfCrust = said[0] !== undefined && luminance(said[0]) < Math.min(0.05, said[1] ? luminance(said[1]) : 1);
  const colours = isOfCrust ? [said[1], said[0]] : said;
  const count = featureCount(7, scale);
  const bend = (name: string, reach: number) =>
    fbm(size, { cells: count, octaves: 5, gain: 0.55, seed: draw.seed32(name), strength: reach });
  const warpX = bend("bend x", 0.24);
  const warpY = bend("bend y", 0.24);
  // plates of one size: a lake of melt where four of them part is what one sees again in the next tile
  const plates = { cellsX: count, cellsY: count, jitter: 0.76, warpX, warpY };
  const great = cellsKernel(size, { ...plates, seed: draw.seed32("great") }, ["border", "index"]);
  const chips = { ...plates, cellsX: count * 3, cellsY: count * 3, seed: draw.seed32("small") };
  const small = cellsKernel(size, chips, ["border"]).border;
  const stir = domainWarp(size, draw.fork("stir"), count, 0.06, 2);
  const ropes = stir(
    ridged(size, { cells: count * 2, cellsY: count * 6, octaves: 3, gain: 0.5, seed: draw.seed32("ropes") }),
  );
  // hot and cool places lie all over, none hotter than the others
  const heat = evenNoise(size, { cells: featureCount(9, scale), octaves: 3, gain: 0.5, seed: draw.seed32("heat") });
  const grit = fbm(size, { cells: featureCount(50, scale), octaves: 4, gain: 0.8, seed: draw.seed32("grit") });
  const level = evenGrid(count, count, draw.seed32("level"));
  const crust = palette(...dye(CRUST, colours[1]));
  const glow = palette(...dye(GLOW, colours[0]));
  const open = draw.number("open", 0.05, 0.1);
  const mixed = { r: 0, g: 0, b: 0 };
  return paintSurface(size, TILE, (texel, i) => {
    const g = grit[i] as number;
    const w = heat[i] as number;
    const r = ropes[i] as number;
    const gap = open * (1 + w * 0.5);
    const edge = (great.border[i] as number) - gap + g * 0.012;
    const fine = (small[i] as number) - 0.05 - 0.1 * w + g * 0.02;
    // small cracks glow only where the crust is thin and hot
    const split = smoothstep(0.06, -0.02, fine) * smoothstep(-0.05, 0.45, w + 0.1);
    const molten = Math.max(smoothstep(0.02, -0.015, edge), split * 0.8);
    const warm = smoothstep(0.16, 0, edge) * 0.45;
    const own = level[great.index[i] as number] as number;
    texel.height =
      TILE * (lerp(0.022 + 0.016 * own + 0.016 * r + 0.0026 * g, -0.004 + 0.004 * r, molten) - 0.008 * warm);
    paintFrom(crust, 0.4 + r * 0.36 + g * 0.24 + (own - 0.5) * 0.2, texel);
    paintFrom(
      glow,
      clamp01(0.44 + Math.min(0.24, smoothstep(0, -gap, edge) * 0.36) + r * 0.17 + w * 0.08 + g * 0.06) *
        (0.6 + 0.4 * molten),
      mixed,
    );
    const lit = Math.max(molten, warm * 0.42);
    texel.r = lerp(texel.r, mixed.r, lit);
    texel.g = lerp(texel.g, mixed.g, lit);
    texel.b = lerp(texel.b, mixed.b, lit);
    texel.roughness = lerp(0.84 + g * 0.08 - r * 0.1, 0.4, molten);
  });
}
