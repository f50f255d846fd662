import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { isWritten } from "../../lettering.ts";
import { blockOn, square } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { top } from "./top.ts";

export function obelisk(p: StructureParameters) {
  const [a, h] = [0.26 * p.wide, 2.6 * p.tall];
  const glyphs: Paint = (surface, x, y, z, nx, ny, nz) => {
    if (Math.abs(ny) > 0.4 || y > h * 0.86) return;
    const u = Math.abs(nz) > Math.abs(nx) ? x : z;
    const row = Math.floor(y / 0.17);
    const sign = ["E", "X", "T", "8", "V", "H", "#", "Z"][
      (row * 5 + (Math.abs(nz) > Math.abs(nx) ? 0 : 3)) % 8
    ] as string;
    if (isWritten(sign, u, y - (row + 0.5) * 0.17, 0.1, 0.09)) {
      surface.r *= 0.5;
      surface.g *= 0.5;
      surface.b *= 0.5;
      surface.height -= 0.01;
    }
  };
  return standModel(
    [
      makePart(
        "steps",
        "trim",
        merge(
          [0, 1, 2].map((i) =>
            blockOn([2 * a * (2.5 - i * 0.35), 0.09, 2 * a * (2.5 - i * 0.35)], 0, i * 0.085, 0, 0.012),
          ),
        ),
        { weight: 0.5 },
      ),
      makePart(
        "pedestal",
        "stone",
        square([
          [0, 0.24],
          [a * 1.45, 0.24],
          [a * 1.4, 0.3],
          [a * 1.28, 0.33],
          [a * 1.28, 0.56],
          [a * 1.42, 0.6],
          [a * 1.42, 0.65],
          [0, 0.65],
        ]),
        { weight: 0.6 },
      ),
      makePart(
        "shaft",
        "stone",
        square([
          [0, 0.64],
          [a, 0.64],
          [a * 0.66, h],
          [0, h + a * 1.25],
        ]),
        { weight: 1, paint: glyphs },
      ),
      makePart(
        "tip",
        "gilt",
        square([
          [0, h + 0.01],
          [a * 0.675, h + 0.01],
          [0, h + a * 1.3],
        ]),
        { weight: 0.7 },
      ),
    ],
    top(h + a, 0.03),
  );
}
