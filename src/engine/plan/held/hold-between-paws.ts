import { scale, subtract, type Vec3 } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  type Placed,
  placeSocket,
  shift,
  socketOf,
  standAt,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import { handsOf } from "./fasten.ts";
import { frontOf, palmsOf } from "./palms.ts";
import { drawIn } from "./stand-ahead.ts";

/** Height over its other sides up to which a thing is held between both paws: an apple, a jar. */
const COMPACT = 1.4;
/** Families of what has a handle of its own. */
const HANDLED = /^(?:tool|weapon|instrument|vehicle|garment|animal|figure|light|plant)$/;
/** How level both paws are and how far apart they are at most, over their holder's size. */
const LEVEL = 0.04;
const APART = 0.5;
/** Widest and tallest of what is between them, over the holder's height: the face shows over it. */
const LARGEST = 0.34;

const IN_HAND = /^(?:holding|carrying|playing)$/;

/** Whether its holder has nothing else in hand. */
export function isAllInHand(objects: readonly Unplaced[], held: number): boolean {
  const holder = objects[held]?.placement?.target;
  const isHeld = ({ placement }: Unplaced) => placement?.target === holder && IN_HAND.test(placement?.relation ?? "");
  return objects.filter(isHeld).length === 1;
}

/**
 * Before the belly between both paws, as a beast that stands up has what it holds. Undefined for what is long or has a grip, and for
 * who has not both paws there.
 */
export function holdBetweenPaws(
  object: Unplaced,
  holder: Unplaced,
  at: Placed,
  still: readonly Surface[],
): Placed | undefined {
  const palms = holder.family === "animal" ? palmsOf(holder, at) : undefined;
  const [one, other] = handsOf(holder).map((hand) => placeSocket(hand, at).position);
  if (!palms || !one || !other || object.placement?.where !== undefined || HANDLED.test(object.family))
    return undefined;
  const whole = extentOf(holder) * at.scale;
  const isCompact = heightOf(object) < COMPACT * Math.max(widthOf(object), depthOf(object));
  const areTogether = Math.abs(one[1] - other[1]) < LEVEL * whole && palms.span < APART * whole;
  const front = frontOf(at);
  const middle: Vec3 = [at.transform[12] as number, at.transform[13] as number, at.transform[14] as number];
  const out = subtract(palms.middle, middle);
  const isBefore = out[0] * front[0] + out[2] * front[2] > palms.radius;
  if (!isCompact || !areTogether || !isBefore || socketOf(object.model, ["attach"])) return undefined;
  const size = Math.min(
    shownSize(object, holder, at, "holding"),
    (LARGEST * heightOf(holder) * at.scale) / extentOf(object),
  );
  const base: Vec3 = [palms.middle[0], palms.middle[1] - 0.5 * heightOf(object) * size, palms.middle[2]];
  const drawn = drawIn(object, standAt(base, size, at.turn), holder, at, still);
  const reach = (p: Vec3): number => p[0] * front[0] + p[2] * front[2];
  const most = reach(palms.middle) + palms.radius;
  const far = reach(drawn.transform.slice(12, 15) as unknown as Vec3);
  return far > most ? shift(drawn, scale(front, most - far)) : drawn;
}
