import { measureVolume } from "#measure/volume.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";

/** A skin over rings, right side out whichever way round they run. */
export function loftEither(rings: readonly Ring[]): Geometry {
  const skin = loft(rings);
  return measureVolume(skin.positions, skin.indices) > 0 ? skin : loft([...rings].reverse());
}
