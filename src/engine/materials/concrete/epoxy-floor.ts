import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { levelBelow } from "../../texture/relief-masks.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendPaint, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const COATS = ["#8a9096", "#7f8b84", "#9b9a92", "#5f7283", "#8c3a2f", "#4f6f57"];
const SCREED = ["#6f6d69", "#8b8985", "#a3a09b", "#b6b3ad"].map(fromHex);
const TILE = 2;
/** Share of the floor where the coat is gone. */
const GONE = 0.03;

/** A concrete floor under a coat of epoxy paint: level, glossy, orange-peeled, worn to the concrete where wheels and feet go. Takes colours in the paint, then in the concrete. */
export const epoxyFloor: Material = {
  id: "epoxy-floor",
  class: "concrete",
  words: [
    "epoxy floor",
    "epoxy paint",
    "epoxy coating",
    "epoxy coat",
    "epoxy floor paint",
    "floor paint",
    "epoxy painted concrete",
    "painted concrete floor",
    "epoxy resin floor",
    "epoxy",
    "workshop floor",
    "factory floor",
  ],
  tileSize: TILE,
  shade: shadeEpoxyFloor,
};

function shadeEpoxyFloor({ size, draw, colours, scale }: ShadeContext): Surface {
  const use = evenNoise(size, { cells: featureCount(22, scale), octaves: 5, gain: 0.5, seed: draw.seed32("use") });
  // of as much in every tile: a single bare spot is what one sees again in the next
  const gone = levelBelow(use, 1 - GONE);
  const peel = fbm(size, { cells: featureCount(110, scale), octaves: 2, gain: 0.7, seed: draw.seed32("peel") });
  const cloud = fbm(size, { cells: featureCount(9, scale), octaves: 5, gain: 0.6, seed: draw.seed32("cloud") });
  const scuffs = scratches(size, draw, 320, 0.14, { angle: 0, stray: 3.14 }, 1.3);
  const base = fromHex(draw.pick("coat", COATS));
  const coat = palette(
    ...dye(
      [0.82, 0.96, 1.08].map((k) => [base[0] * k, base[1] * k, base[2] * k]),
      colours[0],
      1,
    ),
  );
  const screed = palette(...dye(SCREED, colours[1]));
  const under = { r: 0, g: 0, b: 0 };
  return paintSurface(size, TILE, (texel, i) => {
    const u = use[i] as number;
    const p = peel[i] as number;
    const c = cloud[i] as number;
    const s = scuffs[i] as number;
    // thin before it is gone: the edge of the coat is ragged, and dull about it
    const held = gone - u - 0.1 * p - 0.12 * s;
    const on = smoothstep(-0.02, 0.02, held);
    const thin = smoothstep(0.26, 0, held);
    paintFrom(coat, 0.5 + 0.26 * c + 0.05 * p, texel);
    shade(texel, 1 - 0.12 * thin - 0.1 * s);
    paintFrom(screed, 0.45 + 0.3 * c + 0.25 * p, under);
    shade(under, 0.92 - 0.2 * smoothstep(-0.06, 0, held));
    blendPaint(texel, under, 1 - on);
    texel.height = 0.0007 * on + 0.00005 * p * (2 - on) + 0.0004 * c - 0.00012 * s;
    texel.roughness = 0.2 + 0.22 * thin + 0.05 * c + 0.18 * s + (1 - on) * 0.42;
  });
}
