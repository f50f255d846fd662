import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, ringSdf, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { both, placed } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { X_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { frontAt, patch } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";
import { piece } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** Tie, bow tie or scarf. */
export function makeNeckwear(p: OutfitParameters, body: DressableBody): Part[] {
  const h = body.height;
  const [, ny, nz] = body.neck;
  const over = p.outer === "none" || p.top !== "none" ? 0.018 : 0.03;
  const knotY = ny - 0.022 * h;
  const knotZ = Math.max(frontAt(body, 0, knotY, 0.012), nz + body.neckRadius + 0.012 * h);
  switch (p.neckwear) {
    case "tie": {
      const low = body.waist[1] + 0.005 * h;
      const tie = patch(body, over, [
        [0, low - 0.022 * h],
        [0.026 * h, low],
        [0.012 * h, knotY],
        [-0.012 * h, knotY],
        [-0.026 * h, low],
      ]);
      const knot = ellipsoid([0, knotY, knotZ], [0.019 * h, 0.021 * h, 0.014 * h]);
      return [
        makePart(
          "tie",
          "tie",
          meshSdf(sculpt([add(tie), add(knot, 0.01 * h), add(ring(body), 0.004 * h)]), 0.008 * h),
          { weight: 0.6, crease: 1 },
        ),
      ];
    }
    case "clerical-collar": {
      const y = ny + 0.004 * h;
      const collar = ringSdf([0, y, nz], body.neckRadius + 0.012 * h, 0.013 * h);
      return [makePart("clerical-collar", "tie", meshSdf(collar, 0.008 * h), { weight: 0.6, crease: 1 })];
    }
    case "bow-tie": {
      const wing = (turn: number) =>
        placed(
          roundCone([0.014 * h, 0, 0], [0.066 * h, 0, 0], 0.014 * h, 0.036 * h),
          chain(rotation(Z_AXIS, turn), translation([0, knotY, knotZ])),
          [1, 1, 0.6],
        );
      const solid = sculpt([
        add(both(wing(0.06))),
        add(roundBox([0, knotY, knotZ + 0.004 * h], [0.03 * h, 0.036 * h, 0.036 * h], 0.011 * h)),
        add(ring(body), 0.003 * h),
      ]);
      return [makePart("bow-tie", "bow-tie", meshSdf(solid, 0.0075 * h), { weight: 0.65, crease: 1 })];
    }
    case "scarf": {
      const r = body.neckRadius + 0.024 * h;
      const isKerchief = p.guise === "chef" || p.guise === "cowboy" || p.guise === "sailor";
      const tilt = chain(rotation(X_AXIS, 0.14), translation([0, ny - 0.008 * h, nz]));
      const z = frontAt(body, 0.05 * h, body.chest[1], over);
      const tail = (x: number, low: number) =>
        roundCone(
          [x * 0.6, knotY, knotZ],
          [x, low, Math.max(z, frontAt(body, x, low, over)) + 0.004 * h],
          0.02 * h,
          0.027 * h,
        );
      const solid = isKerchief
        ? sculpt([
            add(placed(ringSdf([0, 0, 0], r, 0.017 * h), tilt, [1, 1.1, 1])),
            add(
              patch(body, over + 0.012, [
                [0, body.chest[1] - 0.035 * h],
                [0.09 * h, ny - 0.015 * h],
                [-0.09 * h, ny - 0.015 * h],
              ]),
              0.008 * h,
            ),
          ])
        : sculpt([
            add(placed(ringSdf([0, 0, 0], r, 0.026 * h), tilt, [1, 1.25, 1])),
            add(tail(0.05 * h, body.waist[1] + 0.05 * h), 0.01 * h),
            add(tail(0.016 * h, body.chest[1] - 0.03 * h), 0.01 * h),
          ]);
      return [piece("scarf", "scarf", solid, body, isKerchief ? {} : { paint: fringe(h, body.waist[1] + 0.06 * h) })];
    }
    default:
      return [];
  }
}

const ring = (body: DressableBody) =>
  ringSdf(
    [0, body.neck[1] - 0.008 * body.height, body.neck[2]],
    body.neckRadius + 0.012 * body.height,
    0.01 * body.height,
  );

/** Cross stripes near the ends. */
const fringe =
  (h: number, low: number): NonNullable<Part["paint"]> =>
  (surface, _x, y) => {
    if (y > low) return;
    const t = (low - y) / (0.02 * h);
    if (t - Math.floor(t) < 0.5) return;
    surface.r = 0.8;
    surface.g = 0.77;
    surface.b = 0.68;
  };
