import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { type Copy, createShape, scatterLayers } from "../../texture/marks/scatter.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { skin } from "./skin.ts";

const HAIRS = ["#1b110c", "#3a2415", "#0f0d0d"].map(fromHex);
const FACES = ["#dfb197", "#c39272", "#8f6044"].map(fromHex);
/** A hair that thins towards its tip. */
const HAIR = createShape(24, (u, v) => Math.max(0, 1 - Math.abs(u) / (0.35 + 0.5 * smoothstep(-1, 0.6, v))));

/** A few days' beard: short stiff hairs, all leaning about one way, standing out of skin. Takes colours in the skin, then in the hair. */
export const beardStubble: Material = {
  id: "beard-stubble",
  class: "misc",
  words: ["facial hair", "beard stubble", "skin with hair", "hairy skin", "shaved skin", "short beard"],
  tileSize: skin.tileSize,
  shade: shadeStubble,
};

function shadeStubble(context: ShadeContext): Surface {
  const { size, draw, colours, scale } = context;
  const face = skin.shade({
    ...context,
    colours: [colours[0] ?? draw.pick("face", FACES, [6, 2, 1])],
    draw: draw.fork("skin"),
  });
  const hair = colours[1] ?? draw.pick("hair", HAIRS);
  const lean = fbm(64, { cells: 2, octaves: 2, seed: draw.seed32("lean") });
  const place = (least: number, most: number) => (copy: Copy, next: () => number) => {
    const at = (Math.floor(copy.y * 64) & 63) * 64 + (Math.floor(copy.x * 64) & 63);
    copy.angle = (lean[at] as number) * 0.6 + (next() - 0.5) * 0.55;
    copy.length = (least + (most - least) * next()) * scale;
    copy.width = 0.0027 * scale * (0.8 + 0.5 * next());
    copy.bend = (next() - 0.5) * 5;
    copy.gain = 0.6 + 0.4 * next();
  };
  const layers = [
    { shape: HAIR, across: featureCount(26, scale), place: place(0.014, 0.026) },
    { shape: HAIR, across: featureCount(17, scale), place: place(0.04, 0.075) },
  ];
  const hairs = scatterLayers(createField(size * size), size, layers, draw.stream("hairs")).height;
  // what grows under the skin darkens it
  const roots = evenNoise(size, { cells: featureCount(14, scale), octaves: 3, seed: draw.seed32("roots") });
  const cool = [0.86, 0.9, 0.97] as const;
  return repaintSurface(face, (texel, i) => {
    const shadow = 0.75 + 0.5 * (roots[i] as number);
    texel.r *= 1 - (1 - cool[0]) * shadow;
    texel.g *= 1 - (1 - cool[1]) * shadow;
    texel.b *= 1 - (1 - cool[2]) * shadow;
    const h = Math.min(1, (hairs[i] as number) * 1.6);
    if (h <= 0) return;
    blendColour(texel, hair, smoothstep(0.05, 0.45, h) * 0.92);
    texel.height += face.tileSize * 0.0022 * h;
    texel.roughness = lerp(texel.roughness, 0.4, h);
  });
}
