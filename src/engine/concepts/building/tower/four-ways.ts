import type { Geometry } from "../../../geometry/geometry.ts";
import { turnY } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";

export const fourWays = (g: Geometry): Geometry[] => [0, 1, 2, 3].map((i) => turnY(g, (i * PI) / 2));
