import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { chain, scaling } from "../../math/mat4.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { oval, standOn } from "../food/shapes.ts";

const R = 0.2;

/** A needle or leaf along +Y from the origin, eight triangles. */
const blade = (long: number, wide: number, thick: number): Geometry =>
  loft([
    [[0, 0, 0]],
    [
      [wide, long * 0.45, 0],
      [0, long * 0.45, -thick],
      [-wide, long * 0.45, 0],
      [0, long * 0.45, thick],
    ] satisfies Ring,
    [[0, long, 0]],
  ]);

/** A point on the ring: around it, and around its tube. */
function onRing(a: number, b: number, r: number): { readonly at: Vec3; readonly out: Vec3; readonly forward: Vec3 } {
  const out: Vec3 = [cos(a) * cos(b), sin(a) * cos(b), sin(b)];
  return { at: [(R + r * cos(b)) * cos(a), (R + r * cos(b)) * sin(a), r * sin(b)], out, forward: [-sin(a), cos(a), 0] };
}

function bow(): Geometry[] {
  const loopOf = (s: number): Geometry =>
    sweep(
      rectangleOutline(0.044, 0.003, 0.001, 1),
      curveThrough(
        [
          [s * 0.006, 0, 0.004],
          [s * 0.05, 0.03, 0.022],
          [s * 0.092, 0.03, 0.018],
          [s * 0.098, 0.0, 0.006],
          [s * 0.06, -0.016, 0.0],
          [s * 0.006, -0.002, 0.0],
        ],
        6,
      ),
      { up: [0, 0.3, 1], scale: (t) => [0.4 + 0.75 * sin(t * PI), 1] },
    );
  const tail = (s: number): Geometry =>
    sweep(
      rectangleOutline(0.036, 0.003, 0.001, 1),
      curveThrough(
        [
          [s * 0.004, -0.004, 0.004],
          [s * 0.026, -0.05, 0.014],
          [s * 0.038, -0.09, 0.006],
          [s * 0.058, -0.125, 0.012],
        ],
        5,
      ),
      { up: [0, 0, 1], scale: (t) => [0.45 + 0.6 * t, 1] },
    );
  return [loopOf(1), loopOf(-1), tail(1), tail(-1), move(oval([0.02, 0.018, 0.014], 16), [0, 0, 0.01])];
}

