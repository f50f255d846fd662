import { box } from "../../../geometry/box.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnX } from "../../../geometry/place.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import type { DressableBody } from "../dressable-body.ts";
import { brim, visor } from "./brim.ts";
import { type HatMaker, worn } from "./hat-maker.ts";

/** A strap under the chin. */
function chinStrap(body: DressableBody): Part {
  const { centre, radii } = body.head;
  const path: Vec3[] = Array.from({ length: 19 }, (_, i) => {
    const a = -0.12 + (i / 18) * (PI + 0.24);
    return [centre[0] + radii[0] * 1.03 * cos(a), centre[1] - radii[1] * 1.03 * sin(a), centre[2] + radii[2] * 0.18];
  });
  return makePart("chin-strap", "belt", sweep(circleOutline(radii[0] * 0.055, 8), path), { weight: 0.3 });
}

/** A shell with a ridge and a short brim. */
export const hardHat: HatMaker = (form) => {
  const top = form.dome;
  const ridge = tube(
    0.09,
    Array.from({ length: 15 }, (_, i): Vec3 => {
      const a = (i / 14) * PI;
      return [0, sin(a) * (top + 0.14), -cos(a) * 1.0];
    }),
    10,
  );
  return worn([
    form.turned("shell", [
      [0, -0.05],
      [1.14, -0.05, 0.03],
      [1.12, 0.35, 0.5],
      [0.75, top + 0.14, 0.6],
      [0, top + 0.2],
    ]),
    form.part("ridge", ridge, "headgear", { weight: 0.4 }),
    brim(form, "brim", 1.3, () => -0.03),
    visor(form, 1.42),
  ]);
};

/** A crested shell, its brim long behind, a shield in front. */
export const fireHelmet: HatMaker = (form) => {
  const top = form.dome;
  const crest = tube(
    0.08,
    Array.from({ length: 15 }, (_, i): Vec3 => {
      const a = (i / 14) * PI;
      return [0, sin(a) * (top + 0.2), -cos(a) * 1.0];
    }),
    10,
  );
  return worn([
    form.turned("shell", [
      [0, -0.05],
      [1.12, -0.05, 0.03],
      [1.08, 0.4, 0.5],
      [0.7, top + 0.18, 0.6],
      [0, top + 0.24],
    ]),
    form.part("crest", crest, "trim", { weight: 0.4 }),
    form.turned(
      "brim",
      [
        [0, -0.08],
        [1.2, -0.1],
        [1.5, -0.14, 0.04],
        [1.5, -0.06, 0.04],
        [1.1, 0.06],
        [0, 0.06],
      ],
      "headgear",
      ([x, y, z]): Vec3 => [x, y - (z < 0 ? 0.14 * z * z * 0.4 : 0), z < 0 ? z * 1.25 : z],
    ),
    form.part(
      "shield",
      move(turnX(box([0.5, 0.62, 0.1], { bevel: 0.05, bevelSteps: 2 }), -0.25), [0, 0.46, 1.02]),
      "trim",
      { weight: 0.45 },
    ),
  ]);
};

/** A deep steel shell with a chin strap. */
export const armyHelmet: HatMaker = (form, _p, body) => {
  const top = form.dome;
  return worn([
    form.turned("shell", [
      [0, -0.16],
      [1.28, -0.16, 0.05],
      [1.2, 0.02, 0.2],
      [1.14, 0.4, 0.5],
      [0.76, top + 0.16, 0.6],
      [0, top + 0.22],
    ]),
    chinStrap(body),
  ]);
};
