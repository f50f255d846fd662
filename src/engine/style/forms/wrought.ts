import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import type { Paint } from "../../geometry/part.ts";
import { sin, TAU } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";

/** Roughness at the least: drawn over with a brush, it shows lamps as a sheen rather than as hard stains. */
const BRUSHED = 0.46;
/** How steep the flutes along a blade are. */
const STEEP = 0.34;
/** Flutes over a blade's width. */
const FLUTES = 1.5;
/** What the fire leaves of the metal's brightness in the hollows and on the crests, where it was rubbed bare. */
const HOLLOW = 0.5;
const CREST = 0.74;
/** Depth of the brush's strokes, of the width. */
const STROKE = 0.0016;
/** How thin a blade is, its thickness over its width. */
const THIN = 0.3;

/**
 * Leaves and petals as a smith makes them: beaten into flutes that run from the foot to the tip, brushed lengthwise, so that a
 * flat one has light and dark on it as a curved one has.
 *
 * @param geometry Its rest frame is the flat blade, x across and z along, or whatever else the part has.
 */
export function wrought({ rest }: Geometry): Paint {
  const span = [0, 1, 2].map((axis) => {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = axis; i < rest.length; i += 3) {
      low = Math.min(low, rest[i] as number);
      high = Math.max(high, rest[i] as number);
    }
    return high - low;
  }) as [number, number, number];
  const isBlade = span[1] < THIN * Math.min(span[0], span[2]);
  const wide = Math.max(1e-6, Math.min(span[0], span[2]));
  const along = isBlade ? span[2] : Math.max(...span);
  const turn = (FLUTES * TAU) / wide;
  return (surface, x, y, z) => {
    const grain = noise((x / wide) * 60, (y / wide) * 60, (z / along) * 4, 7);
    surface.height += STROKE * wide * grain;
    surface.roughness = Math.max(surface.roughness, BRUSHED + 0.05 * grain);
    if (!isBlade) return;
    // crests lie along the midrib and out to the sides
    const crest = sin(Math.abs(x) * turn + TAU / 4);
    surface.height += (STEEP / turn) * crest;
    const tone = HOLLOW + (CREST - HOLLOW) * (0.5 + 0.5 * crest) * (0.72 + 0.28 * clamp01(z / along));
    surface.r *= tone;
    surface.g *= tone;
    surface.b *= tone;
  };
}
