import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { pow } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GREEN = ["#22310f", "#3d5519", "#5a7426", "#7c9338", "#a0ad57"].map(fromHex);
const STRAW = fromHex("#a7945a");
const SOIL = fromHex("#2e241a");
const BLADE = createShape(24, (u, v) => {
  const wide = 1 - pow(v * 0.5 + 0.5, 2.2);
  // two halves folded up from the midrib
  return Math.abs(u) < wide ? 0.45 + 0.55 * Math.abs(u / wide) : 0;
});
const TILE = 0.8;

/** A meadow from above: thousands of bent blades over soil, some of them dry. Takes colours in the blades. */
export const grass: Material = {
  id: "grass",
  class: "ground",
  words: ["grass", "grassy", "lawn", "meadow", "turf"],
  tileSize: TILE,
  shade: shadeGrass,
};

function shadeGrass({ size, draw, colours, scale, isDrawn }: ShadeContext): Surface {
  const soil = fbm(size, { cells: featureCount(20, scale), octaves: 5, gain: 0.7, seed: draw.seed32("soil") });
  const ground = createField(size * size);
  for (let i = 0; i < ground.length; i += 1) ground[i] = (soil[i] as number) * 0.002 - 0.022;
  // a painter draws few broad blades, and those beside one another lean alike
  const side = featureCount(isDrawn ? 26 : 68, scale);
  const [long, wide] = isDrawn ? [1.5, 4.2] : [1, 1];
  const lean = fbm(64, { cells: 4, octaves: 1, seed: draw.seed32("lean") });
  const wind = draw.number("wind", 0, 6.28);
  const blades = scatter(ground, size, BLADE, { across: side, down: side }, draw.stream("blades"), (copy, next, n) => {
    const young = next();
    copy.angle = next() < 0.4 ? wind + (next() - 0.5) * 1.6 : next() * 6.2832;
    if (isDrawn) {
      const at = Math.floor(((n % side) * 64) / side) + 64 * Math.floor((Math.floor(n / side) * 64) / side);
      copy.angle = wind + (lean[at] as number) * 2.6 + (copy.angle - 3.14) * 0.22;
    }
    copy.length = (0.055 + 0.085 * young) * scale * long;
    copy.width = (0.0082 + 0.0066 * next()) * scale * wide;
    copy.base = -0.02 + 0.016 * young + (next() - 0.5) * 0.006;
    copy.gain = 0.0022 * scale;
    // grown from its lower end, the blade rises, and its tip nods
    copy.tilt = 0.007 * scale;
    copy.bend = (next() - 0.5) * (isDrawn ? 2 : 9);
  });
  const tone = evenGrid(side, side, draw.seed32("tone"));
  const dry = evenGrid(side, side, draw.seed32("dry"));
  const patches = evenNoise(size, { cells: featureCount(6, scale), octaves: 4, seed: draw.seed32("patches") });
  const green = palette(...dye(GREEN, colours[0]));
  const straw = dye([STRAW], colours[0])[0] ?? STRAW;
  return paintSurface(size, TILE, (texel, i) => {
    const id = blades.index[i] as number;
    const h = blades.height[i] as number;
    const light = clamp01((h + 0.024) / 0.026);
    texel.height = h;
    if (id < 0) {
      texel.r = SOIL[0] * 1.2;
      texel.g = SOIL[1] * 1.2;
      texel.b = SOIL[2] * 1.2;
      shade(texel, 0.8 + (soil[i] as number) * 0.4);
      texel.roughness = 0.95;
      return;
    }
    const along = (blades.along[i] as number) * 0.5 + 0.5;
    const rib = 1 - Math.min(1, Math.abs(blades.across[i] as number) * 7);
    paintFrom(
      green,
      0.16 + (tone[id] as number) * 0.4 + along * 0.2 + (patches[i] as number) * 0.09 + rib * 0.1,
      texel,
    );
    const straws = (dry[id] as number) > 0.92 ? 0.75 : (dry[id] as number) * 0.16;
    blendColour(texel, straw, straws * (0.4 + 0.6 * along));
    shade(texel, 0.5 + 0.55 * light);
    texel.roughness = 0.62 - along * 0.08;
  });
}
