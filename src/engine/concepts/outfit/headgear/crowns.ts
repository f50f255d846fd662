import { lathe } from "../../../geometry/lathe.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { deform, move, stretch } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { atan2, cos, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import type { HatForm } from "./hat-form.ts";
import { type HatMaker, worn } from "./hat-maker.ts";

/** A band of metal round the head, finely cut so that its upper edge can be shaped. */
const crownRing = (radius: number, tall: number) =>
  lathe(
    [
      [radius - 0.06, 0],
      [radius, 0],
      [radius + 0.01, tall * 0.3],
      [radius + 0.01, tall * 0.6],
      [radius, tall],
      [radius - 0.06, tall],
      [radius - 0.06, tall * 0.6],
      [radius - 0.06, tall * 0.3],
    ],
    96,
    true,
  );

const jewels =
  (form: HatForm, count: number): NonNullable<Part["paint"]> =>
  (surface, x, y, z) => {
    const u = form.unit;
    const turn = (atan2((z - form.band[2]) / form.depth, x - form.band[0]) / TAU) * count;
    const k = Math.round(turn);
    const [du, dv] = [((turn - k) / count) * TAU * 1.08, (y - form.band[1]) / u - 0.28];
    const r = Math.sqrt(du * du + dv * dv);
    if (r > 0.12) return;
    const isRed = (k & 1) === 0;
    surface.r = isRed ? 0.45 : 0.01;
    surface.g = 0.01;
    surface.b = isRed ? 0.02 : 0.35;
    surface.metalness = 0;
    surface.roughness = 0.08;
    surface.height += 0.06 * u * Math.sqrt(Math.max(0, 1 - (r / 0.12) * (r / 0.12))) * 0.2;
  };

const ruby: NonNullable<Part["paint"]> = (surface) => {
  surface.r = 0.5;
  surface.g = 0.02;
  surface.b = 0.12;
  surface.metalness = 0;
  surface.roughness = 0.08;
};

/** A ring of points with balls and jewels. */
export const royalCrown: HatMaker = (form) => {
  const points = 8;
  const wave = (angle: number) =>
    Math.abs(
      ((angle / TAU) * points) % 1 < 0 ? (((angle / TAU) * points) % 1) + 0.5 : (((angle / TAU) * points) % 1) - 0.5,
    ) * 2;
  const ring = deform(crownRing(1.08, 0.9), ([x, y, z]): Vec3 => {
    const rise = y > 0.3 ? y * (0.62 + 0.62 * wave(atan2(z, x))) : y;
    const flare = 1 + 0.13 * Math.max(0, y);
    return [x * flare, rise + 0.08, z * flare];
  });
  const balls = Array.from({ length: points }, (_, i) => {
    const a = (i / points) * TAU;
    return move(sphere(0.095, 14), [1.2 * cos(a), 1.24, 1.2 * sin(a)]);
  });
  return worn(
    [
      form.part("crown", ring, "headgear", { crease: 0.5, paint: jewels(form, points) }),
      form.part("crown-balls", merge(balls), "headgear", { weight: 0.4 }),
    ],
    [],
  );
};

/** A ring that peaks over the brow, with a stone. */
export const tiara: HatMaker = (form) => {
  const ring = deform(crownRing(1.05, 0.3), ([x, y, z]): Vec3 => {
    const front = Math.max(0, z);
    const peak = y > 0.1 ? front * front * (0.55 + 0.22 * cos(atan2(x, z) * 7)) : 0;
    return [x, y + 0.3 + peak + 0.12 * front, z];
  });
  return worn(
    [
      form.part("tiara", ring, "headgear", { crease: 0.5 }),
      form.part("tiara-stone", move(stretch(sphere(0.13, 16), [1, 1.3, 0.7]), [0, 0.85, 1.06]), "trim", {
        weight: 0.4,
        paint: ruby,
      }),
    ],
    [],
  );
};
