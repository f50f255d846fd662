import { measureVolume } from "#measure/volume.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, loftSheet, type Ring } from "../../geometry/loft.ts";

/** A skin over rings, right side out whichever way round they run; `isSheet` when they run along a thin thing's front and its back. */
export function loftEither(rings: readonly Ring[], isSheet = false): Geometry {
  const span = isSheet ? loftSheet : loft;
  const skin = span(rings);
  return measureVolume(skin.positions, skin.indices) > 0 ? skin : span([...rings].reverse());
}
