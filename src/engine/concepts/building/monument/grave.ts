import { extrude } from "../../../geometry/extrude.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";
import { boulder, restOn } from "../../nature/stone-shape.ts";
import { archPath, archRing, block, blockOn } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { top } from "./top.ts";

/** A grave stone with letters, on a mound. */
export function grave(p: StructureParameters) {
  const cross = p.count > 3;
  const [w, h] = [0.5 * p.wide, 0.72 * p.tall];
  const paint: Paint = (surface, x, y, z) => {
    if (z < 0.03) return;
    if (
      isWritten("RIP", x, y - h * 0.66, 0.13, 0.09) ||
      (Math.abs(x) < w * 0.3 && (Math.abs(y - h * 0.44) < 0.008 || Math.abs(y - h * 0.37) < 0.008))
    )
      layColour(surface, fromHex("#2a2a2a"), 0.9);
  };
  const plate = cross
    ? merge([
        blockOn([0.16, h * 1.25, 0.13], 0, 0, 0, 0.02),
        block([0.56 * p.wide, 0.16, 0.12], [0, h * 0.86, 0], 0.02),
        move(archRing(archPath(0.44, 0.44, 12), archPath(0.34, 0.36, 12), 0.06, 0.005), [0, h * 0.66, 0]),
      ])
    : extrude(archPath(w, h, 14), { depth: 0.13, bevel: 0.015, bevelSteps: 2 });
  return standModel(
    [
      makePart("stone", "stone", move(plate, [0, 0.09, 0]), { weight: 1, ...(cross ? {} : { paint }) }),
      makePart("foot", "trim", blockOn([w * 1.3, 0.12, 0.26], 0, 0, 0, 0.02), { weight: 0.6 }),
      makePart(
        "mound",
        "ground",
        move(restOn(boulder([w * 0.72, 0.13, 0.62], p.seed, 2, 24), -0.03), [0, 0.03, 0.56]),
        { weight: 0.6 },
      ),
    ],
    top(h),
  );
}
