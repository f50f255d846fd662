import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const FELT = ["#0f0f10", "#1b1b1c", "#2a2a2b", "#3d3d3d"].map(fromHex);
const BITUMEN = fromHex("#0a0a0a");
const GRIT = fromHex("#7b7975");
const ZINC = fromHex("#8c8d8e");
const TILE = 1.6;
/** Sheets of felt down the tile: each laps over the one below it. */
const SHEETS = 3;
const HEAD = createShape(24, (u, v) => {
  const r = u * u + v * v;
  return r < 1 ? 0.5 + 0.5 * Math.sqrt(1 - r) : 0;
});

/** Roofing felt soaked in bitumen: black sheets that lap over each other, buckled, nailed along the laps, tar squeezed out below. Takes colours in the felt. */
export const tarPaper: Material = {
  id: "tar-paper",
  class: "misc",
  words: [
    "tar paper",
    "tarpaper",
    "tarred paper",
    "roofing felt",
    "roofing paper",
    "builders felt",
    "bitumen felt",
    "bituminous felt",
    "felt roofing",
    "asphalt felt",
    "roof membrane",
    "bitumen membrane",
  ],
  tileSize: TILE,
  shade: shadeTarPaper,
};

function shadeTarPaper({ size, draw, colours, scale }: ShadeContext): Surface {
  const sheets = featureCount(SHEETS, scale);
  const nails = featureCount(12, scale);
  const buckle = ridged(size, {
    cells: featureCount(7, scale),
    cellsY: featureCount(4, scale),
    octaves: 3,
    gain: 0.4,
    seed: draw.seed32("buckle"),
  });
  const swell = fbm(size, { cells: featureCount(6, scale), octaves: 4, seed: draw.seed32("swell") });
  const grit = fbm(size, { cells: 170, octaves: 2, gain: 0.9, seed: draw.seed32("grit") });
  const sway = fbm(size, { cells: featureCount(8, scale), cellsY: sheets, octaves: 4, seed: draw.seed32("sway") });
  const heads = scatter(
    createField(size * size),
    size,
    HEAD,
    { across: nails, down: sheets },
    draw.stream("nails"),
    (copy, next, n) => {
      copy.x = ((n % nails) + 0.45 + 0.1 * next()) / nails;
      copy.y = (Math.floor(n / nails) + 0.9 + 0.02 * next()) / sheets;
      copy.length = 0.011 * scale;
      copy.width = copy.length;
      copy.base = 0.0005;
      copy.gain = 0.0012;
    },
  );
  const felt = palette(...dye(FELT, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const y = ((Math.floor(i / size) + 0.5) / size) * sheets + 0.012 * (sway[i] as number);
    const v = y - Math.floor(y);
    const g = grit[i] as number;
    const s = swell[i] as number;
    const fold = smoothstep(0.62, 0.95, buckle[i] as number);
    // tar runs from under the lower edge of a sheet on to the next
    const ooze = smoothstep(0.02 + 0.014 * (sway[i] as number), 0.004, v);
    paintFrom(felt, 0.44 + 0.2 * s + 0.2 * g + 0.3 * fold + 0.12 * (v - 0.5), texel);
    blendColour(texel, GRIT, 0.45 * smoothstep(0.45, 0.8, g));
    shade(texel, 1 - 0.5 * smoothstep(0.035, 0.0, v));
    blendColour(texel, BITUMEN, 0.85 * ooze);
    texel.height = TILE * (0.0022 * v + 0.0016 * fold + 0.0012 * s + 0.00025 * g);
    texel.roughness = 0.82 + 0.1 * g - 0.5 * ooze - 0.12 * fold;
    if ((heads.index[i] as number) < 0) return;
    blendColour(texel, ZINC, 0.9);
    shade(texel, 0.8 + 0.2 * (heads.along[i] as number));
    texel.height += heads.height[i] as number;
    texel.metalness = 1;
    texel.roughness = 0.45;
  });
}
