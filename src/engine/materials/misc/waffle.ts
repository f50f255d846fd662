import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BAKED = ["#6a3410", "#a5641f", "#cf9440", "#e3b76d", "#efd09a"].map(fromHex);
const TILE = 0.16;

/** Waffle: square wells between rounded ribs, browned on the ribs, pale and porous in the wells. Takes colours in the dough. */
export const waffle: Material = {
  id: "waffle",
  class: "misc",
  words: ["waffle", "wafer", "biscuit", "waffle cone", "ice cream cone", "cracker", "belgian waffle"],
  tileSize: TILE,
  shade: shadeWaffle,
};

function shadeWaffle({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(6, scale);
  const sway = fbm(size, { cells: count * 2, octaves: 3, seed: draw.seed32("sway") });
  const bake = fbm(size, { cells: featureCount(5, scale), octaves: 5, gain: 0.6, seed: draw.seed32("bake") });
  const grain = fbm(size, { cells: featureCount(56, scale), octaves: 3, gain: 0.75, seed: draw.seed32("grain") });
  const pores = pits(size, draw.seed32("pores"), featureCount(40, scale), 0.45, 0.36);
  const dough = palette(...dye(BAKED, colours[0], 0.95));
  const pitch = TILE / count;
  return paintSurface(size, TILE, (texel, i) => {
    const s = (sway[i] as number) * 0.03;
    const g = grain[i] as number;
    const x = (((i & (size - 1)) + 0.5) / size) * count + s;
    const y = ((Math.floor(i / size) + 0.5) / size) * count - s;
    const u = Math.abs(x - Math.floor(x) - 0.5) * 2;
    const v = Math.abs(y - Math.floor(y) - 0.5) * 2;
    const out = Math.max(u, v) + g * 0.02;
    const rib = smoothstep(0.58, 0.86, out);
    const pore = pores[i] as number;
    const b = bake[i] as number;
    paintFrom(dough, clamp01(0.66 - rib * 0.3 + b * 0.26 + g * 0.1 - pore * 0.12), texel);
    shade(texel, 0.74 + 0.26 * Math.max(rib, 1 - smoothstep(0.3, 0.66, out) * 0.9));
    texel.height = pitch * (0.3 * rib + 0.012 * g - 0.035 * pore + 0.03 * b);
    texel.roughness = 0.6 - rib * 0.1 + g * 0.08;
  });
}
