import { add, carve, sculpt } from "../../../geometry/sculpt.ts";
import { displace } from "../../../geometry/sdf.ts";
import { type ball, ellipsoid, roundCone } from "../../../geometry/sdf-primitives.ts";
import { cos, sin } from "../../../math/elementary.ts";
import { type HatMaker, worn } from "./hat-maker.ts";

/** A long white wig of rolled curls. */
export const judgeWig: HatMaker = (form, _p, body) => {
  const u = form.unit;
  const { centre, radii } = body.head;
  const curls: ReturnType<typeof ball>[] = [];
  for (let side = -1; side <= 1; side += 2) {
    for (let i = 0; i < 5; i += 1)
      curls.push(
        roundCone(
          form.at([side * 1.0, 0.3 - i * 0.42, 0.25]),
          form.at([side * 1.12, 0.3 - i * 0.42, -0.35]),
          0.24 * u,
          0.24 * u,
        ),
      );
  }
  const wig = sculpt([
    add(
      displace(
        ellipsoid(
          [centre[0], centre[1] + 0.1 * u, centre[2] - 0.06 * u],
          [radii[0] * 1.14, radii[1] * 1.08, radii[2] * 1.1],
        ),
        0.035 * u,
        (_x, y, z) => sin(y / (0.05 * u)) * cos(z / (0.16 * u)),
      ),
    ),
    ...curls.map((curl) => add(curl, 0.05 * u)),
    carve(
      ellipsoid(
        [centre[0], centre[1] - radii[1] * 0.22, centre[2] + radii[2] * 1.0],
        [radii[0] * 0.86, radii[1] * 0.9, radii[2] * 0.95],
      ),
      0.04 * u,
    ),
  ]);
  return worn([form.solid("wig", wig)]);
};
