import type { Paint } from "../../../geometry/part.ts";
import { add, carve, sculpt } from "../../../geometry/sculpt.ts";
import { ball, ellipsoid, halfSpace } from "../../../geometry/sdf-primitives.ts";
import { both } from "../../../geometry/sdf-transform.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import type { DressableBody } from "../dressable-body.ts";
import type { Worn } from "../tops.ts";
import type { HatForm } from "./hat-form.ts";
import type { HatMaker } from "./hat-maker.ts";

/** A ball around the head with a wide window: open, or behind a mirrored visor. */
function spaceHelmet(isShut: boolean, form: HatForm, body: DressableBody): Worn {
  const { centre, radii } = body.head;
  const u = Math.max(...radii);
  const r = u * (isShut ? 1.22 : 1.42);
  const at: Vec3 = [centre[0], centre[1] + 0.02 * u, centre[2]];
  const window = ellipsoid([at[0], at[1] - 0.02 * u, at[2] + r * 0.86], [r * 0.82, r * 0.66, r * 0.62]);
  const rim = sculpt([add(ellipsoid([at[0], at[1] - 0.02 * u, at[2] + r * 0.62], [r * 0.92, r * 0.76, r * 0.42]))]);
  const shell = sculpt([
    add(ball(at, r)),
    add(rim, 0.05 * u),
    carve(
      isShut ? window : ellipsoid([at[0], at[1] - 0.02 * u, at[2] + r * 0.75], [r * 0.8, r * 0.68, r * 1.3]),
      0.05 * u,
    ),
    ...(isShut ? [] : [carve(ball(at, r * 0.9), 0.02 * u)]),
    carve(halfSpace([0, at[1] - r * 0.86, 0], [0, 1, 0]), 0.04 * u),
  ]);
  const ears = both(ellipsoid([r * 0.98, at[1], at[2]], [0.14 * u, 0.3 * u, 0.3 * u]));
  const glass = ellipsoid([at[0], at[1] - 0.02 * u, at[2] + r * 0.3], [r * 0.8, r * 0.66, r * 0.72]);
  const parts = [
    form.solid("helmet", shell, "headgear"),
    form.solid("earpieces", ears, "trim", { weight: 0.4 }),
    ...(isShut ? [form.solid("visor", glass, "visor", { weight: 0.85, paint: mirrorLike })] : []),
  ];
  return { parts, covers: isShut ? ["head", "scalp"] : ["scalp"] };
}

/** Dark gold glass that mirrors. */
const mirrorLike: Paint = (surface, _x, _y, _z, nx, ny) => {
  const sky = 0.35 + 0.65 * Math.max(0, ny * 0.7 + nx * 0.25);
  surface.r = 0.5 * sky;
  surface.g = 0.27 * sky;
  surface.b = 0.06 * sky;
  surface.roughness = 0.08;
  surface.metalness = 0.9;
  surface.height = 0;
};

/** A ball around the head, open or shut by a mirror. */
export const ballHelmet =
  (name: string): HatMaker =>
  (form, _p, body) =>
    spaceHelmet(name === "visor-helmet", form, body);
