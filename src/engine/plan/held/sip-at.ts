import { boundsOf } from "#measure/bounds.ts";
import { PI } from "../../math/elementary.ts";
import { chain, rotation, scaling, transformPoint, translation } from "../../math/mat4.ts";
import { add, scale, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import { heightOf, type Placed, placeSocket, socketOf, topOf, type Unplaced } from "../contact/unplaced.ts";

/** How far who sips bends forwards in the air, radians, and how far from the viewer it is turned away. */
const BENT = 0.42;
const ASIDE = 0.62 * PI;
/** How deep the tip of a beak is in the blossom, share of its holder's height. */
const DEEP = 0.03;

/** Names of what is in the middle of a blossom. */
const HEART = /cent(?:re|er)|heart|eye|disc|stamen|anther|pistil|cone|middle/;

/** The front of the middle of a blossom; the top of what has none of its own. */
function heartOf(blossom: Unplaced, at: Placed): Vec3 {
  const heart = blossom.model.parts.find(({ name, slot }) => HEART.test(name) || HEART.test(slot));
  if (!heart) return placeSocket(topOf(blossom), at).position;
  const { min, max } = boundsOf([heart.geometry.positions]);
  return transformPoint(at.transform, [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, max[2]]);
}

/**
 * In the air with the beak in the blossom: a hummingbird that drinks from a flower. Undefined for what has no mouth.
 *
 * @param facing The turn in which it is seen best.
 */
export function sipAt(object: Unplaced, blossom: Unplaced, at: Placed, facing: number): Placed | undefined {
  const mouth = socketOf(object.model, ["mouth"]);
  if (!mouth) return undefined;
  const size = shownSize(object, blossom, at, "on");
  const position = heartOf(blossom, at);
  const turn = facing + object.view.azimuth - object.turn + ASIDE;
  return {
    transform: chain(
      translation(scale(mouth.position, -1)),
      scaling([size, size, size]),
      rotation(X_AXIS, BENT),
      rotation(Y_AXIS, turn),
      translation(add(position, [0, -DEEP * heightOf(object) * size, 0])),
    ),
    scale: size,
    turn,
  };
}
