import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { facets } from "../../texture/marks/facets.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BASALT = ["#1d1d1e", "#2e2f30", "#414243", "#565758", "#6d6d6d"].map(fromHex);
const TILE = 0.8;

/** Vesicular basalt: near-black rock blown full of gas bubbles, large and small. Takes colours in the rock. */
export const basalt: Material = {
  id: "basalt",
  class: "stone",
  words: [
    "basalt",
    "volcanic rock",
    "lava rock",
    "lava stone",
    "pumice",
    "scoria",
    "vesicular basalt",
    "black rock",
    "volcanic stone",
  ],
  tileSize: TILE,
  shade: shadeBasalt,
};

function shadeBasalt({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(4, scale);
  const swell = fbm(size, { cells, octaves: 6, gain: 0.55, seed: draw.seed32("swell") });
  const faces = facets(size, draw.fork("faces"), cells * 2, 0.5);
  const grit = fbm(size, { cells: featureCount(70, scale), octaves: 4, gain: 0.85, seed: draw.seed32("grit") });
  const great = pits(size, draw.seed32("great"), cells * 6, 0.5, 0.44);
  const small = pits(size, draw.seed32("small"), cells * 16, 0.6, 0.42);
  const stone = palette(...dye(BASALT, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const s = swell[i] as number;
    const g = grit[i] as number;
    const many = smoothstep(-0.5, 0.4, s + 0.2);
    const hole = Math.max((great[i] as number) * many, (small[i] as number) * 0.55);
    const deep = smoothstep(0, 0.6, hole);
    texel.height =
      TILE *
      (0.016 * s +
        0.018 * (faces[i] as number) +
        0.0016 * g -
        0.02 * (great[i] as number) * many -
        0.006 * (small[i] as number));
    paintFrom(stone, 0.52 + s * 0.2 + (faces[i] as number) * 0.12 + g * 0.28, texel);
    shade(texel, 1 - deep * 0.55);
    texel.roughness = 0.88 + g * 0.05;
  });
}
