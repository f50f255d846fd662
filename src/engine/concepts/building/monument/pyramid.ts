import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { blockOn, square } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { top } from "./top.ts";

/** Steps of stone up to a point, with a dark door. */
export function pyramid(p: StructureParameters) {
  const [a, h] = [1.5 * p.wide, 1.75 * p.tall];
  const n = 22;
  const profile: [number, number][] = [[0, 0]];
  for (let i = 0; i < n; i += 1)
    profile.push([a * (1 - i / n), (h * i) / n], [a * (1 - i / n) - 0.004, (h * (i + 1)) / n]);
  profile.push([0, h]);
  return standModel(
    [
      makePart("pyramid", "stone", square(profile), { weight: 1, crease: 0.4 }),
      makePart(
        "ground",
        "ground",
        square([
          [0, -0.05],
          [a * 1.22, -0.05],
          [a * 1.2, 0.015],
          [0, 0.015],
        ]),
        { weight: 0.4 },
      ),
      makePart(
        "portal",
        "stone",
        merge(
          [-1, 1]
            .map((s) => blockOn([0.1, 0.3, 0.34], s * 0.16, 0, a * 0.97, 0.01))
            .concat([blockOn([0.5, 0.09, 0.36], 0, 0.29, a * 0.97, 0.012)]),
        ),
        { weight: 0.5 },
      ),
      makePart("door", "dark", blockOn([0.24, 0.3, 0.2], 0, 0, a * 0.99), { weight: 0.5 }),
    ],
    top(h, 0.05),
  );
}
