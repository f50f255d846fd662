import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { sin } from "../../math/elementary.ts";
import { clamp, smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { boulder } from "./stone-shape.ts";

const HALF = 2;

/** Where the middle of the water runs, and how high the ground lies, from the far end down to the near one. */
const bedX = (z: number): number => 0.72 * sin(z * 1.75 + 0.5) * (0.55 + (0.2 * (z + HALF)) / HALF);
const wide = (z: number): number => 0.24 + 0.16 * smoothstep(-HALF, HALF, z);
const fall = (z: number): number => 0.62 - 0.5 * smoothstep(-HALF, HALF, z);

function land(x: number, z: number, seed: number, mountains: boolean): number {
  const off = Math.abs(x - bedX(z)) / wide(z);
  const bank = smoothstep(0.75, 1.5, off);
  const far = mountains ? smoothstep(-0.5, -1.7, z) * smoothstep(1.2, 3.4, off) : 0;
  const peak = far * (1.5 + 0.5 * noise(x * 1.2, 1, z * 1.2, seed) + 0.5 * Math.abs(sin(x * 2.3 + seed)));
  return fall(z) + 0.16 * bank - 0.12 * (1 - bank) + 0.07 * bank * noise(x * 2, 0, z * 2, seed) + peak;
}

function ground(seed: number, mountains: boolean): Geometry {
  const n = 56;
  return settle(
    loft(
      Array.from({ length: n + 1 }, (_, i): Ring => {
        const z = -HALF + (2 * HALF * i) / n;
        const top = Array.from({ length: n + 1 }, (_, k): Vec3 => {
          const x = HALF - (2 * HALF * k) / n;
          return [x, land(x, z, seed, mountains), z];
        });
        return [[-HALF, 0, z], [HALF, 0, z], ...top];
      })
        .map((ring) => [...ring].reverse())
        .reverse(),
    ),
  );
}

function river(): Geometry {
  const n = 60;
  return settle(
    loft(
      Array.from({ length: n + 1 }, (_, i): Ring => {
        const z = -HALF - 0.004 + ((2 * HALF + 0.008) * i) / n;
        const [x, w, y] = [bedX(z), wide(z) * 1.15, fall(z)];
        return [
          [x - w, y - 0.3, z],
          [x + w, y - 0.3, z],
          [x + w, y + 0.02, z],
          [x + w * 0.5, y + 0.03, z],
          [x, y + 0.034, z],
          [x - w * 0.5, y + 0.03, z],
          [x - w, y + 0.02, z],
        ];
      }),
    ),
  );
}

const grassy =
  (seed: number): Paint =>
  (surface, x, y, z, _nx, ny) => {
    const off = Math.abs(x - bedX(z)) / wide(z);
    const n = noise(x * 3, y * 3, z * 3, seed);
    if (off < 1.35 + 0.12 * n) layColour(surface, [0.3 + 0.05 * n, 0.25 + 0.05 * n, 0.18], 0.9);
    else if (y > 1.75 + 0.15 * n) layColour(surface, [0.88, 0.91, 0.95], 0.8);
    else if (y > 0.98 + 0.12 * n || ny < 0.5) layColour(surface, [0.24 + 0.06 * n, 0.23 + 0.05 * n, 0.22], 0.9);
  };

const flowing =
  (seed: number): Paint =>
  (surface, x, y, z, _nx, ny) => {
    if (ny < 0.3) return layColour(surface, [0.02, 0.16, 0.28], 0.2, 0);
    const u = (x - bedX(z)) / wide(z);
    const n = noise(u * 6, y, z * 2.2, seed) + 0.6 * noise(u * 12, y, z * 4, seed + 4);
    const white = clamp(0.5 * n - 0.12 + 0.75 * smoothstep(0.72, 1.02, Math.abs(u) + 0.12 * n), 0, 0.9);
    layColour(surface, [0.03 + 0.8 * white, 0.27 + 0.6 * white, 0.46 + 0.47 * white], 0.14, 0);
    surface.height += 0.01 * n;
  };

const conifer = (h: number): Geometry =>
  lathe(
    [
      [0, h * 0.12],
      [h * 0.24, h * 0.14],
      [h * 0.11, h * 0.44],
      [h * 0.19, h * 0.42],
      [h * 0.08, h * 0.7],
      [h * 0.13, h * 0.68],
      [0, h],
    ],
    14,
  );

function build({ style, seed, stream }: Planned): Part[] {
  const next = stream("stones");
  const mountains = style === "mountain";
  const s = seed % 89;
  const rocks = Array.from({ length: 26 }, (_, i): Geometry => {
    const z = -HALF * 0.9 + (HALF * 1.8 * (i + next())) / 26;
    const side = i % 2 === 0 ? 1 : -1;
    const inside = i % 6 === 5;
    const size = 0.06 + 0.13 * next();
    const x = bedX(z) + side * wide(z) * (inside ? 0.4 * next() : 1.12 + 0.3 * next());
    return move(boulder([size * 1.25, size, size * 1.1], seed + i * 7, 9, 14), [x, fall(z) + size * 0.25, z]);
  });
  const spots = Array.from({ length: 60 }, (): readonly [number, number] => [
    (next() * 2 - 1) * HALF * 0.9,
    (next() * 2 - 1) * HALF * 0.9,
  ]).filter(([x, z]) => Math.abs(x - bedX(z)) > wide(z) + 0.4 && z < 1 && land(x, z, s, mountains) < 1.2);
  const trees = spots
    .slice(0, 13)
    .map(([x, z]) => ({ x, z, h: 0.55 + 0.4 * next(), y: land(x, z, s, mountains) - 0.03 }));
  return [
    makePart("ground", "ground", ground(s, mountains), { weight: 1, paint: grassy(s) }),
    makePart("river", "water", river(), { weight: 1, paint: flowing(s) }),
    ...makeParts("stone", "rock", rocks, { weight: 0.4 }),
    makePart(
      "trunks",
      "trunk",
      merge(
        trees.map(({ x, y, z, h }) =>
          move(
            lathe(
              [
                [0, -0.04],
                [h * 0.035, -0.04],
                [h * 0.03, h * 0.2],
                [0, h * 0.2],
              ],
              8,
            ),
            [x, y, z],
          ),
        ),
      ),
      { weight: 0.3 },
    ),
    makePart("conifers", "leaves", merge(trees.map(({ x, y, z, h }) => move(conifer(h), [x, y, z]))), { weight: 0.8 }),
  ];
}

/** A stream. What makes it itself: a bright winding band of water with white ripples that falls through a block of green land, boulders along its banks and in it, pines, and on a mountain stream grey peaks with snow behind. */
export const stream = defineFromPlan({
  id: "stream",
  family: "nature",
  words: ["mountain stream", "stream", "creek", "brook", "mountain river", "forest stream", "river landscape"],
  senses: ["stream#1"],
  height: 2.2,
  vary: 0.03,
  view: { azimuth: 0.35, elevation: 0.5 },
  slots: {
    water: mainSlot("glass", "#3f8fb8", "current|rapid"),
    ground: slot("grass", "#5c8a38 #6a8f3c", "bank|land|meadow|mountain"),
    rock: slot("granite", "#7a7670 #6a6c70", "stone|boulder"),
    leaves: slot("leaves", "#2c5a2c #35663a", "tree|pine|conifer"),
    trunk: slot("bark", "#5a3c24"),
  },
  styles: {
    mountain: { weight: 2, words: ["mountain stream", "mountain river"] },
    meadow: { weight: 0, words: ["stream", "creek", "brook", "forest stream", "river landscape"] },
  },
  build,
});
