import { boundsOf } from "#measure/bounds.ts";
import { PI } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import { depthOf, heightOf, type Placed, type Unplaced, widthOf } from "../contact/unplaced.ts";

/** Families of what has a back to hang things over. */
const SEATS = /^(?:furniture|seating)$/;
/** Concepts of what is hung with its hollow over a corner. */
const HATS = /^(?:hat|cap|cowboy-hat|top-hat|helmet|witch-hat|beanie)$/;
/** How far it leans to its side, radians; how much of its height hangs below the corner, and its width over the back's at most. */
const LEAN = 0.42;
const BELOW = 0.5;
const WIDE = 0.8;

/** A hat on the corner of a chair's back, leaning outwards. Undefined for all else, and where there is no back. */
export function hangOverBack(object: Unplaced, other: Unplaced, at: Placed): Placed | undefined {
  const back = other.model.parts.filter(({ slot }) => slot === "back");
  if (!SEATS.test(other.family) || !HATS.test(object.concept) || back.length === 0) return undefined;
  const { min, max } = boundsOf(back.map(({ geometry }) => geometry.positions));
  const high = max[1] - 0.1 * (max[1] - min[1]);
  const head = boundsOf(
    back.map(({ geometry }) => geometry.positions.filter((_, i, all) => (all[i - (i % 3) + 1] as number) > high)),
  );
  const size = Math.min(
    shownSize(object, other, at, "on"),
    (WIDE * (max[0] - min[0]) * at.scale) / Math.max(widthOf(object), depthOf(object)),
  );
  const middle = [0, 2].map((k) => ((object.bounds.min[k] as number) + (object.bounds.max[k] as number)) / 2);
  const own = chain(
    translation([-(middle[0] as number), -object.bounds.min[1] - BELOW * heightOf(object), -(middle[1] as number)]),
    scaling([size, size, size]),
    rotation(Y_AXIS, PI / 10),
    rotation(Z_AXIS, -LEAN),
    translation([
      (max[0] - 0.12 * (max[0] - min[0])) * at.scale,
      max[1] * at.scale,
      ((head.min[2] + head.max[2]) / 2) * at.scale,
    ]),
    rotation(Y_AXIS, at.turn),
    translation([at.transform[12] as number, at.transform[13] as number, at.transform[14] as number]),
  );
  return { transform: own, scale: size, turn: at.turn };
}
