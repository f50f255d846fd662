import { curveThrough } from "../../../geometry/curve.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { add, carve, sculpt } from "../../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, roundBox } from "../../../geometry/sdf-primitives.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { type HatMaker, worn } from "./hat-maker.ts";

const darkGlass: Paint = (surface) => {
  surface.r = 0.03;
  surface.g = 0.09;
  surface.b = 0.13;
  surface.roughness = 0.08;
  surface.metalness = 0;
};

/** A mask over the eyes and a snorkel. */
export const divingMask: HatMaker = (form, _p, body) => {
  const top = form.dome;
  const u = form.unit;
  const { centre, radii } = body.head;
  const y = centre[1] + radii[1] * 0.1;
  const z = centre[2] + radii[2] * 0.86;
  const mask = sculpt([
    add(roundBox([centre[0], y, z], [radii[0] * 1.5, radii[1] * 0.62, radii[2] * 0.44], 0.2 * u)),
    add(ellipsoid([centre[0], y, centre[2]], [radii[0] * 1.06, radii[1] * 0.12, radii[2] * 1.06]), 0.04 * u),
  ]);
  const glass = roundBox(
    [centre[0], y, z + radii[2] * 0.13],
    [radii[0] * 1.28, radii[1] * 0.44, radii[2] * 0.26],
    0.16 * u,
  );
  const snorkel = sweep(
    circleOutline(0.09, 12),
    curveThrough(
      [
        [-0.4, -0.95, 0.98],
        [-0.95, -0.75, 0.75],
        [-1.2, 0, 0.2],
        [-1.2, top + 0.5, 0.05],
      ],
      6,
    ),
  );
  return worn(
    [
      form.solid("mask", mask),
      makePart("mask-glass", "visor", form.solid("x", glass).geometry, { weight: 0.6, paint: darkGlass }),
      form.part("snorkel", snorkel, "headgear", { weight: 0.5 }),
    ],
    [],
  );
};

/** A band of cloth with holes for the eyes. */
export const eyeMask: HatMaker = (form, _p, body) => {
  const u = form.unit;
  const { centre, radii } = body.head;
  const y = centre[1] + radii[1] * 0.08;
  const mask = sculpt([
    add(ellipsoid(centre, [radii[0] * 1.035, radii[1] * 1.03, radii[2] * 1.035])),
    carve(halfSpace([0, y + radii[1] * 0.24, 0], [0, -1, 0]), 0.03 * u),
    carve(halfSpace([0, y - radii[1] * 0.2, 0], [0, 1, 0]), 0.03 * u),
    ...[1, -1].map((side) =>
      carve(
        ellipsoid(
          [centre[0] + side * radii[0] * 0.38, y, centre[2] + radii[2]],
          [radii[0] * 0.26, radii[1] * 0.155, radii[2] * 0.9],
        ),
        0.02 * u,
      ),
    ),
  ]);
  return worn([form.solid("mask", mask)], []);
};
