import { smoothstep } from "../../math/scalar.ts";
import type { Texel } from "../../texture/tones/paint-surface.ts";
import { blendColour } from "../../texture/tones/palette.ts";

/**
 * A nail or screw head with its rust stain on one texel.
 *
 * @param dx Metres from its middle to the texel, to the right; `dy` downwards.
 * @param radius Of the head, metres.
 * @param rust 0 bright to 1 rusted through, with a stain that runs down.
 */
export function paintNail(texel: Texel, dx: number, dy: number, radius: number, rust: number): void {
  const reach = radius * (dy > 0 ? 9 : 3);
  if (Math.abs(dx) > radius * 3 || Math.abs(dy) > reach) return;
  const stain = (1 - Math.abs(dy) / reach) * smoothstep(radius * 2.2, radius * 0.3, Math.abs(dx)) * rust;
  blendColour(texel, [texel.r * 0.42, texel.g * 0.32, texel.b * 0.26], stain * 0.75);
  const away = Math.sqrt(dx * dx + dy * dy) / radius;
  if (away > 1.3) return;
  const head = smoothstep(1.05, 0.9, away);
  blendColour(texel, [0.035, 0.03, 0.028], smoothstep(1.3, 0.95, away) * 0.8);
  blendColour(texel, [0.13 - 0.04 * rust, 0.11 - 0.06 * rust, 0.1 - 0.075 * rust], head);
  texel.height += radius * 0.28 * head * (1 - away * away * 0.5) - radius * 0.2 * smoothstep(1.3, 1, away) * (1 - head);
  texel.roughness += (0.45 + 0.4 * rust - texel.roughness) * head;
}

/** Distance, with its sign, from `at` to the nearest multiple of `spacing`. */
export const toNearest = (at: number, spacing: number): number => at - Math.round(at / spacing) * spacing;
