import { extrude } from "../../../geometry/extrude.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { disc, slab } from "../../../geometry/slab.ts";
import { layColour } from "../../lay-colour.ts";
import { smoothOutline } from "../body-outline.ts";
import { SINGLE, STRAT, VEE } from "./guitar-outlines.ts";
import type { GuitarParameters } from "./guitar-parameters.ts";
import { sunburst } from "./sunburst.ts";

/** A lacquered plank with pickups, knobs and a pick guard. */
export function buildSolidGuitar(p: GuitarParameters): Part[] {
  const u = p.body;
  const d = u * p.depth;
  const outline =
    p.style === "stratocaster"
      ? smoothOutline(STRAT, u)
      : p.style === "single-cut"
        ? smoothOutline(SINGLE, u)
        : VEE.map(([x, y]): Point2 => [x * u, y * u]);
  const front = d / 2;
  const single = p.style === "single-cut";
  const y0 = p.style === "flying-v" ? 0.46 : 0.26;
  const pickups = (single ? [0.18, 0.42] : [0.1, 0.23, 0.36]).map((dy) =>
    move(slab([u * 0.23, u * (single ? 0.09 : 0.05), u * 0.03], u * 0.02, u * 0.006), [
      0,
      u * (y0 + dy),
      front + u * 0.018,
    ]),
  );
  const poles: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5 || Math.abs(x) > u * 0.1) return;
    const cell = (x / u) * 28;
    const v = (y / u) * 28;
    const k = cell - Math.floor(cell) - 0.5;
    if (k * k + v * v < 0.07) layColour(surface, [0.7, 0.7, 0.7], 0.25, 1);
  };
  const knobs = (
    single
      ? [
          [0.27, 0.2],
          [0.31, 0.11],
          [0.2, 0.12],
          [0.24, 0.05],
        ]
      : p.style === "flying-v"
        ? [
            [0.2, 0.36],
            [0.25, 0.27],
          ]
        : [
            [0.22, 0.3],
            [0.27, 0.2],
            [0.28, 0.1],
          ]
  ).map(([x, y]) => move(disc(u * 0.028, u * 0.045, u * 0.006, 20), [(x as number) * u, (y as number) * u, front]));
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
    ...makeParts("pickup", "pickup", pickups, { weight: 0.8, paint: poles }),
    makePart(
      "bridge",
      "tuner",
      move(slab([u * 0.24, u * 0.07, u * 0.036], u * 0.012, u * 0.005), [0, u * y0, front + u * 0.014]),
      { weight: 0.8 },
    ),
    ...makeParts("knob", "knob", knobs, { weight: 0.6 }),
    makePart(
      "jack",
      "tuner",
      move(slab([u * 0.06, u * 0.06, u * 0.02], u * 0.02, u * 0.005), [
        u * (p.style === "flying-v" ? 0.3 : 0.33),
        u * 0.1,
        front - u * 0.002,
      ]),
      { weight: 0.2 },
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
