import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { blockOn } from "../building/masonry.ts";
import { bar } from "../pieces.ts";
import type { Spot } from "./ground-details.ts";
import { FLOOR, floorLayer, squares, THICKNESS, waves } from "./ground-slabs.ts";
import { boulder } from "./stone-shape.ts";

const at = ([angle, radius]: Spot, y = 0): Vec3 => [radius * sin(angle), y, radius * cos(angle)];

const part = (name: string, slot: string, pieces: readonly Geometry[], weight = 0.5): Part =>
  makePart(name, slot, merge(pieces), { weight });

/** Rows of low trees with round crowns along the far half, fruit in them and some of it in the grass. */
export function orchard(chance: () => number): Part[] {
  const [trunks, crowns, fruits]: [Geometry[], Geometry[], Geometry[]] = [[], [], []];
  const trees: readonly Spot[] = [1.62, 2.2, 2.8, 3.48, 4.08, 4.66].map(
    (angle, i): Spot => [angle, i % 2 ? 0.78 : 0.8],
  );
  for (const spot of trees) {
    const [x, , z] = at(spot);
    const tall = 0.62 + 0.12 * chance();
    trunks.push(bar([x, -0.03, z], [x, 0.55 * tall, z], 0.034, 8));
    for (let k = 0; k < 5; k += 1) {
      const a = (TAU * k) / 4 + chance();
      const out = k === 4 ? 0 : 0.1;
      const round = 0.135 + 0.025 * chance();
      const middle: Vec3 = [x + out * sin(a), tall * (k === 4 ? 0.92 : 0.7 + 0.08 * chance()), z + out * cos(a)];
      crowns.push(move(stretch(sphere(round, 14, 10), [1, 0.85, 1]), middle));
      // fruit on the outside of the crown, most of it on the near side
      for (let f = 0; f < 4; f += 1) {
        const [turn, rise] = [a + 2.6 * (chance() - 0.5), 1.1 * (chance() - 0.5)];
        const reach = round * 0.98;
        fruits.push(
          move(sphere(0.026, 10, 8), [
            middle[0] + reach * cos(rise) * sin(turn),
            middle[1] + 0.85 * reach * sin(rise),
            middle[2] + reach * cos(rise) * (k === 4 ? Math.abs(cos(turn)) : cos(turn)),
          ]),
        );
      }
    }
    fruits.push(move(sphere(0.026, 10, 8), [x * 0.9 + 0.1 * (chance() - 0.5), 0.02, z * 0.82]));
  }
  return [
    part("orchard-trunks", "trunk", trunks, 0.4),
    part("orchard-crowns", "leaf", crowns, 0.5),
    part("orchard-fruit", "flower", fruits, 0.5),
  ];
}

/** Cottages with gables side by side along the far side, a church among them. */
export function village(): Part[] {
  const [walls, roofs, doors, panes]: [Geometry[], Geometry[], Geometry[], Geometry[]] = [[], [], [], []];
  const wide = (2 * FLOOR[0]) / 5;
  const deep = 0.3;
  const z = -FLOOR[1] + deep / 2;
  const gable = (across: number, rise: number): Geometry =>
    extrude(
      [
        [-across / 2, 0],
        [across / 2, 0],
        [0, rise],
      ],
      { depth: deep + 0.05, bevel: 0.006 },
    );
  for (let i = 0; i < 5; i += 1) {
    const x = -FLOOR[0] + wide * (i + 0.5);
    const isChurch = i === 3;
    const tall = isChurch ? 0.62 : 0.34 + 0.07 * ((i * 2) % 3);
    const across = isChurch ? wide * 0.62 : wide * 0.94;
    walls.push(blockOn([across, tall, deep], x, -0.02, z, 0.006));
    if (isChurch)
      roofs.push(
        move(
          turnY(
            lathe(
              [
                [0, 0],
                [across * 0.72, 0],
                [0, 0.42],
              ],
              4,
            ),
            TAU / 8,
          ),
          [x, tall - 0.025, z],
        ),
      );
    else roofs.push(move(gable(wide * 1.06, 0.24), [x, tall - 0.03, z]));
    const front = z + deep / 2;
    doors.push(blockOn([0.09, 0.19, 0.02], x + (isChurch ? 0 : wide * 0.2), 0, front, 0.004));
    const rows = isChurch ? [0.32, 0.47] : [0.12, tall - 0.02];
    for (const [k, y] of rows.entries())
      panes.push(blockOn([0.085, 0.085, 0.02], x - (isChurch || k > 0 ? 0 : wide * 0.18), y, front, 0.004));
  }
  return [
    part("cottages", "wall", walls, 0.6),
    part("cottage-roofs", "book", roofs, 0.6),
    part("cottage-doors", "fitting", doors, 0.4),
    part("cottage-panes", "pane", panes, 0.4),
  ];
}

/** Posts that ships are tied to: a stem with a broad head. */
const bollards = (places: readonly Vec3[]): Geometry[] =>
  places.map((place) =>
    move(
      lathe(
        [
          [0, -0.02],
          [0.034, -0.02],
          [0.026, 0.06],
          [0.044, 0.075],
          [0.04, 0.1],
          [0, 0.105],
        ],
        14,
      ),
      place,
    ),
  );

