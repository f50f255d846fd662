import { extrude } from "../../../geometry/extrude.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { slab } from "../../../geometry/slab.ts";
import { smoothOutline } from "../body-outline.ts";
import { pickupsAndKnobs } from "./guitar-electrics.ts";
import type { GuitarParameters } from "./guitar-parameters.ts";
import { GUITAR_SHAPES } from "./guitar-shapes.ts";
import { sunburst } from "./sunburst.ts";

/** A lacquered plank with pickups, knobs and a pick guard. */
export function buildSolidGuitar(p: GuitarParameters): Part[] {
  const u = p.body;
  const d = u * p.depth;
  const shape = GUITAR_SHAPES[p.style];
  const outline = shape.outline(u);
  const front = d / 2;
  const single = p.style === "single-cut";
  const y0 = shape.bridge;
  const guard: readonly Point2[] = [
    [0.06, 0.16],
    [0.22, 0.06],
    [0.33, 0.1],
    [0.35, 0.24],
    [0.28, 0.44],
    [0.24, 0.58],
    [0.27, 0.74],
    [0.22, 0.8],
    [0.08, 0.78],
    [-0.1, 0.78],
    [-0.2, 0.7],
    [-0.19, 0.52],
    [-0.13, 0.36],
    [-0.13, 0.22],
  ];
  const parts: Part[] = [
    makePart("body", "body", extrude(outline, { depth: d, bevel: u * 0.016, bevelSteps: 3 }), {
      weight: 1,
      grain: "y",
      ...(p.burst && { paint: sunburst(outline, u * 0.15) }),
    }),
    ...pickupsAndKnobs(shape, u, front),
    makePart(
      "bridge",
      "tuner",
      move(slab([u * 0.24, u * 0.07, u * 0.036], u * 0.012, u * 0.005), [0, u * y0, front + u * 0.014]),
      { weight: 0.8 },
    ),
  ];
  if (p.style === "stratocaster")
    parts.push(
      makePart(
        "pickguard",
        "pickguard",
        move(extrude(smoothOutline(guard, u), { depth: u * 0.012, bevel: u * 0.003 }), [0, 0, front + u * 0.003]),
        { weight: 0.8 },
      ),
    );
  if (single) {
    parts.push(
      makePart(
        "pickguard",
        "pickguard",
        move(
          extrude(
            [
              [0.13, 0.34],
              [0.23, 0.4],
              [0.22, 0.56],
              [0.13, 0.64],
            ].map(([x, y]) => [(x as number) * u, (y as number) * u] as const),
            { depth: u * 0.012 },
          ),
          [0, 0, front + u * 0.005],
        ),
        { weight: 0.5 },
      ),
      makePart(
        "tailpiece",
        "tuner",
        move(slab([u * 0.2, u * 0.03, u * 0.04], u * 0.012, u * 0.008), [0, u * 0.16, front + u * 0.016]),
        { weight: 0.4 },
      ),
    );
  }
  return parts;
}
