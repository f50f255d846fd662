import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { craters } from "../../texture/marks/craters.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SKINS: readonly (readonly string[])[] = [
  ["#1c1030", "#3a2358", "#5e3f82", "#8766a8", "#b497cc"],
  ["#0e2430", "#1b4655", "#2f6f7d", "#5a9aa3", "#98c8cb"],
  ["#33101c", "#5f2138", "#8f3e58", "#b86b80", "#dba4b0"],
];
const GLOWS = ["#6dffb0", "#ffb347", "#63e6ff"];
const TILE = 6;

/** Another planet: violet or teal crust grown in veins, blisters that have burst, a glow in their hearts. Takes colours in the crust, then in the glow. */
export const alienGround: Material = {
  id: "alien-ground",
  class: "ground",
  words: [
    "alien ground",
    "alien planet",
    "alien terrain",
    "alien surface",
    "alien planet ground",
    "alien soil",
    "extraterrestrial ground",
    "alien world",
  ],
  tileSize: TILE,
  shade: shadeAlienGround,
};

function shadeAlienGround({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(4, scale);
  const stir = domainWarp(size, draw.fork("stir"), cells, 0.1, 4);
  const veins = stir(ridged(size, { cells: cells * 2, octaves: 4, gain: 0.5, seed: draw.seed32("veins") }));
  const swell = fbm(size, { cells, octaves: 5, gain: 0.5, seed: draw.seed32("swell") });
  const great = craters(size, draw.seed32("great"), cells * 2, 0.7);
  const small = craters(size, draw.seed32("small"), cells * 5, 0.6);
  const scales = { cellsX: cells * 14, cellsY: cells * 14, jitter: 1, seed: draw.seed32("scales") };
  const { nearest } = cellsKernel(size, scales, ["nearest"]);
  const kind = draw.integer("kind", 0, SKINS.length - 1);
  const skin = palette(...dye((SKINS[kind] as readonly string[]).map(fromHex), colours[0]));
  const glow = colours[1] ?? fromHex(GLOWS[kind] as string);
  return paintSurface(size, TILE, (texel, i) => {
    const v = veins[i] as number;
    const s = swell[i] as number;
    const bowl = great[i] as number;
    const blister = small[i] as number;
    const knob = 1 - clamp01(nearest[i] as number);
    texel.height = TILE * (0.03 * v * v + 0.02 * s + 0.06 * bowl + 0.02 * blister + 0.007 * knob);
    paintFrom(skin, 0.3 + v * 0.42 + s * 0.2 + knob * 0.22 + (bowl + blister) * 0.2, texel);
    shade(texel, 0.75 + 0.25 * knob);
    const heart = smoothstep(-0.3, -0.85, bowl * 1.15) * (0.55 + 0.45 * knob) + smoothstep(-0.3, -0.6, blister) * 0.5;
    blendColour(texel, glow, clamp01(heart) * 0.9);
    texel.roughness = 0.55 - v * 0.2 + knob * 0.1 - heart * 0.2;
  });
}
