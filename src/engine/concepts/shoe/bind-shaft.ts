import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, rectangleOutline } from "../../geometry/outline.ts";
import { move, turnY } from "../../geometry/place.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import type { ShoeParameters } from "./shoe-parameters.ts";

/** Where the shaft stands, metres from the middle of the foot. */
const SHAFT_Z = -0.068;
/** Points around it. */
const STEPS = 28;

/**
 * What goes around a boot's shaft: straps, each with a buckle on the outside, and a roll of fur at its top.
 *
 * @param floor Height of the sole's upper side, metres.
 */
export function bindShaft(
  { shaft, straps, cuff, width }: ShoeParameters,
  upper: Sdf,
  floor: number,
): { readonly straps: readonly Geometry[]; readonly buckles: readonly Geometry[]; readonly cuff?: Geometry } {
  const around = (y: number, off: number): Vec3[] =>
    Array.from({ length: STEPS }, (_, i): Vec3 => {
      const turn = (i / STEPS) * TAU;
      const out: Vec3 = [sin(turn), 0, cos(turn)];
      return add(surfaceAlong(upper, [0, y, SHAFT_Z], out, 0.2), scale(out, off));
    });
  const [low, high] = [floor + 0.075, floor + shaft - 0.03];
  const heights = Array.from({ length: straps }, (_, i) => low + ((high - low) * (i + 0.5)) / straps);
  const ring = (y: number) =>
    sweep(rectangleOutline(0.0035, 0.016, 0.001, 1), around(y, 0.0012), { closed: true, up: [0, 1, 0] });
  const top = floor + shaft - 0.008;
  return {
    straps: heights.map(ring),
    buckles: heights.map((y) => buckleAt(surfaceAlong(upper, [0, y, SHAFT_Z], [1, 0, 0], 0.2))),
    ...(cuff && { cuff: sweep(circleOutline(0.017 * width, 12), around(top, 0.001), { closed: true, up: [0, 1, 0] }) }),
  };
}

/** A frame with its prong, looking to the side. */
function buckleAt([x, y, z]: Vec3): Geometry {
  const bar = (size: readonly [number, number, number], at: Vec3) =>
    move(box(size, { bevel: 0.001, bevelSteps: 1 }), at);
  const frame = merge([
    bar([0.026, 0.004, 0.004], [0, 0.012, 0]),
    bar([0.026, 0.004, 0.004], [0, -0.012, 0]),
    bar([0.004, 0.027, 0.004], [-0.012, 0, 0]),
    bar([0.004, 0.027, 0.004], [0.012, 0, 0]),
    bar([0.024, 0.003, 0.003], [0, 0, 0.002]),
  ]);
  return move(turnY(frame, PI / 2), [x + 0.005, y, z]);
}
