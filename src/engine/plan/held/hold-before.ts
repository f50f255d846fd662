import { cos, PI, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { add, normalize, scale, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import { fallOnto } from "../contact/slide.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  type Placed,
  placeSocket,
  shift,
  socketOf,
  standAt,
  surfacesOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import { tilt } from "./grip.ts";
import { holdInPalm } from "./hold-in-palm.ts";
import { holdToLips } from "./hold-to-lips.ts";
import { holdToEar, lift } from "./hold-up.ts";
import { frontOf, palmsOf } from "./palms.ts";
import { plantInGround } from "./plant-in-ground.ts";
import { putToLips } from "./put-to-lips.ts";
import { combHair, drawBow, tipForwards } from "./put-to-work.ts";
import { drawIn, standAhead } from "./stand-ahead.ts";
import { sweepWith } from "./sweep.ts";
import { swingOver } from "./swing-over.ts";

/** What is before the eyes is no wider and taller than this share of who holds it; what is narrow hides less of the face. */
const WIDEST = 0.52;
const TALLEST = 0.36;
const TALLEST_NARROW = 0.25;
/** Where the chin is between throat and crown, and the share of its height by which what is read is lowered at most. */
const CHIN = -0.15;
const LOWERED = 0.7;
/** What is larger than this share of somebody is not taken up into the arms. */
const HUGGED = 0.8;

/**
 * As what is done with it asks. Undefined where it asks for nothing, or for hands that the holder has not.
 *
 * @param still What the holder's body takes up.
 */
export function holdAsSaid(
  object: Unplaced,
  holder: Unplaced,
  at: Placed,
  still: () => readonly Surface[],
): Placed | undefined {
  const taken = putToLips(object, holder, at) ?? holdInPalm(object, holder, at);
  if (taken) return taken;
  switch (object.placement?.where) {
    case "lips":
      return holdToLips(object, holder, at);
    case "ear":
      return holdToEar(object, holder, at);
    case "before":
      return holdBefore(object, holder, at, still());
    case "arms":
      return holdInArms(object, holder, at, still());
    case "across":
      return holdAcross(object, holder, at);
    case "aimed":
      return drawBow(object, holder, at);
    case "hair":
      return combHair(object, holder, at);
    case "planted":
      return plantInGround(object, holder, at);
    case "swept":
      return sweepWith(object, holder, at);
    case "watering":
      return tipForwards(object, holder, at);
    case "skipped":
      return swingOver(object, holder, at);
    case "overhead":
      return holdOverhead(object, holder, at);
    case "belly":
      return slingAtBelly(object, holder, at, still());
    default:
      return undefined;
  }
}

/** On both hands, its front to the eyes of who holds it: a book, a keyboard. Undefined without two hands. */
function holdBefore(object: Unplaced, holder: Unplaced, at: Placed, still: readonly Surface[]): Placed | undefined {
  const palms = palmsOf(holder, at);
  if (!palms) return undefined;
  const tall = heightOf(holder) * at.scale;
  const size = Math.min(
    shownSize(object, holder, at, "holding"),
    (WIDEST * tall) / widthOf(object),
    ((heightOf(object) > widthOf(object) ? TALLEST_NARROW : TALLEST) * tall) / heightOf(object),
  );
  const front = frontOf(at);
  // its near edge over the wrists, so that the hands show beside it
  const out = scale(front, 0.42 * depthOf(object) * size - palms.radius);
  const above = standAt(add(add(palms.middle, out), [0, tall, 0]), size, at.turn + PI);
  const ceiling = palms.middle[1] + 2 * palms.radius;
  const fall = fallOnto(surfacesOf(object, above), still, { slab: { ceiling } });
  const lowest = palms.middle[1] - 0.5 * palms.radius;
  const onHands = fall === undefined ? lowest : Math.max(lowest, (above.transform[13] as number) - fall);
  // the eyes look over it: what reaches past the chin is held by its upper part
  const chin = chinOf(holder, at);
  const high = heightOf(object) * size;
  const landed = chin === undefined ? onHands : Math.max(Math.min(onHands, chin - high), onHands - LOWERED * high);
  return lift(object, shift(above, [0, landed - (above.transform[13] as number), 0]));
}

/** Height of the chin in the scene: over the throat, under the face. */
function chinOf(holder: Unplaced, at: Placed): number | undefined {
  const head = socketOf(holder.model, ["head"]);
  const neck = socketOf(holder.model, ["neck"]);
  if (!head || !neck) return undefined;
  const [top, throat] = [placeSocket(head, at).position[1], placeSocket(neck, at).position[1]];
  return throat + CHIN * (top - throat);
}

/** Whether a thing is too large to be taken up: then who hugs it stands at it. */
export const isRooted = (object: Unplaced, holder: Unplaced): boolean =>
  object.placement?.relation !== "carrying" &&
  extentOf(object) * object.scale > HUGGED * extentOf(holder) * holder.scale;

/** Against the chest, the arms around it. Undefined without two hands. */
function holdInArms(object: Unplaced, holder: Unplaced, at: Placed, still: readonly Surface[]): Placed | undefined {
  const palms = palmsOf(holder, at);
  if (!palms) return undefined;
  // nobody takes a tree up: it stands where it is, hugged
  if (isRooted(object, holder)) return standAhead(object, holder, at, still);
  // what is long lies across the arms
  const isLong = depthOf(object) > 1.3 * Math.max(widthOf(object), heightOf(object));
  const turn = at.turn + (isLong ? PI / 2 : 0);
  const size = Math.min(
    shownSize(object, holder, at, "holding"),
    ((object.family === "animal" ? 0.62 : 0.4) * heightOf(holder) * at.scale) /
      Math.max(heightOf(object), (isLong ? 0.7 : 1) * depthOf(object), 0.8 * widthOf(object)),
  );
  const base: Vec3 = [palms.middle[0], palms.middle[1] - 0.38 * heightOf(object) * size, palms.middle[2]];
  const trunk = drawIn(object, standAt(base, size, turn), holder, at, still);
  // no further out than the hands reach around
  const front = frontOf(at);
  const reach = (p: Vec3): number => p[0] * front[0] + p[2] * front[2];
  const middle = reach(trunk.transform.slice(12, 15) as unknown as Vec3);
  const most = reach(palms.middle) + palms.radius - 0.35 * (isLong ? widthOf(object) : depthOf(object)) * size;
  return middle > most ? shift(trunk, scale(front, most - middle)) : trunk;
}

/** Length of a bar over the distance between the hands, at least. */
const PAST_HANDS = 1.7;

/** On both hands over the head: a barbell by its middle, a box by its floor. Undefined without two hands. */
function holdOverhead(object: Unplaced, holder: Unplaced, at: Placed): Placed | undefined {
  const palms = palmsOf(holder, at);
  if (!palms) return undefined;
  const isBar = heightOf(object) < 0.45 * widthOf(object);
  const usual = Math.min(
    shownSize(object, holder, at, "holding"),
    (0.9 * heightOf(holder) * at.scale) / extentOf(object),
  );
  // its weights are outside the hands
  const size = isBar ? Math.max(usual, (PAST_HANDS * palms.span) / widthOf(object)) : usual;
  const lower = isBar ? 0.5 * heightOf(object) * size : -0.3 * palms.radius;
  return standAt([palms.middle[0], palms.middle[1] - lower, palms.middle[2]], size, at.turn);
}

/** Where along a paddle the hands are, from its blade, and which way it lies: sidewards and up. */
const GRASPED = 0.66;
/** Least length of a paddle in heights of who rows. */
const ROWED = 1;
const ASLANT = [0.86, 0.5] as const;

/** Slantwise in both hands, its blade down over the side: a paddle. Undefined for what is no pole, and without two hands. */
function holdAcross(object: Unplaced, holder: Unplaced, at: Placed): Placed | undefined {
  const palms = palmsOf(holder, at);
  const [wide, tall, deep] = [widthOf(object), heightOf(object), depthOf(object)];
  const long = Math.max(wide, tall, deep);
  if (!palms || 3 * (wide + tall + deep - long - Math.min(wide, tall, deep)) > long) return undefined;
  const size = Math.max(shownSize(object, holder, at, "holding"), (ROWED * heightOf(holder) * at.scale) / long);
  const { min, max } = object.bounds;
  const middle = scale(add(min, max), 0.5);
  // what lies, a spoon, is raised first: its handle is up
  const grip = socketOf(object.model, ["attach"])?.position ?? max;
  const raised =
    deep === long
      ? rotation(X_AXIS, (grip[2] < middle[2] ? 1 : -1) * (PI / 2))
      : rotation(Z_AXIS, (grip[0] < middle[0] ? -1 : 1) * (PI / 2));
  const left: Vec3 = [cos(at.turn), 0, -sin(at.turn)];
  const up = normalize(add(scale(left, -ASLANT[0]), scale(Y_AXIS, ASLANT[1])));
  return {
    transform: chain(
      ...(tall === long ? [] : [translation(scale(middle, -1)), raised, translation([0, 0.5 * long, 0])]),
      translation([0, -GRASPED * long, 0]),
      scaling([size, size, size]),
      rotation(Y_AXIS, at.turn),
      tilt(up),
      translation(palms.middle),
    ),
    scale: size,
    turn: at.turn,
  };
}

/** Slung at the belly, its top under the hands: a drum. Undefined without two hands. */
function slingAtBelly(object: Unplaced, holder: Unplaced, at: Placed, still: readonly Surface[]): Placed | undefined {
  const palms = palmsOf(holder, at);
  if (!palms) return undefined;
  const size = Math.min(
    shownSize(object, holder, at, "playing"),
    (0.34 * heightOf(holder) * at.scale) / Math.max(heightOf(object), 0.7 * widthOf(object)),
  );
  const base: Vec3 = [
    at.transform[12] as number,
    palms.middle[1] - palms.radius - heightOf(object) * size,
    palms.middle[2],
  ];
  return drawIn(object, standAt(base, size, at.turn), holder, at, still);
}
