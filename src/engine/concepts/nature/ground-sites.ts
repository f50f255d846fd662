import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { archPath, blockOn } from "../building/masonry.ts";
import { bar } from "../pieces.ts";
import { firs, type Spot, stones } from "./ground-details.ts";
import { boulder } from "./stone-shape.ts";

const at = ([angle, radius]: Spot, y = 0): Vec3 => [radius * sin(angle), y, radius * cos(angle)];

/** Along the far half of the rim, from left to right. */
const rim = (count: number, radius: number): Spot[] =>
  Array.from({ length: count }, (_, i) => [1.75 + (2.8 * i) / (count - 1), radius]);

/** Slabs with round heads and crosses in a half ring, none quite upright, and a bare tree. */
export function graveyard(chance: () => number): Part[] {
  const slab = (wide: number, tall: number): Geometry =>
    move(extrude(archPath(wide, tall, 10), { depth: 0.07, bevel: 0.01 }), [0, -0.02, 0]);
  const cross = (tall: number): Geometry =>
    merge([blockOn([0.065, tall, 0.06], 0, -0.02, 0, 0.008), blockOn([0.24, 0.065, 0.058], 0, tall * 0.66, 0, 0.008)]);
  const stones = rim(7, 0.78).map((spot, i): Geometry => {
    const shape = i % 3 === 1 ? cross(0.4 + 0.06 * chance()) : slab(0.2 + 0.04 * chance(), 0.3 + 0.1 * chance());
    return move(
      turnY(turnZ(turnX(shape, 0.16 * (chance() - 0.6)), 0.22 * (chance() - 0.5)), 0.5 * (chance() - 0.5)),
      at(spot),
    );
  });
  const foot = at([3.5, 0.9]);
  const branch = (from: Vec3, to: Vec3, thick: number): Geometry =>
    tube(
      thick,
      curveThrough([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.03, (from[2] + to[2]) / 2], to], 4),
      8,
      {
        scale: (t) => 1 - 0.7 * t,
        endRounding: 0.003,
      },
    );
  const up = (x: number, y: number, z = 0): Vec3 => [foot[0] + x, foot[1] + y, foot[2] + z];
  const tree = [
    branch(up(0, -0.04), up(0.04, 0.62), 0.045),
    branch(up(0.01, 0.34), up(-0.26, 0.66, 0.05), 0.024),
    branch(up(0.02, 0.44), up(0.3, 0.72, 0.03), 0.022),
    branch(up(0.03, 0.52), up(-0.06, 0.86), 0.02),
    branch(up(-0.12, 0.52, 0.02), up(-0.16, 0.78, 0.1), 0.012),
    branch(up(0.17, 0.6, 0.02), up(0.2, 0.86, -0.03), 0.012),
  ];
  return [
    ...makeParts("gravestone", "stone", stones, { weight: 0.5 }),
    makePart("bare-tree", "trunk", merge(tree), { weight: 0.4 }),
  ];
}

/** Broken columns in a half ring, a lintel over two of them, drums and blocks that fell. */
export function ruins(chance: () => number, seed: number): Part[] {
  const column = (tall: number): Geometry =>
    merge([
      blockOn([0.2, 0.05, 0.2], 0, -0.02, 0, 0.006),
      lathe(
        [
          [0, 0],
          [0.085, 0],
          [0.075, 0.03],
          [0.07, tall],
          [0.045, tall + 0.02],
          [0, tall - 0.01],
        ],
        14,
      ),
    ]);
  const places = rim(6, 0.8);
  const tall = [0.3, 0.72, 0.72, 0.18, 0.5, 0.26];
  const columns = places.map((spot, i) =>
    move(column((tall[i] as number) + (i === 1 || i === 2 ? 0 : 0.08 * chance())), at(spot)),
  );
  const [left, right] = [at(places[1] as Spot), at(places[2] as Spot)];
  const [dx, dz] = [right[0] - left[0], right[2] - left[2]];
  const long = Math.sqrt(dx * dx + dz * dz) + 0.22;
  const angle = atan2(-dz, dx);
  const lintel = move(turnY(blockOn([long, 0.1, 0.17], 0, 0, 0, 0.01), angle), [
    (left[0] + right[0]) / 2,
    0.725,
    (left[2] + right[2]) / 2,
  ]);
  const fallen = [
    move(bar([0, 0, -0.09], [0, 0, 0.09], 0.075, 14), at([1.35, 0.84], 0.07)),
    move(turnY(blockOn([0.2, 0.11, 0.13], 0, -0.01, 0, 0.012), 0.6), at([-1.3, 0.84])),
    move(boulder([0.07, 0.05, 0.06], seed, 9, 12), at([-1.62, 0.9], 0.03)),
  ];
  return makeParts("ruin", "stone", [...columns, lintel, ...fallen], { weight: 0.5 });
}

