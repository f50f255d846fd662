import { atan2, cos, sin } from "../../math/elementary.ts";
import { add, dot, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { slideAgainst } from "../contact/slide.ts";
import { heightOf, type Placed, placeSocket, shift, standAt, surfacesOf, type Unplaced } from "../contact/unplaced.ts";
import { handsOf } from "./fasten.ts";

/** Concept of what is painted at. */
const EASEL = "easel";
/** How far before the painting hand the easel stands, in the painter's heights. */
const BEFORE = 0.12;
/** How much of the picture's front is the viewer's, and how much the painter's. */
const TO_VIEWER = 0.85;
const TO_PAINTER = 0.6;
/** Air between the canvas and who paints, in the painter's heights: a brush's hairs. */
const AIR = 0.05;

/** Whether it is an easel that somebody paints at with a hand. */
export const isPaintedAt = (easel: Unplaced, painter: Unplaced): boolean =>
  easel.concept === EASEL && handsOf(painter).length > 0;

/** Concept of what is painted with. */
const BRUSH = "paint-brush";

/** Whether a brush is in the hand of who paints at an easel. */
export const isAtEasel = (objects: readonly Unplaced[], tool: number): boolean =>
  objects[tool]?.concept === BRUSH &&
  objects.some(
    ({ concept, placement }) =>
      concept === EASEL && placement?.facing === true && placement.target === objects[tool]?.placement?.target,
  );

/**
 * Beside the hand that paints, its picture half turned to the viewer: one sees who paints, what, and the brush on it.
 *
 * @param size Factor on the easel's own size.
 * @param still What the painter takes up.
 * @param near The level direction towards the viewer.
 */
export function standAtEasel(
  easel: Unplaced,
  painter: Unplaced,
  at: Placed,
  size: number,
  still: readonly Surface[],
  near: Vec3,
): Placed {
  const tall = heightOf(painter) * at.scale;
  const foot: Vec3 = [at.transform[12] as number, at.transform[13] as number, at.transform[14] as number];
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const left: Vec3 = [cos(at.turn), 0, -sin(at.turn)];
  const [hand] = handsOf(painter);
  const palm = hand ? placeSocket(hand, at).position : foot;
  const side = dot(subtract(palm, foot), left) < 0 ? scale(left, -1) : left;
  const faces = normalize(add(scale(side, -TO_PAINTER), scale(near, TO_VIEWER)));
  const far = scale(side, 3 * tall);
  const start = standAt(add(add(foot, far), scale(front, BEFORE * tall)), size, atan2(faces[0], faces[2]));
  const way = slideAgainst(surfacesOf(easel, start), still, scale(side, -1)) ?? 2 * tall;
  return shift(start, scale(side, AIR * tall - way));
}
