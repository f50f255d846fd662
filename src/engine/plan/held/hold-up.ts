import { PI } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { add, scale, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import { depthOf, heightOf, type Placed, placeSocket, socketOf, type Unplaced } from "../contact/unplaced.ts";

/** Height over depth below which a thing lies flat on the hands, and how far its far edge is raised to the eyes, radians. */
const FLAT = 0.4;
const RAISED = 0.62;
/** Concepts of what is flat and is typed or played on: it stays level. */
const LEVEL = /keyboard|laptop|typewriter|tray|controller/;
/** Where on the side of the head a phone is, in radii of the face: outside it, and how far its ends reach below the ear. */
const OUTSIDE = 1.12;
const BELOW = 0.56;
/** Length of it over the radius of the face, at most. */
const LONGEST = 1.7;

/** A page lying on both hands, its far edge raised so that the eyes meet it. */
export function lift(object: Unplaced, placed: Placed): Placed {
  if (heightOf(object) > FLAT * depthOf(object) || LEVEL.test(object.concept)) return placed;
  const pivot: Vec3 = [0, object.bounds.min[1], 0.3 * depthOf(object)];
  return {
    ...placed,
    transform: chain(translation(scale(pivot, -1)), rotation(X_AXIS, RAISED), translation(pivot), placed.transform),
  };
}

/** At the ear, in the hand, its face to the head: a phone. Undefined for what has no face or no hand. */
export function holdToEar(object: Unplaced, holder: Unplaced, at: Placed): Placed | undefined {
  const eyes = socketOf(holder.model, ["eyes"]);
  const hand = holder.model.sockets.find(({ name }) => name.startsWith("hand"));
  const crown = socketOf(holder.model, ["head"]);
  if (!eyes || !hand || !crown) return undefined;
  const face = placeSocket(eyes, at);
  const middle = placeSocket({ ...eyes, position: [crown.position[0], eyes.position[1], crown.position[2]] }, at);
  const right = hand.position[0] < eyes.position[0];
  const out = placeSocket({ ...eyes, normal: [right ? -1 : 1, 0, 0] }, at).normal;
  const size = Math.min(shownSize(object, holder, at, "holding"), (LONGEST * face.radius) / heightOf(object));
  const ear = add(middle.position, scale(out, OUTSIDE * face.radius));
  return {
    transform: chain(
      translation([0, -BELOW * heightOf(object), 0]),
      scaling([size, size, size]),
      rotation(Y_AXIS, at.turn + (right ? PI / 2 : -PI / 2)),
      translation(ear),
    ),
    scale: size,
    turn: at.turn,
  };
}
