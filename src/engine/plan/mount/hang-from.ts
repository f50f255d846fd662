import type { Socket } from "../../geometry/part.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { clamp } from "../../math/scalar.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import { riseAgainst, slideAgainst } from "../contact/slide.ts";
import type { Spot } from "../contact/spot.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  isLiving,
  type Placed,
  placeSocket,
  shift,
  socketOf,
  standAt,
  surfacesOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import { hangOnPeg } from "./hang-on-peg.ts";
import { hangOverBack } from "./hang-over-back.ts";

/** Depth over width, and height over width, of what things are hung on the face of: a wall, a door, a fence. */
const FLAT = 0.45;
const TALL = 0.4;
/** Where on it their middle is, as a share of its height, and how much of its face they take at most. */
const EYE_LEVEL = 0.6;
const MOST_WIDE = 0.6;
const MOST_TALL = 0.62;
/** Share of a crown's half width from the middle at which things hang in it, and of the room below it that they take. */
const OUTER = 0.55;
const BELOW = 0.8;
/** How far what hangs reaches into what it hangs from, in its own heights. */
const HOOKED = 0.06;
/** How much of what is pegged to a line stands over it. */
const PEGGED = 0.03;

/** Height over width of a post or a column. */
const SLIM = 1.8;
/** Where on a post, or before a crown that reaches to the ground, and how much of its height at most. */
const POST_LEVEL = 0.68;
const MOST_OF_POST = 0.3;
/** Share of its usual size below which a crown has no room for what is hung in it. */
const LEAST_ROOM = 0.6;

/** Size of who hangs from a branch over the length of that, at least. */
const LIVING = 0.46;

/** Concepts of what is smaller than what hangs from it. */
const HOOKS = /hook$|^nail$/;

const isGrown = ({ family }: Unplaced): boolean => /^(?:plant|nature)$/.test(family);

const isFace = (other: Unplaced): boolean =>
  depthOf(other) < FLAT * widthOf(other) && heightOf(other) > TALL * widthOf(other) && !isGrown(other);

/** Concepts of what hangs itself: others hang below it. */
const SUSPENDED = /^(?:chandelier|pendant-lamp|disco-ball)$/;

const isPost = (other: Unplaced): boolean =>
  !SUSPENDED.test(other.concept) &&
  heightOf(other) > SLIM * Math.max(widthOf(other), depthOf(other)) &&
  !isGrown(other);

/** Hung on the face of what is upright and flat or slim, else below: from a branch, a line, a hook, in the crown of a tree. */
export function hangFrom(object: Unplaced, other: Unplaced, at: Placed, still: readonly Surface[], spot: Spot): Placed {
  const pegged = hangOnPeg(object, other, at, still);
  if (pegged) return pegged;
  const onBack = hangOverBack(object, other, at);
  if (onBack) return onBack;
  const hooked = hangOnHook(object, other, at, at.turn);
  if (hooked) return hooked;
  const line = socketOf(other.model, ["line"]);
  if (line) return hangOnLine(object, other, at, line, spot);
  const mantel = socketOf(other.model, ["mantel"]);
  if (mantel) return hangOnLine(object, other, at, mantel, spot);
  const arm = isGrown(other) || SUSPENDED.test(other.concept) ? undefined : hangFromArm(object, other, at, still, spot);
  if (arm) return arm;
  if (isFace(other)) {
    const mostWide = (MOST_WIDE * widthOf(other) * at.scale) / spot.of;
    return hangBefore(object, other, at, still, spot, { level: EYE_LEVEL, mostTall: MOST_TALL, mostWide });
  }
  return isPost(other)
    ? hangBefore(object, other, at, still, spot, BY_POST)
    : hangUnder(object, other, at, still, spot);
}

/** Where the middle of what hangs is, as a share of the other's height, how much of that it takes, and its width in metres. */
interface Room {
  readonly level: number;
  readonly mostTall: number;
  readonly mostWide: number;
}

const BY_POST: Room = { level: POST_LEVEL, mostTall: MOST_OF_POST, mostWide: Number.POSITIVE_INFINITY };

