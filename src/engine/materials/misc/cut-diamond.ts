import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CLEAR = ["#15191d", "#3c454d", "#8896a2", "#c9d6df", "#f4f9fc"].map(fromHex);
/** The colours into which a facet breaks white light. */
const FIRE = ["#6fb2ff", "#ffd08a", "#b89cff", "#8ff0c4", "#ff9aa8"].map(fromHex);
const TILE = 0.06;
/** Where the crown ends and the table begins, in cells from the girdle. */
const TABLE = 0.22;

/** Cut diamonds, wall to wall and clear: through each table one sees the far facets through the near ones, black beside white, a few of them flashing in a colour. Takes colours in the stone. */
export const cutDiamond: Material = {
  id: "cut-diamond",
  class: "misc",
  words: [
    "cut diamond",
    "faceted diamond",
    "brilliant cut",
    "diamond gem",
    "diamond gemstone",
    "diamond surface",
    "zirconia",
  ],
  tileSize: TILE,
  within: 0.9,
  shade: shadeCutDiamond,
};

function shadeCutDiamond({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(6, scale);
  const net = (across: number, name: string) =>
    cellsKernel(size, { cellsX: across, cellsY: across, jitter: 0.8, seed: draw.seed32(name) }, ["index", "border"]);
  const great = net(cells, "faces");
  const near = net(cells * 4, "near");
  const far = net(cells * 7, "far");
  const tone = evenGrid(cells, cells, draw.seed32("tone"));
  const nearFlash = evenGrid(cells * 4, cells * 4, draw.seed32("near flash"));
  const farFlash = evenGrid(cells * 7, cells * 7, draw.seed32("far flash"));
  const fire = evenGrid(cells * 7, cells * 7, draw.seed32("fire"));
  const stone = palette(...dye(CLEAR, colours[0], 0.9));
  const white = fromHex("#ffffff");
  return paintSurface(size, TILE, (texel, i) => {
    const behind = far.index[i] as number;
    const a = nearFlash[near.index[i] as number] as number;
    const b = farFlash[behind] as number;
    const out = great.border[i] as number;
    // a flat table in a crown of bevels, one to each neighbour
    const crown = smoothstep(TABLE + 0.006, TABLE - 0.006, out);
    const arris = smoothstep(0.012, 0.003, Math.abs(out - TABLE));
    const gap = smoothstep(0.012, 0.004, out);
    const edges = Math.max(
      smoothstep(0.022, 0.006, near.border[i] as number),
      0.6 * smoothstep(0.03, 0.008, far.border[i] as number),
    );
    // what lies deeper is seen bent and doubled: the two nets of facets darken and light each other
    const light =
      0.12 + 0.62 * a * a + 0.46 * (b - 0.42) * (0.5 + a) + 0.1 * (tone[great.index[i] as number] as number);
    paintFrom(stone, light * (1 - 0.25 * crown) + 0.22 * crown, texel);
    const flash = fire[behind] as number;
    const hue = FIRE[Math.floor(flash * 90) % FIRE.length] as (typeof FIRE)[number];
    blendColour(texel, hue, 0.5 * smoothstep(0.86, 0.9, flash) * (1 - crown * 0.5));
    blendColour(
      texel,
      white,
      Math.min(1, 0.35 * edges * (1 - crown) + 0.6 * arris + 0.7 * smoothstep(0.9, 0.93, a * 0.6 + b * 0.4)),
    );
    shade(texel, 1 - 0.35 * gap);
    texel.height = (TILE / cells) * (0.62 * Math.min(out, TABLE) - 0.03 * gap);
    texel.roughness = 0.03 + gap * 0.3;
  });
}
