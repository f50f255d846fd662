import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part, Socket } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { bar } from "../pieces.ts";

/** Where the poles cross, and where the hook ends on which a pot hangs, metres over the floor. */
const [CROSS, HOOK] = [1.12, 0.82];
/** How far a pole stands out over where they cross, as a share of its length. */
const OVER = 1.1;

/** Three poles that lean together over a fire, tied at their crossing, with a hook on a rod between them. */
export function tripodOver(radius: number): { readonly parts: readonly Part[]; readonly hook: Socket } {
  const poles = [0, 1, 2].map((i) => {
    const turn = (i / 3) * TAU + 0.9;
    const foot: Vec3 = [radius * sin(turn), 0, radius * cos(turn)];
    const end: Vec3 = [foot[0] * (1 - OVER), CROSS * OVER, foot[2] * (1 - OVER)];
    return bar(foot, end, 0.02, 9);
  });
  const rod = tube(
    0.008,
    curveThrough(
      [
        [0, CROSS, 0],
        [0, HOOK + 0.06, 0],
        [0.022, HOOK + 0.012, 0],
        [0, HOOK - 0.008, 0],
        [-0.022, HOOK + 0.02, 0],
      ],
      5,
    ),
    8,
  );
  return {
    parts: [...makeParts("pole", "tripod", poles, { weight: 0.7 }), makePart("hook", "tripod", rod, { weight: 0.5 })],
    hook: { name: "hook", position: [0, HOOK, 0], normal: [0, -1, 0], radius: 0.2 },
  };
}
