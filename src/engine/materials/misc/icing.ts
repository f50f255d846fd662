import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CREAMS: readonly (readonly string[])[] = [
  ["#d8c8ae", "#eadfca", "#f3ecdf", "#f8f4ec"],
  ["#cf7fa0", "#e3a1bb", "#efc0d2", "#f5d6e1"],
  ["#8fbfc4", "#b1d6d8", "#cce6e6", "#e0f0ef"],
];
/** A stroke of the palette knife: flat, with a ridge at its side. */
const STROKE = createShape(64, (u, v) => {
  const ends = 1 - v * v * v * v;
  const side = 1 - u * u * u * u;
  const ridge = Math.max(0, 1 - Math.abs(Math.abs(u) - 0.72) * 4);
  return ends * side * 0.5 + ridge * ends * 0.5;
});
const TILE = 0.2;

/** Buttercream spread with a knife: short curved swipes, each with a ridge at its side, a few bubbles. Takes colours in the cream. */
export const icing: Material = {
  id: "icing",
  class: "misc",
  words: [
    "icing",
    "frosting",
    "cake icing",
    "buttercream",
    "whipped cream",
    "cream",
    "cake",
    "cake frosting",
    "butter",
    "meringue",
    "ice cream",
    "yogurt",
    "yoghurt",
    "marshmallow",
  ],
  tileSize: TILE,
  shade: shadeIcing,
};

function shadeIcing({ size, draw, colours, scale }: ShadeContext): Surface {
  const side = featureCount(9, scale);
  const swell = fbm(size, { cells: featureCount(4, scale), octaves: 3, gain: 0.4, seed: draw.seed32("swell") });
  const lie = fbm(64, { cells: featureCount(3, scale), octaves: 2, seed: draw.seed32("lie") });
  const ground = createField(size * size);
  for (let i = 0; i < ground.length; i += 1) ground[i] = ((swell[i] as number) * 0.4 - 1) * 0.004 * scale;
  const strokes = scatter(ground, size, STROKE, { across: side, down: side }, draw.stream("strokes"), (copy, next) => {
    const at = lie[(Math.floor(copy.y * 64) & 63) * 64 + (Math.floor(copy.x * 64) & 63)] as number;
    copy.angle = 1.1 + at * 2.6 + (next() - 0.5) * 0.5;
    copy.length = (0.18 + 0.15 * next()) * scale;
    copy.width = (0.11 + 0.07 * next()) * scale;
    copy.bend = (next() - 0.5) * 0.9;
    copy.base = (next() - 0.5) * 0.0028 * scale;
    copy.gain = 0.0028 * scale;
    copy.tilt = 0.0013 * scale * (next() - 0.3);
  });
  const bubbles = pits(size, draw.seed32("bubbles"), featureCount(34, scale), 0.08, 0.3);
  const streak = fbm(size, { cells: featureCount(30, scale), octaves: 2, seed: draw.seed32("streak") });
  const cream = palette(...dye(draw.pick("cream", CREAMS).map(fromHex), colours[0], 1));
  return paintSurface(size, TILE, (texel, i) => {
    const h = strokes.height[i] as number;
    const bubble = bubbles[i] as number;
    const lift = clamp01(0.45 + (h / scale) * 90);
    paintFrom(cream, 0.34 + lift * 0.36 + (swell[i] as number) * 0.1 + (streak[i] as number) * 0.05, texel);
    shade(texel, 1 - bubble * 0.25);
    texel.height = h - bubble * 0.0012 * scale + (streak[i] as number) * 0.0001;
    texel.roughness = 0.4 - lift * 0.06 + (streak[i] as number) * 0.05;
  });
}
