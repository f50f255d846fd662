import { box } from "../../../geometry/box.ts";
import { extrude } from "../../../geometry/extrude.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { insetOutline, type Point2 } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { layColour } from "../../lay-colour.ts";
import { soundHoles } from "../violin/sound-holes.ts";
import { pickupsAndKnobs } from "./guitar-electrics.ts";
import type { GuitarParameters } from "./guitar-parameters.ts";
import { GUITAR_SHAPES, type GuitarShape } from "./guitar-shapes.ts";
import { sunburst } from "./sunburst.ts";

/** Where an archtop's holes are beside a violin's, over the body's length: farther out and lower. */
const F_HOLES = { out: 0.1, up: -0.1, size: 1.15 };

/** A deep pale body with a round hole, or an arched one with two like an f. */
export function buildHollowGuitar(p: GuitarParameters): Part[] {
  const u = p.body;
  const d = u * p.depth;
  const shape = GUITAR_SHAPES[p.style];
  const isArched = p.style === "archtop";
  const outline = shape.outline(u);
  const hole: Point2 = [0, u * 0.62];
  const radius = u * 0.105;
  const burst = p.burst ? sunburst(outline, u * 0.17) : undefined;
  const holes = soundHoles(u, F_HOLES);
  const face: Paint = (surface, x, y, z, nx, ny, nz) => {
    burst?.(surface, x, y, z, nx, ny, nz);
    if (isArched) {
      holes(surface, x, y, z, nx, ny, nz);
      return;
    }
    if (nz < 0.4) return;
    const r = Math.sqrt((x - hole[0]) * (x - hole[0]) + (y - hole[1]) * (y - hole[1]));
    if (r < radius) layColour(surface, [0.012, 0.008, 0.006], 0.9, 0);
    else if (r < radius * 1.34) {
      const band = (r / radius - 1) / 0.34;
      if (band < 0.16 || band > 0.84) layColour(surface, [0.02, 0.012, 0.008], 0.3);
      else if (band > 0.3 && band < 0.7)
        layColour(
          surface,
          (Math.floor((x + y) * (160 / u)) + Math.floor((x - y) * (160 / u))) % 2 === 0
            ? [0.55, 0.42, 0.24]
            : [0.1, 0.05, 0.03],
          0.3,
        );
    }
    const [gx, gy] = [x - u * 0.13, y - u * 0.52];
    if (p.finish % 2 === 0 && r > radius * 1.3 && gx > -u * 0.02 - gy * 0.1 && gx * gx * 1.9 + gy * gy < u * u * 0.016)
      layColour(surface, [0.03, 0.012, 0.008], 0.16);
  };
  return [
    makePart(
      "body",
      "body",
      move(
        extrude(outline, { depth: d, bevel: u * (isArched ? 0.03 : 0.012), bevelSteps: isArched ? 4 : 2 }),
        [0, 0, 0],
      ),
      {
        weight: 1,
        grain: "y",
      },
    ),
    makePart(
      "soundboard",
      "top",
      move(extrude(insetOutline(outline, u * (isArched ? 0.034 : 0.013)), { depth: d * 0.04 }), [
        0,
        0,
        d / 2 + d * 0.004,
      ]),
      { weight: 1, grain: "y", paint: face },
    ),
    ...(isArched ? archtopFittings(shape, u, d / 2) : glued(u, d / 2)),
  ];
}

/** A bridge glued to the top, which holds the strings. */
const glued = (u: number, front: number): Part[] => [
  makePart(
    "bridge",
    "fretboard",
    move(box([u * 0.34, u * 0.055, u * 0.024], { bevel: u * 0.008 }), [0, u * 0.24, front + u * 0.014]),
    { weight: 0.7 },
  ),
  makePart(
    "saddle",
    "string",
    move(box([u * 0.2, u * 0.012, u * 0.02], { bevel: u * 0.003 }), [0, u * 0.252, front + u * 0.03]),
    { weight: 0.4 },
  ),
];

/** A bridge that only stands on the top, a tailpiece at the foot that holds the strings, a guard beside them, pickups. */
function archtopFittings(shape: GuitarShape, u: number, front: number): Part[] {
  const tail: readonly Point2[] = [
    [-0.05, 0.0],
    [0.05, 0.0],
    [0.1, 0.17],
    [0.1, 0.21],
    [-0.1, 0.21],
    [-0.1, 0.17],
  ];
  const guard: readonly Point2[] = [
    [0.13, 0.46],
    [0.2, 0.44],
    [0.24, 0.5],
    [0.2, 0.72],
    [0.12, 0.74],
  ];
  const plate = (points: readonly Point2[], thick: number) =>
    move(
      extrude(
        points.map(([x, y]): Point2 => [x * u, y * u]),
        { depth: u * thick, bevel: u * 0.004 },
      ),
      [0, 0, front + (u * thick) / 2],
    );
  return [
    makePart("tailpiece", "tuner", plate(tail, 0.022), { weight: 0.7 }),
    makePart(
      "bridge",
      "fretboard",
      move(box([u * 0.26, u * 0.035, u * 0.036], { bevel: u * 0.008 }), [0, u * shape.bridge, front + u * 0.016]),
      { weight: 0.7 },
    ),
    makePart("pickguard", "pickguard", plate(guard, 0.018), { weight: 0.5 }),
    ...pickupsAndKnobs(shape, u, front),
  ];
}
