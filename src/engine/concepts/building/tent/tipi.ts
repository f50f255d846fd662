import { extrude } from "../../../geometry/extrude.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, PI, TAU } from "../../../math/elementary.ts";
import { layColour } from "../../lay-colour.ts";
import type { StructureParameters } from "../structure.ts";
import { top } from "./top.ts";

/** A cone of hides around poles that cross above it, with a door and painted bands. */
export function tipi(p: StructureParameters) {
  const [r, h] = [1.05 * p.wide, 2.3 * p.tall];
  const cone = lathe(
    [
      [0, 0],
      [r, 0],
      [r * 0.66, h * 0.33],
      [r * 0.36, h * 0.62],
      [r * 0.09, h * 0.88],
      [0, h * 0.88],
    ],
    40,
  );
  const paint: Paint = (surface, x, y, z) => {
    const t = y / h;
    const u = (atan2(z, x) / TAU + 1) * 16;
    const zig = Math.abs(u - Math.floor(u) - 0.5) * 2;
    if (t > 0.1 && t < 0.13) layColour(surface, fromHex("#8d2f1f"));
    else if (t > 0.13 && t < 0.15 + zig * 0.07) layColour(surface, fromHex("#2c5b6b"));
    else if (t > 0.62 && t < 0.66) layColour(surface, fromHex("#8d2f1f"));
    else if (t > 0.68) layColour(surface, fromHex("#4a3424"));
    else if (z > 0 && Math.abs(x) < 0.012 && t > 0.4) layColour(surface, fromHex("#5a4430"));
  };
  const door = extrude(
    [
      [-0.26, 0.04],
      [0.26, 0.04],
      [0.2, h * 0.26],
      [0, h * 0.4],
      [-0.2, h * 0.26],
    ],
    { depth: 0.05 },
  );
  const lean = atan2(r, h * 0.98);
  const poles = Array.from({ length: 9 }, (_, i) =>
    turnY(
      move(
        turnX(cylinder({ radius: 0.03, radiusTop: 0.02, height: h * (1.18 + 0.04 * (i % 3)), segments: 8 }), -lean),
        [0.02, 0.03, r * 0.97],
      ),
      (i / 9) * TAU + 0.3,
    ),
  );
  const pins = Array.from({ length: 5 }, (_, i) => {
    const y = h * (0.44 + i * 0.06);
    return move(turnZ(cylinder({ radius: 0.012, height: 0.16, segments: 8 }), PI / 2), [
      0.08,
      y,
      r * (1 - y / h) * 1.02 + 0.01,
    ]);
  });
  return standModel(
    [
      makePart("canvas", "canvas", cone, { weight: 1, paint, projection: "cylinder" }),
      makePart("door", "opening", move(turnX(door, -lean), [0, 0, r * 0.985]), { weight: 0.8 }),
      ...makeParts("pole", "pole", poles, { weight: 0.7 }),
      makePart("pins", "pole", merge(pins), { weight: 0.2 }),
    ],
    top(h),
  );
}
