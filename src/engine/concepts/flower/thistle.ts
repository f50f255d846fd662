import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, place, settle, stretch, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { spread, standOn } from "../food/shapes.ts";
import { growStem, LEAF_SLOT, STEM_SLOT } from "./stem.ts";

/** Radius of a flower head's green ball, metres. */
const BALL = 0.026;
/** A leaf with the long spines of a thistle along its edge: widths at its length, in and out by turns. */
const SPINY: readonly (readonly [number, number])[] = [
  [0, 0.16],
  [0.1, 0.42],
  [0.18, 0.95],
  [0.24, 0.5],
  [0.34, 1],
  [0.41, 0.5],
  [0.52, 0.92],
  [0.59, 0.42],
  [0.7, 0.7],
  [0.77, 0.2],
  [0.88, 0.4],
  [1, 0.03],
];

interface Head {
  readonly ball: Geometry;
  readonly scales: Geometry;
  readonly tuft: Geometry;
}

/** A head on the origin: a ball of green scales that end in spines, and over it a brush of florets. */
function headOf(size: number, next: () => number): Head {
  const r = BALL * size;
  const spine = lathe(
    [
      [0, 0],
      [r * 0.13, 0],
      [r * 0.1, r * 0.2],
      [0, r * 0.55],
    ],
    6,
  );
  const scales = spread(110, -0.8, 0.62).map((out): Geometry => {
    // spines stand off and up
    const way: Vec3 = [out[0], out[1] + 0.45, out[2]];
    return place(spine, standOn([out[0] * r * 0.94, r * (1 + out[1] * 1.02), out[2] * r * 0.94], way));
  });
  const florets = Array.from({ length: 150 }, (_, i): Geometry => {
    const t = Math.sqrt((i + 0.5) / 150);
    const angle = i * 2.399963;
    const lean = 0.06 + 0.78 * t + 0.08 * next();
    const long = r * (2.05 - 0.35 * t + 0.25 * next());
    const foot: Vec3 = [r * 0.62 * t * cos(angle), r * (1.86 - 0.35 * t), r * 0.62 * t * sin(angle)];
    const tip: Vec3 = [
      foot[0] + long * sin(lean) * cos(angle),
      foot[1] + long * cos(lean),
      foot[2] + long * sin(lean) * sin(angle),
    ];
    return tube(r * 0.058, [foot, tip], 4, { scale: (s) => 1 + 0.7 * s });
  });
  return {
    ball: move(stretch(sphere(r, 28), [1, 1.05, 1]), [0, r, 0]),
    scales: merge(scales),
    tuft: merge(florets),
  };
}

/** Paler where the florets stand together at their feet. */
const brushed: Paint = (surface, _x, y) => {
  const t = smoothstep(BALL * 1.4, BALL * 3.6, y);
  for (const c of ["r", "g", "b"] as const) surface[c] *= 0.85 + 0.35 * t;
};

function build({ count, stream }: Planned): Part[] {
  const next = stream("florets");
  const main = growStem(0.25, 0.0042, 0.16, 0.03);
  const heads = [{ put: main.crown, size: 1.15 }];
  const branches: Geometry[] = [];
  for (let k = 1; k < count; k += 1) {
    const side = k % 2 === 1 ? 1 : -1;
    const [at, up] = [0.1 + 0.035 * k, 0.075 + 0.02 * next()];
    const tip: Vec3 = [side * (0.052 + 0.012 * k), at + up, 0.012 * (k % 3)];
    branches.push(
      tube(0.003, [[0, at, 0], [side * 0.022, at + 0.012, 0], [side * 0.044, at + up * 0.45, tip[2] * 0.6], tip], 8),
    );
    heads.push({ put: (head) => move(turnX(turnY(head, side), 0.1), tip), size: 0.8 });
  }
  const made = heads.map(({ put, size }) => ({ put, head: headOf(size, next) }));
  const all = (pick: (head: Head) => Geometry) => settle(merge(made.map(({ put, head }) => put(pick(head)))));
  const leaves = [0, 1.5, 3.0, 4.4, 0.8, 2.3].map((angle, i) =>
    main.leaf(
      {
        length: 0.15 - 0.012 * i,
        width: 0.075,
        outline: SPINY,
        rise: 0.5,
        curl: -0.7,
        cup: 0.3,
        thickness: 0.0016,
        steps: 24,
      },
      0.05 + 0.09 * i,
      angle + PI * 0.15,
    ),
  );
  return [
    makePart("stem", "stem", merge([main.geometry, ...branches]), { weight: 0.9 }),
    makePart("leaves", "leaf", merge(leaves), { weight: 0.8 }),
    makePart(
      "ball",
      "cup",
      all(({ ball }) => ball),
      { weight: 0.9 },
    ),
    makePart(
      "scales",
      "cup",
      all(({ scales }) => scales),
      { weight: 0.9 },
    ),
    // painted where each floret lies within its own head
    makePart(
      "tuft",
      "petal",
      all(({ tuft }) => tuft),
      { weight: 1, paint: brushed },
    ),
  ];
}

/** A thistle. What makes it itself: a round green head all over spines with a brush of purple florets on top, over leaves whose edges are spines. */
export const thistle = defineFromPlan({
  id: "thistle",
  family: "plant",
  words: ["thistle", "thistle flower", "scottish thistle", "purple thistle", "milk thistle", "scotch thistle"],
  senses: ["thistle"],
  height: 0.32,
  view: { azimuth: 0.35, elevation: 0.12 },
  slots: {
    petal: mainSlot("felt", "#a95cc4 #b25ab6 #9666cc", "flower|bloom|blossom|head|tuft|florets"),
    cup: slot("plastic", "#6f8a4a #67804a", "spines|bract|ball"),
    stem: STEM_SLOT,
    leaf: LEAF_SLOT,
  },
  count: { slot: "petal", min: 2, max: 3, most: 5 },
  build,
});
