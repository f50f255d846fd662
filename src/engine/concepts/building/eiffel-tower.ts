import { graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { blockOn, square, turnedUp } from "./masonry.ts";
import { bodySlot, defineStructure, fixedSlot } from "./structure.ts";

const bar = (a: Vec3, b: Vec3, r: number): Geometry => sweep(rectangleOutline(2 * r, 2 * r), [a, b]);

/**
 * The Eiffel tower. What makes it itself: four lattice legs that sweep in and up to one needle, great arches between the feet, two
 * platforms, a third near the top, all of brown iron.
 */
export const eiffelTower = defineStructure({
  id: "eiffel-tower",
  family: "building",
  words: ["eiffel tower", "paris tower", "lattice tower", "radio tower"],
  senses: ["eiffel tower"],
  height: 30,
  scale: 8,
  slots: {
    iron: bodySlot(["lattice", "leg", "beam", "girder", "tower"], ["painted-metal"], "#6a4a33", "#75543a", "#5f4632"),
    base: fixedSlot(["foot", "pier"], ["concrete"], "#b3a995"),
  },
  build: (p) => {
    const h = 3.4 * p.tall;
    const half = 0.72 * p.wide;
    const out = graph([
      [0, half],
      [0.1, half * 0.8],
      [0.19, half * 0.6],
      [0.38, half * 0.32],
      [0.62, half * 0.15],
      [0.93, half * 0.055],
    ]);
    const leg = graph([
      [0, half * 0.36],
      [0.19, half * 0.26],
      [0.38, half * 0.15],
      [0.62, half * 0.075],
    ]);
    const parts: Part[] = [];
    const bars: Geometry[] = [];
    const levels = [0.02, 0.075, 0.13, 0.19, 0.25, 0.315, 0.38];
    for (const [k, t] of levels.entries()) {
      const next = levels[k + 1];
      const [o, i] = [out(t), out(t) - 2 * leg(t) * 0.78];
      const y = t * h;
      const at = (x: number, z: number, v: number): Vec3 => [x, v, z];
      if (next !== undefined) {
        const [o2, i2, y2] = [out(next), out(next) - 2 * leg(next) * 0.78, next * h];
        const r = 0.02;
        bars.push(
          bar(at(o, o, y), at(o2, o2, y2), r),
          bar(at(i, o, y), at(i2, o2, y2), r),
          bar(at(o, i, y), at(o2, i2, y2), r),
          bar(at(i, i, y), at(i2, i2, y2), r),
        );
        for (const s of [0, 1]) {
          const put = (x: number, d: number, v: number): Vec3 => (s === 0 ? [x, v, d] : [d, v, x]);
          bars.push(
            bar(put(o, o, y), put(i2, o2, y2), 0.011),
            bar(put(i, o, y), put(o2, o2, y2), 0.011),
            bar(put(i2, o2, y2), put(o2, o2, y2), 0.011),
          );
          bars.push(bar(put(o, i, y), put(i2, i2, y2), 0.01), bar(put(i, i, y), put(o2, i2, y2), 0.01));
        }
      }
    }
    const quarter = merge(bars);
    for (let i = 0; i < 4; i += 1) {
      parts.push(makePart(`leg-${i + 1}`, "iron", turnY(quarter, (i * PI) / 2), { weight: 1 }));
      parts.push(
        makePart(
          `pier-${i + 1}`,
          "base",
          turnY(blockOn([half * 0.74, 0.1, half * 0.74], half * 0.72, 0, half * 0.72, 0.015), (i * PI) / 2),
          { weight: 0.5 },
        ),
      );
    }
    const upper: Geometry[] = [];
    const rows = Array.from({ length: 12 }, (_, i) => 0.38 + (0.55 * i) / 11);
    for (const [k, t] of rows.entries()) {
      const next = rows[k + 1];
      if (next === undefined) continue;
      const [a, b, y, y2] = [out(t), out(next), t * h, next * h];
      upper.push(
        bar([a, y, a], [b, y2, b], 0.017),
        bar([-a, y, a], [b, y2, b], 0.0095),
        bar([a, y, a], [-b, y2, b], 0.0095),
        bar([-b, y2, b], [b, y2, b], 0.01),
        bar([0, y, a], [0, y2, b], 0.012),
      );
    }
    const shaft = merge(upper);
    for (let i = 0; i < 4; i += 1)
      parts.push(makePart(`shaft-${i + 1}`, "iron", turnY(shaft, (i * PI) / 2), { weight: 0.95 }));
    const core: Ring[] = rows.map((t) => {
      const a = out(t) * 0.5;
      return [
        [-a, t * h, a],
        [a, t * h, a],
        [a, t * h, -a],
        [-a, t * h, -a],
      ];
    });
    parts.push(makePart("lift-shaft", "iron", loft(core), { weight: 0.5 }));
    const deck = (name: string, t: number, k: number, tall: number) => {
      const a = out(t) * k;
      parts.push(
        makePart(
          name,
          "iron",
          square([
            [0, t * h - tall],
            [a * 0.94, t * h - tall],
            [a, t * h - tall * 0.4],
            [a, t * h],
            [0, t * h],
          ]),
          { weight: 0.8 },
        ),
        makePart(
          `${name}-rail`,
          "iron",
          merge(
            [0, 1, 2, 3].map((i) =>
              turnY(
                merge([
                  move(blockOn([2 * a, 0.012, 0.014], 0, t * h + 0.045, 0), [0, 0, a]),
                  ...Array.from({ length: 9 }, (_, n) =>
                    blockOn([0.012, 0.05, 0.012], ((n / 8) * 2 - 1) * a, t * h - 0.003, a),
                  ),
                ]),
                (i * PI) / 2,
              ),
            ),
          ),
          { weight: 0.4 },
        ),
      );
    };
    deck("first-deck", 0.2, 1.12, 0.09);
    deck("second-deck", 0.385, 1.25, 0.07);
    deck("third-deck", 0.925, 2.3, 0.06);
    const arch = (z: number): Geometry => {
      const r = half * 0.56;
      const path = Array.from({ length: 15 }, (_, i): Vec3 => {
        const angle = (i / 14) * PI;
        return [r * cos(angle), 0.06 * h + r * 0.78 * sin(angle), z - 0.18 * half * sin(angle)];
      });
      return sweep(rectangleOutline(0.05, 0.045), path);
    };
    parts.push(
      makePart("arches", "iron", merge([0, 1, 2, 3].map((i) => turnY(arch(half * 0.84), (i * PI) / 2))), {
        weight: 0.8,
      }),
    );
    parts.push(
      makePart(
        "cabin",
        "iron",
        square([
          [0, 0.92 * h],
          [half * 0.1, 0.92 * h],
          [half * 0.1, 0.945 * h],
          [half * 0.055, 0.965 * h],
          [0, 0.965 * h],
        ]),
        { weight: 0.7 },
      ),
      makePart(
        "mast",
        "iron",
        turnedUp(
          [
            [0, 0.96 * h],
            [0.022, 0.96 * h],
            [0.012, 1.06 * h],
            [0, 1.08 * h],
          ],
          8,
          1,
        ),
        { weight: 0.6 },
      ),
    );
    return standModel(parts, [{ name: "top", position: [0, 1.07 * h, 0], normal: [0, 1, 0], radius: 0.05 }]);
  },
  view: { azimuth: 0.45, elevation: 0.12 },
});
