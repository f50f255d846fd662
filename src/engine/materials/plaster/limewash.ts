import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { sweepTones, trowelStrokes } from "../../texture/marks/trowel-strokes.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { sampleField } from "../../texture/noises/sample-field.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CHALK = ["#c3bdb1", "#d6d1c7", "#e4e0d9", "#efede8"].map(fromHex);
const TILE = 1.2;

/** Chalky limewash put on crosswise with a broad brush: bristle lines, cloudy coats. Takes colours in the wash. */
export const limewash: Material = {
  id: "limewash",
  class: "plaster",
  words: [
    "limewash",
    "whitewash",
    "chalk",
    "lime wash",
    "chalk paint",
    "whitewashed wall",
    "white chalk",
    "mineral paint",
    "distemper",
  ],
  tileSize: TILE,
  shade: shadeLimewash,
};

function shadeLimewash({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(6, scale);
  const strokes = trowelStrokes(size, draw, across, 2.6, 1.3);
  const bristles = fbm(size, { cells: 160, cellsY: 4, octaves: 3, gain: 0.7, seed: draw.seed32("bristles") });
  const cloud = fbm(size, { cells: featureCount(10, scale), octaves: 5, gain: 0.62, seed: draw.seed32("cloud") });
  const powder = fbm(size, { cells: featureCount(140, scale), octaves: 2, gain: 0.9, seed: draw.seed32("powder") });
  const tone = sweepTones(across, draw.seed32("tone"));
  const chalk = palette(...dye(CHALK, colours[0], 1.2));
  return paintSurface(size, TILE, (texel, i) => {
    const stroke = (strokes.index[i] as number) + 1;
    const own = tone[stroke] as number;
    // bristle lines run along each stroke, from another place of one field
    const line = sampleField(
      bristles,
      size,
      (strokes.across[i] as number) * 0.14 + own * 7,
      (strokes.along[i] as number) * 0.1 + own * 3,
    );
    const p = powder[i] as number;
    const c = cloud[i] as number;
    paintFrom(chalk, 0.5 + (own - 0.5) * 0.4 + line * 0.2 + c * 0.24 + p * 0.08, texel);
    texel.height = (strokes.height[i] as number) * 0.0006 + line * 0.00028 + p * 0.00012 + c * 0.0006;
    texel.roughness = 0.94 + p * 0.03;
  });
}
