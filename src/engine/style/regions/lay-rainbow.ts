import { layColour } from "../../concepts/lay-colour.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import type { Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { mix } from "../../math/vec3.ts";
import { axisOf, extentOf } from "./extent-of.ts";

/** Share of the height that either end of a gradient has to itself. */
const END = 0.1;

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

/** How far a single colour pales where it fades into a lighter one of itself. */
const PALER = 0.78;
const WHITE: Rgb = [0.92, 0.92, 0.9];

/** From the first colour at the top of all that is aimed at to the last at its foot; a single one pales upwards. */
export function layGradient(parts: readonly Part[], aimed: readonly Part[], colours: readonly Rgb[]): readonly Part[] {
  const [first] = colours;
  if (aimed.length === 0 || !first) return parts;
  const stops = colours.length > 1 ? colours.toReversed() : [first, mix(first, WHITE, PALER)];
  const { min, span } = extentOf(aimed);
  const last = stops.length - 1;
  return parts.map((part): Part => {
    if (!aimed.includes(part)) return part;
    const toModel = fitAffine(part.geometry);
    const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
      part.paint?.(surface, x, y, z, nx, ny, nz);
      const share = clamp01((toModel(x, y, z)[1] - min[1]) / Math.max(span[1], 1e-9));
      // the ends keep a band of their own colour, so that both are seen
      const along = clamp01((share - END) / (1 - 2 * END)) * last;
      const at = Math.min(Math.floor(along), last - 1);
      layColour(surface, mix(stops[at] as Rgb, stops[at + 1] as Rgb, along - at));
    };
    return { ...part, paint };
  });
}
