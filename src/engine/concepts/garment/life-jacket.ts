import { curveThrough, graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, settle } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Half axes of the chest, across and to the front. */
const [A, B] = [0.2, 0.135];
const ROWS = 14;
const COLUMNS = 12;

/** A point on the chest, angle 0 in front, towards +X. */
const onChest = (angle: number, y: number, out = 0): Vec3 => [(A + out) * sin(angle), y, (B + out) * cos(angle)];

/** How full a pad is from its middle (0) to its seams (1). */
const padded = (off: number): number => Math.sqrt(Math.sqrt(Math.max(0.02, 1 - off * off * off * off)));

/**
 * A padded panel that lies around the chest: from angle to angle at every height, thick in its middle and thin at the rims.
 */
export function padPanel(
  y0: number,
  y1: number,
  from: (y: number) => number,
  to: (y: number) => number,
  thick: number,
): Geometry {
  const rings = Array.from({ length: ROWS + 1 }, (_, row): Ring => {
    const t = row / ROWS;
    const y = lerp(y0, y1, t);
    const puff = padded(2 * t - 1);
    const at = (i: number, side: number): Vec3 => {
      const u = i / COLUMNS;
      const edge = padded(2 * u - 1);
      return onChest(lerp(from(y), to(y), u), y, side * thick * 0.5 * puff * edge);
    };
    const outer = Array.from({ length: COLUMNS + 1 }, (_, i) => at(i, 1));
    const inner = Array.from({ length: COLUMNS + 1 }, (_, i) => at(COLUMNS - i, -1));
    return [...outer, ...inner];
  });
  return settle(loft(rings));
}

/** Light bands around, seams between the pads. */
const bands: Paint = (surface, x, y, z) => {
  if (Math.abs(y - 0.43) < 0.012 && z > -0.2 && Math.abs(x) > 0.03) layColour(surface, [0.72, 0.73, 0.75], 0.25);
  for (const at of [0.12, 0.24, 0.345]) {
    const d = Math.abs(y - at);
    if (d < 0.006) {
      surface.height -= 0.003 * (1 - d / 0.006);
      surface.r *= 0.72;
      surface.g *= 0.72;
      surface.b *= 0.72;
    }
  }
};

const belt = (y: number): Geometry =>
  sweep(
    rectangleOutline(0.006, 0.034, 0.002, 1),
    Array.from({ length: 40 }, (_, i) => onChest((i / 40) * TAU, y, 0.036)),
    { closed: true, up: [0, 1, 0] },
  );

const buckle = (y: number): Geometry =>
  merge([
    block([0.062, 0.044, 0.014], [0, y, B + 0.042], 0.005),
    block([0.02, 0.052, 0.01], [-0.014, y, B + 0.044], 0.003),
  ]);

function build(): Part[] {
  // the front's inner edge runs from the neck's V down to the zip, the outer one leaves the arm free above
  const inner = graph([
    [0, 0.035],
    [0.36, 0.035],
    [0.5, 0.42],
    [0.58, 0.6],
  ]);
  const outer = graph([
    [0, 1.62],
    [0.3, 1.62],
    [0.4, 1.2],
    [0.58, 1.02],
  ]);
  const front = padPanel(0, 0.56, inner, outer, 0.07);
  const rear = graph([
    [0, 1.52],
    [0.3, 1.5],
    [0.4, 1.1],
    [0.6, 0.9],
  ]);
  const back = padPanel(
    0,
    0.56,
    (y) => PI - rear(y),
    (y) => PI + rear(y),
    0.06,
  );
  const shoulder = sweep(
    rectangleOutline(0.1, 0.042, 0.018, 3),
    curveThrough(
      [
        [0.145, 0.5, 0.108],
        [0.14, 0.585, 0.075],
        [0.132, 0.612, 0],
        [0.14, 0.585, -0.075],
        [0.145, 0.5, -0.108],
      ],
      5,
    ),
    { up: [0, 0.2, 1] },
  );
  const tab = sweep(
    rectangleOutline(0.022, 0.005, 0.001, 1),
    curveThrough(
      [
        [0.15, 0.46, 0.152],
        [0.146, 0.55, 0.13],
        [0.134, 0.628, 0.06],
        [0.132, 0.637, 0],
      ],
      5,
    ),
    { up: [0, 0.2, 1] },
  );
  return [
    ...makeParts("front", "body", [front, mirror(front)], { weight: 1, paint: bands }),
    makePart("back", "body", back, { weight: 0.9, paint: bands }),
    ...makeParts("shoulder", "body", [shoulder, mirror(shoulder)], { weight: 0.9 }),
    ...makeParts("tab", "strap", [tab, mirror(tab)], { weight: 0.4 }),
    makePart("zip", "strap", block([0.014, 0.36, 0.05], [0, 0.18, B], 0.004), { weight: 0.4 }),
    ...makeParts("belt", "strap", [belt(0.08), belt(0.19), belt(0.3)], { weight: 0.8 }),
    ...makeParts("buckle", "buckle", [buckle(0.08), buckle(0.19), buckle(0.3)], { weight: 0.8 }),
  ];
}

/** A life jacket. What makes it itself: a sleeveless orange vest of thick foam pads with a V at the neck, black straps around it with big buckles in front, and shining bands at the chest. */
export const lifeJacket = defineFromPlan({
  id: "life-jacket",
  family: "garment",
  words: ["life jacket", "life vest", "lifejacket", "lifevest", "life preserver", "buoyancy vest", "flotation vest"],
  senses: ["life jacket"],
  height: 0.62,
  view: { azimuth: 0.3, elevation: 0.14 },
  slots: {
    body: mainSlot("ripstop-nylon", "#e8560f #e04a0c #ee6a12 #d8291c #e8b812", "vest|pad|foam|front"),
    strap: slot("woven-cotton", "#17181b", "belt|band|webbing|zip"),
    buckle: slot("plastic", "#1d1e22", "clip|clasp"),
  },
  build,
});