/** Corals that branch, sponges like tubes, weed that sways, and stones. */
export function reef(chance: () => number, seed: number): Part[] {
  const twig = (from: Vec3, out: Vec3, long: number, thick: number): Geometry =>
    tube(thick, [from, [from[0] + out[0] * long, from[1] + out[1] * long, from[2] + out[2] * long]], 8, {
      endRounding: thick * 0.9,
    });
  const coral = (spot: Spot, tall: number): Geometry => {
    const foot = at(spot, -0.03);
    const pieces: Geometry[] = [];
    for (let i = 0; i < 6; i += 1) {
      const a = (TAU * i) / 6 + chance();
      const lean = 0.35 + 0.35 * chance();
      const out: Vec3 = [lean * sin(a), 1, lean * cos(a)];
      const long = tall * (0.7 + 0.3 * chance());
      pieces.push(twig(foot, out, long, 0.026));
      const mid: Vec3 = [foot[0] + out[0] * long * 0.55, foot[1] + long * 0.55, foot[2] + out[2] * long * 0.55];
      pieces.push(twig(mid, [lean * sin(a + 1.4), 0.9, lean * cos(a + 1.4)], long * 0.4, 0.019));
    }
    return merge(pieces);
  };
  const weed = (spot: Spot): Geometry =>
    merge(
      Array.from({ length: 4 }, (): Geometry => {
        const [x, , z] = at(spot);
        const foot: Vec3 = [x + 0.1 * (chance() - 0.5), -0.03, z + 0.1 * (chance() - 0.5)];
        const sway = 0.09 * (chance() - 0.3);
        const tall = 0.4 + 0.3 * chance();
        const path = curveThrough(
          [
            foot,
            [foot[0] + sway, tall * 0.35, foot[2]],
            [foot[0] - sway, tall * 0.7, foot[2]],
            [foot[0] + sway * 0.5, tall, foot[2]],
          ],
          4,
        );
        return tube(0.02, path, 8, { scale: (t) => 1 - 0.75 * t, endRounding: 0.004 });
      }),
    );
  const sponge = (spot: Spot): Geometry =>
    merge(
      [0, 1, 2].map((k) => {
        const tall = 0.16 + 0.1 * chance();
        const tubeOf = lathe(
          [
            [0, -0.03],
            [0.05, -0.03],
            [0.062, tall],
            [0.05, tall + 0.012],
            [0.036, tall],
            [0.03, tall * 0.6],
            [0, tall * 0.55],
          ],
          14,
        );
        const [x, , z] = at(spot);
        return move(turnZ(tubeOf, 0.3 * (chance() - 0.5)), [x + 0.09 * (k - 1), 0, z + 0.05 * (k % 2)]);
      }),
    );
  const domes = [at([2.85, 0.86], 0.02), at([-0.85, 0.87], 0)].map((place, i) =>
    move(stretch(sphere(0.11 - 0.03 * i, 20, 12), [1, 0.75, 1]), place),
  );
  return [
    makePart("coral-red", "flower", merge([coral([2.4, 0.8], 0.36), coral([-1.75, 0.86], 0.24)]), { weight: 0.5 }),
    makePart("coral-pale", "blossom", merge([coral([-2.45, 0.82], 0.3), coral([1.5, 0.88], 0.2)]), { weight: 0.5 }),
    makePart("sponges", "eye", merge([sponge([3.35, 0.84])]), { weight: 0.4 }),
    makePart("brain-corals", "kerb", merge(domes), { weight: 0.4 }),
    makePart("weed", "leaf", merge([weed([2.05, 0.86]), weed([-2.85, 0.88]), weed([-1.2, 0.9])]), { weight: 0.4 }),
    makePart("stones", "stone", merge([move(boulder([0.1, 0.07, 0.08], seed, 9, 14), at([1.95, 0.7], 0.02))]), {
      weight: 0.3,
    }),
  ];
}

