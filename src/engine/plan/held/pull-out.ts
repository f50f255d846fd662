import { boundsOf } from "#measure/bounds.ts";
import { PI } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { distance, normalize, scale, subtract, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import {
  extentOf,
  heightOf,
  type Placed,
  placeSocket,
  socketOf,
  standAt,
  topOf,
  type Unplaced,
} from "../contact/unplaced.ts";
import { gripOf, tilt } from "./grip.ts";
import { palmsOf } from "./palms.ts";
import { drawIn } from "./stand-ahead.ts";

/** How high and wide what a blade is drawn out of is at most, in heights of who draws: the hands are over it. */
const LOW = 0.22;
const BROAD = 0.75;
/** Length of the blade that is still within, as a share of the way from the hands to where it goes in. */
const WITHIN = 1.22;
/** Size of what is drawn over its usual one, at least and at most. */
const [LEAST, MOST] = [0.5, 1.8];
/** Slots and names of what sticks. */
const EDGE = /blade|point|tip|tine|head|spike|edge/;

/** What the thing in hand is drawn out of, as an index; -1 where there is none. */
export const sheathOf = (objects: readonly Unplaced[], tool: number): number =>
  objects[tool]?.placement?.where !== "pulled"
    ? -1
    : objects.findIndex(
        ({ placement }) => placement?.where === "sheathing" && placement.target === objects[tool]?.placement?.target,
      );

/** Low before the feet of who draws something out of it: a rock, a log. */
export function standAsSheath(object: Unplaced, puller: Unplaced, at: Placed, still: readonly Surface[]): Placed {
  const tall = heightOf(puller) * at.scale;
  const size = Math.min(
    shownSize(object, puller, at, "beside"),
    (LOW * tall) / heightOf(object),
    (BROAD * tall) / extentOf(object),
  );
  const foot: Vec3 = [at.transform[12] as number, at.transform[13] as number, at.transform[14] as number];
  return drawIn(object, standAt(foot, size, at.turn), puller, at, still);
}

/** In both hands by its hilt, its point in what it is drawn out of. Undefined without two hands. */
export function pullOut(
  tool: Unplaced,
  puller: Unplaced,
  at: Placed,
  sheath: Unplaced,
  stood: Placed,
): Placed | undefined {
  const palms = palmsOf(puller, at);
  if (!palms) return undefined;
  const edge = tool.model.parts.filter(({ name, slot }) => EDGE.test(`${name} ${slot}`));
  const { min, max } = edge.length > 0 ? boundsOf(edge.map(({ geometry }) => geometry.positions)) : tool.bounds;
  const from = gripOf(tool);
  const isUp = (min[1] + max[1]) / 2 > from[1];
  const long = isUp ? tool.bounds.max[1] - from[1] : from[1] - tool.bounds.min[1];
  const slit = placeSocket(socketOf(sheath.model, ["top"]) ?? topOf(sheath), stood).position;
  const usual = shownSize(tool, puller, at, "holding");
  const size = clamp((WITHIN * distance(palms.middle, slit)) / long, LEAST * usual, MOST * usual);
  const up = normalize(subtract(palms.middle, slit));
  return {
    transform: chain(
      translation(scale(from, -1)),
      scaling([size, size, size]),
      rotation(X_AXIS, isUp ? PI : 0),
      rotation(Y_AXIS, at.turn),
      tilt(up),
      translation(palms.middle),
    ),
    scale: size,
    turn: at.turn,
  };
}
