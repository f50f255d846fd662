import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { bar } from "../pieces.ts";
import { boulder } from "./stone-shape.ts";

/** Where things may stand on a piece of ground: towards the rim, most of them at the back. Front is +Z. */
export type Spot = readonly [angle: number, radius: number];

const at = ([angle, radius]: Spot, y = 0): Vec3 => [radius * sin(angle), y, radius * cos(angle)];

/** Tufts of pointed blades all round the rim. */
export function tufts(chance: () => number, count: number): Part[] {
  const blade = (): Geometry => {
    const tall = 0.07 + 0.07 * chance();
    const leaf = lathe(
      [
        [0, -0.03],
        [0.011, -0.02],
        [0.008, tall * 0.5],
        [0, tall],
      ],
      5,
    );
    return turnY(turnZ(leaf, 0.5 * chance()), TAU * chance());
  };
  const tuft = (i: number): Geometry =>
    move(
      merge(Array.from({ length: 6 }, () => move(blade(), [0.035 * (chance() - 0.5), 0, 0.035 * (chance() - 0.5)]))),
      at([(TAU * (i + 0.7 * chance())) / count, 0.68 + 0.24 * chance()]),
    );
  return [makePart("tufts", "grass", merge(Array.from({ length: count }, (_, i) => tuft(i))), { weight: 0.35 })];
}

/** Flowers on short stems, in as many colours as there are slots `flower` and `blossom`. */
export function flowers(chance: () => number, spots: readonly Spot[]): Part[] {
  return spots.flatMap((spot, i): Part[] => {
    const tall = 0.16 + 0.07 * chance();
    const foot = at(spot);
    const petals = Array.from({ length: 6 }, (_, k) =>
      move(turnY(stretch(sphere(0.034, 10, 6), [1, 0.35, 0.62]), (-TAU * k) / 6), [
        0.036 * cos((TAU * k) / 6),
        0,
        0.036 * sin((TAU * k) / 6),
      ]),
    );
    const head = (geometry: Geometry): Geometry => move(turnX(geometry, 0.7), [foot[0], tall, foot[2]]);
    const name = `flower-${i + 1}`;
    return [
      makePart(`${name}-stem`, "grass", bar([foot[0], -0.02, foot[2]], [foot[0], tall, foot[2]], 0.008, 6), {
        weight: 0.3,
      }),
      makePart(name, i % 2 === 0 ? "flower" : "blossom", head(merge(petals)), { weight: 0.4 }),
      makePart(`${name}-eye`, "eye", head(stretch(sphere(0.022, 10, 6), [1, 0.8, 1])), { weight: 0.3 }),
    ];
  });
}

export const stones = (seed: number, spots: readonly Spot[], size: number): Part[] =>
  makeParts(
    "stone",
    "stone",
    spots.map((spot, i) => move(boulder([size, size * 0.72, size * 0.85], seed + i, 9, 14), at(spot, size * 0.3))),
    { weight: 0.35 },
  );

/** Small firs of three skirts; snow lies on their upper half where they are of the slot `snow`. */
export function firs(spots: readonly Spot[], tall: number, isSnowy: boolean): Part[] {
  return spots.flatMap((spot, i): Part[] => {
    const h = tall * (1 - 0.16 * (i % 3));
    const skirt = (low: number, wide: number): Geometry =>
      lathe(
        [
          [0, low * h],
          [wide * h, (low - 0.03) * h],
          [wide * 0.55 * h, (low + 0.14) * h],
          [0, (low + 0.38) * h],
        ],
        14,
      );
    const put = (geometry: Geometry): Geometry => move(geometry, at(spot));
    const name = `fir-${i + 1}`;
    const caps = [0.22, 0.42, 0.64].map((low, k) =>
      move(stretch(skirt(low, 0.27 - 0.07 * k), [0.86, 1, 0.86]), [0, 0.035 * h, 0]),
    );
    return [
      makePart(`${name}-trunk`, "trunk", put(bar([0, -0.02, 0], [0, 0.3 * h, 0], 0.035 * h, 8)), { weight: 0.3 }),
      makePart(name, "leaf", put(merge([0.22, 0.42, 0.64].map((low, k) => skirt(low, 0.27 - 0.07 * k)))), {
        weight: 0.5,
      }),
      ...(isSnowy ? [makePart(`${name}-snow`, "land", put(merge(caps)), { weight: 0.4 })] : []),
    ];
  });
}

