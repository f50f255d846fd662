import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const ROSE = ["#b9687a", "#d38d9b", "#e3aab3", "#efc8cd", "#f8e4e4"].map(fromHex);
const MILK = fromHex("#fbeeec");
const TILE = 0.4;

/** A polished slab of rose quartz: milky pink clouds, healed fractures in it like torn veils. Takes colours in the stone. */
export const roseQuartz: Material = {
  id: "rose-quartz",
  class: "marble",
  words: ["rose quartz", "rose quartz slab", "pink quartz"],
  tileSize: TILE,
  shade: shadeRoseQuartz,
};

function shadeRoseQuartz({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(6, scale);
  const fold = domainWarp(size, draw.fork("fold"), cells, 0.09, 4);
  const clouds = fold(fbm(size, { cells, octaves: 5, gain: 0.45, seed: draw.seed32("clouds") }));
  const veil = fold(fbm(size, { cells: cells * 3, octaves: 5, gain: 0.6, seed: draw.seed32("veil") }));
  const healed = cracks(size, draw.fork("healed"), featureCount(8, scale), 0.85, 0.2);
  const fine = cracks(size, draw.fork("fine"), featureCount(11, scale), 0.5, 0.2);
  const stone = palette(...dye(ROSE, colours[0]));
  const milk = dye([MILK], colours[0], 0.4)[0] ?? MILK;
  return paintSurface(size, TILE, (texel, i) => {
    const c = clouds[i] as number;
    const v = veil[i] as number;
    paintFrom(stone, 0.42 + c * 0.27 + v * 0.12, texel);
    // light caught in a fracture dies away from it, into the stone
    const great = healed[i] as number;
    const small = fine[i] as number;
    const glow = smoothstep(0.34, 0, great) * smoothstep(-0.5, 0.6, v) * 0.36;
    const line =
      Math.max(smoothstep(0.022, 0.004, great), 0.6 * smoothstep(0.016, 0.003, small)) * smoothstep(-0.7, 0.2, c);
    blendColour(texel, milk, Math.min(0.9, glow + line * 0.55));
    texel.height = TILE * (0.00004 * v - 0.00008 * line);
    texel.roughness = 0.13 + 0.02 * c + 0.14 * line;
  });
}
