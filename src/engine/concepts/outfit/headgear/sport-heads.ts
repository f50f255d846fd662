import { curveThrough } from "../../../geometry/curve.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { add, carve, sculpt } from "../../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, roundBox } from "../../../geometry/sdf-primitives.ts";
import { both } from "../../../geometry/sdf-transform.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { layColour } from "../../lay-colour.ts";
import { type HatMaker, worn } from "./hat-maker.ts";

const MESH = fromHex("#24272d");

/** A fencer's: dark mesh over the whole face, a white bib below the chin. */
export const fencingMask: HatMaker = (form, _p, body) => {
  const u = form.unit;
  const { centre, radii } = body.head;
  const [cx, cy, cz] = centre;
  const shell = sculpt([
    add(ellipsoid([cx, cy, cz + 0.06 * u], [radii[0] * 1.12, radii[1] * 1.12, radii[2] * 1.2])),
    add(
      ellipsoid([cx, cy - radii[1] * 0.95, cz + radii[2] * 0.45], [radii[0] * 0.8, radii[1] * 0.5, radii[2] * 0.75]),
      0.12 * u,
    ),
  ]);
  const mesh: Paint = (surface, x, y, z) => {
    const isFace = z > cz + radii[2] * 0.2 && y > cy - radii[1] * 0.78 && y < cy + radii[1] * 0.85;
    if (!isFace || Math.abs(x - cx) > radii[0] * 0.98) return;
    const cell = 0.1 * u;
    const grid = (at: number) => Math.abs(at / cell - Math.round(at / cell)) < 0.14;
    const lit = grid(x) || grid(y) ? 4 : 1;
    layColour(surface, [MESH[0] * lit, MESH[1] * lit, MESH[2] * lit], 0.5, 0.3);
  };
  return worn([form.solid("mask", shell, "headgear", { paint: mesh })], ["scalp", "hair", "head"]);
};

/** A round shell down over the ears, and bars before the mouth. */
export const footballHelmet: HatMaker = (form, _p, body) => {
  const u = form.unit;
  const { centre, radii } = body.head;
  const [cx, cy, cz] = centre;
  const shell = sculpt([
    add(ellipsoid([cx, cy + 0.04 * u, cz - 0.05 * u], [radii[0] * 1.2, radii[1] * 1.16, radii[2] * 1.22])),
    carve(ellipsoid([cx, cy + 0.02 * u, cz], [radii[0] * 1.02, radii[1] * 1.02, radii[2] * 1.02]), 0.02 * u),
    carve(
      roundBox(
        [cx, cy - radii[1] * 0.45, cz + radii[2] * 1.1],
        [radii[0] * 1.7, radii[1] * 1.6, radii[2] * 1.5],
        0.2 * u,
      ),
      0.04 * u,
    ),
    carve(halfSpace([0, cy - radii[1] * 0.85, 0], [0, 1, 0]), 0.04 * u),
  ]);
  const stripe: Paint = (surface, x, y) => {
    if (Math.abs(x - cx) < 0.1 * u && y > cy) layColour(surface, fromHex("#f4f4f0"), 0.35, 0);
  };
  const bar = (drop: number, out: number) => {
    const y = cy - radii[1] * drop;
    const points: Vec3[] = [-1, -0.72, 0, 0.72, 1].map((side): Vec3 => {
      const depth = Math.sqrt(Math.max(0, 1 - side * side * 0.92));
      return [cx + side * radii[0] * 1.12, y, cz + radii[2] * (0.3 + out * depth)];
    });
    return sweep(circleOutline(0.045 * u, 10), curveThrough(points, 6));
  };
  const upright = (x: number) =>
    sweep(circleOutline(0.04 * u, 10), [
      [cx + x * u, cy - radii[1] * 0.32, cz + radii[2] * 1.28],
      [cx + x * u, cy - radii[1] * 0.78, cz + radii[2] * 1.22],
    ]);
  const holes = both(ellipsoid([cx + radii[0] * 1.16, cy - 0.1 * u, cz], [0.1 * u, 0.14 * u, 0.14 * u]));
  return worn([
    form.solid("helmet", shell, "headgear", { paint: stripe }),
    form.solid("ear-pads", holes, "trim", { weight: 0.4 }),
    {
      ...form.solid("cage", ellipsoid([cx, cy, cz], [0.01 * u, 0.01 * u, 0.01 * u]), "trim", { weight: 0.5 }),
      geometry: merge([bar(0.32, 1.0), bar(0.78, 0.95), upright(0.3), upright(-0.3)]),
    },
  ]);
};

/** A tight cap of rubber, and goggles over the eyes. */
export const swimCap: HatMaker = (form, _p, body) => {
  const u = form.unit;
  const { centre, radii } = body.head;
  const [cx, cy, cz] = centre;
  const cap = sculpt([
    add(ellipsoid(centre, [radii[0] * 1.04, radii[1] * 1.03, radii[2] * 1.04])),
    carve(halfSpace([0, cy + radii[1] * 0.34, cz + radii[2]], [0, 0.95, -0.31]), 0.02 * u),
  ]);
  const goggles = both(
    ellipsoid(
      [cx + radii[0] * 0.4, cy + radii[1] * 0.06, cz + radii[2] * 0.9],
      [radii[0] * 0.3, radii[1] * 0.19, radii[2] * 0.16],
    ),
  );
  return worn(
    [form.solid("swim-cap", cap), form.solid("goggles", goggles, "visor", { weight: 0.6, paint: smoked })],
    ["scalp", "hair"],
  );
};

const smoked: Paint = (surface) => layColour(surface, fromHex("#16222e"), 0.1, 0);
