import { add, carve, sculpt } from "../../../geometry/sculpt.ts";
import { ball, ellipsoid, halfSpace, roundCone } from "../../../geometry/sdf-primitives.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { type Animal, animalHood } from "./animal-hoods.ts";
import type { HatMaker } from "./hat-maker.ts";

/** A stalk on the crown, leaves spread around it. */
const LEAFY: Animal = {
  grows: (form) => [roundCone(form.at([0, 0.8, 0]), form.at([0.18, 1.35, -0.1]), 0.2 * form.unit, 0.14 * form.unit)],
  trim: (form) => [
    form.solid(
      "leaves",
      sculpt(
        Array.from({ length: 7 }, (_, k) => {
          const a = (k / 7) * TAU;
          const at = (r: number, y: number): Vec3 => form.at([sin(a) * r, y, cos(a) * r]);
          return add(
            sculpt([
              add(roundCone(at(0.2, 0.95), at(0.72, 0.98), 0.16 * form.unit, 0.2 * form.unit)),
              add(roundCone(at(0.72, 0.98), at(1.22, 0.78), 0.2 * form.unit, 0.05 * form.unit), 0.05 * form.unit),
            ]),
            0.03 * form.unit,
          );
        }),
      ),
      "trim",
    ),
  ],
};

/** Petals all around the face. */
const PETALLED: Animal = {
  trim: (form, { head: { centre, radii } }) => [
    form.solid(
      "petals",
      sculpt(
        Array.from({ length: 20 }, (_, k) => {
          const a = (k / 20) * TAU;
          const at = (reach: number, z: number): Vec3 => [
            centre[0] + sin(a) * radii[0] * reach,
            centre[1] - radii[1] * 0.1 + cos(a) * radii[1] * reach,
            centre[2] + z * radii[2],
          ];
          return add(roundCone(at(1.08, 0.3), at(1.72, 0.2), 0.2 * form.unit, 0.17 * form.unit), 0.02 * form.unit);
        }),
      ),
      "trim",
    ),
  ],
};

/** The wide cap of a toadstool with its warts. */
const CAPPED: Animal = {
  grows: (form) => [
    sculpt([
      add(ellipsoid(form.at([0, 0.15, -0.05]), [2.1 * form.unit, 1.5 * form.unit, 2.1 * form.unit])),
      carve(halfSpace(form.at([0, 0.25, 0]), [0, 1, 0]), 0.12 * form.unit),
    ]),
  ],
  trim: (form) => [
    form.solid(
      "warts",
      sculpt(
        Array.from({ length: 13 }, (_, k) => {
          // a spiral from the crown down
          const t = (k + 0.4) / 13;
          const [a, r] = [k * 2.39996, 1.95 * Math.sqrt(t)];
          const y = 0.15 + 1.5 * Math.sqrt(Math.max(0, 1 - (r / 2.1) * (r / 2.1)));
          return add(
            ball(
              [
                form.band[0] + sin(a) * r * form.unit,
                form.band[1] + y * form.unit,
                form.band[2] - 0.05 * form.unit + cos(a) * r * form.unit,
              ],
              0.2 * form.unit,
            ),
          );
        }),
      ),
      "trim",
    ),
  ],
};

/** Name of the headgear -> its maker: the hoods of plant costumes. */
export const PLANT_HOODS: Readonly<Record<string, HatMaker>> = {
  "leafy-hood": animalHood(LEAFY),
  "petalled-hood": animalHood(PETALLED),
  "capped-hood": animalHood(CAPPED),
};
