import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { beam } from "../pieces.ts";
import { climber } from "./climber.ts";

const [W, H] = [1.1, 1.8];
const FOOT = 0.14;

/** Laths that cross each other slantwise within the frame. */
function lattice(): Geometry[] {
  const [left, right, low, high] = [-W / 2, W / 2, FOOT, H];
  const pitch = 0.26;
  return [-1, 1].flatMap((lean) =>
    Array.from({ length: 14 }, (_, i) => {
      // the line y = lean * x + c, cut to the frame
      const c = low - W / 2 + (i + 0.5) * pitch;
      const ends = [left, right]
        .map((x): readonly [number, number] => [x, lean * x + c])
        .map(([x, y]): readonly [number, number] =>
          y < low ? [(low - c) * lean, low] : y > high ? [(high - c) * lean, high] : [x, y],
        );
      const [a, b] = ends as [readonly [number, number], readonly [number, number]];
      const inside = (x: number) => x > left - 0.001 && x < right + 0.001;
      if (!inside(a[0]) || !inside(b[0]) || Math.abs(a[0] - b[0]) < 0.05) return [];
      const z = lean * 0.008;
      return [beam([a[0], a[1], z], [b[0], b[1], z], 0.016, 0.036)];
    }).flat(),
  );
}

/** Laths that spread from the foot, with bars across. */
function fan(): Geometry[] {
  const laths = [-2, -1, 0, 1, 2].map((i) => {
    const top: Vec3 = [i * 0.27, H - Math.abs(i) * 0.07, 0];
    return beam([i * 0.035, 0, 0], top, 0.024, 0.036);
  });
  const bars = [0.62, 0.95, 1.28, 1.58].map((y) => {
    const half = 0.1 + (y / H) * 0.5;
    return beam([-half, y, 0.02], [half, y, 0.02], 0.018, 0.032);
  });
  return [...laths, ...bars];
}

function build({ style, has, stream }: Planned): Part[] {
  const random = stream("climber");
  const frame =
    style === "fan"
      ? fan()
      : [
          ...lattice(),
          ...[-1, 1].map((s) => block([0.06, H + 0.03, 0.045], [(s * W) / 2, H / 2 + 0.015, 0], 0.006)),
          block([W, 0.06, 0.045], [0, H, 0], 0.006),
          block([W + 0.2, 0.04, 0.09], [0, H + 0.045, 0], 0.006),
          block([W, 0.06, 0.045], [0, FOOT, 0], 0.006),
        ];
  const path: Vec3[] = [
    [-0.3, 0, 0.04],
    [-0.26, 0.3, 0.035],
    [-0.36, 0.62, 0.03],
    [-0.14, 0.9, 0.035],
    [-0.3, 1.2, 0.03],
    [-0.06, 1.42, 0.035],
    [-0.2, 1.66, 0.035],
    [0.12, 1.74, 0.04],
    [0.34, 1.62, 0.05],
  ];
  return [
    makePart("laths", "wood", merge(frame), { weight: 1 }),
    ...(style === "fan"
      ? []
      : [
          makePart(
            "feet",
            "wood",
            merge([-1, 1].map((s) => block([0.09, 0.05, 0.36], [(s * W) / 2, 0.025, 0], 0.008))),
            { weight: 0.4, grain: "z" },
          ),
        ]),
    ...(has("vine") ? climber(path, 0.011, 0.085, 130, random) : []),
  ];
}

/** A garden trellis. What makes it itself: a frame of thin laths that cross slantwise, or that spread like a fan, with a climbing plant and its flowers winding up. */
export const trellis = defineFromPlan({
  id: "trellis",
  family: "furniture",
  words: ["trellis", "garden trellis", "wooden trellis", "fan trellis", "climbing frame for plants", "lattice panel"],
  senses: ["trellis"],
  height: 1.85,
  view: { azimuth: 0.3, elevation: 0.1 },
  slots: {
    wood: mainSlot("pine painted-wood cedar", "#b08a58 #f0eee6 #8a6a48", "lath|lattice|frame"),
    vine: slot("bark", "#5a6a34", "stem|climber"),
    leaf: slot("leaves", "#4f8a34 #3f7a2c", "foliage|plant|ivy"),
    bloom: slot("plastic", "#d8486a #9a6ac8 #f4f0ea #f0a8c0", "flower|blossom|rose"),
  },
  styles: { lattice: { weight: 3, words: ["lattice panel"] }, fan: { weight: 1, words: ["fan trellis"] } },
  extras: { vine: { chance: 0.8, slot: "leaf" } },
  build,
});
