import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

const HEAD: Vec3 = [0.006, 0.2, 0];

/** Directions spread evenly over a ball. */
const spread = (count: number): Vec3[] =>
  Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / count;
    const r = Math.sqrt(1 - y * y);
    const a = i * 2.399963;
    return [r * cos(a), y, r * sin(a)];
  });

/** A seed on its stalk with a parasol of hairs. */
function seedOn(from: Vec3, out: Vec3, long: number, hairs: number) {
  const tip = add(from, scale(out, long));
  const side: Vec3 = Math.abs(out[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const cross = (a: Vec3, b: Vec3): Vec3 => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ];
  const u = cross(out, side);
  const size = Math.sqrt(u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
  const [p, q] = [scale(u, 1 / size), cross(out, scale(u, 1 / size))];
  const rays = Array.from({ length: hairs }, (_, i) => {
    const a = (i / hairs) * TAU;
    const end = add(add(tip, scale(out, 0.0045)), add(scale(p, 0.0095 * cos(a)), scale(q, 0.0095 * sin(a))));
    return tube(0.00042, [tip, end], 3);
  });
  return [tube(0.0004, [add(from, scale(out, 0.003)), tip], 3), ...rays];
}

function build({ style, stream }: Planned): Part[] {
  const next = stream("leaves");
  const stem = tube(0.0028, curveThrough([[0, 0, 0], [0.004, 0.07, 0.004], [-0.002, 0.14, 0.002], HEAD], 8), 12);
  const leaves = Array.from({ length: 7 }, (_, i) => {
    const long = 0.075 + 0.03 * next();
    // teeth that point back to the root
    const edge: [number, number][] = [[0.0025, 0]];
    for (let k = 0; k < 5; k += 1)
      edge.push([0.005 + k * 0.0016, (0.16 + k * 0.16) * long], [0.0125 + k * 0.001, (0.13 + k * 0.16) * long]);
    edge.push([0.009, 0.9 * long], [0, long]);
    const outline = [
      ...edge,
      ...edge
        .slice(0, -1)
        .reverse()
        .map(([x, y]): [number, number] => [-x, y]),
    ];
    return turnY(turnZ(plate(outline, 0.0014, 0.0003), -1.05 - 0.3 * next()), (i / 7) * TAU + next() * 0.4);
  });
  const parts = [
    makePart("stem", "stem", stem, { weight: 1 }),
    makePart("leaves", "leaf", move(merge(leaves), [0, 0.003, 0]), { weight: 0.8 }),
  ];
  if (style === "clock") {
    const seeds = spread(130).flatMap((out) => seedOn(HEAD, out, 0.034, 7));
    return [
      ...parts,
      makePart("heart", "heart", move(sphere(0.007, 16), HEAD), { weight: 0.8 }),
      makePart("seeds", "seed", merge(seeds), { weight: 1 }),
      ...(next() < 0.7
        ? [
            makePart(
              "flying",
              "seed",
              merge([
                ...seedOn([0.03, 0.222, 0.0], [0.55, 0.75, 0.35], 0.034, 9),
                bar([0.005, 0.2, 0], [0.034, 0.226, 0.001], 0.0004, 3),
              ]),
              { weight: 0.5 },
            ),
          ]
        : []),
    ];
  }
  // rings of strap petals, from level to upright: half a ball, its face to the front
  const bloom = (geometry: Part["geometry"]) => move(turnX(geometry, 0.55), HEAD);
  const petals = [0, 1, 2, 3, 4, 5].flatMap((ring) => {
    const count = 26 - ring * 3;
    return Array.from({ length: count }, (_, i) => {
      const long = 0.034 - ring * 0.003 + 0.003 * next();
      const lift = -0.12 + ring * 0.27 + 0.12 * next();
      const petal = move(slab([0.0058, long, 0.0013], 0.0013, 0.0004), [0, long / 2, 0]);
      return turnY(turnZ(petal, -PI / 2 + lift), (i / count) * TAU + ring * 0.4);
    });
  });
  const golden: Paint = (surface, x, y, z) => {
    const out = Math.min(1, Math.sqrt(x * x + y * y + z * z) / 0.03);
    surface.g *= 0.72 + 0.34 * out;
    for (const c of ["r", "g", "b"] as const) surface[c] *= 0.8 + 0.25 * out;
  };
  return [
    ...parts,
    makePart("petals", "petal", bloom(settle(merge(petals))), { weight: 1, paint: golden }),
    makePart("heart", "petal", bloom(stretch(sphere(0.013, 18), [1, 0.9, 1])), { weight: 0.7 }),
    makePart("cup", "stem", bloom(move(stretch(sphere(0.011, 16), [1, 1.2, 1]), [0, -0.006, 0])), { weight: 0.6 }),
  ];
}

/** A dandelion. What makes it itself: toothed leaves flat about a hollow stem; on it a ball of seeds, each with its own parasol of hairs, or a thick yellow flower of narrow petals. */
export const dandelion = defineFromPlan({
  id: "dandelion",
  family: "plant",
  words: [
    "dandelion",
    "dandelion clock",
    "dandelion seed head",
    "dandelion puff",
    "yellow dandelion",
    "dandelion flower",
    "blowball",
  ],
  senses: ["dandelion"],
  height: 0.24,
  view: { azimuth: 0.4, elevation: 0.18 },
  vary: 0.06,
  styles: {
    clock: { weight: 3 },
    flower: { weight: 1, words: ["yellow dandelion", "dandelion flower"], traits: ["blooming"] },
  },
  slots: {
    seed: mainSlot("plaster", "#f1f1ec", "hair|fluff|parasol"),
    petal: slot("plaster", "#f2c21a", "flower|bloom", true),
    stem: slot("plaster", "#7fa050", "stalk"),
    leaf: slot("plaster", "#4f8a34", "foliage"),
    heart: slot("plaster", "#8a7a4c"),
  },
  build,
});
