import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, turnY } from "../../../geometry/place.ts";
import { layColour } from "../../lay-colour.ts";
import { bar } from "../../pieces.ts";
import { block, sidePlate } from "../bodywork.ts";
import type { TruckFrame } from "./truck-shape.ts";

/** Red and white warning stripes at both ends of the blade. */
const warned =
  (half: number): Paint =>
  (surface, x, y) => {
    if (Math.abs(x) < half - 0.3) return;
    const t = (Math.abs(x) + y) / 0.22;
    layColour(surface, t - Math.floor(t) < 0.5 ? [0.62, 0.03, 0.03] : [0.88, 0.88, 0.86], 0.4, 0);
  };

/** A snowplough before a truck's nose: a blade bent like a breaking wave, set aslant, on two arms, with a flag at either end. */
export function snowBlade(f: TruckFrame): Part[] {
  const half = f.half + 0.42;
  const blade = sidePlate(
    [
      [0.02, 0.02, 0.02],
      [0.09, 0.02, 0.02],
      [-0.03, 0.3, 0.2],
      [-0.04, 0.6, 0.3],
      [0.12, 0.98, 0.2],
      [0.3, 1.12, 0.02],
      [0.25, 1.16, 0.02],
      [0.02, 1.03, 0.2],
      [-0.13, 0.66, 0.3],
      [-0.12, 0.26, 0.2],
    ],
    2 * half,
    0.012,
  );
  const set = (g: Part["geometry"]): Part["geometry"] => move(turnY(g, -0.2), [0, 0, f.nose + 0.75]);
  const ribs = [-0.75, -0.25, 0.25, 0.75].map((t) => block([0.06, 0.9, 0.1], [t * half, 0.55, -0.12], 0.02, 1));
  return [
    makePart("blade", "blade", set(blade), { weight: 1, paint: warned(half) }),
    makePart("edge", "frame", set(block([2 * half - 0.02, 0.12, 0.05], [0, 0.06, 0.065], 0.01, 1)), { weight: 0.5 }),
    ...makeParts("rib", "frame", ribs.map(set), { weight: 0.4 }),
    ...makeParts(
      "arm",
      "frame",
      [-1, 1].map((s) =>
        bar([s * 0.42, f.deck - 0.2, f.nose - 0.3], [s * 0.5, 0.36, f.nose + 0.62 + s * 0.1], 0.06, 12),
      ),
      { weight: 0.6 },
    ),
    makePart("ram", "bumper", bar([0, f.deck, f.nose - 0.1], [0, 0.62, f.nose + 0.62], 0.05, 14), { weight: 0.4 }),
    ...makeParts(
      "flag",
      "blade",
      [-1, 1].map((s) => set(bar([s * (half - 0.05), 1.1, 0.22], [s * (half - 0.05), 1.6, 0.22], 0.022, 8))),
      { weight: 0.3 },
    ),
  ];
}
