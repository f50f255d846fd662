import type { Geometry } from "../../../geometry/geometry.ts";
import { turnX } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";

/** What was drawn upright, laid on its back: +Y becomes -Z. */
export const lying = (geometry: Geometry) => turnX(geometry, -PI / 2);
