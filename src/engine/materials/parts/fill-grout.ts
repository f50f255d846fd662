import { depthOf } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendIn } from "./blend-in.ts";
import { jointMask } from "./joint-mask.ts";
import type { LayPart } from "./part.ts";

/** Mortar or grout: all that lies between the pieces, as deep as it was. */
export const fillGrout: LayPart = (first, second) => {
  const mask = jointMask(first);
  const calm = Math.min(1, (depthOf(first.height) * 0.2) / (depthOf(second.height) + 1e-9));
  return repaintSurface(first, (texel, i) => {
    const m = mask[i] as number;
    if (m <= 0) return;
    blendIn(texel, second, i, m);
    texel.height += (second.height[i] as number) * calm * m;
  });
};
