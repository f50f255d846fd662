import { curveThrough } from "../../../geometry/curve.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { add, carve, sculpt } from "../../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, roundBox, roundCone } from "../../../geometry/sdf-primitives.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { PI, sin } from "../../../math/elementary.ts";
import type { DressableBody } from "../dressable-body.ts";
import type { HatForm } from "./hat-form.ts";
import { type HatMaker, worn } from "./hat-maker.ts";

/** Sight slit, breathing holes and a seam down the front. */
const helm =
  (body: DressableBody): Paint =>
  (surface, x, y, z) => {
    const { centre, radii } = body.head;
    const [u, v] = [(x - centre[0]) / radii[0], (y - centre[1]) / radii[1]];
    if (z < centre[2]) return;
    const isSlit = Math.abs(v - 0.12) < 0.085 && Math.abs(u) > 0.06 && Math.abs(u) < 0.86;
    const [hu, hv] = [(Math.abs(u) - 0.25) / 0.16, (v + 0.45) / 0.16];
    const [ru, rv] = [hu - Math.round(hu), hv - Math.round(hv)];
    const isHole = Math.abs(hu) < 1.4 && Math.abs(hv) < 1.6 && ru * ru + rv * rv < 0.07;
    const isSeam = Math.abs(Math.abs(v - 0.12) - 0.12) < 0.015 || Math.abs(u) < 0.02;
    const dim = isSlit || isHole ? 0.02 : isSeam ? 0.45 : 1;
    surface.r *= dim;
    surface.g *= dim;
    surface.b *= dim;
    if (isSlit || isHole) surface.metalness = 0;
  };

/** Barbs, darker and paler. */
const barbs =
  (form: HatForm): Paint =>
  (surface, x, y, z) => {
    const streak = 0.8 + 0.2 * sin((x * 3 + y + z) / (0.04 * form.unit));
    surface.r *= streak;
    surface.g *= streak;
    surface.b *= streak;
  };

/** A shut helm with a sight slit and a plume. */
export const knightHelmet: HatMaker = (form, _p, body) => {
  const top = form.dome;
  const u = form.unit;
  const { centre, radii } = body.head;
  const reach = radii[1] * 1.16;
  const shell = sculpt([
    add(ellipsoid([centre[0], centre[1] + radii[1] * 0.04, centre[2]], [radii[0] * 1.16, reach, radii[2] * 1.18])),
    add(
      roundCone(
        [centre[0], centre[1] - radii[1] * 0.75, centre[2]],
        [centre[0], centre[1], centre[2]],
        radii[0] * 0.92,
        radii[0] * 1.1,
      ),
      0.05 * u,
    ),
    add(
      ellipsoid(
        [centre[0], centre[1] - radii[1] * 0.1, centre[2] + radii[2] * 0.62],
        [radii[0] * 0.5, radii[1] * 0.85, radii[2] * 0.75],
      ),
      0.3 * u,
    ),
    carve(halfSpace([0, centre[1] - radii[1] * 1.12, 0], [0, 1, 0]), 0.04 * u),
    carve(
      roundBox(
        [centre[0], centre[1] + radii[1] * 0.12, centre[2] + radii[2] * 1.3],
        [radii[0] * 1.7, radii[1] * 0.15, radii[2] * 0.8],
        0.03 * u,
      ),
      0.02 * u,
    ),
  ]);
  const plume = sweep(
    circleOutline(0.3, 14),
    curveThrough(
      [
        [0, top + 0.2, 0.25],
        [0, top + 0.75, -0.25],
        [0, top + 0.55, -1.0],
        [0, 0.2, -1.45],
      ],
      7,
    ),
    { scale: (t) => 0.5 + 0.9 * sin(PI * Math.min(1, t * 0.8 + 0.15)), endRounding: 0.05 },
  );
  return worn(
    [
      form.solid("helm", shell, "headgear", { paint: helm(body) }),
      form.part("plume", plume, "plume", { weight: 0.6, paint: barbs(form) }),
    ],
    ["head", "scalp"],
  );
};
