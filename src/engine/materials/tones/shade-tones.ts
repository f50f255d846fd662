import { lerp } from "../../math/scalar.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { heedColours } from "./heed-colours.ts";
import { toneMask } from "./tone-mask.ts";

/**
 * Shades a material in all the colours asked for. One that has a place for the first only is shaded in each of the others
 * too, on the same relief, and they are laid side by side as such stuff would show them.
 */
export function shadeTones(material: Material, context: ShadeContext): Surface {
  const { colours, draw } = context;
  if (colours.length < 2) return material.shade(context);
  const heeded = heedColours(colours);
  const ground = material.shade({ ...context, colours: heeded.colours });
  if (heeded.wasAsked()) return ground;
  for (const [at, colour] of colours.slice(1, MOST).entries()) {
    const figure = material.shade({ ...context, colours: [colour] });
    const share = 1 / (at + 2);
    blendIn(ground, figure, toneMask(ground, material, share, { ...context, draw: draw.fork(`tone ${at + 1}`) }));
  }
  return ground;
}

/** More would leave none of them a place. */
const MOST = 3;

/** Both have one relief: only what is on it changes. */
function blendIn(ground: Surface, figure: Surface, mask: Float32Array): void {
  for (let i = 0; i < mask.length; i += 1) {
    const m = mask[i] as number;
    if (m === 0) continue;
    for (let at = i * 3; at < i * 3 + 3; at += 1) {
      ground.albedo[at] = lerp(ground.albedo[at] as number, figure.albedo[at] as number, m);
    }
    ground.roughness[i] = lerp(ground.roughness[i] as number, figure.roughness[i] as number, m);
    ground.metalness[i] = lerp(ground.metalness[i] as number, figure.metalness[i] as number, m);
  }
}
