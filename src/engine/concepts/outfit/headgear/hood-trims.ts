import type { Part } from "../../../geometry/part.ts";
import { add, type SculptStep, sculpt } from "../../../geometry/sculpt.ts";
import { roundCone } from "../../../geometry/sdf-primitives.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import type { DressableBody } from "../dressable-body.ts";
import type { HatForm } from "./hat-form.ts";

/** Shaggy hair around the opening. */
export function mane(form: HatForm, body: DressableBody): Part[] {
  const { centre, radii } = body.head;
  const u = form.unit;
  const ring = Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * 2 * PI;
    const long = 1.62 + 0.12 * sin(i * 2.4);
    const at = (reach: number, z: number): Vec3 => [
      centre[0] + sin(a) * radii[0] * reach,
      centre[1] + cos(a) * radii[1] * reach,
      centre[2] + z * radii[2],
    ];
    return add(roundCone(at(1.06, 0.35), at(long, 0.02), 0.24 * u, 0.09 * u), 0.07 * u);
  });
  return [form.solid("mane", sculpt(ring), "trim")];
}

/** A row of wedges over the crown from the brow to the nape. */
export function spikes(form: HatForm, body: DressableBody): Part[] {
  const { centre, radii } = body.head;
  const u = form.unit;
  const row = [-0.25, 0.2, 0.65, 1.1, 1.55].map((a) => {
    const at = (reach: number): Vec3 => [
      centre[0],
      centre[1] + cos(a) * radii[1] * reach,
      centre[2] - sin(a) * radii[2] * reach,
    ];
    return add(roundCone(at(1.1), at(1.6), 0.26 * u, 0.03 * u), 0.03 * u);
  });
  return [form.solid("spikes", sculpt(row), "trim", { weight: 0.6 })];
}

/** A standing mane from the brow to the nape. */
export function crest(form: HatForm, body: DressableBody): Part[] {
  const { centre, radii } = body.head;
  const u = form.unit;
  const tufts: SculptStep[] = Array.from({ length: 12 }, (_, i) => {
    const a = -0.35 + i * 0.21;
    const at = (reach: number, aside: number): Vec3 => [
      centre[0] + aside * u,
      centre[1] + cos(a) * radii[1] * reach,
      centre[2] - sin(a) * radii[2] * reach,
    ];
    const aside = i % 2 === 0 ? 0.14 : -0.14;
    return add(roundCone(at(1.08, 0), at(1.36, aside), 0.19 * u, 0.08 * u), 0.06 * u);
  });
  return [form.solid("crest", sculpt(tufts), "trim", { weight: 0.6 })];
}

/** White teeth hanging from the upper edge of the opening. */
export function teeth(form: HatForm, body: DressableBody): Part {
  const { centre, radii } = body.head;
  const row = Array.from({ length: 9 }, (_, i) => {
    const a = (i - 4) * 0.22;
    const at = (y: number, out: number): Vec3 => [
      centre[0] + sin(a) * radii[0] * out,
      centre[1] + y * radii[1],
      centre[2] + cos(a) * radii[2] * out,
    ];
    return add(
      roundCone(at(0.7 - 0.16 * a * a, 1.02), at(0.44 - 0.16 * a * a, 1.12), 0.1 * form.unit, 0.015 * form.unit),
    );
  });
  return form.solid("teeth", sculpt(row), "trim", { weight: 0.5 });
}

/** Black in the middle of what looks ahead. */
export const pupils =
  (form: HatForm): NonNullable<Part["paint"]> =>
  (surface, x, y, z) => {
    const eye = form.at([x < form.band[0] ? -0.55 : 0.55, 0.78, 0.62]);
    const off = Math.sqrt((x - eye[0]) * (x - eye[0]) + (y - eye[1]) * (y - eye[1]));
    if (z > eye[2] && off < 0.11 * form.unit) Object.assign(surface, { r: 0.01, g: 0.01, b: 0.01, roughness: 0.2 });
  };
