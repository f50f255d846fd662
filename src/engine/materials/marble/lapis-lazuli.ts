import { fromHex } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BLUE = ["#06103f", "#0f2270", "#1c3b9c", "#3a5fbe", "#6d8cd2"].map(fromHex);
const CALCITE = fromHex("#dfe2ea");
const PYRITE = fromHex("#d9b24c");
const TILE = 0.3;

/** Lapis lazuli: ultramarine clouds, white calcite, flecks of gold pyrite. Takes colours in the blue, then in the white. */
export const lapisLazuli: Material = {
  id: "lapis-lazuli",
  class: "marble",
  words: ["lapis lazuli", "lapis", "blue stone", "sodalite", "blue gemstone slab", "lazurite"],
  tileSize: TILE,
  shade: shadeLapis,
};

function shadeLapis({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(8, scale);
  const fold = domainWarp(size, draw.fork("fold"), cells, 0.06, 4);
  const clouds = fold(evenNoise(size, { cells, octaves: 6, gain: 0.6, seed: draw.seed32("clouds") }));
  const veins = fold(fbm(size, { cells: cells * 2, octaves: 5, gain: 0.55, seed: draw.seed32("veins") }));
  const grain = fbm(size, { cells: featureCount(60, scale), octaves: 3, gain: 0.8, seed: draw.seed32("grain") });
  const flecks = pits(size, draw.seed32("flecks"), featureCount(70, scale), 0.28, 0.4);
  const stone = palette(...dye(BLUE, colours[0]));
  const white = colours[1] ?? CALCITE;
  return paintSurface(size, TILE, (texel, i) => {
    const c = clouds[i] as number;
    const v = veins[i] as number;
    const g = grain[i] as number;
    paintFrom(stone, 0.44 + c * 0.24 + g * 0.16, texel);
    const calcite =
      smoothstep(0.07, 0, Math.abs(v)) * smoothstep(-0.3, 0.5, c) * 0.7 + smoothstep(0.5, 0.9, c + v * 0.3) * 0.2;
    blendColour(texel, white, clamp01(calcite));
    // pyrite gathers along the veins, in streaks
    const gold = smoothstep(0.15, 0.5, (flecks[i] as number) * smoothstep(0.5, 0.1, Math.abs(v + 0.15)) + g * 0.08);
    blendColour(texel, PYRITE, gold);
    texel.metalness = gold > 0.5 ? 1 : 0;
    texel.height = TILE * (0.00006 * g + 0.0002 * gold);
    texel.roughness = lerp(0.16 + g * 0.03, 0.26, gold);
  });
}
