import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { add, type Vec3 } from "../../math/vec3.ts";
import type { Clump } from "./broadleaf.ts";

/** What hangs on fruit trees: its colours, its length over its width. */
export const FRUITS = {
  apple: { words: ["red apple", "fruit"], colour: "#c4181c", length: 0.92 },
  orange: { words: ["mandarin", "tangerine"], colour: "#f07c12", length: 0.98 },
  lemon: { words: ["citrus"], colour: "#f4d21e", length: 1.3 },
  pear: { words: [], colour: "#b9c23a", length: 1.35 },
  peach: { words: ["apricot", "nectarine"], colour: "#f0925a", length: 0.95 },
  plum: { words: [], colour: "#5a2a6e", length: 1.1 },
  olive: { words: ["black olive"], colour: "#3a3328", length: 1.3 },
  coconut: { words: [], colour: "#8a5a2a", length: 1.12 },
} as const;
export type Fruit = keyof typeof FRUITS;
export const FRUIT_NAMES = Object.keys(FRUITS) as Fruit[];

/** Fruits a clump. */
const A_CLUMP = 4;

/**
 * Fruits on the outside of a crown, sunk a little into its mass so that none floats. Far larger than real ones: a true
 * apple is a speck on a tree of seven metres.
 *
 * @param radius Of one fruit, in metres.
 */
export function hangFruit(clumps: readonly Clump[], radius: number, length: number, chance: () => number): Geometry {
  const one = stretch(sphere(radius, 10, 6), [1, length, 1]);
  const fruits = clumps.flatMap(({ centre, size }) =>
    Array.from({ length: A_CLUMP }, () => {
      const y = 0.55 - 1.2 * chance();
      const around = Math.sqrt(Math.max(0, 1 - y * y));
      const angle = chance() * TAU;
      const out: Vec3 = [0.94 * size * around * cos(angle), 0.76 * size * y, 0.94 * size * around * sin(angle)];
      return { place: add(centre, out), clump: centre };
    }),
  );
  const isSeen = ({ place, clump }: (typeof fruits)[number]) =>
    clumps.every(({ centre, size }) => {
      const [x, y, z] = [place[0] - centre[0], (place[1] - centre[1]) / 0.8, place[2] - centre[2]];
      return centre === clump || x * x + y * y + z * z > size * size * 0.8;
    });
  return merge(fruits.filter(isSeen).map(({ place }) => move(one, place)));
}
