import { blurKernel, type Field } from "../../kernels/kernels.ts";
import type { Rgb } from "../../math/color.ts";
import { clamp, lerp, smoothstep } from "../../math/scalar.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { convexity } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material, MaterialClass, MaterialSpec, Surface } from "../material.ts";
import { coatOf, paintOn } from "./coat-of.ts";
import type { ApplyCondition } from "./condition.ts";
import { tileJoints } from "./tile-joints.ts";

/** How much of its own light and dark, and of its fine relief, a coat lets through: timber is thirsty and its grain is wide. */
const SHOWN: Partial<Record<MaterialClass, { readonly tone: number; readonly relief: number }>> = {
  wood: { tone: 0.85, relief: 0.9 },
  stone: { tone: 0.7, relief: 0.8 },
  marble: { tone: 0.7, relief: 0.8 },
  metal: { tone: 0.3, relief: 0.6 },
};
const USUAL = { tone: 0.5, relief: 0.6 };

/** Where in the noise paint is knocked off: the higher, the fewer chips. Stone wears it out of doors and shows more of itself. */
const HELD: Partial<Record<MaterialClass, number>> = {
  stone: 0.32,
  marble: 0.32,
  concrete: 0.32,
  terracotta: 0.36,
  ceramic: 0.6,
  wood: 0.47,
};
const COATED = /paint|plaster|enamel|lacquer|coat/;

/** The artist's one colour is in the paint only: where it is gone, the stuff has its own. */
export const isOnlyPainted = ({ conditions, colours }: MaterialSpec, { id }: Material): boolean =>
  (conditions.painted ?? 0) > 0 && colours.length === 1 && !COATED.test(id);

/** The nearest of the artist's colours: what is dyed in several is painted in several. */
function nearest(colours: readonly Rgb[], r: number, g: number, b: number): Rgb {
  let best = colours[0] as Rgb;
  let least = Number.POSITIVE_INFINITY;
  for (const colour of colours) {
    const far = Math.abs(colour[0] - r) + Math.abs(colour[1] - g) + Math.abs(colour[2] - b);
    if (far < least) {
      least = far;
      best = colour;
    }
  }
  return best;
}

/** How light each texel is beside what is around it: 1 as light. */
function ownTones({ albedo, size }: Surface): Field {
  const light = new Float32Array(size * size);
  for (let i = 0; i < light.length; i += 1) {
    light[i] = ((albedo[i * 3] as number) + (albedo[i * 3 + 1] as number) + (albedo[i * 3 + 2] as number)) / 3;
  }
  const around = blurKernel(light, size, size * 0.04, 2);
  for (let i = 0; i < light.length; i += 1) {
    light[i] = clamp(((light[i] as number) + 0.02) / ((around[i] as number) + 0.02), 0.55, 1.4);
  }
  return light;
}

/**
 * A coat of paint, rolled on: it softens the relief, fills pores, and is thin on the sharpest crowns and knocked off in a
 * few chips; the grain under it shows through, and the grout of tiles is left out. Takes the colours.
 */
export const painted: ApplyCondition = (surface, amount, context) => {
  const { size, draw, colours, material, conditions } = context;
  // paint that peels is laid where it is left
  if ((conditions.peeling ?? 0) > 0 && coatOf(surface, context)) return surface;
  const smooth = blurKernel(surface.height, size, size * 0.0035, 2);
  const strokes = fbm(size, { cells: 60, cellsY: 6, octaves: 4, gain: 0.6, seed: draw.seed32("strokes") });
  const crowns = convexity(surface.height, size, 0.01);
  const chips = fbm(size, { cells: 14, octaves: 5, gain: 0.6, seed: draw.seed32("chips") });
  const joints = tileJoints(surface, material);
  const tones = ownTones(surface);
  const shown = SHOWN[material.class] ?? USUAL;
  const paint = colours[0] ?? paintOn(surface, draw);
  const loose = HELD[material.class] ?? 0.42;
  return repaintSurface(surface, (texel, i) => {
    const s = strokes[i] as number;
    const crown = crowns[i] as number;
    const thin = smoothstep(0.65, 1.2, crown + s * 0.25);
    // enough comes off to tell what is under it
    const chip = smoothstep(loose, loose + 0.05, (chips[i] as number) + Math.max(0, crown) * 0.12);
    const left = joints ? 1 - 0.9 * (joints[i] as number) : 1;
    const cover = smoothstep(1 - amount, 1.25 - amount, 0.62 + s * 0.3) * (1 - thin * 0.8) * (1 - chip) * left;
    const coat = colours.length > 1 ? nearest(colours, texel.r, texel.g, texel.b) : paint;
    blendColour(texel, coat, cover * 0.96);
    const own = 1 + ((tones[i] as number) - 1) * shown.tone * cover;
    shade(texel, (1 + s * 0.16 * cover) * own * (1 - cover * 0.4 * smoothstep(-0.25, -1.1, crown)));
    texel.height =
      lerp(texel.height, smooth[i] as number, cover * 0.75 * (1 - shown.relief)) +
      cover * surface.tileSize * (0.0004 + s * 0.00012);
    texel.roughness = lerp(texel.roughness, 0.4 + s * 0.14, cover);
    texel.metalness *= 1 - cover;
  });
};
