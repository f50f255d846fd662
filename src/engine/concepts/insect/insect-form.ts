import { merge } from "../../geometry/merge.ts";
import type { Model, Paint } from "../../geometry/part.ts";
import { deform, mirror, place } from "../../geometry/place.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import type { CreatureParameters } from "../reptile/creature.ts";
import { openStudio, spikes } from "../reptile/creature-studio.ts";
import { facetEyes, feeler, flatWing, legPairs, paintFacets } from "./jointed.ts";

/** A clear wing: hinge, length, width, and how it is held. */
export interface ClearWing {
  readonly at: Vec3;
  readonly long: number;
  readonly broad: number;
  /** Radians it is turned back from straight out, and raised. */
  readonly back: number;
  readonly lift: number;
}

/** A six-legged body: what tells a bee from a wasp, a fly, an ant. Its unit is about its length; head at +Z. */
export interface InsectForm {
  readonly clay: Sdf;
  readonly cell: number;
  readonly paint: Paint;
  /** Joints of the left legs. */
  readonly legs: readonly (readonly Vec3[])[];
  readonly legRadius: number;
  readonly legPaint?: Paint;
  readonly antennae?: { readonly path: readonly Vec3[]; readonly radius: number; readonly tip: number };
  readonly eye: { readonly at: Vec3; readonly radii: Vec3; readonly hex: string };
  readonly wings: readonly ClearWing[];
  /** Jaws, sting, beak: root and tip, mirrored unless on the middle plane. */
  readonly points: readonly {
    readonly root: Vec3;
    readonly tip: Vec3;
    readonly bend?: Vec3;
    readonly radius: number;
    readonly paired?: boolean;
  }[];
  readonly back: Vec3;
  readonly head: Vec3;
  readonly mouth: Vec3;
}

/** Dark front edge and a net of veins, in the drawing's frame: x along the wing from 0 to 1. */
const paintVeins: Paint = (surface, x, y) => {
  surface.roughness = 0.15;
  const across = y * 9 + 0.8 * x;
  const rows = Math.abs(across - Math.round(across)) * 0.11;
  const cross = x * 7 + (Math.round(across) % 2 === 0 ? 0.5 : 0);
  const bars = Math.abs(cross - Math.round(cross)) * 0.14;
  const line = Math.max(smoothstep(0.012, 0.004, rows), 0.7 * smoothstep(0.01, 0.004, bars));
  shade(surface, 1.05 - 0.1 * x);
  dye(surface, [0.07, 0.05, 0.03], 0.75 * line);
};

/** A pair of them, one mirrored. */
export function clearWings({ at, long, broad, back, lift }: ClearWing) {
  const flat = flatWing(
    [
      [0.02, -0.06],
      [0.3, -0.26],
      [0.66, -0.32],
      [0.95, -0.16],
      [1, 0.04],
      [0.85, 0.16],
      [0.4, 0.13],
      [0.02, 0.06],
    ],
    0.1,
    0.016 / long,
  );
  const sized = deform(flat, ([x, y, z]) => [x * long, y * broad * 2, z * long + 0.06 * x * x]);
  const left = place(
    sized,
    chain(rotation(X_AXIS, Math.PI / 2), rotation(Y_AXIS, back), rotation(Z_AXIS, lift), translation(at)),
  );
  return merge([left, mirror(left)]);
}

/** Puts an insect together; slots: body, leg, wing, eye, and whatever `points` go under (`jaw`). */
export function buildInsect(p: CreatureParameters, form: InsectForm): Model {
  const studio = openStudio(p.size);
  studio.put("body", "body", meshSdf(form.clay, form.cell), form.paint, 1);
  studio.put("legs", "leg", legPairs(form.legs, form.legRadius, 7), form.legPaint, 0.75);
  if (form.antennae) {
    const { path, radius, tip } = form.antennae;
    studio.put("antennae", "leg", pair(feeler(path, radius, tip)), undefined, 0.6);
  }
  for (const [i, wing] of form.wings.entries()) {
    studio.put(
      `wings-${i + 1}`,
      "wing",
      clearWings({ ...wing, long: wing.long * p.wing, broad: wing.broad * p.wing }),
      paintVeins,
      0.85,
    );
  }
  const { at, radii, hex } = form.eye;
  const size = p.eye;
  studio.put(
    "eyes",
    "eye",
    facetEyes(at, [radii[0] * size, radii[1] * size, radii[2] * size]),
    paintFacets(hex, radii[1] * 0.16),
    0.8,
  );
  if (form.points.length > 0) {
    const made = form.points.map(({ paired = true, ...point }) => spikes([point], paired));
    studio.put("jaws", "jaw", merge(made), undefined, 0.5);
  }
  const spot = (name: string, position: Vec3, normal: Vec3, radius: number) => ({ name, position, normal, radius });
  return studio.finish([
    spot("top", form.back, Y_AXIS, 0.15),
    spot("back", form.back, Y_AXIS, 0.15),
    spot("head", form.head, Y_AXIS, 0.13),
    spot("mouth", form.mouth, Z_AXIS, 0.04),
    spot("hand", [0.2, 0.12, form.head[2]], Z_AXIS, 0.03),
  ]);
}
