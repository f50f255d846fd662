import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { add, distance, normalize, scale, subtract, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { depthOf, heightOf, type Placed, placeSocket, type Unplaced, widthOf } from "../contact/unplaced.ts";
import { handsOf } from "./fasten.ts";
import { tilt } from "./grip.ts";

/** Height over width from which a tool is led with both hands: a broom, a spade. */
const SLENDER = 1.9;
/** Length of a tool over the way from its working end to the upper hand. */
const PAST = 1.16;
/** How far before or beside the hands its working end is on the floor at most, over their height. */
const FARTHEST = 0.75;
/** How much lower the one hand is than the other, over that height, at least: level hands lead to no floor. */
const LEAST_SLOPE = 0.08;

/**
 * Slantwise in both hands, its working end on the floor where the line through them meets it: a broom, a rake, a spade. Undefined for
 * what is no pole, and without two hands one over the other.
 */
export function sweepWith(tool: Unplaced, holder: Unplaced, at: Placed): Placed | undefined {
  const hands = handsOf(holder).map((hand) => placeSocket(hand, at).position);
  const [upper, lower] = hands.sort((a, b) => b[1] - a[1]);
  const isPole = heightOf(tool) > SLENDER * Math.max(widthOf(tool), depthOf(tool));
  if (!upper || !lower || !isPole) return undefined;
  const floor = at.transform[13] as number;
  const high = upper[1] - floor;
  const fall = upper[1] - lower[1];
  if (fall < LEAST_SLOPE * high) return undefined;
  const way = scale(subtract(lower, upper), high / fall);
  const aside = Math.sqrt(way[0] * way[0] + way[2] * way[2]);
  const near = aside > FARTHEST * high ? (FARTHEST * high) / aside : 1;
  const end: Vec3 = [upper[0] + near * way[0], floor, upper[2] + near * way[2]];
  const size = (PAST * distance(upper, end)) / heightOf(tool);
  const up = normalize(subtract(upper, end));
  // slantwise, the rim of its end would be under the floor
  const rim = 0.5 * Math.min(widthOf(tool), depthOf(tool)) * size * Math.sqrt(Math.max(0, 1 - up[1] * up[1]));
  return {
    transform: chain(
      translation([0, -tool.bounds.min[1], 0]),
      scaling([size, size, size]),
      rotation(Y_AXIS, at.turn),
      tilt(up),
      translation(add(end, [0, rim, 0])),
    ),
    scale: size,
    turn: at.turn,
  };
}
