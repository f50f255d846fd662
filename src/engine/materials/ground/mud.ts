import { blurKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { billow, fbm } from "../../texture/noises/noise.ts";
import { slopeBlur } from "../../texture/noises/slope-blur.ts";
import { levelBelow } from "../../texture/relief-masks.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const MUD = ["#33251a", "#4c3928", "#654e39", "#7d654d", "#947c62"].map(fromHex);
const TILE = 1.5;

/** Trampled wet mud: churned ridges with soft lips, water standing in the holes. Takes colours in the mud. */
export const mud: Material = {
  id: "mud",
  class: "ground",
  words: [
    "mud",
    "wet mud",
    "wet clay",
    "muddy ground",
    "mud puddle",
    "swamp",
    "bog",
    "sludge",
    "clay mud",
    "swamp mud",
  ],
  tileSize: TILE,
  shade: shadeMud,
};

function shadeMud({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(6, scale);
  const stir = domainWarp(size, draw.fork("stir"), cells, 0.09 / cells + 0.015, 3);
  const base = fbm(size, { cells, octaves: 3, gain: 0.5, seed: draw.seed32("base") });
  const churned = stir(billow(size, { cells: cells * 2, octaves: 4, gain: 0.5, seed: draw.seed32("churned") }));
  const soft = slopeBlur(churned, base, size, 0.02);
  const grit = fbm(size, { cells: featureCount(60, scale), octaves: 4, gain: 0.75, seed: draw.seed32("grit") });
  const height = base.map(
    (b, i) => TILE * (0.016 * b + 0.06 * ((soft[i] as number) - 0.4) + 0.0016 * (grit[i] as number)),
  );
  const smooth = blurKernel(height, size, size * 0.004, 2);
  const water = levelBelow(height, draw.number("water", 0.16, 0.3));
  const earth = palette(...dye(MUD, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const h = lerp(height[i] as number, smooth[i] as number, 0.5);
    const g = grit[i] as number;
    const above = (h - water) / (TILE * 0.02);
    const under = smoothstep(0.04, -0.04, above);
    const damp = smoothstep(2.4, 0.1, above);
    paintFrom(earth, 0.34 + above * 0.16 + g * 0.16 - damp * 0.16 + (base[i] as number) * 0.1, texel);
    shade(texel, 1 - under * 0.3);
    texel.height = lerp(h, water, under);
    texel.roughness = lerp(lerp(0.62 + g * 0.1, 0.22 + g * 0.08, damp), 0.04, under);
  });
}