/** Room for a pot over a fire: its height as a share of the hook's over the floor, at most. */
const POT = 0.42;

/** Over a fire, on the hook above it; on a crook. Undefined where there is none. */
export function hangOnHook(object: Unplaced, other: Unplaced, at: Placed, facing: number): Placed | undefined {
  const own = socketOf(other.model, ["hook"]);
  if (!own) return undefined;
  const { position } = placeSocket(own, at);
  const most = (POT * own.position[1] * at.scale) / heightOf(object);
  const size = Math.min(shownSize(object, other, at, "on"), most);
  const sunk = HOOKED * heightOf(object) * size;
  return standAt([position[0], position[1] + sunk - object.bounds.max[1] * size, position[2]], size, facing);
}

/** Whether a thing has a line that others are pegged to, or is a hook; on a mantelpiece stockings hang, and candles stand. */
export const hasLine = ({ model, concept }: Unplaced, { family }: Unplaced): boolean =>
  socketOf(model, family === "garment" ? ["line", "mantel", "peg"] : ["line", "peg"]) !== undefined ||
  HOOKS.test(concept);

/** Side by side, pegged by their upper edge. */
function hangOnLine(object: Unplaced, other: Unplaced, at: Placed, line: Socket, { index, of }: Spot): Placed {
  const { position, radius } = placeSocket(line, at);
  const room = (1.7 * radius) / of;
  const size = Math.min(
    shownSize(object, other, at, "hung"),
    (0.86 * room) / widthOf(object),
    (MOST_TALL * (position[1] - (at.transform[13] as number))) / heightOf(object),
  );
  const side: Vec3 = [cos(at.turn), 0, -sin(at.turn)];
  const spot = add(position, scale(side, (index - (of - 1) / 2) * room));
  const middle = (object.bounds.min[2] + object.bounds.max[2]) / 2;
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const foot = add(add(spot, scale(front, -middle * size)), [0, (PEGGED - 1) * heightOf(object) * size, 0]);
  return standAt(foot, size, at.turn);
}

/** Where an arm of a post begins, over its height; how far it reaches out at least, in the same, and where on it things hang. */
const ARM_HEIGHT = 0.6;
const LEAST_ARM = 0.12;
const OUT_ON_ARM = 0.72;
/** Of two arms alike the one on this side is taken: how much more it counts. */
const TOWARDS = 0.01;
/** How large what hangs from one is over the post's height, at least and at most. */
const ON_ARM = [0.24, 0.36] as const;

/** Below the arm of a street lamp, a signpost, a gallows. Undefined where a post has none. */
function hangFromArm(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  still: readonly Surface[],
  { index, of }: Spot,
): Placed | undefined {
  const tall = heightOf(other) * at.scale;
  const [x0, y0, z0] = [12, 13, 14].map((k) => at.transform[k] as number) as [number, number, number];
  const side: Vec3 = [cos(at.turn), 0, -sin(at.turn)];
  // the arms in their turn: one to each side where there are two
  const way = index % 2 === 0 ? 1 : -1;
  let [out, most, girth]: [readonly [number, number], number, number] = [[0, 0], 0, 0];
  for (const { positions } of still)
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = [positions[i], positions[i + 1], positions[i + 2]] as unknown as Vec3;
      const [dx, dz] = [x - x0, z - z0];
      if (y - y0 < ARM_HEIGHT * tall) girth = Math.max(girth, Math.sqrt(dx * dx + dz * dz));
      if (y - y0 < ARM_HEIGHT * tall) continue;
      const aside = way * (dx * side[0] + dz * side[2]);
      const far = of > 1 ? aside : Math.sqrt(dx * dx + dz * dz) + TOWARDS * aside;
      if (far > most) [out, most] = [[dx, dz], far];
    }
  // what is as wide below is a door, and no post
  if (most < Math.max(LEAST_ARM * tall, 2 * girth)) return undefined;
  const share = OUT_ON_ARM - (0.3 * Math.floor(index / 2)) / Math.max(1, of - 1);
  const shown = (shownSize(object, other, at, "hung") * extentOf(object)) / tall;
  const size = (clamp(shown, ...ON_ARM) * tall) / extentOf(object);
  const foot: Vec3 = [x0 + share * out[0], y0 - 2 * tall, z0 + share * out[1]];
  const under = standAt(foot, size, at.turn);
  // only what is above there: not the foot of the post
  const rise = riseAgainst(surfacesOf(object, under), above(still, y0 + ARM_HEIGHT * tall));
  if (rise === undefined) return undefined;
  return shift(under, [0, rise + HOOKED * heightOf(object) * size, 0]);
}

