import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { carryFrames, tube } from "../../geometry/sweep.ts";
import { add as plus, scale, type Vec3 } from "../../math/vec3.ts";
import { block, blockOn } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Half the gauge of the track. */
const GAUGE = 0.55;

/** Up the first hill, down, through an upright loop, over a camel's back and home in a wide turn. */
const WAY: readonly Vec3[] = [
  [-17, 1.2, 3.4],
  [-13, 2.6, 3.4],
  [-9.5, 7.5, 3.2],
  [-6.6, 10.6, 3.0],
  [-4.4, 9.4, 2.8],
  [-2.2, 3.6, 2.6],
  [0.6, 1.0, 2.3],
  [3.8, 1.6, 1.9],
  [6.0, 4.6, 1.4],
  [4.9, 7.9, 0.8],
  [2.2, 9.0, 0.2],
  [-0.4, 7.5, -0.5],
  [-1.1, 4.6, -1.0],
  [1.2, 1.7, -1.5],
  [5.0, 1.1, -1.9],
  [9.0, 3.0, -2.0],
  [12.4, 4.4, -1.4],
  [15.4, 3.6, 0.8],
  [16.6, 2.6, 4.0],
  [14.4, 1.8, 6.6],
  [9.0, 1.3, 7.2],
  [0, 1.2, 7.2],
  [-10.0, 1.2, 7.2],
  [-16.6, 1.2, 6.4],
  [-18.6, 1.2, 4.6],
];

/** A plain post: there are hundreds. */
const rod = (a: Vec3, b: Vec3, radius: number): Geometry => tube(radius, [a, b], 6);

function build({ count }: Planned): Part[] {
  const path = curveThrough(
    WAY.map(([x, y, z]): Vec3 => [x * 0.8, y * 1.12, z]),
    5,
    true,
  );
  const frames = carryFrames(path, true, [0, 1, 0]);
  // upright on the straights; in the loop the frame turns over with the track
  const upAt = (i: number): Vec3 => {
    const f = frames[i] as (typeof frames)[number];
    const looping = i > 31 && i < 70;
    if (looping) return f.up;
    const flat: Vec3 = [-f.forward[0] * f.forward[1], 1 - f.forward[1] * f.forward[1], -f.forward[2] * f.forward[1]];
    const size = Math.sqrt(flat[0] * flat[0] + flat[1] * flat[1] + flat[2] * flat[2]) || 1;
    return scale(flat, 1 / size);
  };
  const rightAt = (i: number): Vec3 => {
    const {
      forward: [a, b, c],
    } = frames[i] as (typeof frames)[number];
    const [x, y, z] = upAt(i);
    return [y * c - z * b, z * a - x * c, x * b - y * a];
  };
  const rail = (s: number): Geometry =>
    tube(
      0.15,
      path.map((p, i) => plus(p, scale(rightAt(i), s * GAUGE))),
      7,
      { closed: true },
    );
  const spine = tube(
    0.24,
    path.map((p, i) => plus(p, scale(upAt(i), -0.6))),
    7,
    { closed: true },
  );
  const ties = path.flatMap((p, i) => {
    if (i % 2 === 1) return [];
    const low = plus(p, scale(upAt(i), -0.6));
    return [-1, 1].map((s) => rod(plus(p, scale(rightAt(i), s * GAUGE)), low, 0.07));
  });
  const posts = path.flatMap((p, i): Geometry[] => {
    const looping = i > 36 && i < 66;
    if (i % 4 !== 0 || looping) return [];
    const top = plus(p, scale(upAt(i), -0.6));
    const spread = 0.3 + top[1] * 0.12;
    const side = rightAt(i);
    return top[1] < 1.4
      ? [rod([top[0], 0, top[2]], top, 0.15)]
      : [-1, 1].map((s) => rod([top[0] + side[0] * s * spread, 0, top[2] + side[2] * s * spread], top, 0.14));
  });
  const tower = (x: number, z: number, p: Vec3) => rod([x, 0, z], p, 0.18);
  const at = (knot: number): Vec3 => path[knot * 5] as Vec3;
  const loopTowers = [
    tower(1.8, -4.4, at(10)),
    tower(1.8, 4.6, at(10)),
    tower(6.8, 3.6, at(8)),
    tower(-2.9, -3.4, at(11)),
  ];
  const car = (index: number): Part[] => {
    const i = 16 + index * 2;
    const [r, u, f] = [rightAt(i), upAt(i), (frames[i] as (typeof frames)[number]).forward];
    const p = path[i] as Vec3;
    const m = [...r, 0, ...u, 0, ...f, 0, ...p, 1] as const;
    const body = merge([
      block([1.25, 0.2, 1.45], [0, 0.3, 0], 0.08),
      block([0.16, 0.62, 1.45], [-0.55, 0.62, 0], 0.07),
      block([0.16, 0.62, 1.45], [0.55, 0.62, 0], 0.07),
      block([1.2, 0.75, 0.2], [0, 0.66, index === count - 1 ? 0.7 : 0.66], 0.09),
      block([1.2, 0.95, 0.2], [0, 0.78, -0.66], 0.09),
    ]);
    const seat = block([0.95, 0.5, 0.55], [0, 0.6, -0.3], 0.1);
    return [
      makePart(`car-${index + 1}`, "car", place(body, m), { weight: 0.9 }),
      makePart(`seat-${index + 1}`, "seat", place(seat, m), { weight: 0.4 }),
    ];
  };
  return [
    ...makeParts("rail", "track", [rail(1), rail(-1)], { weight: 1 }),
    makePart("spine", "track", spine, { weight: 1 }),
    makePart("ties", "track", merge(ties), { weight: 0.7 }),
    makePart("posts", "post", merge([...posts, ...loopTowers]), { weight: 0.9 }),
    ...Array.from({ length: count }, (_, k) => car(k)).flat(),
    makePart(
      "station",
      "station",
      merge([
        blockOn([8, 0.75, 1.6], -4, 0, 9.0, 0.1),
        ...[-7.4, -4, -0.6].map((x) => rod([x, 0.6, 9.5], [x, 3.6, 9.5], 0.12)),
      ]),
      { weight: 0.5 },
    ),
    makePart("roof", "roof", block([8.6, 0.3, 3.2], [-4, 3.7, 8.6], 0.1), { weight: 0.6 }),
  ];
}

/** A roller coaster. What makes it itself: a track of coloured tubes on slanting posts that climbs a high hill, drops, turns over in an upright loop and winds back, a train of little open cars on the slope. */
export const rollerCoaster = defineFromPlan({
  id: "roller-coaster",
  family: "building",
  words: [
    "roller coaster",
    "rollercoaster",
    "coaster ride",
    "theme park ride",
    "amusement park ride",
    "big dipper ride",
  ],
  senses: ["roller coaster"],
  height: 11,
  view: { azimuth: 0.3, elevation: 0.2 },
  slots: {
    track: mainSlot("painted-metal", "#c8201c #1f5fb8 #e8a812 #7a2f9a", "rail|loop|spine"),
    post: slot("painted-metal", "#e8e6e0 #d8d4c8", "support|tower|pillar|frame"),
    car: slot("painted-metal", "#f0b81c #2a9a4a #d8281e #1f7ad0", "train|wagon|cart"),
    seat: slot("leather", "#1c1c1f"),
    station: slot("concrete", "", "platform"),
    roof: slot("painted-metal", "#1f6ab0 #c8201c", "canopy"),
  },
  count: { slot: "car", min: 4, max: 5, most: 6 },
  vary: 0.04,
  build,
});
