import { lerp } from "../../math/scalar.ts";
import { repaintSurface } from "../../texture/paint-surface.ts";
import { scratches } from "../../texture/scratches.ts";
import type { ApplyCondition } from "./condition.ts";

/** Many fine scratches and a few deep ones, pale where they cut a coat, bright in metal. */
export const scratched: ApplyCondition = (surface, amount, { size, draw }) => {
  const fine = scratches(size, draw.fork("fine"), 300 + 900 * amount, 0.2);
  const deep = scratches(size, draw.fork("deep"), 12 + 60 * amount, 0.55);
  return repaintSurface(surface, (texel, i) => {
    const cut = Math.min(1, (fine[i] as number) * 0.45 + (deep[i] as number)) * (0.45 + 0.55 * amount);
    const light = (texel.r + texel.g + texel.b) / 3;
    const bare = light * 0.55 + 0.3;
    texel.r = lerp(texel.r, bare, cut * 0.55);
    texel.g = lerp(texel.g, bare, cut * 0.55);
    texel.b = lerp(texel.b, bare, cut * 0.53);
    texel.height -= surface.tileSize * 0.00035 * cut;
    texel.roughness = lerp(texel.roughness, 0.55, cut * 0.7);
  });
};
