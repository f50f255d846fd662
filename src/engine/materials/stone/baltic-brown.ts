import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const EYES = ["#5c4437", "#7a5b4a", "#947563", "#ab9180"].map(fromHex);
const BETWEEN = ["#221b18", "#3d2e27", "#5c463a", "#806556"].map(fromHex);
const RIM = fromHex("#3b3a30");
const MICA = fromHex("#151312");
const TILE = 0.4;
const ACROSS = 10;

/**
 * Polished rapakivi granite: round eyes of pinkish brown feldspar, two to four centimetres wide, each in a thin dark green rim,
 * in a dark grainy mass. Takes colours in the eyes, then in what is between.
 */
export const balticBrown: Material = {
  id: "baltic-brown",
  class: "stone",
  words: ["baltic brown", "baltic brown granite", "rapakivi", "rapakivi granite", "orbicular granite"],
  tileSize: TILE,
  shade: shadeBalticBrown,
};

function shadeBalticBrown({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(ACROSS, scale);
  const warp = (name: string) =>
    fbm(size, { cells: cells * 2, octaves: 3, gain: 0.5, seed: draw.seed32(name), strength: 0.1 });
  const round = { cellsX: cells, cellsY: cells, jitter: 0.7, warpX: warp("warp x"), warpY: warp("warp y") };
  const eyes = cellsKernel(size, { ...round, seed: draw.seed32("eyes") }, ["index", "nearest", "border"]);
  const many = cells * 7;
  const bent = { warpX: fbm(size, { cells: many, octaves: 2, seed: draw.seed32("bend"), strength: 0.5 }) };
  const grains = cellsKernel(size, { cellsX: many, cellsY: many, jitter: 1, seed: draw.seed32("grains"), ...bent }, [
    "index",
    "border",
  ]);
  const width = randomTable(cells * cells, draw.seed32("width"));
  const tone = randomTable(cells * cells, draw.seed32("tone"));
  const luck = randomTable(many * many, draw.seed32("luck"));
  const cloud = fbm(size, { cells: cells * 5, octaves: 4, gain: 0.7, seed: draw.seed32("cloud") });
  const feldspar = palette(...dye(EYES, colours[0]));
  const mass = palette(...dye(BETWEEN, colours[1] ?? colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const own = eyes.index[i] as number;
    const c = cloud[i] as number;
    const l = luck[grains.index[i] as number] as number;
    // an eye is as wide as its own luck has it, and never grows into the next
    const inside = Math.min(
      0.27 + 0.2 * (width[own] as number) - (eyes.nearest[i] as number) + c * 0.03,
      (eyes.border[i] as number) - 0.01,
    );
    const eye = smoothstep(-0.015, 0.015, inside);
    const rim = smoothstep(-0.075, -0.05, inside) * smoothstep(0.035, -0.005, inside);
    paintFrom(mass, 0.15 + l * 0.8 + c * 0.08, texel);
    const [r, g, b] = [texel.r, texel.g, texel.b];
    paintFrom(feldspar, 0.3 + 0.45 * (tone[own] as number) + c * 0.16 + (l - 0.5) * 0.16, texel);
    texel.r = r + (texel.r - r) * eye;
    texel.g = g + (texel.g - g) * eye;
    texel.b = b + (texel.b - b) * eye;
    blendColour(texel, RIM, rim * 0.75);
    const mica = l < 0.16 - 0.11 * eye ? smoothstep(0, 0.12, grains.border[i] as number) : 0;
    blendColour(texel, MICA, mica * 0.9);
    shade(texel, 1 - 0.1 * smoothstep(0.08, 0, grains.border[i] as number));
    texel.height = -mica * 0.00002;
    texel.roughness = 0.2 + mica * 0.14 + (l - 0.5) * 0.05;
  });
}
