import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

/** Height of one standing on its tail, and half its width, metres. */
const TALL = 0.86;
const HALF = 0.145;

/** Half the width of the hoop at a height: a tail, a belly, a round toe. */
const girth = (y: number): number => {
  const t = (y - 0.2) / (TALL - 0.2);
  if (t < 0) return 0.012 + 0.018 * (y / 0.2);
  return (
    0.03 + (HALF - 0.03) * Math.sqrt(Math.max(0, sin(Math.min(1, t) * 3.02 + 0.03))) * (t < 0.5 ? 0.55 + 0.9 * t : 1)
  );
};

/** A lattice of thongs within the hoop between two heights, in two slanting directions. */
function lattice(from: number, to: number, step: number): Geometry {
  const lines: Geometry[] = [];
  for (const way of [1, -1]) {
    for (let c = from - 0.3; c < to + 0.3; c += step) {
      // along the line y = c + way * x, clipped by the hoop
      const inside: number[] = [];
      for (let x = -HALF; x <= HALF; x += 0.004) {
        const y = c + way * x;
        if (y > from && y < to && Math.abs(x) < girth(y) - 0.002) inside.push(x);
      }
      const [a, b] = [inside[0], inside.at(-1)];
      if (a === undefined || b === undefined || b - a < 0.015) continue;
      lines.push(bar([a, c + way * a, way * 0.0016], [b, c + way * b, way * 0.0016], 0.0026, 6));
    }
  }
  return merge(lines);
}

function build({ style }: Planned): Part[] {
  const heights = Array.from({ length: 15 }, (_, i) => 0.2 + ((TALL - 0.2) * i) / 14);
  const right = heights.slice(0, -1).map((y): Vec3 => [girth(y), y, 0]);
  const hoop = tube(
    0.0115,
    curveThrough(
      [
        [0.012, 0.0, 0],
        [0.013, 0.1, 0],
        ...right,
        [0.045, TALL - 0.004, 0],
        [0, TALL + 0.004, 0],
        [-0.045, TALL - 0.004, 0],
        ...right.map(([x, y]): Vec3 => [-x, y, 0]).reverse(),
        [-0.013, 0.1, 0],
        [-0.012, 0.0, 0],
      ],
      4,
    ),
    12,
  );
  const [low, high] = [0.36, 0.67];
  const crossbars = merge([low, high].map((y) => bar([-girth(y), y, 0], [girth(y), y, 0], 0.0105, 12)));
  const web = merge([
    lattice(0.24, low, 0.03),
    lattice(low, high, style === "modern" ? 0.03 : 0.04),
    lattice(high, TALL - 0.01, 0.03),
  ]);
  const sole = plate(
    [
      [-0.045, 0.4, 0.03],
      [0.045, 0.4, 0.03],
      [0.052, 0.6, 0.04],
      [-0.052, 0.6, 0.04],
    ],
    0.008,
    0.002,
  );
  const strap = (y: number, rise: number) =>
    tube(
      0.0085,
      curveThrough(
        [
          [-0.058, y, 0.004],
          [-0.04, y + 0.004, rise * 0.8],
          [0, y + 0.006, rise],
          [0.04, y + 0.004, rise * 0.8],
          [0.058, y, 0.004],
        ],
        5,
      ),
      8,
    );
  const binding = merge([sole, strap(0.56, 0.045), strap(0.5, 0.04), strap(0.42, 0.055)]);
  const put = (g: Geometry, side: 1 | -1): Geometry => {
    const leaned = move(turnX(turnZ(g, -0.09), -0.1), [0.17, 0.012, 0]);
    return settle(side === 1 ? leaned : mirror(leaned));
  };
  return ([1, -1] as const).flatMap((side) => {
    const tag = side === 1 ? "left" : "right";
    return [
      makePart(`frame-${tag}`, "frame", put(merge([hoop]), side), { weight: 1 }),
      makePart(`crossbars-${tag}`, "frame", put(crossbars, side), { weight: 0.6 }),
      makePart(`web-${tag}`, "web", put(web, side), { weight: 0.8 }),
      makePart(`binding-${tag}`, "binding", put(binding, side), { weight: 0.8 }),
    ];
  });
}

/** A pair of snowshoes. What makes it itself: two hoops of bent wood, round at the toe and drawn together in a tail, laced within by a lattice of thongs between two crossbars, a leather binding for the foot in the middle. */
export const snowshoes = defineFromPlan({
  id: "snowshoes",
  family: "sport",
  words: ["snowshoe", "pair of snowshoes", "snow shoe", "snow racket"],
  senses: ["snowshoe"],
  height: 0.87,
  view: { azimuth: 0.25, elevation: 0.14 },
  slots: {
    frame: mainSlot("ash oak", "", "hoop|wood|rim"),
    web: slot("leather rope", "#d8c49a #b8905a #e8dcc0", "lace|lacing|net|lattice"),
    binding: slot("leather", "#5a2e16 #2a1a12", "strap|harness"),
  },
  styles: {
    classic: { weight: 2 },
    modern: {
      dress: { frame: "#c8302a", web: "#1d1f22" },
      materials: { frame: "painted-metal", web: "rubber" },
      traits: ["modern"],
    },
  },
  build,
});
