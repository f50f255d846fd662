import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const FRIED = ["#6e3a14", "#a0601f", "#c88c3c", "#e3b66a", "#f0d49a"].map(fromHex);
const TILE = 0.1;

/** The fried face of a pancake: lace of brown where it touched the pan, pale where bubbles kept it off, fine open pores. Takes colours in the dough. */
export const pancake: Material = {
  id: "pancake",
  class: "misc",
  words: [
    "pancake",
    "crepe",
    "flapjack",
    "tortilla",
    "flatbread",
    "naan",
    "pita",
    "omelette",
    "blini",
    "pancake stack",
  ],
  tileSize: TILE,
  shade: shadePancake,
};

function shadePancake({ size, draw, colours, scale }: ShadeContext): Surface {
  const bake = fbm(size, { cells: featureCount(7, scale), octaves: 6, gain: 0.55, seed: draw.seed32("bake") });
  const lace = fbm(size, { cells: featureCount(24, scale), octaves: 4, gain: 0.6, seed: draw.seed32("lace") });
  const grain = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.75, seed: draw.seed32("grain") });
  const bubbles = pits(size, draw.seed32("bubbles"), featureCount(15, scale), 0.5, 0.46);
  const pores = pits(size, draw.seed32("pores"), featureCount(48, scale), 0.2, 0.26);
  const dough = palette(...dye(FRIED, colours[0], 0.95));
  return paintSurface(size, TILE, (texel, i) => {
    const b = bake[i] as number;
    const l = lace[i] as number;
    const g = grain[i] as number;
    const bubble = smoothstep(0, 0.5, (bubbles[i] as number) + 0.15 * l);
    const rim = smoothstep(0.02, 0.2, bubbles[i] as number) * smoothstep(0.5, 0.25, bubbles[i] as number);
    const pore = pores[i] as number;
    paintFrom(dough, clamp01(0.42 + 0.2 * b + 0.13 * l + 0.3 * bubble - 0.16 * rim + 0.05 * g - 0.25 * pore), texel);
    texel.height = scale * (0.0009 * b + 0.0002 * l - 0.0004 * bubble - 0.0008 * pore + 0.0001 * g);
    texel.roughness = 0.62 + 0.08 * bubble + 0.06 * g;
  });
}
