import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { levelBelow } from "../../texture/relief-masks.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendPaint, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const COATS = ["#8fa8a0", "#c98f6a", "#7f9bb0", "#d2b878", "#b56b5a", "#a9b08a", "#c8b9a6"];
const LIME = ["#bdb4a4", "#d3ccbe", "#e2dccf"].map(fromHex);
const TILE = 1.6;
/** Moves the level from which paint has flaked off, where another coat lies under it: negative bares more than a wall nobody cared for. */
const LOWER_SEEN = -0.17;

/** A plastered wall in old emulsion paint: hairline cracks, paint flaked off the plaster in patches, rain-washed. Takes colours in the paint, then in the plaster. */
export const paintedPlaster: Material = {
  id: "painted-plaster",
  class: "plaster",
  words: [
    "painted plaster",
    "paintedplaster",
    "painted wall",
    "paint",
    "wall paint",
    "painted plaster wall",
    "peeling paint",
    "peeling wall",
    "flaking paint",
    "old painted wall",
    "painted stucco",
  ],
  tileSize: TILE,
  shade: shadePaintedPlaster,
};

function shadePaintedPlaster({ size, draw, colours, scale }: ShadeContext): Surface {
  const patches = evenNoise(size, {
    cells: featureCount(12, scale),
    octaves: 4,
    gain: 0.5,
    seed: draw.seed32("patches"),
  });
  const ragged = fbm(size, { cells: featureCount(30, scale), octaves: 5, gain: 0.62, seed: draw.seed32("ragged") });
  const roller = fbm(size, { cells: featureCount(150, scale), octaves: 2, gain: 0.7, seed: draw.seed32("roller") });
  const fade = fbm(size, {
    cells: featureCount(9, scale),
    cellsY: featureCount(4, scale),
    octaves: 6,
    gain: 0.6,
    seed: draw.seed32("fade"),
  });
  const lines = cracks(size, draw, featureCount(7, scale), 0.45, 0.13);
  const base = fromHex(draw.pick("coat", COATS));
  const coat = palette(
    ...dye(
      [0.74, 0.92, 1.04, 1.2].map((f) => [base[0] * f, base[1] * f, base[2] * f] as const),
      colours[0],
      1,
    ),
  );
  const lime = palette(...dye(LIME, colours[1]));
  // of two coats the lower has to be seen
  const held = colours[1] ? LOWER_SEEN : colours[0] ? 0.2 : 0;
  const gone = levelBelow(patches, 1 - draw.number("gone", 0.05, 0.1)) + held;
  const under = { r: 0, g: 0, b: 0 };
  return paintSurface(size, TILE, (texel, i) => {
    const r = ragged[i] as number;
    const p = patches[i] as number;
    const f = fade[i] as number;
    const k = roller[i] as number;
    const crack = lines[i] as number;
    // paint lets go beside the cracks first
    const hold = gone - p - r * 0.24 - smoothstep(0.12, 0, crack) * 0.24;
    const on = smoothstep(-0.012, 0.012, hold);
    const line = smoothstep(0.014, 0.003, crack);
    paintFrom(coat, 0.5 + f * 0.4 + k * 0.07 + r * 0.12, texel);
    shade(texel, 1 + smoothstep(0.1, 0.02, hold) * on * 0.12);
    paintFrom(lime, 0.5 + f * 0.2 + r * 0.22, under);
    shade(under, 1 - smoothstep(-0.08, 0, hold) * (1 - on) * 0.28);
    blendPaint(texel, under, 1 - on);
    shade(texel, 1 - line * 0.6);
    texel.height =
      on * 0.0011 + smoothstep(0.09, 0.02, hold) * on * 0.0008 + k * 0.00016 + r * 0.0004 + p * 0.0012 - line * 0.003;
    texel.roughness = 0.62 - f * 0.08 + (1 - on) * 0.28 + k * 0.04 + line * 0.1;
  });
}
