import { box } from "../../geometry/box.ts";
import { graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { deform, settle } from "../../geometry/place.ts";

type Knots = readonly (readonly [number, number])[];

/**
 * A bar of metal along X, beaten into shape: handles, blades, the bowls of spoons.
 *
 * @param long Metres; the bar reaches from x = 0 to `long`. The other lines are drawn over 0 to 1 of it, in metres.
 * @param width Whole width; `lift` height of the middle; `hollow` how much its edges stand above its middle.
 */
export function strip(
  long: number,
  width: Knots,
  lift: Knots,
  thick: number,
  hollow: Knots = [
    [0, 0],
    [1, 0],
  ],
  pieces = 44,
): Geometry {
  const [w, y0, cup] = [graph(width), graph(lift), graph(hollow)];
  return settle(
    deform(box([1, thick, 1], { divisions: [pieces, 1, 8], bevel: thick * 0.42, bevelSteps: 2 }), ([x, y, z]) => {
      const t = Math.min(1, Math.max(0, x + 0.5));
      // the square's sides are drawn together into a rounded outline
      return [t * long, y0(t) + y + cup(t) * (4 * z * z), z * w(t)];
    }),
  );
}
