import { boundsOf } from "#measure/bounds.ts";
import { chain, rotation, scaling, transformPoint, translation } from "../../math/mat4.ts";
import { type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { heightOf, type Placed, surfacesOf, type Unplaced } from "../contact/unplaced.ts";

/** How much of the canvas the thing takes up. */
const FILL = 0.86;
/** Depth of the relief over the width of the canvas. */
const RELIEF = 0.045;

/**
 * Into a picture: as a low relief on its canvas, from the side that shows the thing best.
 *
 * @param among Which of how many equal things in the picture it is: they stand side by side.
 */
export function depict(
  object: Unplaced,
  picture: Unplaced,
  at: Placed,
  among: { readonly index: number; readonly of: number },
): Placed {
  const canvas = picture.model.parts.filter(({ slot }) => slot === "picture");
  const { min, max } = boundsOf(
    (canvas.length > 0 ? canvas : picture.model.parts).map(({ geometry }) => geometry.positions),
  );
  const turn = rotation(Y_AXIS, -object.view.azimuth);
  const seen = boundsOf(surfacesOf(object, { transform: turn, scale: 1, turn: 0 }).map(({ positions }) => positions));
  const [wide, deep] = [seen.max[0] - seen.min[0], seen.max[2] - seen.min[2]];
  // the picture itself may be larger or smaller here than it is made
  const [across, up] = [((max[0] - min[0]) / among.of) * at.scale, (max[1] - min[1]) * at.scale];
  const size = FILL * Math.min(across / wide, up / heightOf(object));
  const flat = (RELIEF * across) / (deep * size);
  const middle: Vec3 = [(seen.min[0] + seen.max[0]) / 2, (seen.min[1] + seen.max[1]) / 2, seen.min[2]];
  const column = (among.index + 0.5) / among.of;
  const centre = transformPoint(at.transform, [
    min[0] + (max[0] - min[0]) * column,
    (min[1] + max[1]) / 2,
    (min[2] + max[2]) / 2,
  ]);
  return {
    transform: chain(
      turn,
      translation([-middle[0], -middle[1], -middle[2]]),
      scaling([size, size, size * flat]),
      rotation(Y_AXIS, at.turn),
      translation(centre),
    ),
    scale: size,
    turn: at.turn,
  };
}
