import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { block, blockOn, square, turnedUp } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { four, panes } from "./panes.ts";

/** Set back in steps, ribs all the way up, a spire. */
export function deco(p: StructureParameters) {
  const h = 3 * p.tall;
  const steps = [
    [0.52, 0, 0.34],
    [0.42, 0.34, 0.68],
    [0.32, 0.68, 0.84],
    [0.22, 0.84, 0.93],
    [0.12, 0.93, 0.985],
  ] as const;
  const parts: Part[] = [
    makePart("foot", "trim", blockOn([1.24 * p.wide, 0.1, 1.24 * p.wide], 0, 0, 0, 0.015), { weight: 0.4 }),
  ];
  for (const [i, [a0, from, to]] of steps.entries()) {
    const a = a0 * p.wide;
    const [y0, y1] = [from * h, to * h];
    const n = Math.max(2, Math.round(a / 0.075));
    parts.push(
      makePart(
        `block-${i + 1}`,
        "glass",
        square([
          [0, y0],
          [a, y0],
          [a, y1],
          [0, y1],
        ]),
        { weight: 1, paint: panes((2 * a) / n, 0.075, 0.14, p) },
      ),
      makePart(
        `ribs-${i + 1}`,
        "wall",
        merge(
          Array.from({ length: n + 1 }, (_, k) =>
            four(blockOn([0.03, y1 - y0 + 0.05, 0.035], (k / n - 0.5) * 2 * a, y0, a, 0.004)),
          ).flat(),
        ),
        { weight: 0.8 },
      ),
      makePart(
        `crown-${i + 1}`,
        "wall",
        square([
          [0, y1 - 0.03],
          [a + 0.012, y1 - 0.03],
          [a + 0.012, y1 + 0.02],
          [0, y1 + 0.02],
        ]),
        { weight: 0.5 },
      ),
    );
  }
  parts.push(
    makePart(
      "spire",
      "metal",
      turnedUp(
        [
          [0, h * 0.98],
          [0.05, h * 0.98],
          [0.035, h * 1.06],
          [0.012, h * 1.09],
          [0.008, h * 1.22],
          [0, h * 1.23],
        ],
        12,
        1,
      ),
      { weight: 0.7 },
    ),
    makePart("entrance", "door", block([0.3, 0.24, 0.06], [0, 0.15, 0.53 * p.wide], 0.01), { weight: 0.4 }),
  );
  return standModel(parts, [{ name: "top", position: [0, h * 1.2, 0], normal: [0, 1, 0], radius: 0.03 }]);
}
