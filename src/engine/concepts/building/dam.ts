import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { boulder, restOn } from "../nature/stone-shape.ts";
import { block } from "./masonry.ts";

const TALL = 30;
const BOW = 52;
/** Radians to each side. */
const REACH = 0.62;
const GATES = [-0.22, 0, 0.22] as const;

/** A point of the arch: `a` along it, `r` beyond (upstream of) its crest line. */
const along = (a: number, r: number, y: number): Vec3 => [(BOW + r) * sin(a), y, BOW * 0.9 - (BOW + r) * cos(a)];

/** A wall that follows the arch; its cross section is (r, y) points, the same all along. */
const arch = (section: readonly (readonly [number, number])[], from: number, to: number, pieces: number): Geometry =>
  loft(
    Array.from(
      { length: pieces + 1 },
      (_, i): Ring => section.map(([r, y]) => along(from + ((to - from) * i) / pieces, r, y)),
    ),
  );

/** Pour lines and stains of wet concrete. */
const pours: Paint = (surface, x, y, z) => {
  const s = y / 3;
  let k = s - Math.floor(s) < 0.05 ? 0.75 : 1;
  const u = x / 6.2;
  if (u - Math.floor(u) < 0.035) k *= 0.78;
  k *= 0.93 + 0.14 * noise(x * 0.3, y * 0.06, z * 0.3, 4);
  layColour(surface, [surface.r * k, surface.g * k, surface.b * k]);
};

const foam: Paint = (surface, x, y, z) => {
  const t = noise(x * 1.6, y * 0.12, z * 0.5, 2) + 0.5 * noise(x * 4, y * 0.3, z, 6);
  const w = Math.min(1, Math.max(0, 0.72 + 0.5 * t));
  layColour(surface, [0.25 + 0.6 * w, 0.5 + 0.42 * w, 0.62 + 0.33 * w], 0.3, 0);
};

const ripple: Paint = (surface, x, _y, z) => {
  surface.height += 0.1 * noise(x * 0.5, 0, z * 0.9, 7);
};

const pool: Paint = (surface, x, y, z) => {
  ripple(surface, x, y, z, 0, 0, 0);
  const reach = z - (BOW * 0.9 - 42);
  for (const a of GATES) {
    const d = Math.abs(x - 44 * sin(a)) - 2.4;
    const f = Math.min(1, Math.max(0, 1.1 - d * 0.28 - reach * 0.075 + 0.5 * noise(x * 0.8, 0, z * 0.8, 3)));
    if (f > 0.05)
      layColour(
        surface,
        [surface.r + (0.85 - surface.r) * f, surface.g + (0.93 - surface.g) * f, surface.b + (0.95 - surface.b) * f],
        0.4,
      );
  }
};

