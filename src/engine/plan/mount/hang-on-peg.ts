import { cos, PI, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { scale, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { slideAgainst } from "../contact/slide.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  type Placed,
  placeSocket,
  shift,
  socketOf,
  surfacesOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";

/** How much of the wall, and of its height below the nail, what hangs there takes. */
const WIDE = 0.74;
const TALL = 0.84;
/** Depth over height from which a thing hangs with its upper side to the front: a hat. */
const SQUAT = 0.8;
/** How far below its top the hole is by which a thing hangs on the nail, as shares of its height; the last is below the nail: it has none. */
const HOLES = [0.05, 0.08, 0.11, 0.14, 0.18, 0.22, -0.015] as const;

/** Hangs on a nail, by its hole or by its upper edge, before the wall that the nail is in; undefined where there is no nail. */
export function hangOnPeg(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  still: readonly Surface[],
): Placed | undefined {
  const own = socketOf(other.model, ["peg"]);
  if (!own) return undefined;
  const { position } = placeSocket(own, at);
  const isSquat = depthOf(object) > SQUAT * heightOf(object);
  const tall = isSquat ? depthOf(object) : heightOf(object);
  const below = (own.position[1] - other.bounds.min[1]) * at.scale;
  const size = Math.min((WIDE * widthOf(other) * at.scale) / widthOf(object), (TALL * below) / tall);
  const top = isSquat ? -object.bounds.min[2] : object.bounds.max[1];
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const far = 2 * (extentOf(other) * at.scale + extentOf(object) * size);
  const [min, max] = [object.bounds.min[0], object.bounds.max[0]];
  const middle = ((min + max) / 2) * size;
  const tried = HOLES.map((hole) => {
    const away: Placed = {
      transform: chain(
        scaling([size, size, size]),
        ...(isSquat ? [rotation(X_AXIS, PI / 2)] : []),
        rotation(Y_AXIS, at.turn),
        translation([
          position[0] + front[0] * far - middle * cos(at.turn),
          position[1] - (top - hole * tall) * size,
          position[2] + front[2] * far + middle * sin(at.turn),
        ]),
      ),
      scale: size,
      turn: at.turn,
    };
    return { away, way: slideAgainst(surfacesOf(object, away), still, scale(front, -1)) ?? far };
  });
  const free = Math.max(...tried.map(({ way }) => way));
  const { away, way } =
    tried.find((each) => each.way > free - 0.25 * (own.position[1] * at.scale) * 0.2) ??
    (tried[0] as (typeof tried)[number]);
  return shift(away, scale(front, -way));
}
