import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PINK = ["#8d5450", "#b67a72", "#cf9a90", "#e0b8ad"].map(fromHex);
const BLOOD = fromHex("#7d1d20");
const TILE = 0.16;

/** Brain: fat winding folds pressed together, dark furrows between, red vessels over them. Takes colours in the folds, then in the vessels. */
export const brain: Material = {
  id: "brain",
  class: "misc",
  words: ["brain", "brain tissue", "brains", "cortex", "intestine", "convoluted"],
  tileSize: TILE,
  shade: shadeBrain,
};

function shadeBrain({ size, draw, colours, scale }: ShadeContext): Surface {
  const folds = domainWarp(
    size,
    draw.fork("winding"),
    featureCount(6, scale),
    0.035,
    2,
  )(fbm(size, { cells: featureCount(13, scale), octaves: 1, seed: draw.seed32("folds") }));
  const veins = ridged(size, { cells: featureCount(6, scale), octaves: 4, gain: 0.5, seed: draw.seed32("vessels") });
  const blush = fbm(size, { cells: featureCount(7, scale), octaves: 4, gain: 0.6, seed: draw.seed32("blush") });
  const tissue = palette(...dye(PINK, colours[0], 1));
  const vessel = colours[1] ?? (colours[0]?.map((c) => c * 0.5) as [number, number, number] | undefined) ?? BLOOD;
  return paintSurface(size, TILE, (texel, i) => {
    const v = folds[i] as number;
    const b = blush[i] as number;
    // furrows run where the noise changes sign and midway: winding walls of even width
    const band = v * 1.25;
    const near = Math.abs(band - Math.round(band));
    const fold = Math.sqrt(Math.min(1, near * 2));
    const furrow = smoothstep(0.09, 0.02, near);
    const line = smoothstep(0.86, 0.95, veins[i] as number) * (1 - furrow);
    paintFrom(tissue, 0.3 + fold * 0.36 + b * 0.16, texel);
    blendColour(texel, vessel, line * 0.6 + furrow * 0.4);
    shade(texel, 0.6 + 0.4 * smoothstep(0, 0.16, near));
    texel.height = scale * (0.0042 * fold + 0.0006 * line + 0.0006 * b);
    texel.roughness = 0.26 + furrow * 0.16 - b * 0.06;
  });
}