function build({ has, seed }: Planned): Part[] {
  const wall = arch(
    [
      [-9, 0],
      [3, 0],
      [3, TALL],
      [-1.5, TALL],
      [-2.4, TALL - 7],
      [-4.6, TALL * 0.4],
    ],
    -REACH,
    REACH,
    40,
  );
  const road = arch(
    [
      [-2.6, TALL - 0.9],
      [3.4, TALL - 0.9],
      [3.4, TALL + 0.4],
      [-2.6, TALL + 0.4],
    ],
    -REACH,
    REACH,
    40,
  );
  const rail = (r: number) =>
    arch(
      [
        [r - 0.25, TALL + 0.3],
        [r + 0.25, TALL + 0.3],
        [r + 0.25, TALL + 1.5],
        [r - 0.25, TALL + 1.5],
      ],
      -REACH,
      REACH,
      40,
    );
  const fall = (a: number) =>
    arch(
      [
        [-9.6, 0.4],
        [-8, 0.4],
        [-4, TALL * 0.4],
        [-1.6, TALL - 6.5],
        [-1.2, TALL - 3],
        [-2.4, TALL - 3],
        [-3.2, TALL - 6.5],
        [-5.6, TALL * 0.4],
      ],
      a - 0.052,
      a + 0.052,
      4,
    );
  const pier = (a: number) =>
    arch(
      [
        [-9.8, 0],
        [-3, 0],
        [-1, TALL - 1],
        [-3.4, TALL - 1],
        [-4.2, TALL - 7],
        [-6.4, TALL * 0.4],
      ],
      a - 0.012,
      a + 0.012,
      2,
    );
  const gateHouse = (a: number) => move(turnY(block([5, 4, 4.5], [0, TALL + 2, 0], 0.2), -a), along(a, 0.6, 0));
  const towers = [-0.4, 0.4].map((a) => move(turnY(block([4, 8, 5], [0, TALL + 3, 0], 0.25), -a), along(a, 1.8, 0)));
  const lake = loft([
    [
      ...Array.from({ length: 17 }, (_, i): Vec3 => along(-REACH + (2 * REACH * i) / 16, 1, 0)),
      [30, 0, -32],
      [-30, 0, -32],
    ],
    [
      ...Array.from({ length: 17 }, (_, i): Vec3 => along(-REACH + (2 * REACH * i) / 16, 1, TALL - 4)),
      [30, TALL - 4, -32],
      [-30, TALL - 4, -32],
    ],
  ]);
  const rock = (x: number, z: number, w: number, h: number, d: number, i: number) =>
    restOn(move(turnY(boulder([w, h, d], seed + i * 7, 16, 26), i * 1.3), [x, h * 0.35, z]), 0);
  const cliffs = [-1, 1].flatMap((s) => [
    rock(s * 36, 8, 11, 25, 16, 2 + s),
    rock(s * 33, -12, 10, 26, 15, 6 + s),
    rock(s * 33, 24, 9, 13, 9, 10 + s),
    rock(s * 37, -26, 9, 24, 10, 14 + s),
  ]);
  return [
    makePart("wall", "wall", wall, { weight: 1, paint: pours }),
    makePart("road", "road", merge([road]), { weight: 0.8 }),
    makePart("parapets", "wall", merge([rail(-2.3), rail(3.1)]), { weight: 0.6 }),
    makePart("piers", "wall", merge(GATES.flatMap((a) => [pier(a - 0.066), pier(a + 0.066)])), { weight: 0.8 }),
    ...(has("fall") ? makeParts("fall", "fall", GATES.map(fall), { weight: 0.9, paint: foam }) : []),
    ...makeParts("gatehouse", "tower", GATES.map(gateHouse), { weight: 0.5 }),
    ...makeParts("tower", "tower", towers, { weight: 0.6 }),
    makePart("lake", "water", lake, { weight: 0.9, paint: ripple }),
    makePart("river", "water", block([56, 1.2, 36], [0, 0.6, 20], 0.3), { weight: 0.8, paint: pool }),
    makePart("cliffs", "rock", merge(cliffs), { weight: 0.8 }),
  ];
}

/** A dam. What makes it itself: a high concrete wall bowed between two cliffs with a road on its crest, a lake held high behind it, and white water that falls through its gates into the river below. */
export const dam = defineFromPlan({
  id: "dam",
  family: "building",
  words: ["dam", "hydroelectric dam", "water dam", "concrete dam", "hoover dam", "reservoir dam", "barrage"],
  senses: ["dam#1"],
  height: 38,
  view: { azimuth: 0.35, elevation: 0.42 },
  slots: {
    wall: mainSlot("concrete", "#b8b4a8 #a9a9a4 #c4bda8", "barrier|pier|parapet"),
    road: slot("concrete", "#5a5b5e", "crest|roadway"),
    tower: slot("concrete", "#cfcabc #b8b0a0", "gatehouse|house"),
    water: slot("glass", "#2f6f86 #2a6478", "lake|river|reservoir"),
    fall: slot("glass", "#e0eef2", "spillway|waterfall"),
    rock: slot("rock", "#8a7258 #7c7468 #94684a", "cliff|stone|canyon"),
  },
  extras: { fall: { chance: 0.85 } },
  build,
});
