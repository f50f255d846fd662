import { measureArea } from "#measure/volume.ts";
import type { Model } from "../geometry/part.ts";

/** Share of an atlas that is filled at the best. */
const FILLED = 0.65;

/** How a slot will be painted. */
export interface ExpectedTexels {
  /** Metres a texel's side spans in the rest frame of that of its parts which is painted most finely. */
  finest: number;
  /** Texels of all its parts. */
  count: number;
}

/**
 * How each slot will be painted, before the model is simplified and unwrapped: charts share one density.
 *
 * @param textureSize Side of the maps in texels.
 */
export function expectTexels({ parts }: Model, textureSize: number): Map<string, ExpectedTexels> {
  const areas = parts.map(({ geometry: { positions, indices } }) => measureArea(positions, indices));
  const whole = areas.reduce((sum, each) => sum + each, 0);
  const texel = Math.max(Math.sqrt(whole / FILLED) / textureSize, 1e-12);
  const slots = new Map<string, ExpectedTexels>();
  for (const [i, { slot, geometry }] of parts.entries()) {
    const area = areas[i] as number;
    const stretch = measureArea(geometry.rest, geometry.indices) / Math.max(area, 1e-12);
    const own = slots.get(slot) ?? { finest: Number.POSITIVE_INFINITY, count: 0 };
    own.finest = Math.min(own.finest, texel * Math.sqrt(stretch));
    own.count += area / (texel * texel);
    slots.set(slot, own);
  }
  return slots;
}
