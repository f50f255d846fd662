import { fromHex } from "../../math/color.ts";
import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { billow } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GREYS = ["#4b4d52", "#6f7277", "#96999d", "#bcbec1", "#dcdddf"].map(fromHex);
const TILE = 0.6;

/** Thick smoke: soft billows, pale where they swell and dark between. Takes a colour in the billows. */
export const smoke: Material = {
  id: "smoke",
  class: "misc",
  words: ["billowing smoke", "thick smoke", "smoke texture"],
  tileSize: TILE,
  haze: 0.68,
  shade: shadeSmoke,
};

function shadeSmoke({ size, draw, colours, scale }: ShadeContext): Surface {
  const stir = domainWarp(size, draw.fork("stir"), featureCount(3, scale), 0.1, 3);
  const puffs = stir(
    billow(size, { cells: featureCount(5, scale), octaves: 4, gain: 0.5, seed: draw.seed32("puffs") }),
  );
  const greys = palette(...dye(GREYS, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const p = puffs[i] as number;
    texel.height = TILE * 0.012 * p;
    paintFrom(greys, clamp01(0.52 + 0.6 * p), texel);
    texel.roughness = 1 - p * 0.08;
  });
}
