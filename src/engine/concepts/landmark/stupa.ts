import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const FLAGS: readonly (readonly [number, number, number])[] = [
  [0.05, 0.15, 0.62],
  [0.9, 0.9, 0.88],
  [0.68, 0.04, 0.03],
  [0.05, 0.38, 0.1],
  [0.9, 0.62, 0.04],
];

/** Eyes under arched brows and a curl for a nose, on each side of the cube. */
const watching =
  (y0: number) =>
  (
    surface: Parameters<NonNullable<Part["paint"]>>[0],
    x: number,
    y: number,
    z: number,
    nx: number,
    _ny: number,
    nz: number,
  ) => {
    const u = Math.abs(nz) > Math.abs(nx) ? x : z;
    const v = y - y0;
    const a = Math.abs(u) - 0.36;
    if (Math.abs(v - 0.2 + a * a * 1.3) < 0.035 && Math.abs(a) < 0.3) layColour(surface, [0.04, 0.1, 0.4], 0.6, 0);
    const lid = v - 0.02 + a * a * 1.6;
    if (Math.abs(a) < 0.27 && lid < 0.06 && v > -0.05 + a * a * 0.9)
      layColour(surface, lid > 0.03 ? [0.04, 0.1, 0.4] : [0.95, 0.94, 0.9], 0.6, 0);
    if (a * a + (v - 0.005) * (v - 0.005) < 0.0026) layColour(surface, [0.03, 0.08, 0.3], 0.4, 0);
    if (Math.abs(u - 0.03 * sin(v * 26)) < 0.025 && v < -0.02 && v > -0.27)
      layColour(surface, [0.6, 0.04, 0.03], 0.6, 0);
  };

function build(): Part[] {
  const dome = lathe(
    roundCorners(
      [
        [0, 1.0],
        [3.0, 1.0, 0.05],
        [3.0, 1.25, 0.05],
        ...Array.from({ length: 11 }, (_, i): [number, number] => [
          2.85 * cos((i / 11) * (PI / 2) * 0.93),
          1.25 + 2.25 * sin((i / 11) * (PI / 2)),
        ]),
        [0.5, 3.55],
        [0, 3.55],
      ],
      3,
    ),
    72,
  );
  const rings = Array.from({ length: 13 }, (_, i): Part["geometry"] => {
    const r = 0.62 * (1 - i / 15);
    return move(
      lathe(
        [
          [0, 0],
          [r, 0.02],
          [r, 0.13],
          [r * 0.86, 0.16],
          [0, 0.16],
        ],
        32,
      ),
      [0, 4.55 + i * 0.155, 0],
    );
  });
  const top = 4.55 + 13 * 0.155;
  const lines = Array.from({ length: 8 }, (_, i): { rope: Vec3[] } => {
    const a = (i / 8) * TAU + PI / 8;
    const end: Vec3 = [3.5 * cos(a), 1.02, 3.5 * sin(a)];
    return {
      rope: curveThrough([[0.1 * cos(a), top + 0.28, 0.1 * sin(a)], [1.55 * cos(a), 3.72, 1.55 * sin(a)], end], 12),
    };
  });
  const flags = FLAGS.map((colour, k) => ({
    colour,
    pieces: lines.flatMap(({ rope }) =>
      rope
        .slice(9, -2)
        .filter((_, i) => i % 5 === k)
        .map(([x, y, z]) => block([0.2, 0.18, 0.03], [x, y - 0.09, z], 0.004)),
    ),
  }));
  return [
    makePart(
      "terrace",
      "base",
      merge([
        block([7.6, 0.4, 7.6], [0, 0.2, 0], 0.04),
        block([6.8, 0.35, 6.8], [0, 0.57, 0], 0.04),
        block([6.2, 0.3, 6.2], [0, 0.88, 0], 0.04),
      ]),
      { weight: 0.9 },
    ),
    makePart(
      "steps",
      "base",
      merge([0, 1, 2, 3].map((i) => block([1.4, 0.26 * (i + 1), 0.3], [0, 0.13 * (i + 1), 4.6 - 0.3 * i], 0.015))),
      { weight: 0.4 },
    ),
    makePart("dome", "dome", dome, { weight: 1 }),
    makePart("cube", "gold", block([1.5, 0.85, 1.5], [0, 3.96, 0], 0.03), { weight: 0.9, paint: watching(3.96) }),
    makePart("eaves", "gold", block([1.75, 0.16, 1.75], [0, 4.45, 0], 0.03), { weight: 0.5 }),
    makePart("spire", "gold", merge(rings), { weight: 0.9 }),
    makePart(
      "crown",
      "gold",
      merge([
        move(
          lathe(
            [
              [0, 0],
              [0.36, 0.04],
              [0.36, 0.1],
              [0.1, 0.24],
              [0.06, 0.5],
              [0, 0.56],
            ],
            28,
          ),
          [0, top, 0],
        ),
        move(sphere(0.1, 18), [0, top + 0.6, 0]),
      ]),
      { weight: 0.6 },
    ),
    makePart("ropes", "rope", merge(lines.map(({ rope }) => tube(0.02, rope, 5))), { weight: 0.3 }),
    ...flags.map(({ colour, pieces }, k) =>
      makePart(`flags-${k + 1}`, "flag", merge(pieces), {
        weight: 0.35,
        paint: (surface) => layColour(surface, colour, 0.8),
      }),
    ),
  ];
}

/** A stupa of the Himalaya. What makes it itself: a white half globe on stepped terraces, a gilded cube with painted eyes on each side, a spire of thirteen rings, and lines of prayer flags in five colours. */
export const stupa = defineFromPlan({
  id: "stupa",
  family: "building",
  words: ["stupa", "buddhist stupa", "white stupa", "dagoba", "chorten", "boudhanath"],
  senses: ["stupa"],
  height: 7.3,
  view: { azimuth: 0.5, elevation: 0.18 },
  slots: {
    dome: mainSlot("plaster limewash", "#f4f2ec", "hemisphere|wall"),
    base: slot("plaster", "#ece8de", "terrace|step|platform"),
    gold: slot("gold", "", "spire|eye|cube|crown"),
    rope: slot("rope", "#d8c8a0", "line"),
    flag: slot("woven-cotton", "#d8d0c0", "prayer flag|pennant"),
  },
  build,
});
