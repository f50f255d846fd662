import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror } from "../../geometry/place.ts";
import { block } from "../building/masonry.ts";
import { draped } from "./over-back.ts";

/** Two bags that hang on both flanks from a broad strap over the back, each with its flap and buckles. */
export function bags(): Part[] {
  const strap = draped(
    -0.13,
    0.13,
    (z) => 0.885 + 0.2 * z * z,
    () => 0.3,
    () => 0.215,
    0.018,
  );
  const pouch = block([0.15, 0.34, 0.4], [0.29, 0.56, 0], 0.05);
  const flap = block([0.172, 0.17, 0.43], [0.292, 0.68, 0], 0.045);
  const belts = [-0.11, 0.11].map((z) => block([0.186, 0.2, 0.034], [0.293, 0.625, z], 0.008));
  const buckles = [-0.11, 0.11].map((z) => block([0.02, 0.042, 0.056], [0.39, 0.565, z], 0.006));
  const both = (all: readonly Geometry[]) => all.flatMap((g) => [g, mirror(g)]);
  return [
    makePart("strap-over", "leather", strap, { weight: 0.8 }),
    ...makeParts("bag", "leather", both([pouch]), { weight: 1 }),
    ...makeParts("flap", "seat", both([flap]), { weight: 1 }),
    ...makeParts("belt", "leather", both(belts), { weight: 0.6 }),
    ...makeParts("buckle", "metal", both(buckles), { weight: 0.5 }),
  ];
}
