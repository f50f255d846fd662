import { smoothstep } from "../../math/scalar.ts";
import { checks, type Grain } from "../../texture/marks/checks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Surface } from "../material.ts";
import type { ConditionContext } from "./condition.ts";

/** Timber that dried too fast: it splits along its fibres, a few wide gaps among many hair lines. */
export function checked(
  surface: Surface,
  amount: number,
  { size, draw, scale }: ConditionContext,
  grain: Grain,
): Surface {
  const great = checks(size, draw.fork("great"), (16 + 40 * amount) / (scale * scale), 0.55 * scale, grain);
  const fine = checks(size, draw.fork("fine"), (60 + 160 * amount) / (scale * scale), 0.22 * scale, grain);
  const depth = surface.tileSize * 0.0035;
  return repaintSurface(surface, (texel, i) => {
    const g = great[i] as number;
    const split = smoothstep(0.22, 0.55, g);
    const hair = smoothstep(0.35, 0.8, fine[i] as number) * 0.6;
    const gap = Math.max(split, hair);
    // its lips stand up a little and catch the light
    const lip = smoothstep(0, 0.2, g) * (1 - split);
    shade(texel, (1 - gap * 0.82) * (1 + lip * 0.14));
    texel.height -= depth * (gap - lip * 0.12);
    texel.roughness += (0.92 - texel.roughness) * Math.max(gap, lip * 0.5);
  });
}
