import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const LEAN = ["#551519", "#782220", "#97352e", "#b25044"].map(fromHex);
const FAT = fromHex("#ecd6c4");
const TILE = 0.08;

/** The cut face of a cured sausage: ground lean meat, flecks and crumbs of white fat, peppercorns, a sheen of grease. Takes colours in the lean, then in the fat. */
export const salami: Material = {
  id: "salami",
  class: "misc",
  words: [
    "salami",
    "salami slice",
    "pepperoni",
    "chorizo",
    "sausage",
    "cured sausage",
    "cold cut",
    "mortadella",
    "saucisson",
    "salame",
  ],
  tileSize: TILE,
  shade: shadeSalami,
};

function shadeSalami({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(19, scale);
  const bend = (name: string) =>
    fbm(size, { cells: across * 2, octaves: 3, gain: 0.55, seed: draw.seed32(name), strength: 0.42 });
  const crumbs = cellsKernel(
    size,
    {
      cellsX: across,
      cellsY: across,
      jitter: 1,
      seed: draw.seed32("crumbs"),
      warpX: bend("bend x"),
      warpY: bend("bend y"),
    },
    ["border", "index"],
  );
  // dealt evenly: a clot of fat in one place is found in every tile again
  const isFat = evenGrid(across, across, draw.seed32("fat"));
  const ragged = fbm(size, { cells: featureCount(60, scale), octaves: 3, gain: 0.7, seed: draw.seed32("ragged") });
  const specks = pits(size, draw.seed32("specks"), featureCount(46, scale), 0.34, 0.4);
  const pepper = pits(size, draw.seed32("pepper"), featureCount(13, scale), 0.1, 0.14);
  const cloud = fbm(size, { cells: featureCount(8, scale), octaves: 5, gain: 0.6, seed: draw.seed32("cloud") });
  const lean = palette(...dye(LEAN, colours[0], 1));
  const fat = colours[1] ?? FAT;
  return paintSurface(size, TILE, (texel, i) => {
    const crumb = crumbs.index[i] as number;
    const edge = crumbs.border[i] as number;
    const r = ragged[i] as number;
    const c = cloud[i] as number;
    const luck = isFat[crumb] as number;
    // a crumb of fat is smaller than its place, and the lean closes around it
    const large = luck < 0.42 ? smoothstep(0.04, 0.09, edge - 0.22 * luck + 0.03 * r) : 0;
    const small = smoothstep(0.2, 0.5, (specks[i] as number) + 0.2 * r) * (luck > 0.42 ? 0.85 : 0);
    const white = Math.max(large, small);
    paintFrom(lean, 0.48 + 0.2 * c + 0.2 * r + 0.2 * (luck - 0.5), texel);
    blendColour(texel, fat, white * (0.86 + 0.1 * c));
    const corn = smoothstep(0.3, 0.6, pepper[i] as number);
    blendColour(texel, [0.02, 0.015, 0.012], corn * 0.9);
    texel.height = scale * (0.00006 * r + 0.00012 * white + 0.0001 * c + 0.0002 * corn);
    texel.roughness = 0.38 - 0.08 * c + 0.1 * white + 0.06 * r;
  });
}