/** The triangles that lie over a height. */
const above = (still: readonly Surface[], height: number): Surface[] =>
  still
    .map(({ positions, indices }) => ({
      positions,
      indices: indices.filter((_, i, all) =>
        [0, 1, 2].every((k) => (positions[3 * (all[i - (i % 3) + k] as number) + 1] as number) > height),
      ),
    }))
    .filter(({ indices }) => indices.length > 0);

/** Upright before the face of another thing, against it. */
export function hangBefore(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  still: readonly Surface[],
  { index, of }: Spot,
  { level, mostTall, mostWide }: Room,
): Placed {
  const [wide, tall] = [widthOf(other) * at.scale, heightOf(other) * at.scale];
  const size = Math.min(
    shownSize(object, other, at, "hung"),
    mostWide / widthOf(object),
    (mostTall * tall) / heightOf(object),
  );
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const side: Vec3 = [cos(at.turn), 0, -sin(at.turn)];
  const aside = scale(side, ((index + 0.5) / of - 0.5) * 0.8 * wide);
  const foot: Vec3 = [
    at.transform[12] as number,
    (at.transform[13] as number) + level * tall - (heightOf(object) * size) / 2,
    at.transform[14] as number,
  ];
  const far = extentOf(other) * at.scale + extentOf(object) * size;
  const away = standAt(add(add(foot, aside), scale(front, far)), size, at.turn);
  const way = slideAgainst(surfacesOf(object, away), still, scale(front, -1)) ?? far;
  return shift(away, scale(front, -way - 0.01 * depthOf(object) * size));
}

function hangUnder(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  still: readonly Surface[],
  { index, of }: Spot,
): Placed {
  const isLong = widthOf(other) > 1.6 * heightOf(other);
  const tall = heightOf(other) * at.scale;
  const wide = widthOf(other) * at.scale;
  const side: Vec3 = [cos(at.turn), 0, -sin(at.turn)];
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const along = isLong ? ((index + 0.5) / of - 0.5) * 0.72 * wide : 0;
  // in a crown one hangs to the front, where it is seen
  const angle = ((index + 0.5) / of - 0.5) * 0.7 * PI;
  const reach = SUSPENDED.test(other.concept) || isLong || wide < 0.5 * tall ? 0 : OUTER * 0.5 * wide;
  const aside = add(scale(side, along + reach * sin(angle)), scale(front, reach * cos(angle)));
  const foot = add([at.transform[12] as number, at.transform[13] as number, at.transform[14] as number], aside);
  const own = shownSize(object, other, at, HOOKS.test(other.concept) ? "hooked" : "hung");
  const usual = Math.min(
    isLiving(object) && isLong ? Math.max(own, (LIVING * wide) / extentOf(object)) : own,
    isLong ? (0.72 * wide) / of / widthOf(object) : 1e9,
  );
  const hung = (size: number): Placed => {
    const under = standAt(add(foot, [0, -(3 * tall + heightOf(object) * size), 0]), size, at.turn);
    const rise = riseAgainst(surfacesOf(object, under), still) ?? 3 * tall;
    return shift(under, [0, rise + HOOKED * heightOf(object) * size, 0]);
  };
  const first = hung(usual);
  if (isLong || reach === 0) return first;
  // under a tree there is only so much room
  const room = (first.transform[13] as number) + heightOf(object) * usual - (at.transform[13] as number);
  const most = (BELOW * room) / heightOf(object);
  if (most < LEAST_ROOM * usual) return hangBefore(object, other, at, still, { index, of }, BY_POST);
  return most < usual ? hung(most) : first;
}
