import { fromHex } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BLACK = ["#1c1d1e", "#2a2b2c", "#3d3e40"].map(fromHex);
const DUST = fromHex("#8a8378");
const TILE = 0.25;

/** Rubber runner: straight flat-topped ribs side by side, polished on top, dust in the grooves. Takes colours through and through. */
export const ribbedRubber: Material = {
  id: "ribbed-rubber",
  class: "plastic",
  words: [
    "ribbed rubber",
    "ribbed rubber mat",
    "ribbed rubber floor",
    "ribbed rubber flooring",
    "ribbed mat",
    "fluted rubber",
    "grooved rubber",
    "rubber runner",
    "rubber rib",
  ],
  tileSize: TILE,
  shade: shadeRibbedRubber,
};

function shadeRibbedRubber({ size, draw, colours, scale }: ShadeContext): Surface {
  const ribs = featureCount(draw.integer("ribs", 22, 30), scale);
  const groove = draw.number("groove", 0.13, 0.19);
  const shift = draw.number("shift", 0, 1);
  const sway = fbm(size, { cells: 3, octaves: 2, seed: draw.seed32("sway") });
  const grain = fbm(size, { cells: 100, octaves: 2, gain: 0.7, seed: draw.seed32("grain") });
  const use = evenNoise(size, { cells: 7, octaves: 6, gain: 0.65, seed: draw.seed32("use") });
  const rubber = palette(...dye(BLACK, colours[0], 0.7));
  const pitch = TILE / ribs;
  return paintSurface(size, TILE, (texel, i) => {
    const x = ((i & (size - 1)) + 0.5) / size + ((sway[i] as number) * 0.5) / ribs;
    const turn = x * ribs + shift;
    const off = Math.abs(turn - Math.floor(turn) - 0.5);
    const rib = smoothstep(0.5 - groove * 0.45, 0.5 - groove * 1.35, off);
    const g = grain[i] as number;
    const u = use[i] as number;
    const rim = smoothstep(0.55, 0.85, rib) * smoothstep(1, 0.9, rib);
    paintFrom(rubber, 0.42 + g * 0.14 + u * 0.08 + rib * 0.08 + rim * 0.2, texel);
    shade(texel, 0.42 + 0.58 * smoothstep(0, 0.6, rib));
    blendColour(texel, DUST, (1 - rib) * clamp01(0.35 + u * 0.6) * 0.16 + rib * clamp01(u - 0.1) * 0.08);
    texel.height = pitch * 0.3 * rib + g * 0.00005;
    texel.roughness = lerp(0.85, 0.5 + clamp01(u) * 0.14, rib) + g * 0.04;
  });
}
