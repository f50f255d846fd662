import { boundsOf } from "#measure/bounds.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { add, dot, length, scale, subtract, type Vec3, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import { slideAgainst } from "../contact/slide.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  type Placed,
  placeSocket,
  shift,
  socketOf,
  surfacesOf,
  type Unplaced,
} from "../contact/unplaced.ts";
import { putToChin } from "./put-to-chin.ts";

/** Real metres up to which an instrument is held rather than stood on the floor. */
const LONGEST_HELD = 1.18;
/** Concepts of what is bowed under the chin, and up to which length. */
const BOWED = /violin|viola|fiddle/;
const LONGEST_CHIN = 0.72;
/** How a guitar hangs: radians its neck leans to the player's left. */
const SLANT = 1.05;
/** Thickness over length up to which something hangs flat before its player. */
const FLAT = 0.36;
/** Height over largest side below which a player lies low, as a lobster does: its length tells how large an instrument it plays. */
const LOW = 0.55;

/** How high a player reaches, metres in its own size: of one that lies low, this share of its length at least. */
export const reachOfPlayer = (player: Unplaced, low = LOW): number =>
  Math.max(heightOf(player), low * extentOf(player));

/** True where an instrument stands before its player. */
export const isStood = (object: Unplaced): boolean => extentOf(object) * object.scale > LONGEST_HELD;

/** True where an instrument is held flat before its player, as a guitar is. */
const isSlung = (object: Unplaced): boolean =>
  !isStood(object) && depthOf(object) < FLAT * heightOf(object) && heightOf(object) * object.scale > 0.4;

/** At the lips, at the chin or hung before the chest. Undefined for what is held in another way. */
export const playAtBody = (
  object: Unplaced,
  player: Unplaced,
  at: Placed,
  still: () => readonly Surface[],
): Placed | undefined =>
  blow(object, player, at) ??
  putToChin(object, player, at) ??
  (isSlung(object) ? sling(object, player, at, still()) : undefined);

/** Hung slantwise before the chest, drawn to the player until it touches. */
function sling(object: Unplaced, player: Unplaced, at: Placed, still: readonly Surface[]): Placed {
  const tall = reachOfPlayer(player) * at.scale;
  const chin = BOWED.test(object.concept) && extentOf(object) * object.scale < LONGEST_CHIN;
  const usual = Math.min(shownSize(object, player, at, "playing"), ((chin ? 0.5 : 0.72) * tall) / extentOf(object));
  const own = socketOf(object.model, ["attach"])?.position ?? [0, heightOf(object) * 0.35, 0];
  const hands = player.model.sockets.filter(({ name }) => name.startsWith("hand")).map((each) => placeSocket(each, at));
  const level = at.transform[13] as number;
  const handHeight = hands.reduce((sum, { position }) => sum + position[1] / hands.length, 0);
  const reach = Math.min(tall, 1.5 * heightOf(player) * at.scale);
  const y =
    chin || hands.length === 0 ? level + (chin ? 0.68 : 0.46) * reach : Math.max(handHeight, level + 0.4 * reach);
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const far = scale(front, 3 * tall);
  const along = chin ? undefined : betweenHands(hands, at, tall);
  // its neck is long enough for the hand
  const size = Math.max(usual, (along?.reach ?? 0) / (heightOf(object) - (own[1] as number)));
  const start: Placed = {
    transform: chain(
      translation(scale(own, -1)),
      scaling([size, size, size]),
      rotation(Z_AXIS, -(along?.slant ?? SLANT)),
      rotation(Y_AXIS, at.turn),
      translation(add(along?.at ?? [at.transform[12] as number, y, at.transform[14] as number], far)),
    ),
    scale: size,
    turn: at.turn,
  };
  const way = slideAgainst(surfacesOf(object, start), still, scale(front, -1)) ?? 3 * tall;
  return shift(start, scale(front, -(way + 0.02 * tall)));
}

/** How much higher than at the strings the hand at the neck is, in heights of the player, from which the instrument leads from the one to the other. */
const NECK_HAND = 0.06;
/** How far from the middle towards the hand at the strings its body is. */
const ASIDE = 0.3;
/** How far its neck reaches at least, over the way to the hand there. */
const PAST_HAND = 1.05;

/** Where a slung instrument is of whose left hand is up at its neck, and which way that leads from the upright. */
function betweenHands(
  hands: readonly { readonly position: Vec3 }[],
  at: Placed,
  tall: number,
): { readonly at: Vec3; readonly slant: number; readonly reach: number } | undefined {
  const left: Vec3 = [cos(at.turn), 0, -sin(at.turn)];
  const foot: Vec3 = [at.transform[12] as number, at.transform[13] as number, at.transform[14] as number];
  const sides = hands.map(({ position }) => [dot(subtract(position, foot), left), position[1]] as const);
  const [strings, neck] = [...sides].sort((a, b) => a[0] - b[0]);
  if (!strings || !neck || neck[1] - strings[1] < NECK_HAND * tall) return undefined;
  const aside = ASIDE * strings[0];
  return {
    at: add([foot[0], strings[1], foot[2]], scale(left, aside)),
    slant: atan2(neck[0] - aside, neck[1] - strings[1]),
    reach: PAST_HAND * length([neck[0] - aside, neck[1] - strings[1], 0]),
  };
}

/** A wind instrument with its mouthpiece at the lips, the rest of it away from the player. Undefined for what has none. */
function blow(object: Unplaced, player: Unplaced, at: Placed): Placed | undefined {
  const piece = object.model.parts.find(({ slot }) => slot === "mouthpiece");
  const mouth = socketOf(player.model, ["mouth"]);
  if (!piece || !mouth) return undefined;
  const { min, max } = boundsOf([piece.geometry.positions]);
  const end = scale(add(min as Vec3, max as Vec3), 0.5);
  const [x, , z] = subtract(end, [0, heightOf(object) / 2, 0]);
  const size = shownSize(object, player, at, "holding");
  const lips = placeSocket(mouth, at);
  return {
    transform: chain(
      translation(scale(end, -1)),
      scaling([size, size, size]),
      // the mouthpiece's side of it turns to the player
      rotation(Y_AXIS, PI - atan2(x, z) + at.turn),
      translation(lips.position),
    ),
    scale: size,
    turn: at.turn,
  };
}
