import type { Paint } from "../../../geometry/part.ts";
import { move, stretch, turnZ } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { atan2, PI, TAU } from "../../../math/elementary.ts";
import { clamp01 } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { visor } from "./brim.ts";
import type { HatForm } from "./hat-form.ts";
import { type HatMaker, worn } from "./hat-maker.ts";

const panels =
  (form: HatForm): Paint =>
  (surface, x, _y, z) => {
    const angle = (atan2(x - form.band[0], z - form.band[2]) / TAU) * 6;
    if (Math.abs(angle - Math.round(angle)) * Math.sqrt(x * x) > 0.02 * form.unit) return;
    surface.r *= 0.7;
    surface.g *= 0.7;
    surface.b *= 0.7;
  };

const checks =
  (form: HatForm): Paint =>
  (surface, x, y, z) => {
    const cell = 0.22 * form.unit;
    const odd = (Math.floor((x + z) / cell) + Math.floor((y + x * 0.3) / cell)) & 1;
    if (odd === 0) return;
    surface.r *= 0.6;
    surface.g *= 0.6;
    surface.b *= 0.6;
  };

/** A crown that follows the skull, `top` high where it bends over, band units. */
const roundCrown = (form: HatForm, top: number, paint: Paint) =>
  form.turned(
    "crown",
    [
      [0, -0.05],
      [1.06, -0.05, 0.03],
      [1.04, 0.35, 0.5],
      [0.66, top, 0.6],
      [0, top + 0.06],
    ],
    "headgear",
    undefined,
    { paint },
  );

/** A flat wide crown, a dark peak and a badge. */
export const policeCap: HatMaker = (form) =>
  worn([
    form.turned(
      "crown",
      [
        [0, -0.05],
        [1.05, -0.05, 0.03],
        [1.05, 0.3, 0.06],
        [1.38, 0.62, 0.12],
        [1.3, 0.78, 0.1],
        [0, 0.74],
      ],
      "headgear",
      ([x, y, z]): Vec3 => [x, y + clamp01((y - 0.25) * 2) * 0.16 * z, z],
    ),
    form.ring("band", 1.06, 0.1, 0.03, 0.22, "belt"),
    visor(form, 1.3, "belt"),
    form.part("cap-badge", move(stretch(sphere(0.16, 18), [1, 1.15, 0.5]), [0, 0.36, 1.16]), "trim", {
      weight: 0.45,
    }),
  ]);

/** A cap with a peak, or a sailor's white one. */
export const peakedCap: HatMaker = (form, p) => {
  const top = form.dome;
  const isSailor = p.guise === "sailor";
  if (isSailor) {
    return worn([
      form.turned("crown", [
        [0, 0.15],
        [0.8, 0.15],
        [0.95, 0.5, 0.3],
        [0.6, top + 0.35, 0.3],
        [0, top + 0.36],
      ]),
      form.turned("turn-up", [
        [0, 0.1],
        [1.0, 0.1, 0.04],
        [1.18, 0.52, 0.05],
        [1.1, 0.54, 0.03],
        [0, 0.4],
      ]),
    ]);
  }
  return worn([
    roundCrown(form, top + 0.1, panels(form)),
    visor(form, 1.35),
    form.part("cap-button", move(stretch(sphere(0.08, 14), [1, 0.6, 1]), [0, top + 0.16, 0]), "headgear", {
      weight: 0.2,
    }),
  ]);
};

/** A checked cap with a peak before and behind. */
export const deerstalker: HatMaker = (form) => {
  const top = form.dome;
  return worn([
    roundCrown(form, top + 0.12, checks(form)),
    visor(form, 1.25),
    { ...visor(form, 1.25, "headgear", PI), name: "back-visor" },
    form.part("bow", move(turnZ(stretch(sphere(0.2, 16), [1.4, 0.5, 0.6]), 0), [0, top + 0.22, 0]), "headgear", {
      weight: 0.3,
    }),
  ]);
};