/** A wall of rock around the far half that leans over, with cones of stone that hang and stand. */
export function cavern(chance: () => number, seed: number): Part[] {
  const walls = rim(9, 0.86).flatMap((spot, i): Geometry[] => {
    const tall = 0.42 + 0.16 * sin((PI * i) / 8) + 0.06 * chance();
    const [x, , z] = at(spot);
    return [
      move(boulder([0.24, tall * 0.62, 0.2], seed + i, 12, 18), [x, tall * 0.42, z]),
      move(boulder([0.2, 0.2, 0.2], seed + 20 + i, 10, 14), [x * 0.9, tall * 1.02, z * 0.9]),
    ];
  });
  const cone = (spot: Spot, tall: number, wide: number): Geometry =>
    move(
      lathe(
        [
          [0, -0.04],
          [wide, -0.04],
          [wide * 0.55, tall * 0.35],
          [wide * 0.22, tall * 0.75],
          [0, tall],
        ],
        12,
      ),
      at(spot),
    );
  const standing = [
    cone([2.2, 0.68], 0.3, 0.07),
    cone([-2.1, 0.72], 0.22, 0.06),
    cone([1.65, 0.8], 0.16, 0.05),
    cone([-1.6, 0.84], 0.2, 0.055),
  ];
  return [
    ...makeParts("rock", "stone", walls, { weight: 0.5 }),
    makePart("stalagmites", "stone", merge(standing), { weight: 0.4 }),
  ];
}

/** Culms with rings and a few slanting leaves. */
export function bamboos(chance: () => number): Part[] {
  const spots: readonly Spot[] = [...rim(9, 0.84), [2.2, 0.68], [-2.2, 0.7], [1.5, 0.9], [-1.5, 0.9]];
  const culms: Geometry[] = [];
  const leaves: Geometry[] = [];
  for (const spot of spots) {
    const tall = 0.75 + 0.4 * chance();
    const [x, , z] = at(spot);
    const lean = 0.08 * (chance() - 0.5);
    culms.push(bar([x, -0.03, z], [x + lean, tall, z], 0.026, 10));
    for (let y = 0.14; y < tall; y += 0.17)
      culms.push(bar([x + (lean * y) / tall, y, z], [x + (lean * y) / tall, y + 0.014, z], 0.031, 10));
    for (let k = 0; k < 5; k += 1) {
      const a = TAU * chance();
      const y = tall * (0.6 + 0.38 * chance());
      const leaf = turnY(turnZ(move(stretch(sphere(0.08, 8, 6), [1, 0.06, 0.2]), [0.09, 0, 0]), -0.5), a);
      leaves.push(move(leaf, [x + lean, y, z]));
    }
  }
  return [
    makePart("culms", "straw", merge(culms), { weight: 0.5 }),
    makePart("bamboo-leaves", "leaf", merge(leaves), { weight: 0.4 }),
  ];
}

/** Of a garden of raked sand: three dark stones off its middle and a small pine behind them. */
export const zen = (seed: number): Part[] => [
  ...stones(
    seed,
    [
      [0.5, 0.42],
      [1.1, 0.2],
      [-0.9, 0.5],
    ],
    0.17,
  ),
  ...firs([[2.5, 0.6]], 0.62, false),
];
