import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { loft, type Ring } from "../../../geometry/loft.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, settle } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { atan2, cos, PI, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { laid } from "../../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { bar } from "../../pieces.ts";
import { woodenWheel } from "./wooden-wheel.ts";

const FLOOR = 0.46;
const HALF = 0.46;
const BACK = -0.42;

/** A point of the rail around the platform, -1 left rear over 0 in front to 1 right rear, `out` metres outside. */
function around(u: number, out: number): readonly [x: number, z: number] {
  const [straight, bow] = [0.5, 0.5];
  const side = u < 0 ? -1 : 1;
  const t = Math.abs(u);
  if (t > bow) return [side * (HALF + out), 0.02 + (BACK - 0.02) * ((t - bow) / straight)];
  const a = (t / bow) * (PI / 2);
  return [side * (HALF + out) * sin(a), 0.02 + (0.44 + out) * cos(a)];
}

/** High in front, dipping in a curve to the sides. */
const rail = (u: number): number => 0.3 + 0.52 * (0.5 + 0.5 * cos(Math.min(1, Math.abs(u) * 1.15) * PI));

function shell(): Geometry {
  const rings = Array.from({ length: 49 }, (_, i): Ring => {
    const u = -1 + (2 * i) / 48;
    const [[ix, iz], [ox, oz]] = [around(u, 0), around(u, 0.03)];
    const top = FLOOR + rail(u);
    const rows = 6;
    const up = (x: number, z: number, k: number): Vec3 => [x, FLOOR - 0.02 + ((top - FLOOR + 0.02) * k) / rows, z];
    return [
      ...Array.from({ length: rows + 1 }, (_, k) => up(ix, iz, k)),
      ...Array.from({ length: rows + 1 }, (_, k) => up(ox, oz, rows - k)),
    ];
  });
  return settle(loft(rings));
}

/** A golden sun in front, and a border of keys. */
const emblem: Paint = (surface, x, y, z, _nx, _ny, nz) => {
  const gold = [0.85, 0.56, 0.16] as const;
  if (y < FLOOR + 0.05) return layColour(surface, gold, 0.3, 1);
  if (nz < 0.15 || z < 0.05) return;
  const [dx, dy] = [x, y - FLOOR - 0.38];
  const r = Math.sqrt(dx * dx + dy * dy);
  const ray = Math.abs((((atan2(dy, dx) / PI) * 8 + 16.5) % 1) - 0.5) * 2;
  if (r < 0.1 || (r < 0.24 && r > 0.12 && ray > (r - 0.12) * 8)) layColour(surface, gold, 0.3, 1);
};

function build({ count, has }: Planned): Part[] {
  const floor = laid(
    [
      ...Array.from({ length: 33 }, (_, i) => {
        const [x, z] = around(1 - (2 * i) / 32, 0.02);
        return [x, -z] as const;
      }),
    ].reverse(),
    0.05,
    0.008,
  );
  const edge = curveThrough(
    Array.from({ length: 41 }, (_, i): Vec3 => {
      const u = -1 + i / 20;
      const [x, z] = around(u, 0.015);
      return [x, FLOOR + rail(u), z];
    }),
    1,
  );
  const pole = curveThrough(
    [
      [0, FLOOR - 0.04, -0.2],
      [0, FLOOR - 0.04, 0.5],
      [0, FLOOR + 0.02, 0.9],
      [0, FLOOR + 0.32, 1.5],
      [0, FLOOR + 0.38, 1.85],
    ],
    8,
  );
  const yoke = [-1, 1].map((s) =>
    tube(
      0.03,
      curveThrough(
        [
          [0, FLOOR + 0.4, 1.72],
          [s * 0.2, FLOOR + 0.42, 1.72],
          [s * 0.38, FLOOR + 0.48, 1.72],
          [s * 0.52, FLOOR + 0.36, 1.72],
          [s * 0.6, FLOOR + 0.4, 1.72],
        ],
        6,
      ),
      12,
      { endRounding: 0.02 },
    ),
  );
  return [
    makePart("shell", "body", shell(), { weight: 1, ...(has("emblem") ? { paint: emblem } : {}) }),
    makePart("floor", "wood", move(floor, [0, FLOOR - 0.05, 0]), { weight: 0.7 }),
    makePart("rail", "trim", tube(0.03, edge, 12, { endRounding: 0.02 }), { weight: 0.9 }),
    makePart("pole", "wood", tube(0.038, pole, 14, { endRounding: 0.02 }), { weight: 0.8 }),
    makePart("yoke", "wood", merge(yoke), { weight: 0.6 }),
    makePart("axle", "wood", bar([-0.74, 0.44, -0.12], [0.74, 0.44, -0.12], 0.035, 14), { weight: 0.5 }),
    ...[-1, 1].flatMap((s) =>
      woodenWheel(`wheel-${s < 0 ? "left" : "right"}`, [s * 0.64, 0.44, -0.12], 0.44, count, 0.07),
    ),
  ];
}

/** A chariot of the ancients. What makes it itself: two light spoked wheels, a small platform open behind, walled by a curved front that stands high and dips to the sides, a gilded rail and emblem, and a long pole that rises to a yoke. */
export const chariot = defineFromPlan({
  id: "chariot",
  family: "vehicle",
  words: ["chariot", "roman chariot", "war chariot", "greek chariot", "egyptian chariot", "ancient chariot"],
  senses: ["chariot#2", "chariot"],
  height: 1.3,
  view: { azimuth: 0.72, elevation: 0.2 },
  slots: {
    body: mainSlot("painted-wood", "#a3201c #7a1a1a #1f3a6a #6a1a3a", "shell|front|wall"),
    trim: slot("gold brass", "", "rail|edge"),
    wood: slot("oak", "#6a4020 #8a5a2c", "pole|yoke|axle|floor"),
    wheel: slot("oak", "#8a5a28 #b8862a", "spoke|hub"),
    iron: slot("bronze brass", "", "tyre"),
  },
  extras: { emblem: { chance: 0.8, slot: "trim" } },
  count: { slot: "spoke", min: 6, max: 8, most: 12 },
  build,
});
