import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform, move } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { layColour } from "../../lay-colour.ts";
import { around, domeProfile } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { top } from "./top.ts";

/** A dome on two crossed bows, with a round-topped door. */
export function domeTent(p: StructureParameters) {
  const [r, h] = [1.15 * p.wide, 1.25 * p.tall];
  const squareness = (angle: number) => 1 + 0.13 * cos(4 * angle - PI);
  const dome = deform(lathe(domeProfile(r, h), 48), ([x, y, z]) => {
    const k = squareness(atan2(z, x)) + 0.02;
    return [x * k, y, z * k];
  });
  const bow = (turn: number): Geometry =>
    tube(
      0.022,
      Array.from({ length: 19 }, (_, i): Vec3 => {
        const a = (i / 18) * PI;
        const rr = r * cos(a) * squareness(turn + (cos(a) < 0 ? PI : 0)) * 1.03;
        return [rr * cos(turn), Math.max(0.01, h * 1.012 * sin(a)), rr * sin(turn)];
      }),
      8,
    );
  const door: Paint = (surface, x, y, z) => {
    if (y < h * 0.1) return layColour(surface, fromHex("#35393d"), 0.8);
    if (z < 0) return;
    const d = (x * x) / (r * r * 0.2) + ((y - h * 0.08) * (y - h * 0.08)) / (h * h * 0.46);
    if (d < 1)
      layColour(
        surface,
        d > 0.9 ? fromHex("#e9e4d4") : Math.abs(x) < 0.012 ? fromHex("#e9e4d4") : fromHex("#26292c"),
        0.8,
      );
  };
  return standModel(
    [
      makePart("canvas", "canvas", dome, { weight: 1, paint: door }),
      makePart("bows", "pole", merge([bow(PI / 4), bow((3 * PI) / 4)]), { weight: 0.6 }),
      makePart(
        "ropes",
        "rope",
        merge(
          around(
            4,
            tube(
              0.01,
              [
                [r * 0.85, h * 0.5, 0],
                [r * 1.5, 0.01, 0],
              ],
              6,
            ),
            PI / 4,
          ),
        ),
        { weight: 0.3 },
      ),
      makePart(
        "pegs",
        "pole",
        merge(around(4, move(cylinder({ radius: 0.022, height: 0.12, segments: 8 }), [r * 1.5, 0, 0]), PI / 4)),
        { weight: 0.2 },
      ),
    ],
    top(h),
  );
}
