import { fromHex } from "../../math/color.ts";
import { pow } from "../../math/elementary.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatterLayers } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CHALK = ["#b9b1a4", "#d0c9bd", "#e0dad0", "#ebe7df"].map(fromHex);
const TILE = 1.2;
/** Combed ridges between the middle of a fan and its rim. */
const RIDGES = 6;

/** What a comb trowel leaves in a half turn: rings of ridges about a pivot, the later over the earlier. */
const FAN = createShape(160, (u, v) => {
  const far = Math.sqrt(u * u + v * v);
  if (far >= 1) return 0;
  const turn = far * RIDGES + 0.1 * u;
  const ridge = 1 - Math.abs((turn - Math.floor(turn)) * 2 - 1);
  const rim = 1 - pow(far, 8);
  return 0.55 + rim * (0.08 + 0.37 * ridge * smoothstep(0.05, 0.2, far));
});

/** Plaster swirled with a notched trowel or a brush: fans of fine ridges overlapping all over, of one tone. Takes colours as a wash. */
export const swirlPlaster: Material = {
  id: "swirl-plaster",
  class: "plaster",
  words: [
    "swirl plaster",
    "swirled plaster",
    "swirl trowel plaster",
    "swirl troweled plaster",
    "swirl trowelled plaster",
    "trowel swirl plaster",
    "swirl stucco",
    "swirl ceiling",
    "swirl drywall",
    "swirl artex",
    "combed plaster",
    "fan plaster",
  ],
  tileSize: TILE,
  shade: shadeSwirlPlaster,
};

function shadeSwirlPlaster({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(7, scale);
  const order = evenGrid(across, across, draw.seed32("order"));
  const bed = fbm(size, { cells: across, octaves: 3, gain: 0.5, seed: draw.seed32("bed") });
  for (let i = 0; i < bed.length; i += 1) bed[i] = 0.1 + 0.05 * (bed[i] as number);
  const fans = scatterLayers(
    bed,
    size,
    [
      {
        shape: FAN,
        across,
        place: (copy, next, n) => {
          copy.angle = next() * 6.2832;
          copy.length = (1.45 + 0.3 * next()) / across;
          copy.width = copy.length * (0.86 + 0.14 * next());
          copy.base = 0.4 * (order[n] as number);
          copy.gain = 0.5;
          copy.tilt = (next() - 0.5) * 0.24;
        },
      },
    ],
    draw.stream("fans"),
  ).height;
  const drag = fbm(size, { cells: featureCount(46, scale), octaves: 4, gain: 0.7, seed: draw.seed32("drag") });
  const grain = fbm(size, { cells: featureCount(130, scale), octaves: 2, gain: 0.8, seed: draw.seed32("grain") });
  const chalk = palette(...dye(CHALK, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const f = fans[i] as number;
    const d = drag[i] as number;
    const g = grain[i] as number;
    paintFrom(chalk, 0.56 + 0.14 * clamp01(f) + 0.06 * d + 0.07 * g, texel);
    texel.height = 0.022 * f + 0.0012 * d + 0.0003 * g;
    texel.roughness = 0.86 + 0.04 * g - 0.06 * d;
  });
}
