import { lerp, smoothstep } from "../../math/scalar.ts";
import { repaintSurface } from "../../texture/paint-surface.ts";
import { meanLight } from "../../texture/palette.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import { scratches } from "../../texture/scratches.ts";
import type { ApplyCondition } from "./condition.ts";

/** Many fine scratches and a few deep ones: pale where they cut what is dark, dark in what is pale. */
export const scratched: ApplyCondition = (surface, amount, { size, draw }) => {
  const anyWay = { angle: 0, stray: 3.14 };
  const fine = scratches(size, draw.fork("fine"), 300 + 900 * amount, 0.2);
  const deep = scratches(size, draw.fork("deep"), 50 + 190 * amount, 0.6, anyWay, 3.4);
  const depth = Math.max(surface.tileSize * 0.0012, depthOf(surface.height) * 0.3);
  const mean = meanLight(surface.albedo);
  return repaintSurface(surface, (texel, i) => {
    const gouge = smoothstep(0.06, 0.5, deep[i] as number);
    const cut = Math.min(1, (fine[i] as number) * 0.6 + gouge) * (0.45 + 0.55 * amount);
    const light = lerp((texel.r + texel.g + texel.b) / 3, mean, 0.75);
    // a cut is seen by its contrast: it lays bare the pale inside, and in pale stuff it holds shadow and dirt
    const pale = smoothstep(0.42, 0.3, light);
    const bare = lerp(light * 0.36, light * 0.6 + 0.4, pale);
    texel.r = lerp(texel.r, bare, cut * 0.9);
    texel.g = lerp(texel.g, bare, cut * 0.9);
    texel.b = lerp(texel.b, bare * 0.97, cut * 0.9);
    texel.height -= surface.tileSize * 0.0004 * cut + depth * gouge * amount;
    texel.roughness = lerp(texel.roughness, 0.55, cut * 0.7);
  });
};
