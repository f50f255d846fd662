import { PI } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { add, normalize, scale, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
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

/** Length over thickness from which a thing is held by its stem rather than within the fingers. */
const SLENDER = 2.4;
/** Width of what is within the fingers, in radii of the palm's socket. */
const SPAN = 2;
/** Shortest and longest of what is held at the stem, in heights of the hand. */
const SHORTEST = 0.9;
const LONGEST = 1.25;
/** Where a stem passes between thumb and forefinger, from the socket in its radii, and which way it points. */
const WEB: Vec3 = [-0.86, -0.4, 0.75];
const STEM: Vec3 = [-0.42, 0.9, 0.12];

/** In a hand that is nobody's: within the fingers, or between thumb and forefinger by the stem. Undefined for what is no hand. */
export function holdInPalm(object: Unplaced, hand: Unplaced, at: Placed): Placed | undefined {
  const claw = socketOf(hand.model, ["claw"]);
  if (claw) return holdInClaw(object, placeSocket(claw, at), at.turn);
  const found = socketOf(hand.model, ["palm"]);
  if (!found) return undefined;
  const palm = placeSocket(found, at);
  const sides = [widthOf(object), heightOf(object), depthOf(object)].sort((a, b) => a - b) as [number, number, number];
  const turn = rotation(Y_AXIS, at.turn);
  const own = socketOf(object.model, ["attach"]);
  const isStem = object.family === "plant" && sides[2] === heightOf(object);
  if (isStem || sides[2] > SLENDER * sides[1]) {
    const tall = (heightOf(hand) * at.scale) / sides[2];
    const size = clamp(shownSize(object, hand, at, "holding"), SHORTEST * tall, LONGEST * tall);
    // what lies is taken up by its end
    const raised =
      sides[2] === heightOf(object)
        ? rotation(Y_AXIS, 0)
        : sides[2] === depthOf(object)
          ? rotation(X_AXIS, -PI / 2)
          : rotation([0, 0, 1], PI / 2);
    const from: Vec3 = sides[2] === heightOf(object) ? gripOf(object) : (own?.position ?? [0, heightOf(object) / 2, 0]);
    const web = add(found.position, scale(WEB, found.radius));
    const middle = placeSocket({ ...found, position: web }, at).position;
    return {
      transform: chain(
        translation(scale(from, -1)),
        raised,
        scaling([size, size, size]),
        tilt(normalize(STEM)),
        turn,
        translation(middle),
      ),
      scale: size,
      turn: at.turn,
    };
  }
  // a coin lies flat, and is shown by its face
  const isFlat = heightOf(object) < 0.4 * Math.min(widthOf(object), depthOf(object));
  const wide = isFlat ? Math.max(widthOf(object), depthOf(object)) : Math.max(widthOf(object), 0.8 * heightOf(object));
  const size = Math.min((SPAN * palm.radius) / wide, (2.6 * palm.radius) / extentOf(object));
  const thick = (isFlat ? heightOf(object) : depthOf(object)) * size;
  const middle = add(palm.position, scale(palm.normal, Math.max(0.5 * thick, 0.55 * palm.radius)));
  return {
    transform: chain(
      translation([0, -heightOf(object) / 2, 0]),
      scaling([size, size, size]),
      isFlat ? rotation(X_AXIS, PI / 2) : rotation(X_AXIS, 0),
      turn,
      translation(middle),
    ),
    scale: size,
    turn: at.turn,
  };
}

/** Longest side of what a machine's claw has hold of, in radii of the claw: of what is slender, and of all else. */
const GRASPED = [7, 3.4] as const;

/** Between the fingers of a machine, its middle there. */
function holdInClaw(object: Unplaced, { position, radius }: ReturnType<typeof placeSocket>, turn: number): Placed {
  const [, second, longest] = [widthOf(object), heightOf(object), depthOf(object)].sort((a, b) => a - b) as [
    number,
    number,
    number,
  ];
  const size = (GRASPED[longest > SLENDER * second ? 0 : 1] * radius) / extentOf(object);
  const middle: Vec3 = [0, heightOf(object) / 2, 0];
  return {
    transform: chain(
      translation(scale(middle, -1)),
      scaling([size, size, size]),
      rotation(Y_AXIS, turn),
      translation(position),
    ),
    scale: size,
    turn,
  };
}
