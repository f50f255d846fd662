import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { billow, fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const RUST = ["#261910", "#4c2d13", "#784517", "#a36628", "#c18f4b"].map(fromHex);
const SCALE = ["#332f2c", "#4b4541", "#67605a"].map(fromHex);
const TILE = 0.6;

/** Iron plate eaten by rust: dark scale, blistered crusts, orange dust. Takes colours in the iron that is left. */
export const rustyIron: Material = {
  id: "rusty-iron",
  class: "metal",
  words: [
    "rusty iron",
    "rusty metal",
    "rust",
    "corroded metal",
    "oxidized metal",
    "rusted steel",
    "corten steel plate",
    "corten plate",
    "weathering steel plate",
  ],
  tileSize: TILE,
  shade: shadeRustyIron,
};

function shadeRustyIron({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(8, scale);
  const spread = fbm(size, { cells, octaves: 8, gain: 0.72, seed: draw.seed32("spread") });
  const crust = billow(size, { cells: cells * 6, octaves: 6, gain: 0.65, seed: draw.seed32("crust") });
  const grit = fbm(size, { cells: cells * 26, octaves: 4, gain: 0.85, seed: draw.seed32("grit") });
  const hue = fbm(size, { cells: cells * 3, octaves: 6, gain: 0.65, seed: draw.seed32("hue") });
  const holes = pits(size, draw.seed32("holes"), cells * 11, 0.35, 0.38);
  const rust = palette(...RUST);
  const iron = palette(...dye(SCALE, colours[0], 1));
  // a colour that was asked for must be seen between the rust
  const reach = draw.number("reach", 0.1, 0.45) - (colours[0] ? 0.62 : 0);
  const mixed = { r: 0, g: 0, b: 0 };
  return paintSurface(size, TILE, (texel, i) => {
    const g = grit[i] as number;
    const c = crust[i] as number;
    const h = hue[i] as number;
    const hole = holes[i] as number;
    const eaten = smoothstep(-0.5, 0.16, (spread[i] as number) + reach + g * 0.1 + hole * 0.15);
    paintFrom(iron, 0.5 + h * 0.3 + g * 0.15, texel);
    paintFrom(rust, 0.44 + h * 0.36 + (c - 0.4) * 0.4 + g * 0.14 - hole * 0.2, mixed);
    texel.r = lerp(texel.r, mixed.r, eaten);
    texel.g = lerp(texel.g, mixed.g, eaten);
    texel.b = lerp(texel.b, mixed.b, eaten);
    texel.height = eaten * (c * 0.0016 + g * 0.00022 - hole * 0.0009) + g * 0.00005;
    texel.metalness = (1 - eaten) * 0.9;
    texel.roughness = lerp(0.45 + h * 0.06, 0.88 + g * 0.05, eaten);
  });
}
