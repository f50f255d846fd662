import { boundsOf } from "#measure/bounds.ts";
import type { Part, Socket } from "../../geometry/part.ts";
import { cos, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { add, dot, length, normalize, scale, subtract, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  type Placed,
  placeSocket,
  socketOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import { gripOf, tilt } from "./grip.ts";

/** Length over width from which a thing is looked through from end to end. */
const LONG = 1.15;
/** Real metres from which it stands on legs of its own. */
const ON_LEGS = 0.8;
/** From the eye to the eyepiece, in radii of the face. */
const RELIEF = 0.12;

/**
 * With its near end at the eyes of who looks through it; what has legs stands on them, as high as that takes. Undefined for what
 * nobody looks through and for what has no eyes.
 */
export function lookThrough(object: Unplaced, viewer: Unplaced, at: Placed): Placed | undefined {
  const eyes = socketOf(viewer.model, ["eyes"]);
  const lens = object.model.parts.find(({ name }) => name === "lens");
  const [hand] = viewer.model.sockets.filter(({ name }) => name.startsWith("hand"));
  if (eyes && hand && lens && heightOf(object) > widthOf(object) && depthOf(object) < widthOf(object))
    return holdLens(object, lens, viewer, at, { eyes, hand });
  const piece = object.model.parts.find(({ name, slot }) => /eyepiece|eyecup/.test(`${name} ${slot}`));
  const isLooked = piece !== undefined || object.concept === "camera";
  if (!eyes || (!isLooked && depthOf(object) < LONG * (object.bounds.max[0] - object.bounds.min[0]))) return undefined;
  const { min, max } = piece ? boundsOf([piece.geometry.positions]) : object.bounds;
  // both eyepieces of field glasses lie on one level: between them is the middle
  const middle = piece && /eyecup/.test(piece.slot) ? 0 : ((min[0] as number) + (max[0] as number)) / 2;
  const end: Vec3 = [middle, (min[1] + max[1]) / 2, min[2] as number];
  const { position, radius } = placeSocket(eyes, at);
  const floor = at.transform[13] as number;
  const stands = extentOf(object) * object.scale > ON_LEGS;
  const size = stands ? (position[1] - floor) / end[1] : shownSize(object, viewer, at, "holding");
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const side: Vec3 = [cos(at.turn), 0, -sin(at.turn)];
  const one = middle === 0 && piece && /eyecup/.test(piece.slot) ? 0 : -0.42 * radius;
  const eye = add(add(position, scale(front, RELIEF * radius)), scale(side, one));
  return {
    transform: chain(
      translation(scale(end, -1)),
      scaling([size, size, size]),
      rotation(Y_AXIS, at.turn),
      translation(eye),
    ),
    scale: size,
    turn: at.turn,
  };
}

/** From the eye to a lens in hand, and to its middle from between the eyes, in radii of the face. */
const BEFORE_EYE = 0.75;
const TO_EYE = 0.44;
/** Its size over the usual one, at least and at most. */
const LEAST = 0.7;
const MOST = 1.5;

/** A glass with a handle: that in the hand, its lens before one eye. */
function holdLens(
  object: Unplaced,
  lens: Part,
  viewer: Unplaced,
  at: Placed,
  { eyes, hand }: { readonly eyes: Socket; readonly hand: Socket },
): Placed {
  const face = placeSocket(eyes, at);
  const palm = placeSocket(hand, at);
  const side: Vec3 = [cos(at.turn), 0, -sin(at.turn)];
  const aside = dot(subtract(palm.position, face.position), side) < 0 ? -TO_EYE : TO_EYE;
  const eye = add(add(face.position, scale(face.normal, BEFORE_EYE * face.radius)), scale(side, aside * face.radius));
  const { min, max } = boundsOf([lens.geometry.positions]);
  const middle = (min[1] + max[1]) / 2;
  const grip = gripOf(object);
  const way = subtract(eye, palm.position);
  const usual = shownSize(object, viewer, at, "holding");
  // as long as from the palm to the eye, within what looks like such a glass
  const fit = clamp(length(way) / Math.max(middle - grip[1], 1e-6), LEAST * usual, MOST * usual);
  return {
    transform: chain(
      translation([-grip[0], -middle, -grip[2]]),
      scaling([fit, fit, fit]),
      rotation(Y_AXIS, at.turn),
      tilt(normalize(way)),
      translation(eye),
    ),
    scale: fit,
    turn: at.turn,
  };
}
