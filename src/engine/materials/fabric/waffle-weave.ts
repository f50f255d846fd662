import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DYES = [
  ["#a79c88", "#c6bca8", "#ded6c5", "#efeae0"],
  ["#76858c", "#97a5ab", "#b7c2c6", "#d3dadd"],
  ["#8d8a6c", "#aba88a", "#c5c3a8", "#dcdac6"],
].map((stops) => stops.map(fromHex));
const TILE = 0.12;
const CELLS = 16;
/** Threads across a cell. */
const THREADS = 7;

/** Waffle weave: square cells sunk between ridges where the threads float ever longer, as of dish cloths and bath robes. Takes colours in the yarn. */
export const waffleWeave: Material = {
  id: "waffle-weave",
  class: "fabric",
  words: [
    "waffle weave",
    "waffle cotton",
    "waffle cloth",
    "waffle fabric",
    "waffle knit",
    "waffle towel",
    "waffle blanket",
    "waffle weave cotton",
    "honeycomb weave",
    "waffle pique",
  ],
  tileSize: TILE,
  shade: shadeWaffleWeave,
};

function shadeWaffleWeave({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(CELLS, scale);
  const swayX = fbm(size, { cells, octaves: 3, gain: 0.5, seed: draw.seed32("sway x"), strength: 0.11 });
  const swayY = fbm(size, { cells, octaves: 3, gain: 0.5, seed: draw.seed32("sway y"), strength: 0.11 });
  const fuzz = fbm(size, { cells: featureCount(190, scale), octaves: 2, gain: 0.9, seed: draw.seed32("fuzz") });
  const drift = fbm(size, { cells: featureCount(5, scale), octaves: 4, seed: draw.seed32("drift") });
  const yarn = palette(...dye(draw.pick("dye", DYES), colours[0], 0.9));
  const cell = TILE / cells;
  return paintSurface(size, TILE, (texel, i) => {
    const column = i & (size - 1);
    const x = ((column + 0.5) / size) * cells + (swayX[i] as number) + 0.31;
    const y = (((i - column) / size + 0.5) / size) * cells + (swayY[i] as number) + 0.31;
    // 0 in the middle of a cell, 1 on the ridges about it
    const a = Math.abs(x - Math.floor(x) - 0.5) * 2;
    const b = Math.abs(y - Math.floor(y) - 0.5) * 2;
    const ridge = Math.max(a, b);
    // on the ridges between cells side by side the warp floats, between those above each other the weft
    const isWarp = a > b;
    const along = (isWarp ? x : y) * THREADS;
    const round = Math.abs(along - Math.floor(along) - 0.5) * 2;
    const thread = Math.sqrt(Math.max(0, 1 - round * round));
    const twist = (isWarp ? y : x) * THREADS * 2.2 + along * 0.7;
    const ply = Math.abs(twist - Math.floor(twist) - 0.5);
    const f = fuzz[i] as number;
    const rise = ridge * ridge * (0.7 + 0.3 * ridge);
    const h = 0.72 * rise + 0.16 * thread + 0.03 * ply;
    const lift = clamp01(0.18 + 0.85 * rise);
    paintFrom(yarn, 0.3 + 0.42 * lift + 0.1 * thread + 0.1 * f + 0.08 * (drift[i] as number), texel);
    shade(texel, 0.62 + 0.38 * smoothstep(0, 0.75, lift + 0.18 * thread));
    texel.height = cell * (0.3 * h + 0.012 * f);
    texel.roughness = 0.96 - 0.06 * lift;
  });
}
