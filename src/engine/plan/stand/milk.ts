import { boundsOf } from "#measure/bounds.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { transformPoint } from "../../math/mat4.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { slideAgainst } from "../contact/slide.ts";
import { depthOf, heightOf, type Placed, shift, standAt, surfacesOf, type Unplaced } from "../contact/unplaced.ts";

/** Slot of what is milked; where it is on who has none that shows, from the rump and from the ground, over length and height. */
const UDDER = "udder";
const [FROM_RUMP, UP] = [0.3, 0.36];
/** How tall who milks is at least, over the height of the beast. */
const LEAST = 0.62;
/** Air between the knees of who milks and the beast, in heights of theirs. */
const AIR = 0.02;
/** Height of a pail over what is free under an udder. */
const PAIL = 0.72;

/** The lowest point of what is milked, in the beast's own frame. */
function udderOf({ model, bounds }: Unplaced): Vec3 {
  const parts = model.parts.filter(({ slot }) => slot === UDDER).map(({ geometry }) => geometry.positions);
  if (parts.length === 0)
    return [
      0,
      bounds.min[1] + UP * (bounds.max[1] - bounds.min[1]),
      bounds.min[2] + FROM_RUMP * (bounds.max[2] - bounds.min[2]),
    ];
  const { min, max } = boundsOf(parts);
  return [0, min[1] as number, ((min[2] as number) + (max[2] as number)) / 2];
}

/**
 * Broadside before who milks it, its udder where their hands are.
 *
 * @param usual Factor on the beast's own size.
 * @param still What everything that has its place takes up.
 */
export function standBroadside(
  beast: Unplaced,
  milker: Unplaced,
  at: Placed,
  usual: number,
  still: readonly Surface[],
): Placed {
  const tall = heightOf(milker) * at.scale;
  const size = Math.min(usual, tall / (LEAST * heightOf(beast)));
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const ahead: Vec3 = [cos(at.turn), 0, -sin(at.turn)];
  const foot: Vec3 = [at.transform[12] as number, at.transform[13] as number, at.transform[14] as number];
  const far = 2 * tall + depthOf(beast) * size;
  const start = standAt(
    add(add(foot, scale(front, far)), scale(ahead, -udderOf(beast)[2] * size)),
    size,
    at.turn + PI / 2,
  );
  const way = slideAgainst(surfacesOf(beast, start), still, scale(front, -1)) ?? far;
  return shift(start, scale(front, AIR * tall - way));
}

/** A pail on the ground under what is milked. */
export function standUnderUdder(pail: Unplaced, beast: Unplaced, at: Placed): Placed {
  const [x, y, z] = transformPoint(at.transform, udderOf(beast));
  const floor = at.transform[13] as number;
  return standAt([x, floor, z], (PAIL * (y - floor)) / heightOf(pail), at.turn + PI / 2);
}
