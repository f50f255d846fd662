import { boundsOf } from "#measure/bounds.ts";
import { cos, sin } from "../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../math/mat4.ts";
import { add, scale, type Vec3, Y_AXIS } from "../math/vec3.ts";
import { shownSize } from "./shown-size.ts";
import { depthOf, extentOf, type Placed, placeSocket, socketOf, type Unplaced } from "./unplaced.ts";

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
  const piece = object.model.parts.find(({ name, slot }) => /eyepiece|eyecup/.test(`${name} ${slot}`));
  if (!eyes || (!piece && depthOf(object) < LONG * (object.bounds.max[0] - object.bounds.min[0]))) return undefined;
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