function build({ style, has, stream }: Planned): Part[] {
  const next = stream("leaves");
  const pine = style === "christmas";
  const count = pine ? 620 : 300;
  const leaf = pine ? blade(0.062, 0.0032, 0.0026) : blade(0.062, 0.0135, 0.0028);
  const leaves = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * TAU * 13 + next() * 0.3;
    const b = next() * TAU;
    const { at, out, forward } = onRing(a, b, pine ? 0.024 : 0.02);
    const lean = pine ? 0.75 : 1.25;
    const way: Vec3 = [
      out[0] + forward[0] * lean + 0.5 * (next() - 0.5),
      out[1] + forward[1] * lean + 0.5 * (next() - 0.5),
      out[2] * 0.8 + 0.5 * (next() - 0.5),
    ];
    const k = 0.8 + 0.4 * next();
    return place(leaf, chain(scaling([k, k, k]), standOn(at, way, next() * 6)));
  });
  const spots = Array.from({ length: pine ? 16 : 13 }, (_, i) => {
    const a = (i / (pine ? 16 : 13)) * TAU + 0.22 * next();
    const b = PI / 2 + (next() - 0.5) * 1.4;
    return { ...onRing(a, b, pine ? 0.046 : 0.036), a };
  });
  const clear = spots.filter(({ at }) => !pine || at[1] > -0.12 || Math.abs(at[0]) > 0.12);
  const parts = [
    makePart("ring", "ring", turnX(torus(R, 0.026, 56, 10), PI / 2), { weight: 0.6 }),
    makePart("leaves", "leaf", merge(leaves), { weight: 1 }),
  ];
  if (pine) {
    const berries = clear.flatMap(({ at, out }, i) =>
      i % 3 === 1
        ? []
        : [0, 1, 2].map((k) =>
            move(sphere(0.0095, 12, 8), [
              at[0] + out[0] * 0.006 + 0.013 * cos(k * 2.1 + i),
              at[1] + out[1] * 0.006 + 0.013 * sin(k * 2.1 + i),
              at[2] + 0.004,
            ]),
          ),
    );
    const balls = clear.flatMap(({ at }, i) =>
      i % 3 === 1 ? [move(sphere(0.024, 20, 14), [at[0], at[1], at[2] + 0.006])] : [],
    );
    parts.push(
      makePart("berries", "berry", merge(berries), { weight: 0.8 }),
      makePart("baubles", "bauble", merge(balls), { weight: 0.8 }),
    );
    if (has("bow")) parts.push(makePart("bow", "bow", move(merge(bow()), [0, -R + 0.01, 0.07]), { weight: 1 }));
    return parts;
  }
  const petals = spots.flatMap(({ at, out }, i) => {
    const size = i % 3 === 0 ? 1.35 : 0.9;
    return Array.from({ length: 6 }, (_, k) => {
      const p = place(
        oval([0.0105, 0.0155, 0.004], 10),
        standOn([0, 0, 0], [cos((k / 6) * TAU) * 0.9, sin((k / 6) * TAU) * 0.9, 0.35]),
      );
      const far = move(p, [0.016 * cos((k / 6) * TAU), 0.016 * sin((k / 6) * TAU), 0.004]);
      return move(place(far, scaling([size, size, size])), [
        at[0] + out[0] * 0.008,
        at[1] + out[1] * 0.008,
        at[2] + 0.012,
      ]);
    });
  });
  const hearts = spots.map(({ at, out }, i) =>
    move(sphere(i % 3 === 0 ? 0.011 : 0.0075, 12, 8), [at[0] + out[0] * 0.008, at[1] + out[1] * 0.008, at[2] + 0.018]),
  );
  parts.push(
    makePart("flowers", "flower", merge(petals), { weight: 0.9 }),
    makePart("hearts", "heart", merge(hearts), { weight: 0.6 }),
  );
  return parts;
}

/** A wreath. What makes it itself: a thick upright ring of green fir needles with red berries, glossy balls and a big red bow; or a ring of leaves with flowers set in it. */
export const wreath = defineFromPlan({
  id: "wreath",
  family: "plant",
  words: [
    "wreath",
    "christmas wreath",
    "holiday wreath",
    "advent wreath",
    "floral wreath",
    "flower wreath",
    "door wreath",
    "garland",
  ],
  senses: ["wreath"],
  height: 0.52,
  view: { azimuth: 0.28, elevation: 0.08 },
  slots: {
    leaf: mainSlot("leaves", "#2c6a32 #24582e #3a7a3a", "needle|twig|branch|greenery"),
    ring: slot("bark", "#3a4a28 #5a4026"),
    berry: slot("plastic", "#c8161a", "holly berry"),
    bauble: slot("plastic", "#d8a82a #c8161a #c8ccd4", "ball|ornament"),
    bow: slot("velvet", "#c01820 #d8a82a", "ribbon"),
    flower: slot("paper", "#f2b8c8 #f4f0e6 #e8843a #b08ad8", "blossom|petal"),
    heart: slot("felt", "#e8b82a #8a5a1e"),
  },
  styles: {
    christmas: {
      weight: 2.2,
      words: ["christmas wreath", "holiday wreath", "advent wreath"],
      slots: ["bow", "bauble", "berry"],
    },
    floral: {
      weight: 1,
      words: ["floral wreath", "flower wreath", "garland"],
      slots: ["flower"],
      dress: { leaf: "#5a8a48 #6a8f5a" },
    },
  },
  extras: { bow: { chance: 0.9 } },
  build,
});
