import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { slot } from "../../define-from-plan.ts";

/** A flat round plate of this radius; food stands on it at `PLATE_TOP`. */
export const plateShape = (r: number): Geometry =>
  lathe(
    roundCorners(
      [
        [0, 0],
        [r * 0.55, 0, 0.002],
        [r * 0.7, 0.002, 0.004],
        [r, 0.012, 0.0015],
        [r * 0.99, 0.0155, 0.0015],
        [r * 0.72, 0.0065, 0.006],
        [0, PLATE_TOP],
      ],
      3,
    ),
    72,
  );

export const PLATE_TOP = 0.006;

export const platePart = (r: number): Part => makePart("plate", "plate", plateShape(r), { weight: 0.7 });

export const PLATE_SLOT = slot("ceramic-glaze", "#eee9dc #e6e2d6 #cfdbe0", "dish");

/** A round deep bowl, 1 wide in radius and 0.62 high, hollow to 0.1; food fills it to `BOWL_LEVEL`. */
export const bowlShape = (r: number): Geometry =>
  lathe(
    roundCorners(
      [
        [0, 0.02],
        [0.36, 0.02],
        [0.38, 0],
        [0.46, 0, 0.02],
        [0.46, 0.07, 0.03],
        [0.82, 0.26, 0.3],
        [1, 0.62, 0.02],
        [0.955, 0.62, 0.02],
        [0.78, 0.3, 0.3],
        [0.42, 0.12, 0.2],
        [0, 0.1],
      ].map(([a, b, c]) => [(a as number) * r, (b as number) * r, (c ?? 0) * r] as const),
      5,
    ),
    80,
  );

/** Height of the food in a bowl of radius 1, and how far it reaches. */
export const BOWL_LEVEL = 0.5;
export const BOWL_REACH = 0.915;

export const BOWL_SLOT = slot("ceramic-glaze", "#2f4a66 #b8402f #ece5d6 #30343c", "dish|plate");
