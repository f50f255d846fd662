import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CORK = ["#7d542f", "#a87a4a", "#c49a68", "#d8b588"].map(fromHex);
const BARK = ["#3a2415", "#54361f", "#6e4a2c"].map(fromHex);
const TILE = 0.3;

/** Cork board: pressed granules of honey-brown cork of many sizes with dark specks of bark. Takes colours in the granules. */
export const cork: Material = {
  id: "cork",
  class: "misc",
  words: [
    "cork",
    "cork board",
    "corkboard",
    "pinboard",
    "cork tile",
    "cork floor",
    "bulletin board",
    "pin board",
    "notice board",
    "cork wall",
  ],
  tileSize: TILE,
  shade: shadeCork,
};

function shadeCork({ size, draw, colours, scale }: ShadeContext): Surface {
  const coarse = featureCount(26, scale);
  const fine = featureCount(64, scale);
  const bendX = fbm(size, { cells: coarse * 2, octaves: 3, gain: 0.6, seed: draw.seed32("bend x"), strength: 0.3 });
  const bendY = fbm(size, { cells: coarse * 2, octaves: 3, gain: 0.6, seed: draw.seed32("bend y"), strength: 0.3 });
  const grains = (name: string, cells: number) =>
    cellsKernel(
      size,
      { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32(name), warpX: bendX, warpY: bendY },
      ["border", "index"],
    );
  const large = grains("large", coarse);
  const small = grains("small", fine);
  const grit = fbm(size, { cells: featureCount(120, scale), octaves: 2, gain: 0.9, seed: draw.seed32("grit") });
  const holes = pits(size, draw.seed32("holes"), fine, 0.14, 0.3);
  const bigTone = evenGrid(coarse, coarse, draw.seed32("big tone"));
  const bigKind = evenGrid(coarse, coarse, draw.seed32("big kind"));
  const tone = evenGrid(fine, fine, draw.seed32("tone"));
  const kind = evenGrid(fine, fine, draw.seed32("kind"));
  const flesh = palette(...dye(CORK, colours[0]));
  const bark = palette(...dye(BARK, colours[1]));
  const dark = bark.stops[0] ?? [0.04, 0.02, 0.01];
  return paintSurface(size, TILE, (texel, i) => {
    const at = large.index[i] as number;
    // a share of the coarse granules is left whole, the rest is crumbs
    const whole = (bigKind[at] as number) < 0.48;
    const id = small.index[i] as number;
    const own = whole ? (bigTone[at] as number) : (tone[id] as number);
    const luck = whole ? (bigKind[at] as number) / 0.48 : (kind[id] as number);
    const edge = whole
      ? (large.border[i] as number) / coarse
      : Math.min((small.border[i] as number) / fine, (large.border[i] as number) / coarse);
    const g = grit[i] as number;
    const body = smoothstep(0, 0.0045, edge);
    const t = 0.55 + (own - 0.5) * 0.75 + 0.14 * g;
    // bark comes in crumbs: a whole granule of it would be found in every tile again
    if (!whole && luck > 0.84) paintFrom(bark, t, texel);
    else paintFrom(flesh, t, texel);
    const hole = holes[i] as number;
    blendColour(texel, dark, hole * 0.6);
    shade(texel, lerp(0.62, 1, body));
    texel.height = 0.0007 * body + 0.0006 * (own - 0.5) + 0.00016 * g - 0.0011 * hole;
    texel.roughness = 0.85 + 0.05 * g + 0.05 * (1 - body);
  });
}
