import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";

export interface LegStance {
  /** Height of the hips and how far from the middle plane they are. */
  readonly hip: number;
  readonly out: number;
  /** Place along the body and direction (0 forwards, half a turn back) of each leg. */
  readonly legs: readonly (readonly [z: number, angle: number])[];
  /** Height of the knee. */
  readonly knee: number;
  /** From the hip to the foot, over the floor. */
  readonly reach: number;
}

/** Left legs with a raised knee and a foot on the floor. */
export const standingLegs = ({ hip, out, legs, knee, reach }: LegStance): Vec3[][] =>
  legs.map(([z, angle]) => {
    const [s, c] = [sin(angle), cos(angle)];
    const at = (t: number, y: number): Vec3 => [out + s * reach * t, y, z + c * reach * t];
    return [at(-0.1, hip), at(0.42, knee), at(0.82, 0.06), at(1, 0.012)];
  });
