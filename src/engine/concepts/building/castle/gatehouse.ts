import { extrude } from "../../../geometry/extrude.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { archPath, archPlate, archRing, block, blockOn, merlonRow } from "../masonry.ts";
import type { StructureParameters } from "../structure.ts";
import { roundTower } from "./round-tower.ts";

/** A block between two half towers, or on its own where the towers are counted, with the arched gate, its iron grate and a bridge of planks before it. */
export function gatehouse(p: StructureParameters, gate: number, wall: number, z: number, fairy: boolean): Part[] {
  const h = wall * 1.34;
  const [w, up] = [gate * 0.44, wall * 0.86];
  const outline = [
    [-gate / 2, 0],
    [-w / 2, 0],
    ...[...archPath(w, up, 10)].reverse().slice(1, -1),
    [w / 2, 0],
    [gate / 2, 0],
    [gate / 2, h],
    [-gate / 2, h],
  ] as const;
  const front = z + 0.13;
  const parts: Part[] = [
    makePart(
      "gatehouse",
      "wall",
      move(
        extrude(
          outline.map(([x, y]) => [x as number, y as number] as const),
          { depth: 0.36 },
        ),
        [0, 0, z],
      ),
      { weight: 1 },
    ),
    makePart(
      "gate-arch",
      "trim",
      move(archRing(archPath(w + 0.11, up + 0.055, 10), archPath(w - 0.01, up, 10), 0.06, 0.008), [0, 0, front + 0.06]),
      { weight: 0.6 },
    ),
    makePart("gate-dark", "opening", move(archPlate(archPath(w + 0.02, up + 0.01, 10), 0.04), [0, 0, z - 0.02]), {
      weight: 0.7,
    }),
    makePart(
      "gate",
      "gate",
      merge([
        ...[-2, -1, 0, 1, 2].map((i) =>
          blockOn([0.022, up * (0.98 - Math.abs(i) * 0.06), 0.022], (i * w) / 5.2, 0.12, z + 0.08),
        ),
        ...[0.34, 0.58, 0.8].map((f) => block([w * 0.98, 0.02, 0.018], [0, up * f, z + 0.08])),
      ]),
      { weight: 0.6 },
    ),
    makePart("gate-merlons", "wall", merlonRow(gate, [0.11, 0.12, 0.09], h - 0.01, front, 4), { weight: 0.8 }),
    makePart("gate-band", "trim", block([gate + 0.05, 0.04, 0.42], [0, h - 0.07, z], 0.008), { weight: 0.4 }),
    makePart("drawbridge", "gate-wood", block([w * 1.08, 0.035, 0.46], [0, 0.03, front + 0.27], 0.008), {
      grain: "z",
      weight: 0.6,
    }),
  ];
  // where towers are counted these would be two more
  if (p.count > 0) return parts;
  for (const [i, s] of [-1, 1].entries())
    parts.push(...roundTower(`gate-tower-${i + 1}`, (s * gate) / 2, z + 0.09, 0.15 * p.wide, h * 1.12, fairy, 3.2));
  return parts;
}
