import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { placePart } from "../../geometry/place-part.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { chain, type Mat4, rotation, translation } from "../../math/mat4.ts";
import { X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { arrowParts } from "./arrow-parts.ts";

const LONG = 0.72;

/** An arrow moved and turned, its parts named after it. */
const shot = (name: string, at: Mat4, thick = 0.005): Part[] =>
  arrowParts(LONG, thick).map((part) => ({ ...placePart(part, at), name: `${name}-${part.name}` }));

/** Straps and stitches of the leather tube. */
const stitched: Paint = (surface, _x, y) => {
  for (const band of [0.06, 0.3, 0.52]) {
    const off = Math.abs(y - band);
    if (off < 0.016) layColour(surface, [surface.r * 0.55, surface.g * 0.5, surface.b * 0.45]);
    if (off > 0.019 && off < 0.0215 && Math.floor(_x * 260) % 2 === 0) layColour(surface, [0.6, 0.5, 0.34]);
  }
};

/** A leather tube with a shoulder strap, arrows standing in it, their feathers over its rim. */
function quiver(count: number, next: () => number): Part[] {
  const tall = 0.56;
  const body = turnedUp(
    [
      [0, 0],
      [0.05, 0, 0.014],
      [0.068, tall, 0.004],
      [0.062, tall, 0.002],
      [0.044, 0.02],
      [0, 0.02],
    ],
    40,
  );
  const strap = tube(
    0.011,
    curveThrough(
      [
        [0.066, tall - 0.06, 0],
        [0.15, tall - 0.02, 0.01],
        [0.19, tall * 0.6, 0.015],
        [0.14, tall * 0.2, 0.01],
        [0.05, 0.09, 0],
      ],
      7,
    ),
    10,
    { scale: () => [1.6, 0.45] },
  );
  const arrows = Array.from({ length: count }, (_, i) => {
    const a = (i / Math.max(1, count - 1)) * TAU;
    const r = i === 0 ? 0 : 0.036;
    const lift = 0.03 + 0.05 * next();
    // nock up, point down in the tube
    return shot(
      `arrow-${i + 1}`,
      chain(
        rotation(X_AXIS, next() * 3),
        rotation(Z_AXIS, -Math.PI / 2),
        translation([0, LONG, 0]),
        rotation(Z_AXIS, -0.05 * cos(a) * (r > 0 ? 1 : 0)),
        rotation(X_AXIS, 0.05 * sin(a) * (r > 0 ? 1 : 0)),
        translation([cos(a) * r * 0.5, lift + 0.07, sin(a) * r * 0.5]),
      ),
      0.006,
    );
  }).flat();
  const rims = [0.008, tall - 0.006].map((y, i) => move(torus(i === 0 ? 0.05 : 0.066, 0.006, 40, 8), [0, y, 0]));
  return [
    makePart("quiver", "quiver", body, { weight: 1, paint: stitched }),
    makePart("rims", "strap", merge(rims), { weight: 0.6 }),
    makePart("strap", "strap", settle(strap), { weight: 0.8 }),
    ...arrows,
  ];
}

function build({ style, count, stream }: Planned): Part[] {
  if (style === "quiver") return quiver(count, stream("lie"));
  // one in the air at a slant, its point on the ground behind a second one that lies
  const slant = chain(rotation(X_AXIS, 0.4), rotation(Z_AXIS, 0.62), rotation(Y_AXIS, 0), translation([0, 0.02, 0]));
  return shot("arrow", slant, 0.0075);
}

/** An arrow, or a quiver of them. What makes it itself: a straight wooden shaft with a steel point and three coloured feathers at the nock; a leather tube with straps, the feathered ends of its arrows standing out of it. */
export const arrow = defineFromPlan({
  id: "arrow",
  family: "weapon",
  words: [
    "arrow",
    "wooden arrow",
    "hunting arrow",
    "quiver of arrows",
    "quiver",
    "arrow quiver",
    "archery arrow",
    "leather quiver",
    "elven quiver",
  ],
  senses: ["arrow#2"],
  height: 0.75,
  vary: 0.03,
  view: { azimuth: 0.35, elevation: 0.16 },
  slots: {
    arrow: mainSlot("oak pine", "#cfa66a #b88a50", "shaft|wood"),
    fletching: slot("feathers", "#c4201f #f0ece2 #2a5aa8 #2f7a3a", "feather|vane"),
    point: slot("brushed-steel", "", "arrowhead|tip"),
    quiver: slot("leather", "#6a4224 #4a2e1a #7a5430", "tube|case", true),
    strap: slot("leather", "#3a2414", "belt|rim"),
  },
  styles: {
    single: { weight: 1 },
    quiver: {
      weight: 0,
      words: ["quiver of arrows", "quiver", "arrow quiver", "leather quiver", "elven quiver"],
      slots: ["quiver"],
    },
  },
  count: { slot: "arrow", min: 6, max: 7, most: 9 },
  build,
});
