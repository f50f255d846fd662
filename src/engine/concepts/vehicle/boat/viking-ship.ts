import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Model } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { atan2, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { layColour } from "../../lay-colour.ts";
import { integer, metres } from "../../parameter-specs.ts";
import { block, pair, rod, turnedAcross } from "../bodywork.ts";
import { ownSlot, slot } from "../usual-slots.ts";
import { makeHull, strakes } from "./boat-hull.ts";
import { makeSail } from "./sail.ts";

export type VikingShipParameters = {
  readonly length: number;
  readonly beam: number;
  readonly oars: number;
  readonly stem: number;
  readonly stripes: number;
};

const parameters = {
  length: metres(8, 34, "Stern to bow."),
  beam: metres(2, 8, "Side to side."),
  oars: integer(4, 12, "Oars and shields on a side."),
  stem: metres(1, 6, "How high the stems rise."),
  stripes: integer(4, 10, "Stripes of the sail."),
};

/**
 * A viking longship. What makes it itself: a long low open hull of lapped planks, pointed at both ends, with high curved stems, the one in front a dragon's head; one mast with a big square
 * sail in red and white stripes; round painted shields along both gunwales, and rows of oars.
 */
export const vikingShip = defineConcept<VikingShipParameters>({
  id: "viking-ship",
  family: "vehicle",
  words: ["viking ship", "longship", "viking longship", "viking boat", "drakkar", "dragon boat", "dragon ship"],
  senses: [],
  height: 11,
  parameters,
  slots: {
    hull: slot("body|wood|plank", "oak-planks", "#5e3a1f #714a28 #4a2f1a"),
    sail: slot("canvas", "woven-cotton", "#e9dfc6", { takesWhole: false }),
    stem: ownSlot("dragon|head|prow|figurehead|dragon head|dragon prow|dragon figurehead", "oak", "#4a2c17"),
    shield: ownSlot("shields", "painted-wood", "#b3201c"),
    boss: ownSlot("iron", "iron"),
    mast: ownSlot("yard|oar|spar|bench", "oak", "#7a5230"),
    rope: ownSlot("rigging", "iron", "#3a332c"),
  },
  sample: (draw, ask) => {
    const length = 15 * draw.number("length", 0.94, 1.06) * traitFactor(ask, { long: 1.25, short: 0.8, cute: 0.75 });
    return fitParameters(parameters, {
      length,
      beam: length * 0.2 * traitFactor(ask, { wide: 1.2, narrow: 0.85 }),
      oars: draw.integer("oars", 6, 8),
      stem: length * draw.number("stem", 0.15, 0.19) * traitFactor(ask, { tall: 1.2 }),
      stripes: draw.pick("stripes", [7, 9]),
    });
  },
  build: buildVikingShip,
  view: { azimuth: 1, elevation: 0.18 },
});

const SHIELDS = [
  [0.5, 0.02, 0.015],
  [0.75, 0.5, 0.08],
  [0.03, 0.13, 0.36],
  [0.8, 0.76, 0.68],
] as const;

function buildVikingShip({ length: l, beam, oars, stem, stripes }: VikingShipParameters): Model {
  const b = beam / 2;
  const d = l * 0.075;
  const hull = makeHull({
    length: l,
    beam: [
      [0, 0.05],
      [0.08, b * 0.36],
      [0.25, b * 0.84],
      [0.5, b],
      [0.75, b * 0.84],
      [0.92, b * 0.36],
      [1, 0.05],
    ],
    sheer: [
      [0, d * 2.3],
      [0.1, d * 1.5],
      [0.3, d * 1.08],
      [0.5, d],
      [0.7, d * 1.08],
      [0.9, d * 1.5],
      [1, d * 2.3],
    ],
    keel: [
      [0, d * 1.3],
      [0.06, d * 0.5],
      [0.2, 0],
      [0.8, 0],
      [0.94, d * 0.5],
      [1, d * 1.3],
    ],
    floor: [
      [0, d * 2],
      [0.08, d * 1.1],
      [0.2, d * 0.3],
      [0.8, d * 0.3],
      [0.92, d * 1.1],
      [1, d * 2],
    ],
    wall: 0.09,
    square: 2.1,
  });
  const lines = [0.35, 0.55, 0.75, 1].flatMap((h) => strakes(hull, h, l * 0.0032, 0.02, 0.98));
  const post = (side: number): Vec3[] =>
    curveThrough(
      [
        [0, d * 0.5, side * l * 0.445],
        [0, d * 1.5, side * l * 0.492],
        [0, d * 2.6, side * l * 0.525],
        [0, d * 2 + stem * 0.75, side * l * 0.53],
        [0, d * 2 + stem, side * l * 0.5],
      ],
      6,
    );
  const thick = l * 0.02;
  const posts = [1, -1].map((side) =>
    sweep(rectangleOutline(thick, thick * 1.5, thick * 0.4, 2), post(side), {
      up: [0, 0, side],
      scale: (t) => 1.1 - 0.4 * t,
    }),
  );
  const curl = sweep(
    rectangleOutline(thick * 0.7, thick * 0.9, thick * 0.3, 2),
    curveThrough(
      [
        [0, d * 2 + stem * 0.98, -l * 0.5],
        [0, d * 2 + stem * 1.12, -l * 0.47],
        [0, d * 2 + stem * 1.04, -l * 0.445],
        [0, d * 2 + stem * 0.94, -l * 0.46],
        [0, d * 2 + stem * 0.99, -l * 0.478],
      ],
      5,
    ),
    { scale: (t) => 1 - 0.4 * t },
  );
  const hy = d * 2 + stem;
  const hz = l * 0.5;
  const k = l * 0.016;
  const head = [
    sweep(
      rectangleOutline(k * 1.7, k * 1.5, k * 0.5, 2),
      [
        [0, hy - k * 0.2, hz - k * 1.2],
        [0, hy + k * 0.5, hz + k * 0.6],
        [0, hy + k * 0.35, hz + k * 2.6],
        [0, hy + k * 0.5, hz + k * 3.6],
      ],
      { up: [0, 1, 0], scale: (t) => 1.1 - 0.45 * t, endRounding: k * 0.2 },
    ),
    sweep(
      rectangleOutline(k * 1.2, k * 0.6, k * 0.2, 2),
      [
        [0, hy - k * 0.6, hz],
        [0, hy - k * 0.7, hz + k * 1.6],
        [0, hy - k * 0.35, hz + k * 3],
      ],
      { up: [0, 1, 0], scale: (t) => 1 - 0.4 * t, endRounding: k * 0.1 },
    ),
    ...pair(rod(k * 0.22, [k * 0.5, hy + k * 0.9, hz - k * 0.2], [k * 0.9, hy + k * 2.2, hz - k * 1.7], 8)),
    ...pair(move(sphere(k * 0.32, 10), [k * 0.75, hy + k * 0.8, hz + k * 0.9])),
    ...[0, 1, 2, 3, 4].map((i) =>
      block([k * 0.3, k * 0.9, k * 0.7], [0, hy - k * 1.2 - i * k * 2.1, hz - k * 1.4 + l * 0.008 * i], k * 0.12, 1),
    ),
  ];
  const shields: Geometry[] = [];
  const bosses: Geometry[] = [];
  const poles: Geometry[] = [];
  const R = Math.min(l * 0.027, (l * 0.62) / oars / 2.1);
  for (let i = 0; i < oars; i += 1) {
    const t = 0.2 + (0.6 * (i + 0.5)) / oars;
    const [x, y, z] = hull.at(t, 1, 0.93);
    shields.push(
      ...pair(
        turnedAcross(
          [
            [0, -0.02],
            [R, -0.02, 0.01],
            [R, 0.03, 0.01],
            [R * 0.3, 0.055],
            [0, 0.055],
          ],
          [x + 0.05, y, z],
          24,
        ),
      ),
    );
    bosses.push(
      ...pair(
        turnedAcross(
          [
            [0, 0],
            [R * 0.26, 0, 0.01],
            [R * 0.2, R * 0.2, 0.03],
            [0, R * 0.26],
          ],
          [x + 0.1, y, z],
          14,
        ),
      ),
    );
    const step = (l * 0.6) / oars / 2;
    poles.push(
      ...pair(rod(l * 0.0035, [b * 0.35, d * 1.18, z + step + 0.1], [x + l * 0.1, 0.04, z + step - l * 0.035], 6)),
    );
    poles.push(
      ...pair(block([l * 0.045, l * 0.002, l * 0.011], [x + l * 0.09, l * 0.0075, z + step - l * 0.032], 0.008, 1)),
    );
  }
  const mz = l * 0.02;
  const top = d + l * 0.5;
  const [low, high, wide] = [d + l * 0.11, top - l * 0.035, l * 0.165];
  const sail = makeSail(
    (t) => [-wide * (1 - 0.05 * t), low + (high - low) * t, mz + 0.12],
    (t) => [wide * (1 - 0.05 * t), low + (high - low) * t, mz + 0.12],
    [0, 0, 1],
    l * 0.055,
    0.03,
  );
  const mast = [
    rod(l * 0.009, [0, d * 0.2, mz], [0, top, mz], 12),
    rod(l * 0.006, [-wide * 1.05, high, mz + 0.1], [wide * 1.05, high, mz + 0.1], 10),
    ...[0.3, 0.42, 0.62, 0.72].map((t) => block([hull.beamAt(t) * 1.8, 0.07, 0.24], [0, d * 0.72, hull.z(t)], 0.02, 1)),
  ];
  const ropes = [
    rod(0.02, [0, top, mz], [0, d * 2.2, l * 0.49], 5),
    rod(0.02, [0, top, mz], [0, d * 2.2, -l * 0.49], 5),
    ...pair(rod(0.02, [wide, low, mz + 0.14], hull.at(0.4, 1, 1), 5)),
    ...pair(rod(0.02, [0, top, mz], hull.at(0.46, 1, 1), 5)),
  ];
  return standModel(
    [
      makePart("hull", "hull", hull.skin, { weight: 1, grain: "z" }),
      makePart("strakes", "stem", merge(lines), { weight: 0.5 }),
      makePart("stems", "stem", merge([...posts, curl, ...head]), { weight: 0.9 }),
      makePart("shields", "shield", merge(shields), {
        weight: 0.8,
        paint: (surface, x, y, z) => {
          const index = Math.floor(((z / l + 0.5 - 0.2) / 0.6) * oars + 100);
          const [, cy, cz] = [
            0,
            hull.at(0.2 + (0.6 * (index - 100 + 0.5)) / oars, 1, 0.93)[1],
            hull.z(0.2 + (0.6 * (index - 100 + 0.5)) / oars),
          ];
          const turn = atan2(y - cy, z - cz) / TAU + 0.5 + x * 0;
          layColour(surface, SHIELDS[Math.floor(turn * 4) % 2 === 0 ? index % 3 : 3] ?? SHIELDS[0]);
        },
      }),
      makePart("bosses", "boss", merge(bosses), { weight: 0.4 }),
      makePart("mast", "mast", merge([...mast, ...poles]), { weight: 0.7 }),
      makePart("sail", "sail", sail, {
        weight: 1,
        paint: (surface, x) => {
          if (Math.floor((x / wide / 2 + 0.5) * stripes + 20) % 2 === 0) layColour(surface, [0.5, 0.025, 0.02]);
        },
      }),
      makePart("ropes", "rope", merge(ropes), { weight: 0.3 }),
    ],
    [
      { name: "inside", position: [0, d * 0.4, -l * 0.12], normal: [0, 1, 0], radius: b * 0.6 },
      { name: "seat", position: [0, d * 0.76, hull.z(0.3)], normal: [0, 1, 0], radius: b * 0.5 },
      { name: "top", position: [0, d * 0.4, -l * 0.12], normal: [0, 1, 0], radius: b * 0.6 },
    ],
  );
}
