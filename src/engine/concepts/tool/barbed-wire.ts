import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { add, normalize, scale, type Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Two wires twisted about each other along a way, and four-pointed barbs on them at even steps. */
function barbed(way: (t: number) => Vec3, pieces: number, r: number, pitch: number): Part["geometry"][] {
  const points = Array.from({ length: pieces + 1 }, (_, i) => way(i / pieces));
  const wires = [0, PI].map((phase) =>
    tube(
      r,
      points.map((p, i): Vec3 => {
        const a = i * 0.8 + phase;
        return [p[0] + r * 0.9 * cos(a), p[1] + r * 0.9 * sin(a), p[2] + r * 0.9 * cos(a + 1)];
      }),
      5,
    ),
  );
  const barbs: Part["geometry"][] = [];
  for (let i = pitch; i < pieces - 1; i += pitch) {
    const p = points[i] as Vec3;
    const q = points[i + 1] as Vec3;
    const along = normalize([q[0] - p[0], q[1] - p[1], q[2] - p[2]]);
    const side = normalize(Math.abs(along[1]) > 0.8 ? [1, 0, 0.3] : [-along[2], 0.6, along[0]]);
    const other = normalize([
      side[1] * along[2] - side[2] * along[1],
      side[2] * along[0] - side[0] * along[2],
      side[0] * along[1] - side[1] * along[0],
    ]);
    for (const [d, k] of [
      [side, 0],
      [other, 1],
    ] as const) {
      const mid = add(p, scale(along, k * r * 2.4));
      barbs.push(
        tube(
          r * 0.85,
          [
            add(mid, scale(d, -r * 9)),
            add(mid, scale(d, -r * 3)),
            add(mid, scale(d, r * 3)),
            add(mid, scale(d, r * 9)),
          ],
          5,
          {
            scale: (t) => Math.max(0.12, 1.2 - Math.abs(2 * t - 1) * 1.1),
          },
        ),
      );
    }
    barbs.push(bar(add(p, scale(along, -r * 2)), add(p, scale(along, r * 4.4)), r * 2.3, 8));
  }
  return [merge(wires), merge(barbs)];
}

function build({ style }: Planned): Part[] {
  if (style === "fence") {
    const posts = [-1.4, 0, 1.4];
    const lines = [0.32, 0.66, 1.0].map((y, k) =>
      barbed((t) => [-1.55 + 3.1 * t, y - 0.03 * Math.abs(sin(PI * t * 2)), 0.066 + k * 0.0001], 124, 0.0085, 8),
    );
    return [
      makePart("wire", "wire", merge(lines.map(([w]) => w as Part["geometry"])), { weight: 1 }),
      makePart("barbs", "barb", merge(lines.map(([, b]) => b as Part["geometry"])), { weight: 0.9 }),
      makePart("posts", "post", merge(posts.map((x, i) => bar([x, 0, 0], [x + 0.03 * (i - 1), 1.2, 0], 0.06, 10))), {
        weight: 1,
      }),
      makePart(
        "staples",
        "wire",
        merge(posts.flatMap((x) => [0.32, 0.66, 1.0].map((y) => block([0.02, 0.03, 0.03], [x, y, 0.06], 0.006)))),
        { weight: 0.2 },
      ),
    ];
  }
  const roll = style === "roll";
  const turns = roll ? 5.2 : 5;
  // a hank that lies down, or coils that roll along the ground
  const way = (t: number): Vec3 => {
    const a = t * turns * TAU;
    if (roll) {
      const r = 0.17 + 0.022 * sin(t * 31) + 0.014 * sin(t * 17);
      return [r * cos(a), 0.03 + 0.075 * (0.5 + 0.5 * sin(t * 47)), r * sin(a)];
    }
    return [-0.62 + 1.24 * t, 0.3 + 0.29 * cos(a), 0.29 * sin(a)];
  };
  const [wires, barbs] = barbed(way, roll ? 240 : 220, roll ? 0.0038 : 0.0062, roll ? 10 : 8) as [
    Part["geometry"],
    Part["geometry"],
  ];
  return [
    makePart("wire", "wire", wires, { weight: 1 }),
    makePart("barbs", "barb", barbs, { weight: 1 }),
    ...(roll
      ? [
          makePart(
            "ties",
            "barb",
            merge(
              [0.4, 2.5, 4.6].map((a) => block([0.012, 0.13, 0.075], [0.17 * cos(a), 0.066, 0.17 * sin(a)], 0.006)),
            ),
            { weight: 0.3 },
          ),
        ]
      : [
          makePart(
            "posts",
            "post",
            merge(
              [-0.66, 0.66].flatMap((x) => [
                bar([x, 0, -0.3], [x, 0.66, 0.14], 0.028, 8),
                bar([x, 0, 0.3], [x, 0.66, -0.14], 0.028, 8),
              ]),
            ),
            { weight: 0.8 },
          ),
          makePart("rail", "post", bar([-0.72, 0.5, 0], [0.72, 0.5, 0], 0.024, 8), { weight: 0.6 }),
        ]),
  ];
}

/** Barbed wire. What makes it itself: two strands twisted together with four-pointed barbs at even steps, in wide coils over a frame of crossed stakes; in three lines on wooden posts; or rolled in a hank. */
export const barbedWire = defineFromPlan({
  id: "barbed-wire",
  family: "building",
  words: [
    "barbed wire",
    "razor wire",
    "concertina wire",
    "barbed wire fence",
    "barb wire",
    "coil of barbed wire",
    "roll of barbed wire",
    "barbwire",
    "barbed wire coil",
    "barbed wire obstacle",
  ],
  senses: ["barbed wire"],
  height: 0.7,
  vary: 0.04,
  view: { azimuth: 0.55, elevation: 0.16 },
  slots: {
    wire: mainSlot("galvanised-steel iron", "", "strand|line"),
    barb: slot("galvanised-steel iron", "#8a8d90", "spike|thorn"),
    post: slot("oak bark", "#6a5038", "stake|frame|fence post"),
  },
  styles: {
    coils: { weight: 2 },
    fence: { weight: 1, words: ["barbed wire fence"], slots: ["post"] },
    roll: { weight: 0, words: ["coil of barbed wire", "roll of barbed wire", "barbed wire coil"] },
  },
  build,
});
