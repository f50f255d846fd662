import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { layColour } from "../lay-colour.ts";

/** Clear thick glass about a coloured liquid: pale at the rims and foot, and above the level. */
export const filled =
  (half: number, foot: number, level: number, top: number): Paint =>
  (surface, x, y) => {
    const wall = Math.min((half - Math.abs(x)) / (half * 0.13), (y - foot * 0.3) / (foot * 0.7), (level - y) / 0.0006);
    const clear = Math.min(1, Math.max(0, 1 - wall));
    surface.roughness = 0.04;
    const pale = 0.72 * clear;
    surface.r += (0.86 - surface.r) * pale;
    surface.g += (0.89 - surface.g) * pale;
    surface.b += (0.9 - surface.b) * pale;
    if (Math.abs(y - level) < 0.0005) layColour(surface, [0.95, 0.95, 0.95], 0.05);
    if (y > top) surface.roughness = 0.05;
    // a streak of light down the side of the glass
    if (Math.abs(x + half * 0.7) < half * 0.045 && y > foot && y < level * 0.94) {
      surface.r += (0.95 - surface.r) * 0.6;
      surface.g += (0.95 - surface.g) * 0.6;
      surface.b += (0.95 - surface.b) * 0.6;
    }
  };

/** The metal collar around a neck of radius `r`, its foot at `y`. */
export const collarAt = (y: number, r: number): Geometry =>
  move(
    lathe(
      roundCorners(
        [
          [0, 0],
          [r, 0, 0.0006],
          [r, 0.003, 0.0005],
          [r * 0.8, 0.0035, 0.0004],
          [r * 0.8, 0.0055, 0.0004],
          [r * 0.92, 0.006, 0.0005],
          [r * 0.92, 0.0085, 0.0006],
          [0, 0.0085],
        ],
        2,
      ),
      40,
    ),
    [0, y, 0],
  );
