import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { mirror, move, turnX } from "../../../geometry/place.ts";
import { torus } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { type HatMaker, worn } from "./hat-maker.ts";
import { horn } from "./horn.ts";

const glow: NonNullable<Part["paint"]> = (surface) => {
  surface.r = 0.95;
  surface.g = 0.72;
  surface.b = 0.22;
  surface.roughness = 0.25;
};

/** A ring that shines over the head. */
export const halo: HatMaker = (form) => {
  const top = form.dome;
  const rod = tube(
    0.025,
    [
      [0, top * 0.7, -0.6],
      [0, top + 0.7, -0.85],
    ],
    8,
  );
  return worn(
    [
      form.part("halo", merge([turnX(move(torus(0.85, 0.085, 48, 12), [0, top + 0.72, 0]), 0.0), rod]), "headgear", {
        weight: 0.7,
        paint: glow,
      }),
    ],
    [],
  );
};

/** Two horns out of the brow. */
export const hornedBrow: HatMaker = (form) => {
  const top = form.dome;
  const left = horn(
    [
      [0.45, top * 0.55, 0.35],
      [0.75, top + 0.25, 0.42],
      [0.72, top + 0.75, 0.3],
      [0.5, top + 1.05, 0.18],
    ],
    0.2,
  );
  return worn([form.part("horns", merge([left, mirror(left)]), "headgear", { weight: 0.7 })], []);
};
