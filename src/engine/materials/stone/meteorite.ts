import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CRUST = ["#1b1715", "#332b27", "#4c413a", "#65574d", "#7d6e62"].map(fromHex);
const RUST = fromHex("#6e4326");
const TILE = 0.5;

/** A meteorite's fused crust: overlapping thumbprints pressed by the air, pits, rusty iron showing. Takes colours in the crust. */
export const meteorite: Material = {
  id: "meteorite",
  class: "stone",
  words: ["meteorite", "asteroid", "meteor", "space rock", "asteroid surface", "iron meteorite"],
  tileSize: TILE,
  shade: shadeMeteorite,
};

function shadeMeteorite({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(7, scale);
  const bend = (name: string) =>
    fbm(size, { cells: count, octaves: 4, gain: 0.5, seed: draw.seed32(name), strength: 0.3 });
  const warp = { warpX: bend("x"), warpY: bend("y") };
  const prints = { cellsX: count, cellsY: count, jitter: 1, seed: draw.seed32("prints"), ...warp };
  const great = cellsKernel(size, prints, ["nearest", "border"]);
  const chips = { ...prints, cellsX: count * 2, cellsY: count * 2, seed: draw.seed32("small") };
  const small = cellsKernel(size, chips, ["nearest"]).nearest;
  const swell = fbm(size, { cells: featureCount(7, scale), octaves: 4, seed: draw.seed32("swell") });
  const grit = fbm(size, { cells: featureCount(60, scale), octaves: 4, gain: 0.8, seed: draw.seed32("grit") });
  const holes = pits(size, draw.seed32("holes"), featureCount(40, scale), 0.22, 0.42);
  const crust = palette(...dye(CRUST, colours[0]));
  const rust = dye([RUST], colours[0])[0] ?? RUST;
  const print = TILE / count;
  return paintSurface(size, TILE, (texel, i) => {
    const n = great.nearest[i] as number;
    const m = small[i] as number;
    const s = swell[i] as number;
    const g = grit[i] as number;
    const hole = holes[i] as number;
    const ridge = smoothstep(0.16, 0, great.border[i] as number);
    const scoop = Math.min(1, n * n * 1.4) * 0.42 + m * m * 0.14;
    texel.height = print * (scoop + 0.18 * s + 0.02 * g - 0.1 * hole);
    paintFrom(crust, 0.22 + scoop * 0.75 + g * 0.2 + s * 0.14 + ridge * 0.1, texel);
    blendColour(texel, rust, smoothstep(0.25, 0.9, s + g * 0.4) * 0.4);
    shade(texel, 1 - hole * 0.5);
    texel.roughness = 0.62 + g * 0.08 - ridge * 0.22;
  });
}
