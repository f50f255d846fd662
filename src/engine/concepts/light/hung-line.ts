import type { Geometry } from "../../geometry/geometry.ts";
import type { Socket } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** Half the length of a line that hangs between two posts, and how far it sags in the middle, metres. */
const [HALF, SAG] = [1.5, 0.34];
const STEPS = 48;

/** Where the line is, `t` from 0 at its left end to 1 at its right one. */
export const onLine = (t: number): Vec3 => [(2 * t - 1) * HALF, SAG * (2 * t - 1) * (2 * t - 1), 0];

/** The line itself. */
export const hungLine = (thick: number): Geometry =>
  tube(
    thick,
    Array.from({ length: STEPS + 1 }, (_, i) => onLine(i / STEPS)),
    8,
    { endRounding: thick * 0.5 },
  );

/** `ends`: where its right end is tied, and its left end at the mirrored place. */
export const ENDS: Socket = { name: "ends", position: [HALF, SAG, 0], normal: [1, 0, 0], radius: 0.02 };
