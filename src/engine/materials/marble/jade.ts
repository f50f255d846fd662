import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const JADE = ["#123f26", "#276645", "#468c62", "#76b088", "#abd1b0"].map(fromHex);
const MILK = fromHex("#c4dcc0");
const TILE = 0.3;

/** Polished jade: waxy green clouds, milky threads, a few dark specks. Takes colours in the stone, then in the threads. */
export const jade: Material = {
  id: "jade",
  class: "marble",
  words: ["jade", "jadeite", "nephrite", "green jade", "imperial jade", "jade stone"],
  tileSize: TILE,
  within: 0.4,
  shade: shadeJade,
};

function shadeJade({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(9, scale);
  const fold = domainWarp(size, draw.fork("fold"), cells, 0.055, 4);
  const clouds = fold(fbm(size, { cells, octaves: 5, gain: 0.42, seed: draw.seed32("clouds") }));
  const threads = fold(fbm(size, { cells: cells * 2, octaves: 5, gain: 0.45, seed: draw.seed32("threads") }));
  const specks = fbm(size, { cells: featureCount(40, scale), octaves: 3, gain: 0.6, seed: draw.seed32("specks") });
  const stone = palette(...dye(JADE, colours[0]));
  const milk = colours[1] ?? dye([MILK], colours[0])[0] ?? MILK;
  // a colour that was asked for is seen as itself, and clouds the stone where it gathers
  const strength = colours[1] ? 2.1 : 1;
  return paintSurface(size, TILE, (texel, i) => {
    const c = clouds[i] as number;
    const t = threads[i] as number;
    const s = specks[i] as number;
    paintFrom(stone, 0.46 + c * 0.26 + s * 0.04 - smoothstep(0.62, 0.85, s) * 0.35, texel);
    blendColour(
      texel,
      milk,
      Math.min(
        1,
        (smoothstep(0.3, 0, Math.abs(t)) * smoothstep(0.1, 0.9, c) * 0.3 + smoothstep(0.2, 1, t) * 0.32) * strength,
      ),
    );
    texel.height = TILE * 0.00008 * t;
    texel.roughness = 0.15 + s * 0.02 + c * 0.02;
  });
}