/** Water along the near side, and a quay behind it with bollards, crates and a small lighthouse at its end. */
export function basin(): Part[] {
  const [x, rise, deep] = [FLOOR[0], 0.13, 0.42];
  const z = -FLOOR[1] + deep / 2;
  const edge = z + deep / 2 - 0.06;
  const tower = (low: number, high: number, radius: number): Geometry =>
    lathe(
      [
        [0, low],
        [radius, low],
        [radius * 0.93, high],
        [0, high],
      ],
      20,
    );
  const lighthouse = (...pieces: readonly Geometry[]): Geometry[] =>
    pieces.map((piece) => move(piece, [-x + 0.2, rise, z]));
  return [
    makePart("water", "water", floorLayer(0, THICKNESS), { weight: 1, paint: waves }),
    part("quay", "kerb", [blockOn([2 * x, rise + 0.1, deep], 0, -0.1, z, 0.01)], 0.7),
    part("bollards", "rail", bollards([-0.4, 0.1, 0.6].map((side): Vec3 => [side, rise, edge])), 0.4),
    part(
      "crates",
      "fitting",
      [
        blockOn([0.17, 0.15, 0.15], 0.72, rise, z - 0.08, 0.008),
        blockOn([0.15, 0.13, 0.15], 0.53, rise, z - 0.1, 0.008),
        move(turnY(blockOn([0.14, 0.12, 0.13], 0, 0, 0, 0.008), 0.4), [0.63, rise + 0.15, z - 0.09]),
      ],
      0.4,
    ),
    part("tower", "blossom", lighthouse(tower(-0.02, 0.16, 0.105), tower(0.3, 0.44, 0.09)), 0.5),
    part("tower-bands", "flower", lighthouse(tower(0.16, 0.3, 0.098), tower(0.44, 0.5, 0.1), tower(0.58, 0.66, 0.07))),
    part("tower-light", "footlight", lighthouse(tower(0.5, 0.58, 0.055)), 0.3),
  ];
}

/** Where the paving of a quay ends at the back and in front, and how far below it the water is, in radii of the ground. */
const [QUAY_BACK, QUAY_FRONT, QUAY_HIGH] = [-0.4, 0.46, 0.1];

/** A paved quay with bollards along its edge, water before it, and behind it two small sailing boats. */
export function quayside(): Part[] {
  const boats: readonly Vec3[] = [-0.56, 0.56].map((x): Vec3 => [x, -QUAY_HIGH, -0.61]);
  const hull = ([x, y, z]: Vec3): Geometry => move(stretch(sphere(0.13, 18, 10), [2, 0.8, 0.8]), [x, y + 0.04, z]);
  const sail = (place: Vec3, side: number, tall: number, wide: number): Geometry => {
    const [mast, out] = [side * 0.012, side * wide];
    const outline: [number, number][] = [
      [mast, 0.16],
      [out, 0.16],
      [mast, tall],
    ];
    return move(extrude(side > 0 ? outline : outline.toReversed(), { depth: 0.014 }), place);
  };
  return [
    makePart("water", "water", floorLayer(-QUAY_HIGH, THICKNESS - QUAY_HIGH), {
      weight: 0.9,
      paint: (surface, x, y, z, ...normal) => waves(surface, x, y + QUAY_HIGH, z, ...normal),
    }),
    makePart(
      "land",
      "land",
      blockOn([2 * FLOOR[0], 0.13, QUAY_FRONT - QUAY_BACK], 0, -0.13, (QUAY_FRONT + QUAY_BACK) / 2, 0.008),
      { weight: 1, paint: squares(false) },
    ),
    part("bollards", "rail", bollards([-0.72, 0.72].map((x): Vec3 => [x, 0, QUAY_FRONT - 0.09])), 0.4),
    part("hulls", "book", boats.map(hull)),
    part(
      "masts",
      "trunk",
      boats.map(([x, y, z]) => bar([x, y, z], [x, y + 0.92, z], 0.012, 6)),
      0.3,
    ),
    part(
      "sails",
      "blossom",
      boats.flatMap((place) => [sail(place, 1, 0.86, 0.28), sail(place, -1, 0.78, 0.2)]),
    ),
  ];
}

/** Of a shore of pebbles: rounded flat stones in three tones all over its dry part, none under what stands in its middle. */
export function pebbles(chance: () => number, seed: number): Part[] {
  const tones: [Geometry[], Geometry[], Geometry[]] = [[], [], []];
  for (let i = 0; i < 170; i += 1) {
    const [angle, radius] = [TAU * chance(), 0.2 + 0.72 * chance()];
    const size = 0.036 + 0.034 * chance();
    const [x, , z] = at([angle, radius]);
    if (z < -0.2) continue;
    const stone = turnY(boulder([size, size * 0.55, size * 0.8], seed + (i % 7), 6, 9), TAU * chance());
    (tones[i % 3] as Geometry[]).push(move(stone, [x, 0.006, z]));
  }
  return (["stone", "kerb", "blossom"] as const).map((slot, i) =>
    part(`pebbles-${i + 1}`, slot, tones[i] as Geometry[], 0.5),
  );
}
