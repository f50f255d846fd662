import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnY, turnZ } from "../../../geometry/place.ts";
import { PI, TAU } from "../../../math/elementary.ts";
import { boulder, restOn } from "../../nature/stone-shape.ts";
import { turnedUp } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { top } from "./top.ts";

/** Uprights in a ring with lintels, some fallen, on grass. */
export function stonehenge(p: StructureParameters) {
  const r = 1.15 * p.wide;
  const h = 0.72 * p.tall;
  const n = 12;
  const parts: Part[] = [];
  const slab = (w: number, tall: number, d: number, k: number): Geometry =>
    restOn(move(boulder([w * 0.62, tall * 0.62, d * 0.62], p.seed + k, 5, 18), [0, tall * 0.46, 0]), 0);
  for (let i = 0; i < n; i += 1) {
    const a = (i / n) * TAU + 0.13;
    if (i === 4 || i === 9) continue;
    parts.push(
      makePart(`upright-${i + 1}`, "stone", turnY(move(slab(0.34, h * 1.06, 0.24, i), [0, 0, r]), a), { weight: 0.8 }),
    );
    const lintel = i !== 3 && i !== 8 && i !== 1;
    if (lintel)
      parts.push(
        makePart(
          `lintel-${i + 1}`,
          "stone",
          turnY(
            move(boulder([0.36 * p.wide, 0.11, 0.15], p.seed + i + 30, 6, 16), [0, h * 1.08, r * 0.97]),
            a + PI / n,
          ),
          { weight: 0.8 },
        ),
      );
  }
  for (let i = 0; i < 3; i += 1) {
    const a = (i / 3) * TAU + 0.5;
    const k = h * 1.3;
    parts.push(
      ...[-1, 1].map((s) =>
        makePart(
          `inner-${i + 1}-${s < 0 ? "left" : "right"}`,
          "stone",
          turnY(move(slab(0.28, k, 0.22, i * 3 + s + 50), [s * 0.24, 0, r * 0.5]), a),
          { weight: 0.8 },
        ),
      ),
      makePart(
        `inner-lintel-${i + 1}`,
        "stone",
        turnY(move(boulder([0.46, 0.11, 0.16], p.seed + i + 70, 6, 16), [0, k * 1.02, r * 0.5]), a),
        { weight: 0.8 },
      ),
    );
  }
  parts.push(
    ...makeParts(
      "fallen",
      "stone",
      [4, 9].map((i) =>
        turnY(
          move(turnZ(boulder([0.13, 0.34, 0.16], p.seed + i, 6, 16), 1.5), [0, 0.1, r * 1.02]),
          (i / n) * TAU + 0.1,
        ),
      ),
      { weight: 0.5 },
    ),
    makePart(
      "meadow",
      "ground",
      turnedUp(
        [
          [0, -0.06],
          [r * 1.32, -0.06, 0.02],
          [r * 1.3, 0.03, 0.03],
          [0, 0.03],
        ],
        40,
      ),
      { weight: 0.6 },
    ),
  );
  return standModel(parts, top(h));
}
