import { layColour } from "../concepts/lay-colour.ts";
import type { Paint, Part } from "../geometry/part.ts";
import type { Rgb } from "../math/color.ts";
import { clamp01, smoothstep } from "../math/scalar.ts";
import { mix } from "../math/vec3.ts";
import { axisOf, extentOf } from "./extent-of.ts";
import { fitAffine } from "./fit-affine.ts";

/** The colours flow into each other along the longest side. */
export function layRainbow(parts: readonly Part[], aimed: readonly Part[], colours: readonly Rgb[]): readonly Part[] {
  if (aimed.length === 0 || colours.length === 0) return parts;
  const extent = extentOf(aimed);
  const along = axisOf(extent, Math.max);
  const last = colours.length - 1;
  return parts.map((part): Part => {
    if (!aimed.includes(part)) return part;
    const toModel = fitAffine(part.geometry);
    const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
      part.paint?.(surface, x, y, z, nx, ny, nz);
      const share = clamp01((toModel(x, y, z)[along] - extent.min[along]) / Math.max(extent.span[along], 1e-9));
      const at = Math.min(Math.floor(share * last), last - 1);
      layColour(surface, mix(colours[at] as Rgb, colours[at + 1] as Rgb, smoothstep(0.2, 0.8, share * last - at)));
    };
    return { ...part, paint };
  });
}
