import { pow } from "../../math/elementary.ts";
import { chain, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { scale, type Vec3 } from "../../math/vec3.ts";
import { type Placed, socketOf, type Unplaced } from "../contact/unplaced.ts";
import { wornAt } from "./worn-at.ts";

/** How what is said of a garment's size is drawn together, and the smallest and largest factor on what would fit. */
const POWER = 0.65;
const FACTORS = { least: 0.45, most: 2 } as const;
/** The same of what goes about a neck: a larger one hangs loose, a smaller one would cut. */
const ROUND = { least: 0.85, most: 1.4 } as const;
/**
 * A garment that fits, as much larger or smaller than that as was said of it and not of its wearer: a huge hat keeps its brim where it
 * was, a tiny crown is set on top of the head.
 */
export function asLargeAsSaid(fitted: Placed, garment: Unplaced, wearer: Unplaced): Placed {
  const said = garment.scale / wearer.scale;
  const place = wornAt(garment.concept);
  if (said === 1 || place === "feet" || place === "hand" || place === "waist") return fitted;
  const { least, most } = place === "neck" ? ROUND : FACTORS;
  const by = clamp(pow(said, POWER), least, most);
  const hold: Vec3 = socketOf(garment.model, ["attach"])?.position ?? [0, 0, 0];
  const isHat = place === "head";
  const from: Vec3 = isHat ? [hold[0], garment.bounds.min[1], hold[2]] : hold;
  // of a round head less goes into what is narrower than it
  const lift = isHat && by < 1 ? Math.max(0, hold[1] - from[1]) * Math.sqrt(1 - by * by) : 0;
  return {
    ...fitted,
    transform: chain(
      translation(scale(from, -1)),
      scaling([by, by, by]),
      translation([from[0], from[1] + lift, from[2]]),
      fitted.transform,
    ),
    scale: by * fitted.scale,
  };
}
