import { merge } from "../../../geometry/merge.ts";
import { move, stretch } from "../../../geometry/place.ts";
import { add, carve, sculpt } from "../../../geometry/sculpt.ts";
import { displace } from "../../../geometry/sdf.ts";
import { ball, ellipsoid, halfSpace, roundBox, roundCone } from "../../../geometry/sdf-primitives.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { atan2, cos, sin } from "../../../math/elementary.ts";
import { type HatMaker, worn } from "./hat-maker.ts";

/** A cloth tied behind. */
export const bandana: HatMaker = (form, _p, body) => {
  const u = form.unit;
  const { centre, radii } = body.head;
  const cap = sculpt([
    add(ellipsoid(centre, [radii[0] * 1.06, radii[1] * 1.05, radii[2] * 1.06])),
    carve(halfSpace([0, form.band[1] - 0.06 * u, 0], [0, 1, 0]), 0.04 * u),
  ]);
  return worn([
    form.solid(
      "bandana",
      sculpt([
        add(cap),
        add(roundCone(form.at([0.9, -0.1, -0.5]), form.at([1.2, -0.7, -0.7]), 0.14 * u, 0.07 * u), 0.04 * u),
      ]),
    ),
  ]);
};

/** Cloth over all but the eyes. */
export const ninjaHood: HatMaker = (form, _p, body) => {
  const u = form.unit;
  const { centre, radii } = body.head;
  const hood = sculpt([
    add(ellipsoid(centre, [radii[0] * 1.09, radii[1] * 1.06, radii[2] * 1.09])),
    add(
      roundCone(
        [centre[0], centre[1] - radii[1] * 0.7, centre[2]],
        body.neck,
        radii[0] * 0.8,
        body.neckRadius + 0.03 * body.height,
      ),
      0.1 * u,
    ),
    add(roundCone(form.at([0.1, -0.1, -1.05]), form.at([0.45, -0.8, -1.35]), 0.16 * u, 0.06 * u), 0.04 * u),
    add(roundCone(form.at([-0.1, -0.1, -1.05]), form.at([-0.15, -0.95, -1.35]), 0.16 * u, 0.06 * u), 0.04 * u),
    carve(
      roundBox(
        [centre[0], centre[1] + radii[1] * 0.06, centre[2] + radii[2] * 1.1],
        [radii[0] * 1.56, radii[1] * 0.44, radii[2] * 1.0],
        0.16 * u,
      ),
      0.03 * u,
    ),
  ]);
  return worn([form.solid("hood", hood), form.ring("headband", 1.1, 0.1, 0.03, 0.2, "belt")]);
};

/** A monk's hood, or a nun's veil. */
export const drapedHood =
  (name: string): HatMaker =>
  (form, _p, body) => {
    const top = form.dome;
    const u = form.unit;
    const { centre, radii } = body.head;
    const isNun = name === "nun-veil";
    const open = ellipsoid(
      [centre[0], centre[1] - radii[1] * 0.06, centre[2] + radii[2] * 1.0],
      [radii[0] * (isNun ? 0.78 : 0.84), radii[1] * (isNun ? 0.88 : 0.95), radii[2] * 1.0],
    );
    const drape = sculpt([
      add(
        ellipsoid(
          [centre[0], centre[1] + 0.02 * u, centre[2] - 0.06 * u],
          [radii[0] * 1.18, radii[1] * 1.14, radii[2] * 1.18],
        ),
      ),
      add(
        roundCone(
          [centre[0], centre[1] - radii[1] * 0.5, centre[2] - radii[2] * 0.2],
          [0, body.neck[1] - 0.02 * body.height, body.neck[2] - 0.02 * body.height],
          radii[0] * 1.0,
          radii[0] * (isNun ? 1.15 : 1.0),
        ),
        0.2 * u,
      ),
      ...(isNun
        ? [
            add(
              roundCone(
                [0, centre[1] - radii[1] * 0.6, centre[2] - radii[2] * 0.7],
                [0, body.chest[1], centre[2] - radii[2] * 0.95],
                radii[0] * 0.8,
                radii[0] * 0.9,
              ),
              0.15 * u,
            ),
          ]
        : [add(ball(form.at([0, top * 0.7, -1.1]), 0.24 * u), 0.3 * u)]),
      carve(open, 0.05 * u),
    ]);
    const white = sculpt([
      add(ellipsoid(centre, [radii[0] * 1.08, radii[1] * 1.06, radii[2] * 1.1])),
      add(
        roundCone(
          [0, centre[1] - radii[1] * 1.0, centre[2] - radii[2] * 0.05],
          [0, body.neck[1] - 0.02 * body.height, body.neck[2] + 0.02 * body.height],
          radii[0] * 0.6,
          radii[0] * 0.95,
        ),
        0.1 * u,
      ),
      // narrower than the veil's: white all around the face
      carve(
        ellipsoid(
          [centre[0], centre[1] - radii[1] * 0.06, centre[2] + radii[2] * 1.0],
          [radii[0] * 0.68, radii[1] * 0.78, radii[2] * 1.0],
        ),
        0.04 * u,
      ),
    ]);
    return worn([
      form.solid("hood", drape, "headgear"),
      ...(isNun ? [form.solid("coif", white, "trim", { weight: 0.6 })] : []),
    ]);
  };

/** A sheet down the back, flowers in the hair. */
export const bridalVeil: HatMaker = (form, _p, body) => {
  const top = form.dome;
  const u = form.unit;
  const { centre, radii } = body.head;
  const sheet = sculpt([
    add(
      displace(
        roundCone(
          [0, centre[1] + radii[1] * 0.3, centre[2] - radii[2] * 0.3],
          [0, body.hips[1], centre[2] - radii[2] * 0.9],
          radii[0] * 1.0,
          radii[0] * 1.5,
        ),
        0.04 * u,
        (x, _y, z) => sin(atan2(z - centre[2] + radii[2], x) * 12),
      ),
    ),
    carve(halfSpace([0, 0, centre[2] - radii[2] * 0.55], [0, 0.12, -0.993]), 0.03 * u),
    carve(halfSpace([0, body.hips[1], 0], [0, 1, 0]), 0.03 * u),
  ]);
  const flowers = [-0.6, -0.3, 0, 0.3, 0.6].map((a) =>
    move(stretch(sphere(0.16, 12), [1, 0.8, 1]), [sin(a * 1.4) * 0.95, top * 0.62 + 0.1 * cos(a), 0.35 * cos(a)]),
  );
  return worn([form.solid("veil", sheet), form.part("flowers", merge(flowers), "trim", { weight: 0.5 })], []);
};
