import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { leaks } from "../../texture/marks/leaks.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Surface } from "../material.ts";
import type { ConditionContext } from "./condition.ts";

/** From where it is old and thick to its faint, orange rim. */
const BLED = palette(...["#3a1705", "#75350b", "#a85a17", "#c98a3e"].map(fromHex));

/** The same on stuff that is as brown itself: next to black where it is thick, and its rim a powdery orange. */
const CRUSTED = palette(...["#1d110b", "#4a2412", "#bf6a24", "#e2a45c"].map(fromHex));
/** Share by which red outweighs blue in stuff of the colour of rust, from where on it counts as such. */
const BROWN = [0.2, 0.4] as const;

/** What iron has bled on stuff that does not rust: soaked-in blots and long runs below them. The stuff keeps its pattern and relief. */
export function rustStained(
  surface: Surface,
  amount: number,
  { size, draw, scale }: Pick<ConditionContext, "size" | "draw" | "scale">,
): Surface {
  const spread = fbm(size, { cells: featureCount(7, scale), octaves: 6, gain: 0.58, seed: draw.seed32("spread") });
  const hue = fbm(size, { cells: featureCount(12, scale), octaves: 6, gain: 0.68, seed: draw.seed32("hue") });
  const uneven = fbm(size, {
    cells: featureCount(48, scale),
    cellsY: 2,
    octaves: 4,
    gain: 0.65,
    seed: draw.seed32("runs"),
  });
  const reach = 0.62 - amount * 0.62;
  const source = createField(size * size);
  for (let i = 0; i < source.length; i += 1) source[i] = smoothstep(0, 0.2, (spread[i] as number) - reach);
  const runs = leaks(source, size, uneven, 0.09 + 0.09 * amount);
  const brown = smoothstep(...BROWN, warmth(surface));
  const bled = brown > 0.5 ? CRUSTED : BLED;
  const mixed = { r: 0, g: 0, b: 0 };
  return repaintSurface(surface, (texel, i) => {
    const h = hue[i] as number;
    const run = (runs[i] as number) * (0.75 + 0.7 * (uneven[i] as number));
    const thick = clamp01(Math.max((source[i] as number) * (0.85 + h * 0.3), run));
    if (thick <= 0) return;
    const light = (texel.r + texel.g + texel.b) / 3;
    paintFrom(bled, 0.95 - thick * 0.7 + h * 0.4 + (uneven[i] as number) * 0.12, mixed);
    // soaked in: what was dark stays darker than its surroundings
    const soaked = 0.55 + 0.9 * light + (0.45 - 0.9 * light) * brown;
    // of pale stuff hardly anything may shine through the thick of it: its blue would turn the rust to plum
    const share = smoothstep(0, 0.6, thick) * (0.86 + 0.13 * smoothstep(0.5, 0.9, thick));
    texel.r += (mixed.r * soaked - texel.r) * share;
    texel.g += (mixed.g * soaked - texel.g) * share;
    texel.b += (mixed.b * soaked - texel.b) * share;
    texel.roughness += (0.88 - texel.roughness) * share;
  });
}

/** By how much red outweighs blue, as a share of all light: of every seventh texel, enough for a mean. */
function warmth({ albedo }: Surface): number {
  let [red, all, blue] = [0, 1e-6, 0];
  for (let i = 0; i + 2 < albedo.length; i += 21) {
    red += albedo[i] as number;
    blue += albedo[i + 2] as number;
    all += (albedo[i] as number) + (albedo[i + 1] as number) + (albedo[i + 2] as number);
  }
  return (red - blue) / all;
}
