import type { Geometry } from "../../geometry/geometry.ts";
import type { Paint } from "../../geometry/part.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { layColour } from "../lay-colour.ts";

/** The dark lens of an objective, with a reflection. */
export const glassy: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.3) return;
  const d = Math.sqrt((x + 0.014) * (x + 0.014) + (y - 0.016) * (y - 0.016));
  const tone = d < 0.014 ? 3 : 1;
  layColour(surface, [0.06 * tone, 0.12 * tone, 0.24 * tone], 0.03, 0);
};

/** A tube along Z from corner to corner (radius, z). */
export const barrel = (corners: readonly (readonly [number, number, number])[]): Geometry =>
  turnedCorners([[0, corners[0]?.[1] ?? 0], ...corners, [0, corners.at(-1)?.[1] ?? 0]], 40, 3);
