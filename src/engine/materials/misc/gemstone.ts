import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GEMS: readonly (readonly string[])[] = [
  ["#3a0412", "#7c0a24", "#b81a3c", "#e04b66", "#f7a3b0"],
  ["#032b1c", "#07583a", "#138a5c", "#46b98a", "#a6e6cb"],
  ["#06123f", "#0f2b84", "#2450c0", "#5f86e0", "#b3c9f5"],
];
const TILE = 0.1;
/** Where the crown ends and the table begins, in cells from the girdle. */
const TABLE = 0.05;
/** How steep the tables lean, each its own way: it is by this that one flashes and the next is dark. */
const LEAN = 0.3;

/** Cut gemstone, wall to wall: tables and bevelled crowns, each facet flashing another depth of ruby, emerald or sapphire. Takes colours in the stone. */
export const gemstone: Material = {
  id: "gemstone",
  class: "misc",
  words: ["gemstone", "gem", "jewel", "cut gem", "faceted gem", "precious stone"],
  tileSize: TILE,
  within: 0.9,
  shade: shadeGemstone,
};

function shadeGemstone({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(5, scale);
  const cut = draw.fork("cut");
  const faces = { cellsX: cells, cellsY: cells, jitter: 1, seed: cut.seed32("faces") };
  const great = cellsKernel(size, faces, ["index", "border"]);
  const inner = { cellsX: cells * 4, cellsY: cells * 4, jitter: 1, seed: draw.seed32("inner") };
  const deep = cellsKernel(size, inner, ["index", "border"]);
  const silk = fbm(size, { cells: featureCount(6, scale), octaves: 5, gain: 0.55, seed: draw.seed32("silk") });
  const tone = evenGrid(cells, cells, draw.seed32("tone"));
  const flash = evenGrid(cells * 4, cells * 4, draw.seed32("flash"));
  const [leanX, leanY] = ["lean x", "lean y"].map((name) => evenGrid(cells, cells, draw.seed32(name)));
  // the shorter way round from the middle of the facet's own cell
  const nearer = (d: number) => d - Math.round(d / cells) * cells;
  const stops = draw.pick("gem", GEMS).map(fromHex);
  const stone = palette(...dye(stops, colours[0]));
  const bright = dye(stops, colours[0])[4] ?? fromHex("#ffffff");
  return paintSurface(size, TILE, (texel, i) => {
    const t = tone[great.index[i] as number] as number;
    const f = flash[deep.index[i] as number] as number;
    const s = silk[i] as number;
    const out = great.border[i] as number;
    // a flat table in a crown of bevels, one to each neighbour
    const crown = smoothstep(TABLE + 0.006, TABLE - 0.006, out);
    const arris = smoothstep(0.014, 0.004, Math.abs(out - TABLE));
    const gap = smoothstep(0.012, 0.004, out);
    // the far side's facets are seen through the table
    const through = smoothstep(0.02, 0.004, deep.border[i] as number) * (1 - crown);
    paintFrom(stone, 0.06 + t * 0.2 + f * f * 0.75 * (1 - 0.55 * crown) + s * 0.08 + crown * 0.14, texel);
    blendColour(texel, bright, clamp01(arris * 0.22 + through * 0.12 + smoothstep(0.86, 1, f) * 0.35));
    shade(texel, 1 - 0.2 * gap);
    const id = great.index[i] as number;
    const row = Math.floor(id / cells);
    const dx = nearer((((i & (size - 1)) + 0.5) / size) * cells - (id - row * cells) - 0.5);
    const dy = nearer(((Math.floor(i / size) + 0.5) / size) * cells - row - 0.5);
    const plane = dx * ((leanX?.[id] ?? 0.5) - 0.5) + dy * ((leanY?.[id] ?? 0.5) - 0.5);
    texel.height = (TILE / cells) * (0.62 * Math.min(out, TABLE) + LEAN * plane);
    texel.roughness = 0.05 + gap * 0.1;
  });
}
