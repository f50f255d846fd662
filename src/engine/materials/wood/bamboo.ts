import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { wrapIndex } from "../../texture/tilings/board-place.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CANES = [
  ["#7d6226", "#a98a42", "#c9ad66", "#dfca8e"],
  ["#6d6a2c", "#929045", "#b5b167", "#d0cc90"],
  ["#6f5226", "#9a773f", "#bd9b60", "#d7bb86"],
].map((stops) => stops.map(fromHex));
const SCAR = fromHex("#4a3518");
const WAX = fromHex("#d9cfae");
const TILE = 0.8;
const NODES = 3;

/** Bamboo canes side by side along V, ringed by nodes at their own heights, smooth and glossy. Takes colours in the canes. */
export const bamboo: Material = {
  id: "bamboo",
  class: "wood",
  words: [
    "bamboo",
    "bamboo wall",
    "bamboo fence",
    "bamboo pole",
    "bamboo cane",
    "bamboo stick",
    "bamboo wood",
    "bamboo stalk",
    "bamboo screen",
    "bamboo trunk",
  ],
  tileSize: TILE,
  shade: shadeBamboo,
};

function shadeBamboo({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(9, scale);
  const nodes = featureCount(NODES, scale);
  const streak = fbm(size, { cells: count * 16, cellsY: 3, octaves: 3, gain: 0.7, seed: draw.seed32("streak") });
  const stain = fbm(size, { cells: count * 2, cellsY: 5, octaves: 6, gain: 0.65, seed: draw.seed32("stain") });
  const sway = fbm(size, { cells: count, cellsY: 2, octaves: 1, seed: draw.seed32("sway") });
  const table = (name: string, length = count) => randomTable(length, draw.seed32(name));
  const [wide, tone, kind, seat, start] = [table("wide"), table("tone"), table("kind"), table("seat"), table("start")];
  const spread = table("spread", count * nodes);
  const edges = Float32Array.from({ length: count + 1 }, (_, i) =>
    i === 0 || i === count ? i / count : (i + ((wide[i] as number) - 0.5) * 0.42) / count,
  );
  const canes = CANES.map((stops) => palette(...dye(stops, colours[0])));
  const segment = TILE / nodes;
  return paintSurface(size, TILE, (texel, i) => {
    const column = i & (size - 1);
    const s = streak[i] as number;
    const w = stain[i] as number;
    let x = (column + 0.5) / size + ((sway[i] as number) * 0.035) / count;
    x -= Math.floor(x);
    const y = ((i - column) / size + 0.5) / size;
    let cane = Math.min(count - 1, Math.floor(x * count));
    if (x < (edges[cane] as number)) cane -= 1;
    else if (x >= (edges[cane + 1] as number)) cane += 1;
    const left = edges[cane] as number;
    const width = (edges[cane + 1] as number) - left;
    const t = ((x - left) / width) * 2 - 1;
    // signed distance along the cane to the nearest node, metres
    const gy = y * nodes + (start[cane] as number) * nodes;
    const near = Math.round(gy);
    const nodeAt = (n: number) => n + ((spread[cane * nodes + wrapIndex(n, nodes)] as number) - 0.5) * 0.4;
    const bow = t * t * 0.012;
    let d = 9;
    for (let n = near - 1; n <= near + 1; n += 1) {
      const to = gy - nodeAt(n) + bow;
      if (Math.abs(to) < Math.abs(d)) d = to;
    }
    d *= segment;
    const ring = smoothstep(0.006, 0, Math.abs(d));
    const groove = smoothstep(0.003, 0, Math.abs(d - 0.006));
    const flare = smoothstep(0.03, 0, Math.abs(d));
    const radius = (width * TILE) / 2;
    const reach = 0.93 + 0.05 * flare + 0.05 * ring;
    const r = Math.abs(t) / reach;
    const round = r < 1 ? Math.sqrt(1 - r * r) : 0;
    texel.height =
      radius * (0.85 * round + 0.06 * flare * round + 0.09 * ring * round) -
      0.0016 * groove * round +
      0.006 * ((seat[cane] as number) - 0.5) +
      0.00018 * s;
    const own = canes[Math.floor((kind[cane] as number) * canes.length)] as (typeof canes)[number];
    paintFrom(own, 0.56 + ((tone[cane] as number) - 0.5) * 0.5 + 0.11 * s + 0.14 * w, texel);
    // below a node lies a bloom of wax; scars and mould are dark
    blendColour(texel, WAX, 0.35 * smoothstep(0.0, 0.01, d) * smoothstep(0.05, 0.012, d));
    blendColour(texel, SCAR, clamp01(0.75 * groove + 0.3 * ring + 0.5 * smoothstep(0.5, 0.95, w + 0.3 * s)));
    shade(texel, r < 1 ? 0.5 + 0.5 * smoothstep(0, 0.4, round) : 0.18);
    texel.roughness = r < 1 ? 0.36 + 0.06 * s + 0.25 * ring + 0.12 * w : 0.95;
  });
}
