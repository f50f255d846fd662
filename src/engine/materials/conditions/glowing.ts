import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { convexity } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendPaint, meanLight, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

/** What clear stuff glows in where nothing is said of its colour. */
const COLD = fromHex("#27d6ff");
/** Below this share between its strongest and its weakest channel a colour is none. */
const GREY = 0.3;

/** The hue of a surface at its fullest: the strongest channel at 0.86. */
function fullHue(albedo: Float32Array): Rgb {
  const sum = [0, 0, 0];
  for (let i = 0; i < albedo.length; i += 3)
    for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] as number) + (albedo[i + c] as number);
  const [most, least] = [Math.max(...sum), Math.min(...sum)];
  if (most <= 0 || (most - least) / most < GREY) return COLD;
  return sum.map((s) => 0.86 * lerp(s / most, (s - least) / (most - least), 0.55)) as unknown as Rgb;
}

/**
 * Lit from within, as clear crystals of a story are: deep in the hollows, full on the faces, nearly white on what stands out.
 * All of it is colour of the surface's own; no light falls on anything.
 */
export const glowing: ApplyCondition = (surface, amount, { size }) => {
  const full = fullHue(surface.albedo);
  const deep: Rgb = [full[0] * 0.16 + 0.005, full[1] * 0.16 + 0.005, full[2] * 0.16 + 0.005];
  const pale: Rgb = [lerp(full[0], 0.9, 0.72), lerp(full[1], 0.9, 0.72), lerp(full[2], 0.9, 0.72)];
  const ramp = palette(deep, [full[0] * 0.55, full[1] * 0.55, full[2] * 0.55], full, full, pale, pale);
  const crowns = convexity(surface.height, size, 0.04);
  const usual = Math.max(0.02, meanLight(surface.albedo));
  const lit = { r: 0, g: 0, b: 0 };
  return repaintSurface(surface, (texel, i) => {
    const own = luminance([texel.r, texel.g, texel.b]) / usual - 1;
    const t = 0.44 + 0.85 * (crowns[i] as number) + 0.26 * Math.max(-1, Math.min(1.2, own));
    paintFrom(ramp, t, lit);
    blendPaint(texel, lit, amount);
    texel.roughness = lerp(texel.roughness, 0.3, 0.5 * smoothstep(0.3, 0.9, t));
    texel.metalness *= 1 - amount;
  });
};
