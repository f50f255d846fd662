import { curveThrough, graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

function build({ style }: Planned): Part[] {
  const bug = style === "butterfly";
  const deep = bug ? 0.52 : 0.36;
  const [rx, rz] = bug ? [0.17, 0.17] : [0.23, 0.19];
  const y0 = deep;
  const shape = graph(
    bug
      ? [
          [0, 1],
          [0.5, 0.72],
          [0.85, 0.36],
          [1, 0.05],
        ]
      : [
          [0, 1],
          [0.35, 0.98],
          [0.75, 0.72],
          [1, 0.12],
        ],
  );
  const at = (a: number, t: number): Vec3 => [
    rx * shape(t) * cos(a) + 0.03 * t,
    y0 - deep * t * (1 - 0.05 * cos(a)) + 0.006,
    rz * shape(t) * sin(a),
  ];
  const count = bug ? 22 : 18;
  const mesh: Geometry[] = [];
  for (let i = 0; i < count; i += 1)
    for (const s of [-1, 1])
      mesh.push(
        tube(
          0.0034,
          Array.from({ length: 15 }, (_, k) => at((i / count) * TAU + s * (k / 14) * (bug ? 1.1 : 1.7), k / 14)),
          4,
        ),
      );
  mesh.push(
    tube(
      0.004,
      Array.from({ length: 12 }, (_, k) => at((k / 12) * TAU, 0.985)),
      5,
      { closed: true },
    ),
  );
  const hoop = tube(
    0.0105,
    Array.from({ length: 48 }, (_, k) => at((k / 48) * TAU, 0)),
    12,
    { closed: true, up: [0, 1, 0] },
  );
  const yoke = merge(
    [-1, 1].map((s) =>
      tube(
        0.009,
        curveThrough(
          [
            [rx * 0.88, y0 + 0.006, s * rz * 0.46],
            [rx + 0.05, y0 + 0.008, s * 0.035],
            [rx + 0.11, y0 + 0.014, s * 0.004],
          ],
          5,
        ),
        10,
      ),
    ),
  );
  const end: Vec3 = bug ? [rx + 0.72, y0 + 0.3, 0] : [rx + 0.56, y0 + 0.17, 0];
  const from: Vec3 = [rx + 0.06, y0 + 0.005, 0];
  const mid = (t: number): Vec3 => [from[0] + (end[0] - from[0]) * t, from[1] + (end[1] - from[1]) * t, 0];
  return [
    makePart("net", "net", merge(mesh), { weight: 1 }),
    makePart("hoop", "hoop", merge([hoop, yoke]), { weight: 1 }),
    makePart("handle", "handle", bar(from, end, bug ? 0.0125 : 0.0145, 14), { weight: 1 }),
    makePart("grip", "grip", bar(mid(0.68), mid(1.01), 0.02, 16), { weight: 0.8 }),
    makePart("sleeve", "hoop", bar(mid(-0.02), mid(0.1), 0.019, 14), { weight: 0.5 }),
  ];
}

/** A fishing net. What makes it itself: a hoop with a deep bag of knotted diamond mesh that hangs from it, on a long handle with a grip. */
export const fishingNet = defineFromPlan({
  id: "fishing-net",
  family: "tool",
  words: [
    "fishing net",
    "landing net",
    "hand net",
    "fish net",
    "fishnet",
    "net",
    "butterfly net",
    "bug net",
    "scoop net",
    "dip net",
  ],
  senses: ["landing net", "butterfly net"],
  height: 0.58,
  view: { azimuth: 0.42, elevation: 0.3 },
  slots: {
    handle: mainSlot("oak brushed-steel", "#a8703a #8a5528", "pole|stick|rod"),
    net: slot("plastic", "#2a8a6a #e8e4d8 #1c3a5a #c8b890", "mesh|bag|knot"),
    hoop: slot("brushed-steel", "#c0c4c8", "ring|frame"),
    grip: slot("rubber", "#1c1d20 #a82a1c"),
  },
  styles: {
    landing: { weight: 3 },
    butterfly: { weight: 0, words: ["butterfly net", "bug net"], dress: { net: "#f4f2ea #f2cc3a" } },
  },
  build,
});
