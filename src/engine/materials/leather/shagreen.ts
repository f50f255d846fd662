import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendPaint, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DYES: readonly (readonly string[])[] = [
  ["#2b4a40", "#4f7a68", "#86a994", "#cfd8c4"],
  ["#54565a", "#7f8183", "#aaa9a6", "#dcd8d0"],
  ["#6b5738", "#93805a", "#bda981", "#e3d8bf"],
];
const TILE = 0.06;

/** Shagreen, the skin of a ray: round beads set side by side and ground flat, pale in a dyed ground, some larger than the rest. Takes colours in the dye. */
export const shagreen: Material = {
  id: "shagreen",
  class: "leather",
  words: ["shagreen", "galuchat", "stingray leather", "stingray skin", "ray skin", "sharkskin", "shark skin"],
  tileSize: TILE,
  shade: shadeShagreen,
};

function shadeShagreen({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(30, scale);
  const wander = (name: string) =>
    fbm(size, { cells: featureCount(7, scale), octaves: 2, seed: draw.seed32(name), strength: 0.3 });
  const net = {
    cellsX: cells,
    cellsY: cells,
    jitter: 0.8,
    seed: draw.seed32("beads"),
    warpX: wander("x"),
    warpY: wander("y"),
  };
  const { nearest, border, index } = cellsKernel(size, net, ["nearest", "border", "index"]);
  const girth = evenGrid(cells, cells, draw.seed32("girth"));
  const tones = evenGrid(cells, cells, draw.seed32("tones"));
  const grain = fbm(size, { cells: featureCount(120, scale), octaves: 2, gain: 0.8, seed: draw.seed32("grain") });
  const dyed = palette(...dye(draw.pick("dye", DYES).map(fromHex), colours[0], 0.8));
  const pitch = TILE / cells;
  const core = { r: 0, g: 0, b: 0 };
  return paintSurface(size, TILE, (texel, i) => {
    const id = index[i] as number;
    const r = 0.4 + 0.24 * (girth[id] as number);
    const far = (nearest[i] as number) / r;
    const bead = smoothstep(1.02, 0.8, far) * smoothstep(0.01, 0.07, border[i] as number);
    const own = (tones[id] as number) - 0.5;
    const g = grain[i] as number;
    // the dye has soaked into the skin between the beads, and into them from their rims
    paintFrom(dyed, 0.1 + 0.08 * g, texel);
    paintFrom(dyed, 0.86 - 0.4 * smoothstep(0.35, 1, far) + 0.22 * own + 0.05 * g, core);
    blendPaint(texel, core, bead);
    shade(texel, 1 - 0.25 * smoothstep(0.7, 0.95, far) * bead);
    texel.height = pitch * (0.16 * bead + 0.05 * bead * smoothstep(1, 0.2, far) + 0.02 * g * (1 - bead));
    texel.roughness = 0.62 - 0.4 * bead + 0.05 * g + 0.06 * own;
  });
}
