import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { turnY } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import { block, blockOn, turnedUp } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";

/** Brick storeys with rows of framed windows, balconies, a door with a canopy, a parapet and a tank on the roof. */
export function apartments(p: StructureParameters) {
  const [a, d] = [0.62 * p.wide, 0.5 * p.wide];
  const storeys = Math.min(7, p.count);
  const s = 0.34 * p.tall;
  const h = storeys * s + 0.1;
  const cols = 4;
  const frames: Geometry[] = [];
  const glass: Geometry[] = [];
  const rails: Geometry[] = [];
  for (let k = 0; k < storeys; k += 1)
    for (const side of [0, 1, 2, 3]) {
      const [half, out] = side % 2 === 0 ? [a, d] : [d, a];
      const n = side % 2 === 0 ? cols : 3;
      for (let i = 0; i < n; i += 1) {
        if (k === 0 && side === 0 && (i === 1 || i === 2)) continue;
        const x = ((i + 0.5) / n - 0.5) * 2 * half * 0.94;
        const y = 0.1 + (k + 0.55) * s;
        const put = (g: Geometry) => turnY(g, (side * PI) / 2);
        frames.push(
          put(block([0.2, s * 0.58, 0.05], [x, y, out], 0.006)),
          put(block([0.25, 0.03, 0.09], [x, y - s * 0.31, out + 0.01], 0.005)),
        );
        glass.push(
          put(block([0.075, s * 0.5, 0.04], [x - 0.042, y, out + 0.012])),
          put(block([0.075, s * 0.5, 0.04], [x + 0.042, y, out + 0.012])),
        );
        if (side === 0 && k > 0 && i % 3 === 0) {
          rails.push(
            block([0.3, 0.03, 0.16], [x, y - s * 0.36, out + 0.08], 0.005),
            block([0.3, 0.014, 0.014], [x, y - s * 0.06, out + 0.15]),
            ...Array.from({ length: 7 }, (_, n2) =>
              blockOn([0.011, s * 0.3, 0.011], x + (n2 / 6 - 0.5) * 0.28, y - s * 0.36, out + 0.15),
            ),
          );
          rails.push(...[-1, 1].map((e) => block([0.014, 0.014, 0.15], [x + e * 0.14, y - s * 0.06, out + 0.08])));
        }
      }
    }
  const parts: Part[] = [
    makePart("walls", "wall", blockOn([2 * a, h, 2 * d], 0, 0, 0, 0.006), { weight: 1 }),
    makePart("plinth", "trim", blockOn([2 * a + 0.06, 0.1, 2 * d + 0.06], 0, 0, 0, 0.01), { weight: 0.4 }),
    makePart(
      "bands",
      "trim",
      merge([
        blockOn([2 * a + 0.04, 0.03, 2 * d + 0.04], 0, 0.1 + s, 0, 0.005),
        blockOn([2 * a + 0.14, 0.07, 2 * d + 0.14], 0, h - 0.02, 0, 0.015),
      ]),
      { weight: 0.6 },
    ),
    makePart("parapet", "wall", blockOn([2 * a + 0.04, 0.1, 2 * d + 0.04], 0, h + 0.04, 0, 0.008), { weight: 0.5 }),
    makePart("frames", "trim", merge(frames), { weight: 0.6 }),
    makePart("panes", "glass", merge(glass), { weight: 0.7 }),
    makePart("balconies", "metal", merge(rails), { weight: 0.6 }),
    makePart(
      "door",
      "door",
      merge([-1, 1].map((e) => block([0.13, s * 0.78, 0.05], [e * 0.068, 0.04 + s * 0.4, d + 0.005], 0.008))),
      { weight: 0.7 },
    ),
    makePart(
      "door-frame",
      "trim",
      merge([
        block([0.04, s * 0.86, 0.08], [-0.16, s * 0.43, d], 0.008),
        block([0.04, s * 0.86, 0.08], [0.16, s * 0.43, d], 0.008),
        block([0.5, 0.04, 0.26], [0, s * 0.9, d + 0.1], 0.01),
      ]),
      { weight: 0.6 },
    ),
    makePart("hut", "wall", blockOn([0.3, 0.22, 0.26], a * 0.45, h + 0.08, -d * 0.3, 0.008), { weight: 0.4 }),
    makePart(
      "tank",
      "metal",
      turnedUp(
        [
          [0, h + 0.1],
          [0.13, h + 0.1],
          [0.13, h + 0.38],
          [0, h + 0.47],
        ],
        20,
      ),
      { weight: 0.5 },
    ),
  ];
  return standModel(parts, [{ name: "top", position: [0, h + 0.14, 0], normal: [0, 1, 0], radius: 0.2 }]);
}
