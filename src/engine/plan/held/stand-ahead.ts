import { boundsOf } from "#measure/bounds.ts";
import { PI } from "../../math/elementary.ts";
import { clamp } from "../../math/scalar.ts";
import { scale, type Vec3 } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import { slideAgainst } from "../contact/slide.ts";
import {
  extentOf,
  heightOf,
  type Placed,
  shift,
  socketOf,
  standAt,
  surfacesOf,
  topOf,
  type Unplaced,
} from "../contact/unplaced.ts";
import { frontOf, palmsOf } from "./palms.ts";
import { takeByShafts } from "./take-by-shafts.ts";

/** Share of the holder's height that is drawn towards the body until it touches, at most. */
const FAR = 1.5;
/** Concepts of what is pushed by its handle, or dug in, and how high and long that is at most over the height of who does it. */
const WHEELED = /cart$|wheelbarrow|wagon|stroller|mower|trolley|^heap$/;
const HANDLE = 0.8;
const LONGEST_PUSHED = 1.35;
/** Concept of what is dug in, and the same of that. */
const MOUND = "heap";
const LONGEST_DUG = 0.9;
/** Concepts of what is worked at standing, and how high that is. */
const WORKTOP = /^(?:dough|table|workbench|ironing-board|sink)$/;
const WORKBENCH = "workbench";
const ELBOW = 0.46;
/** Height of a worktop over its user's, at most and least, and how far it is under the palms, in their radii. */
const HIGHEST = 0.56;
const UNDER_PALMS = 1.5;
export const isWorktop = ({ concept }: Unplaced): boolean => WORKTOP.test(concept);

/** Pushed along: before it, the way it goes. */
export function standAhead(object: Unplaced, pusher: Unplaced, at: Placed, still: readonly Surface[]): Placed {
  const taken = takeByShafts(object, pusher, at);
  if (taken) return taken;
  const usual = shownSize(object, pusher, at, "beside");
  const tall = heightOf(pusher) * at.scale;
  // its handle is where the hands are
  const palms = palmsOf(pusher, at);
  const level = palms ? palms.middle[1] - (at.transform[13] as number) + 0.4 * palms.radius : HANDLE * tall;
  const longest = object.concept === MOUND ? LONGEST_DUG : LONGEST_PUSHED;
  const low = Math.min(Math.min(HANDLE * tall, level) / heightOf(object), (longest * tall) / extentOf(object));
  const size = WHEELED.test(object.concept)
    ? Math.min(usual, low)
    : isWorktop(object)
      ? worktopHeight(pusher, at) / boardOf(object)
      : usual;
  const start: Vec3 = [at.transform[12] as number, at.transform[13] as number, at.transform[14] as number];
  // its vise and drawers are to who works there, its pegboard beyond the work
  const turn = object.concept === WORKBENCH ? at.turn + PI : at.turn;
  return drawIn(object, standAt(start, size, turn), pusher, at, still);
}

/** Height of the board in the worktop's own frame, whatever lies on it. */
function boardOf(worktop: Unplaced): number {
  const board = worktop.model.parts.find(({ name }) => name === "board");
  const bounds = board && boundsOf([board.geometry.positions]);
  // a pegboard stands upright at the back
  return bounds && bounds.max[1] - bounds.min[1] < bounds.max[2] - bounds.min[2]
    ? bounds.max[1]
    : (socketOf(worktop.model, ["top"]) ?? topOf(worktop)).position[1];
}

/** Metres from the floor at which somebody works with both hands: under the palms, where the arms are held out. */
function worktopHeight(worker: Unplaced, at: Placed): number {
  const tall = heightOf(worker) * at.scale;
  const palms = palmsOf(worker, at);
  const under = palms ? palms.middle[1] - (at.transform[13] as number) - UNDER_PALMS * palms.radius : 0;
  return clamp(under, ELBOW * tall, HIGHEST * tall);
}

/** Set far off in front and drawn to the body until it touches. */
export function drawIn(
  object: Unplaced,
  start: Placed,
  holder: Unplaced,
  at: Placed,
  still: readonly Surface[],
): Placed {
  const front = frontOf(at);
  const far = FAR * extentOf(holder) * at.scale + extentOf(object) * start.scale;
  const away = shift(start, scale(front, far));
  const way = slideAgainst(surfacesOf(object, away), still, scale(front, -1)) ?? far;
  return shift(away, scale(front, -way));
}