/** A cactus with two arms that bend up. */
export function cactus(spot: Spot, tall: number): Part[] {
  const thick = 0.1 * tall;
  const arm = (side: number, from: number, rise: number): Geometry[] => {
    const elbow: Vec3 = [side * 0.26 * tall, from * tall, 0];
    return [
      bar([0, from * tall, 0], elbow, thick * 0.62, 10),
      move(sphere(thick * 0.62, 10, 8), elbow),
      bar(elbow, [side * 0.26 * tall, (from + rise) * tall, 0], thick * 0.62, 10),
      move(sphere(thick * 0.62, 10, 8), [side * 0.26 * tall, (from + rise) * tall, 0]),
    ];
  };
  const pieces = [
    bar([0, -0.03, 0], [0, tall, 0], thick, 14),
    move(sphere(thick, 14, 8), [0, tall, 0]),
    ...arm(1, 0.38, 0.3),
    ...arm(-1, 0.52, 0.26),
  ];
  return makeParts(
    "cactus",
    "leaf",
    pieces.map((piece) => move(piece, at(spot))),
    { weight: 0.4 },
  );
}

/** Reeds with brown heads at a pond's edge. */
export function reeds(chance: () => number, spots: readonly Spot[]): Part[] {
  const stems: Geometry[] = [];
  const heads: Geometry[] = [];
  for (const spot of spots) {
    for (let i = 0; i < 4; i += 1) {
      const [x, , z] = at(spot);
      const foot: Vec3 = [x + 0.07 * (chance() - 0.5), -0.03, z + 0.07 * (chance() - 0.5)];
      const tip: Vec3 = [foot[0] + 0.05 * (chance() - 0.5), 0.26 + 0.14 * chance(), foot[2]];
      stems.push(bar(foot, tip, 0.007, 6));
      if (i < 2) heads.push(bar([tip[0], tip[1] - 0.075, tip[2]], [tip[0], tip[1] + 0.01, tip[2]], 0.018, 8));
    }
  }
  return [
    makePart("reeds", "grass", merge(stems), { weight: 0.35 }),
    makePart("reed-heads", "trunk", merge(heads), { weight: 0.3 }),
  ];
}

/** Floating round leaves, one with a flower. */
export const lilyPads = (spots: readonly Spot[]): Part[] => [
  ...makeParts(
    "lily-pad",
    "leaf",
    spots.map((spot) => move(stretch(sphere(0.1, 20, 8), [1, 0.09, 1]), at(spot, 0.006))),
    { weight: 0.35 },
  ),
  makePart(
    "water-lily",
    "flower",
    move(
      merge(
        Array.from({ length: 8 }, (_, k) =>
          turnY(turnZ(move(stretch(sphere(0.03, 8, 6), [1.3, 0.4, 0.6]), [0.032, 0, 0]), 0.6), (TAU * k) / 8),
        ),
      ),
      at(spots[0] ?? [0, 0.8], 0.012),
    ),
    { weight: 0.4 },
  ),
];

/** A row of small lamps: a stage's footlights, a runway's edge. */
export const lamps = (places: readonly Vec3[]): Part[] => [
  makePart("lamps", "footlight", merge(places.map((place) => move(sphere(0.032, 12, 8), place))), { weight: 0.35 }),
];

/** Red mushrooms with white stems. */
export const mushrooms = (spots: readonly Spot[]): Part[] =>
  spots.flatMap((spot, i): Part[] => {
    const tall = 0.13 - 0.04 * i;
    const cap = lathe(
      [
        [0, tall * 0.7],
        [tall * 0.55, tall * 0.66],
        [tall * 0.42, tall],
        [0, tall * 1.2],
      ],
      16,
    );
    return [
      makePart(
        `mushroom-${i + 1}-stem`,
        "blossom",
        move(bar([0, -0.02, 0], [0, tall * 0.8, 0], tall * 0.16, 8), at(spot)),
        { weight: 0.3 },
      ),
      makePart(`mushroom-${i + 1}`, "flower", move(cap, at(spot)), { weight: 0.35 }),
    ];
  });
