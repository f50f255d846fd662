import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GLOW = ["#1c3f9c", "#2f6fe0", "#58aef8", "#a6e0ff", "#f2fcff"].map(fromHex);
const TILE = 0.5;

/** Electricity that has taken shape: white forked veins in a blue glow. Takes a colour in the glow. */
export const lightningStuff: Material = {
  id: "lightning",
  class: "misc",
  words: ["electric arcs", "lightning texture", "electricity surface"],
  tileSize: TILE,
  shade: shadeLightning,
};

function shadeLightning({ size, draw, colours, scale }: ShadeContext): Surface {
  const stir = domainWarp(size, draw.fork("stir"), featureCount(8, scale), 0.04, 3);
  const veins = stir(
    ridged(size, { cells: featureCount(8, scale), octaves: 3, gain: 0.5, seed: draw.seed32("veins") }),
  );
  const air = fbm(size, { cells: featureCount(7, scale), octaves: 3, seed: draw.seed32("air") });
  const glow = palette(...dye(GLOW, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const v = veins[i] as number;
    const bolt = smoothstep(0.74, 0.9, v);
    texel.height = TILE * 0.012 * bolt;
    paintFrom(glow, clamp01(0.12 + 0.3 * v + 0.14 * (air[i] as number) + 0.5 * bolt), texel);
    texel.roughness = 0.88 - bolt * 0.2;
  });
}
