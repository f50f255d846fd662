import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { add, scale, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { type Placed, placeSocket, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";
import { neckOf } from "./neck-of.ts";

/** Inner over outer half width of a wreath. */
const HOLE = 0.55;
/** How far out a ring about a neck reaches at most, in widths of the body. */
const MOST = 0.6;
/** How far a ring leans back about a neck that rises forward, and one that stands, radians; upright of a back from which it does the latter. */
const [FORWARD, UPRIGHT] = [0.85, 1.2] as const;
const LEVEL = 0.5;

/**
 * A wreath about the neck of who was said to have it there, its face forwards and up.
 *
 * @returns Undefined where nothing of a neck was said, or the wearer has none.
 */
export function ringNeck(ring: Unplaced, wearer: Unplaced, at: Placed): Placed | undefined {
  if (ring.placement?.part !== "neck") return undefined;
  const isLevel = (socketOf(wearer.model, ["back"])?.normal[1] ?? 0) > LEVEL;
  // a bird's neck rises whatever its back is like
  const isBird = wearer.model.parts.some(({ slot }) => slot === "beak");
  const throat = isLevel && !isBird ? socketOf(wearer.model, ["neck"]) : undefined;
  // below the head of who stands; of a beast with a level back the middle of the neck is known
  const neck = throat
    ? { middle: throat.position, side: throat.radius, front: throat.radius, back: throat.radius }
    : neckOf(wearer);
  if (!neck) return undefined;
  const half = Math.min(Math.max(neck.side, (neck.front + neck.back) / 2) / HOLE, MOST * widthOf(wearer));
  const size = (2 * half * at.scale) / widthOf(ring);
  const { min, max } = ring.bounds;
  const { position } = placeSocket({ name: "neck", position: neck.middle, normal: Y_AXIS, radius: half }, at);
  const transform = chain(
    translation(scale(add(min, max), -0.5)),
    scaling([size, size, size]),
    rotation(X_AXIS, -(isLevel ? FORWARD : UPRIGHT)),
    rotation(Y_AXIS, at.turn),
    translation(position),
  );
  return { transform, scale: size, turn: at.turn };
}
