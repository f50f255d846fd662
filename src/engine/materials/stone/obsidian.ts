import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GLASS = ["#0c0b0d", "#151417", "#201e23", "#2f2c33"].map(fromHex);
const TILE = 0.4;

/** Volcanic glass: black, mirror-smooth, flaked off in shells with fine rings. Takes colours in the glass. */
export const obsidian: Material = {
  id: "obsidian",
  class: "stone",
  words: ["obsidian", "volcanic glass", "black obsidian", "dragon glass"],
  tileSize: TILE,
  shade: shadeObsidian,
};

function shadeObsidian({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(5, scale);
  const bend = (name: string) =>
    fbm(size, { cells: count, octaves: 4, gain: 0.45, seed: draw.seed32(name), strength: 0.3 });
  const warpX = bend("bend x");
  const warpY = bend("bend y");
  const flakes = { cellsX: count, cellsY: count, jitter: 1, warpX, warpY };
  const great = cellsKernel(size, { ...flakes, seed: draw.seed32("great") }, ["nearest", "border"]);
  const chips = { ...flakes, cellsX: count * 3, cellsY: count * 3, seed: draw.seed32("small") };
  const small = cellsKernel(size, chips, ["nearest"]).nearest;
  const flow = fbm(size, { cells: 3, cellsY: 9, octaves: 5, seed: draw.seed32("flow") });
  const glass = palette(...dye(GLASS, colours[0]));
  const flake = TILE / count;
  return paintSurface(size, TILE, (texel, i) => {
    const n = great.nearest[i] as number;
    const s = small[i] as number;
    const f = flow[i] as number;
    // a blow's rings die out away from where it fell
    const rings = n * 11 + f * 0.6;
    const ring = Math.abs(rings - Math.floor(rings) - 0.5) * 2;
    const edge = smoothstep(0.05, 0, great.border[i] as number);
    const chipped = smoothstep(0.15, 0.6, f + 0.25);
    texel.height = flake * (0.34 * n * n + 0.006 * ring * smoothstep(0.1, 0.5, n) + 0.05 * s * s * chipped);
    paintFrom(glass, 0.34 + f * 0.2 + ring * 0.06 + edge * 0.45, texel);
    texel.roughness = 0.07 + edge * 0.16 + ring * 0.02;
  });
}
