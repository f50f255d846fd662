import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loftSheet } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** A place on the shoulder's ball: `up` radians over the level on the arm's side, `along` from its back to its front. */
const onBall = (radius: number, up: number, along: number): Vec3 => [
  1.12 * radius * cos(up) * cos(along),
  radius * sin(up) * cos(along),
  0.98 * radius * sin(along),
];

/** Half a plate's reach from front to back, radians. */
const REACH = 1.32;

/** A plate bowed both ways between two heights, and the rolled edges about it. */
function lame(radius: number, low: number, high: number): { shell: Geometry; edge: Geometry } {
  const across = Array.from({ length: 25 }, (_, i) => -REACH + (i / 24) * 2 * REACH);
  const rows = Array.from({ length: 9 }, (_, i) => low + ((high - low) * i) / 8);
  const shell = loftSheet(
    [...rows]
      .reverse()
      .map((up) => [
        ...across.map((along) => onBall(radius, up, along)),
        ...[...across].reverse().map((along) => onBall(radius - 0.005, up, along)),
      ]),
  );
  const around = [
    ...across.map((along) => onBall(radius + 0.001, low, along)),
    ...rows.slice(1).map((up) => onBall(radius + 0.001, up, REACH)),
    ...[...across]
      .reverse()
      .slice(1)
      .map((along) => onBall(radius + 0.001, high, along)),
    ...[...rows]
      .reverse()
      .slice(1, -1)
      .map((up) => onBall(radius + 0.001, up, -REACH)),
  ];
  return { shell, edge: tube(0.0052, around, 8, { closed: true }) };
}

function build({ has, count, kind }: Planned): Part[] {
  const n = Math.max(2, count);
  const r = 0.13;
  // from the neck over the shoulder down the arm, each plate tucked under the one above
  const [top, foot] = [1.95, -0.55];
  const main = 1.25;
  const step = (top - main - foot) / n;
  const lames = Array.from({ length: n }, (_, i) => {
    const high = top - main - i * step;
    return lame(r - 0.006 - i * 0.004, high - step, high + 0.14);
  });
  const cap = lame(r + 0.004, top - main, top);
  const rivets = merge(
    lames.flatMap((_, i) =>
      [-1.12, -0.4, 0.4, 1.12].map((along) =>
        move(sphere(0.0062, 14, 10), onBall(r - 0.004 - i * 0.004, top - main - (i + 0.5) * step, along)),
      ),
    ),
  );
  // the guard for the neck stands up along the inner edge
  const collar = loftSheet(
    Array.from({ length: 17 }, (_, i) => {
      const along = -0.95 + (i / 16) * 1.9;
      const [x, y, z] = onBall(r, top - 0.1, along);
      const tall = 0.012 + 0.03 * cos(along * 1.5);
      return [
        [x - 0.002, y - 0.012, z],
        [x - 0.014, y + tall, z],
        [x - 0.02, y + tall, z],
        [x - 0.008, y - 0.012, z],
      ] as const;
    }),
  );
  const boss = onBall(r + 0.004, 1.05, 0);
  const parts = [
    ...makeParts(
      "lame",
      "plate",
      lames.map(({ shell }) => settle(shell)),
      { weight: 0.9 },
    ),
    ...makeParts(
      "edge",
      "trim",
      lames.map(({ edge }) => settle(edge)),
      { weight: 0.6 },
    ),
    makePart("dome", "plate", settle(cap.shell), { weight: 1 }),
    makePart("rim", "trim", settle(cap.edge), { weight: 0.8 }),
    makePart("rivets", "trim", rivets, { weight: 0.4 }),
    makePart("collar", "plate", settle(collar), { weight: 0.8 }),
    makePart("boss", "trim", move(settle(stretch(sphere(0.026, 28, 18), [1, 0.7, 1])), boss), { weight: 0.5 }),
  ];
  if (kind !== "spiked" && !has("spikes")) return parts;
  const spike = lathe(
    [
      [0, -0.004],
      [0.0185, -0.004],
      [0.016, 0.012],
      [0, 0.095],
    ],
    24,
  );
  const spikes = [
    [0.75, 0],
    [1.05, -0.62],
    [1.05, 0.62],
  ].map(([up = 0, along = 0]) => move(settle(turnX(turnZ(spike, up - PI / 2), along)), onBall(r + 0.002, up, along)));
  return [...parts, ...makeParts("spike", "spike", spikes, { weight: 0.9 })];
}

/** A pauldron, the armour of one shoulder. What makes it itself: a bowed cap of plate over the shoulder's ball, two to four plates below it, each tucked under the one above, down the arm, a raised guard for the neck, bright rolled edges and rivets, spikes on a warlord's. */
export const pauldron = defineFromPlan({
  id: "pauldron",
  family: "garment",
  words: [
    "pauldron",
    "shoulder armor",
    "shoulder armour",
    "shoulder plate",
    "shoulder guard",
    "spaulder",
    "shoulder pauldron",
    "spiked pauldron",
  ],
  height: 0.26,
  view: { azimuth: 0.8, elevation: 0.24 },
  slots: {
    plate: mainSlot("brushed-steel hammered-metal gunmetal", "", "lame|dome|metal|armor"),
    trim: slot("brass gold steel", "", "edge|rim|rivet|border"),
    spike: slot("steel horn", "", "horn"),
  },
  kinds: { plain: { weight: 3 }, spiked: { words: ["spiked pauldron"], traits: ["spiky", "spiked"] } },
  extras: { spikes: { chance: 0, slot: "spike" } },
  count: { slot: "plate", min: 2, max: 4, most: 5 },
  build,
});
