import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { chain, rotation } from "../../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Radius of the ball and of its wires, metres. */
const [R, WIRE] = [0.1, 0.0034];

/** Hoops in all directions, over and under each other: an open ball one looks through. */
function woven(seed: number): Part[] {
  const hoops = Array.from({ length: 15 }, (_, i) => {
    const turn = chain(rotation(X_AXIS, 0.35 + 1.11 * i), rotation(Y_AXIS, 2.399963 * i + 0.01 * seed));
    return place(torus(R - 0.0028 * (i % 4), WIRE, 48, 6), turn);
  });
  return makeParts(
    "wire",
    "wire",
    hoops.map((hoop) => move(hoop, [0, R + WIRE, 0])),
    { weight: 0.9 },
  );
}

/** Turns that lie on each other, bound in two places, an end that stands off. */
function coil(): Part[] {
  const [r, turns, steps] = [0.085, 9, 30];
  const way = Array.from({ length: turns * steps + 1 }, (_, i): Vec3 => {
    const t = i / steps;
    const out = r + 0.006 * sin(t * 2.7);
    return [out * cos(t * TAU), 0.004 + 0.0058 * t, out * sin(t * TAU)];
  });
  const [x, y, z] = way.at(-1) as Vec3;
  const end: Vec3[] = [
    [x + 0.01, y + 0.004, z + 0.03],
    [x + 0.035, y + 0.02, z + 0.055],
    [x + 0.03, y + 0.045, z + 0.07],
  ];
  const band = (a: number) =>
    merge(
      [0, 1, 2].map((k) => {
        const ring = place(torus(0.031, 0.0024, 26, 6), rotation(X_AXIS, TAU / 4));
        return place(move(ring, [r, 0.028, 0.007 * (k - 1)]), rotation(Y_AXIS, a));
      }),
    );
  return [
    makePart("wire", "wire", tube(WIRE, [...way, ...end], 8, { endRounding: 0.001 }), { weight: 1 }),
    ...makeParts("band", "band", [band(0.5), band(2.9)], { weight: 0.5 }),
  ];
}

/** Wire. What makes it itself: a coil of many turns bound in two places, its end standing off; woven, an open ball of hoops that run over and under each other. */
export const wire = defineFromPlan({
  id: "wire",
  family: "object",
  words: [
    "wire",
    "coil of wire",
    "wire coil",
    "copper wire",
    "metal wire",
    "wire ball",
    "ball of wire",
    "woven ball",
    "wicker ball",
    "rattan ball",
  ],
  senses: ["wire#1"],
  height: 0.16,
  vary: 0,
  view: { azimuth: 0.5, elevation: 0.36 },
  slots: { wire: mainSlot("copper", "", "hoop|strand|thread"), band: slot("rubber", "#26282b") },
  styles: {
    coil: { weight: 1, words: ["coil of wire", "wire coil", "copper wire"] },
    woven: {
      weight: 0,
      words: ["wire ball", "ball of wire", "woven ball", "wicker ball", "rattan ball"],
      traits: ["woven", "spherical", "round", "tangled", "ball"],
    },
  },
  build: ({ style, seed }: Planned) => (style === "woven" ? woven(seed) : coil()),
});
