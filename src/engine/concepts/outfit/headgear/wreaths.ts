import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { mirror, move, stretch, turnY, turnZ } from "../../../geometry/place.ts";
import { sphere, torus } from "../../../geometry/sphere.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import type { HatForm } from "./hat-form.ts";
import { type HatMaker, worn } from "./hat-maker.ts";

const petals =
  (form: HatForm): NonNullable<Part["paint"]> =>
  (surface, x, _y, z) => {
    const turn = (atan2((z - form.band[2]) / form.depth, x - form.band[0]) / TAU) * 12;
    if ((Math.round(turn) & 1) === 0) return;
    surface.r = 0.72;
    surface.g = 0.66;
    surface.b = 0.3;
  };

/** A wreath of flowers. */
export const circlet: HatMaker = (form) => {
  const flowers = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * TAU;
    return move(stretch(sphere(i % 2 === 0 ? 0.2 : 0.14, 12), [1, 0.8, 1]), [1.04 * cos(a), 0.34, 1.04 * sin(a)]);
  });
  return worn(
    [
      form.part("wreath", merge([move(torus(1.04, 0.06, 48, 8), [0, 0.32, 0]), ...flowers]), "headgear", {
        weight: 0.6,
        paint: petals(form),
      }),
    ],
    [],
  );
};

/** Hair combed back to a knot under a tall fan of a comb, a large rose at one side. */
export const flowerComb: HatMaker = (form) => {
  const top = form.dome;
  const teeth = Array.from({ length: 7 }, (_, i) => {
    const a = (i - 3) * 0.3;
    return move(stretch(sphere(0.24, 14), [0.75, 2.1, 0.42]), [0.95 * sin(a), top + 0.05 + 0.55 * cos(a), -0.3]);
  });
  const rose = [
    move(sphere(0.26, 16), [0.98, 0.36, 0.42]),
    ...Array.from({ length: 6 }, (_, i) => {
      const a = (i / 6) * TAU;
      return move(stretch(sphere(0.2, 14), [0.9, 1, 1]), [0.9, 0.36 + 0.24 * sin(a), 0.42 + 0.24 * cos(a)]);
    }),
  ];
  return worn(
    [
      form.part("comb", merge(teeth), "headgear", { weight: 0.6 }),
      form.part("knot", move(stretch(sphere(0.5, 20), [1, 0.9, 0.8]), [0, top * 0.55, -0.95]), "headgear", {
        weight: 0.5,
      }),
      form.part("rose", merge(rose), "belt", { weight: 0.5 }),
    ],
    [],
  );
};

/** A wreath of leaves open in front. */
export const laurel: HatMaker = (form) => {
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const a = 1.25 - i * 0.26;
    return [0, 1].map((k) =>
      move(turnY(turnZ(stretch(sphere(0.2, 12), [1.35, 0.5, 0.28]), 0.5 - k), a + PI / 2), [
        1.08 * sin(PI / 2 - a + 1.57 - 1.57) * 1,
        0.2 + k * 0.14,
        1.08 * cos(PI / 2 - a),
      ]),
    );
  }).flat();
  const half = merge(leaves);
  return worn(
    [
      form.part("laurel", merge([half, mirror(half), move(torus(1.04, 0.04, 48, 8), [0, 0.2, 0])]), "headgear", {
        weight: 0.6,
      }),
    ],
    [],
  );
};
