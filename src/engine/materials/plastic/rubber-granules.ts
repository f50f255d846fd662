import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const RED = ["#7c2f24", "#9c4030", "#b4543f", "#c46c54"].map(fromHex);
const BLACK = ["#1f1f20", "#2b2b2c"].map(fromHex);
const DUST = fromHex("#a89a8c");
const TILE = 0.3;
/** Of the granules are black ones of old tyres. */
const BLACKS = 0.1;

/** Granules of rubber bound to a soft floor, as of running tracks and playgrounds: packed crumbs, holes between them, their tops rubbed pale. Takes colours in the granules, some of each. */
export const rubberGranules: Material = {
  id: "rubber-granules",
  class: "plastic",
  words: [
    "rubber granule",
    "rubber granulate",
    "rubber crumb",
    "crumb rubber",
    "running track",
    "athletics track",
    "athletic track",
    "tartan track",
    "playground rubber",
    "playground surface",
    "epdm",
    "epdm rubber",
    "safety surfacing",
  ],
  tileSize: TILE,
  shade: shadeRubberGranules,
};

function shadeRubberGranules({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(84, scale);
  const shape = { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32("granules") };
  const { index, border } = cellsKernel(size, shape, ["index", "border"]);
  const tone = evenGrid(cells, cells, draw.seed32("tone"));
  const sort = evenGrid(cells, cells, draw.seed32("sort"));
  const lift = randomTable(cells * cells, draw.seed32("lift"));
  const pores = fbm(size, { cells: featureCount(40, scale), octaves: 3, gain: 0.6, seed: draw.seed32("pores") });
  const use = evenNoise(size, { cells: 5, octaves: 6, gain: 0.65, seed: draw.seed32("use") });
  const grit = fbm(size, { cells: 200, octaves: 2, gain: 0.8, seed: draw.seed32("grit") });
  const dyes = (colours.length > 0 ? colours : [undefined]).map((colour) => palette(...dye(RED, colour)));
  const black = palette(...BLACK);
  const grain = TILE / cells;
  return paintSurface(size, TILE, (texel, i) => {
    const id = index[i] as number;
    const s = sort[id] as number;
    const isBlack = colours.length < 2 && s < BLACKS;
    const own = isBlack ? black : (dyes[Math.floor(s * dyes.length * 0.9999)] as (typeof dyes)[number]);
    const g = grit[i] as number;
    const u = use[i] as number;
    // where no granule came to lie one sees down between them
    const pore = smoothstep(0.35, 0.75, pores[i] as number);
    const rim = smoothstep(0.02, 0.16, border[i] as number);
    const high = rim * (0.55 + 0.45 * (lift[id] as number)) * (1 - 0.7 * pore);
    paintFrom(own, 0.5 + ((tone[id] as number) - 0.5) * 0.5 + g * 0.1, texel);
    shade(texel, lerp(0.42, 1, rim) * (1 - 0.45 * pore));
    blendColour(texel, DUST, (0.1 + 0.1 * u) * smoothstep(0.55, 0.95, high));
    texel.height = grain * (0.7 * high + 0.04 * g);
    texel.roughness = 0.9 - 0.1 * smoothstep(0.6, 1, high) + 0.04 * g;
  });
}
