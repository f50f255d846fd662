import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { move, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { petal, whorl } from "./petal.ts";

/** A flower's head about the Y axis, its foot in the origin, of few faces: many of them are in one bouquet. */
export interface Bloom {
  readonly petals: Geometry;
  readonly heart?: Geometry;
}

/** What a bouquet can be of. */
export type BloomKind = "rose" | "daisy" | "tulip" | "sunflower" | "lily" | "poppy" | "blossom";

const BROAD = [
  [0, 0.4],
  [0.4, 0.95],
  [0.75, 1],
  [0.93, 0.7],
  [1, 0.3],
] as const;

const EGG = [
  [0, 0.5],
  [0.3, 0.95],
  [0.6, 0.95],
  [0.88, 0.5],
  [1, 0.1],
] as const;

const POINTED = [
  [0, 0.3],
  [0.35, 0.95],
  [0.6, 0.85],
  [1, 0.05],
] as const;

const knob = (radius: number, flat: number, height: number): Geometry =>
  move(stretch(sphere(radius, 14, 8), [1, flat, 1]), [0, height, 0]);

/** Petals wrapped about each other. */
const rose = (size: number): Bloom => ({
  petals: merge(
    Array.from({ length: 13 }, (_, i) => {
      const t = i / 12;
      const length = size * (0.7 + 0.4 * t);
      const blade = petal({
        length,
        width: length * 1.05,
        outline: BROAD,
        rise: 1.42 - 0.7 * t * t,
        curl: 0.3 - 0.95 * t,
        late: 2,
        cup: 1.4 - 0.7 * t,
        thickness: size * 0.03,
        across: 4,
        steps: 5,
      });
      return turnY(move(blade, [0, -size * 0.1 * t, size * (0.05 + 0.2 * t)]), i * 2.4);
    }),
  ),
});

const daisy = (size: number): Bloom => ({
  petals: merge(
    whorl(11, size * 0.2, () =>
      petal({
        length: size,
        width: size * 0.42,
        outline: BROAD,
        rise: 0.45,
        curl: -0.4,
        thickness: size * 0.03,
        across: 4,
        steps: 4,
      }),
    ),
  ),
  heart: knob(size * 0.32, 0.6, size * 0.28),
});

/** One egg-shaped cup. */
const tulip = (size: number): Bloom => ({
  petals: merge(
    [0, 1].flatMap((inner) =>
      whorl(
        3,
        size * 0.05,
        () =>
          petal({
            length: size * (1.45 - 0.1 * inner),
            width: size * 1.02,
            outline: EGG,
            rise: 0.3,
            curl: 1.36 - 0.08 * inner,
            late: 0.4,
            cup: 1.05,
            thickness: size * 0.03,
            across: 5,
            steps: 7,
          }),
        0.2 + inner * (TAU / 6),
      ),
    ),
  ),
});

/** A great disc in a ring of pointed rays. */
const sunflower = (size: number): Bloom => ({
  petals: merge(
    [0, 1].flatMap((ring) =>
      whorl(
        13,
        size * 0.5,
        () =>
          petal({
            length: size * (0.72 + 0.1 * ring),
            width: size * 0.34,
            outline: POINTED,
            rise: 0.34 - 0.2 * ring,
            curl: -0.3,
            cup: 0.4,
            thickness: size * 0.02,
            across: 3,
            steps: 4,
          }),
        (ring * TAU) / 26,
      ),
    ),
  ),
  heart: knob(size * 0.58, 0.32, size * 0.06),
});

/** A trumpet of six pointed petals rolled back, long stamens in it. */
const lily = (size: number): Bloom => ({
  petals: merge(
    whorl(6, size * 0.08, (i) =>
      petal({
        length: size * 1.25,
        width: size * (i % 2 === 0 ? 0.5 : 0.42),
        outline: POINTED,
        rise: 1.15,
        curl: -1.7,
        late: 1.6,
        cup: 0.6,
        thickness: size * 0.025,
        across: 4,
        steps: 8,
      }),
    ),
  ),
  heart: merge(
    Array.from({ length: 5 }, (_, i) => {
      const [x, z] = [cos((i / 5) * TAU), sin((i / 5) * TAU)];
      const stalk = tube(
        size * 0.02,
        [
          [0, size * 0.1, 0],
          [x * size * 0.16, size * 0.5, z * size * 0.16],
          [x * size * 0.34, size * 0.82, z * size * 0.34],
        ],
        6,
      );
      return merge([
        stalk,
        move(stretch(sphere(size * 0.06, 8, 6), [1, 0.6, 1]), [x * size * 0.34, size * 0.82, z * size * 0.34]),
      ]);
    }),
  ),
});

/** A wide cup of four crumpled petals about a dark heart. */
const poppy = (size: number): Bloom => ({
  petals: merge(
    whorl(4, size * 0.06, (i) =>
      petal({
        length: size * (i % 2 === 0 ? 1 : 0.92),
        width: size * 1.35,
        outline: BROAD,
        rise: 0.62,
        curl: 0.15,
        cup: 0.9,
        thickness: size * 0.02,
        ruffle: size * 0.1,
        across: 7,
        steps: 5,
      }),
    ),
  ),
  heart: knob(size * 0.2, 0.8, size * 0.2),
});

/** Five round petals. */
const blossom = (size: number): Bloom => ({
  petals: merge(
    whorl(5, size * 0.16, () =>
      petal({
        length: size * 0.9,
        width: size * 0.92,
        outline: BROAD,
        rise: 0.4,
        curl: -0.45,
        cup: 0.5,
        thickness: size * 0.03,
        across: 5,
        steps: 5,
      }),
    ),
  ),
  heart: knob(size * 0.2, 0.6, size * 0.14),
});

const BLOOMS: Readonly<Record<BloomKind, (size: number) => Bloom>> = {
  rose,
  daisy,
  tulip,
  sunflower,
  lily,
  poppy,
  blossom,
};

/** Radius of the open head, metres. */
const SIZES: Readonly<Record<BloomKind, number>> = {
  rose: 0.06,
  daisy: 0.05,
  tulip: 0.056,
  sunflower: 0.075,
  lily: 0.07,
  poppy: 0.058,
  blossom: 0.056,
};

export const bloom = (kind: BloomKind): Bloom => BLOOMS[kind](SIZES[kind]);

/** Where heads are in a dome, as (metres from its axis, angle): many small ones, or seven large. */
export function domeOf(kind: BloomKind): readonly (readonly [number, number])[] {
  const isLarge = kind === "sunflower" || kind === "lily";
  const rings = isLarge
    ? ([[6, 0.118, 0.3]] as const)
    : ([
        [5, 0.082, 0.3],
        [8, 0.145, 0.1],
      ] as const);
  return [
    [0, 0],
    ...rings.flatMap(([count, radius, shift]) =>
      Array.from({ length: count }, (_, i) => [radius, (i / count) * TAU + shift] as const),
    ),
  ];
}
