import { boundsOf } from "#measure/bounds.ts";
import type { Socket } from "../../geometry/part.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, transformPoint, translation } from "../../math/mat4.ts";
import { add, distance, normalize, scale, subtract, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import { depthOf, heightOf, type Placed, placeSocket, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";
import { handsOf } from "./fasten.ts";
import { gripOf, tilt } from "./grip.ts";
import { frontOf } from "./palms.ts";

/** Widest and tallest of what is eaten or drunk without being a bottle, in radii of the mouth: the face shows over it. */
const MOUTHFUL = 3.6;
/** Least distance from the lips at which a drinker holds a vessel, in radii of the mouth. */
const SIP = 0.35;
/** How far a vessel that is not slender is tipped at the lips, radians. */
const TIPPED = 0.55;
/** Height over width from which a thing is taken to the lips by its end: a bottle, a microphone. */
const SLENDER = 1.7;
/** Length of what is blown through over the way from the lips to the hand. */
const STICK = 1.15;
/** Its height with all its bubbles over the holder's, at most, and how far to the hand's side they drift, radians: past the face. */
const LARGEST_BLOWN = 0.42;
const DRIFT = 0.85;
/** Share of the way to the hand that its stick reaches at least. */
const REACHES = 0.75;
/** Names of what one drinks through. */
const STRAW = /^straw/;

/** In the hand, at the lips: a bottle by its end, a cup tipped over its rim, what has a straw upright below it. Undefined for what has no mouth or hand. */
export function holdToLips(object: Unplaced, holder: Unplaced, at: Placed): Placed | undefined {
  const hands = handsOf(holder);
  const mouth = socketOf(holder.model, ["mouth"]);
  const [hand] = hands;
  if (!mouth || !hand) return undefined;
  const lips = placeSocket(mouth, at);
  const palm = placeSocket(hand, at);
  const straw = strawOf(object);
  const slender = !straw && heightOf(object) > SLENDER * Math.max(widthOf(object), depthOf(object));
  const most = (MOUTHFUL * lips.radius) / Math.max(heightOf(object), depthOf(object), 0.8 * widthOf(object));
  const usual = shownSize(object, holder, at, "holding");
  const size = slender || straw ? usual : Math.min(usual, most);
  const aim = add(lips.position, scale(lips.normal, SIP * lips.radius));
  const blown = socketOf(object.model, ["blown"]);
  if (blown) return blowThrough(object, blown, holder, palm.position, aim, at);
  const from = slender ? gripOf(object) : ([0, 0.5 * heightOf(object), 0] as Vec3);
  const sip: Vec3 = slender
    ? normalize(subtract(aim, palm.position))
    : normalize(add(scale(Y_AXIS, cos(TIPPED)), scale(lips.normal, -sin(TIPPED))));
  const up = straw ? Y_AXIS : sip;
  const turn = at.turn + (slender || straw || isHandleToHand(object, hand) ? 0 : PI);
  // what is at the lips: the far end, or the rim on the drinker's side
  const rim: Vec3 = slender
    ? [0, heightOf(object), 0]
    : [0, heightOf(object), (turn === at.turn ? -0.5 : 0.5) * depthOf(object)];
  const turned = chain(translation(scale(from, -1)), scaling([size, size, size]), rotation(Y_AXIS, turn), tilt(up));
  const offset = subtract(aim, transformPoint(turned, straw ?? rim));
  return { transform: chain(turned, translation(offset)), scale: size, turn: at.turn };
}

/** The upper end of the straw in a drink: through it one drinks with the cup upright. */
function strawOf({ model }: Unplaced): Vec3 | undefined {
  const positions = model.parts.find(({ name }) => STRAW.test(name))?.geometry.positions;
  if (!positions) return undefined;
  let top = 0;
  for (let i = 3; i < positions.length; i += 3)
    if ((positions[i + 1] as number) > (positions[top + 1] as number)) top = i;
  return [positions[top] as number, positions[top + 1] as number, positions[top + 2] as number];
}

/** Whether the handle of a cup, where it has one, is on the hand's side. */
function isHandleToHand({ model }: Unplaced, hand: Socket): boolean {
  const handles = model.parts.filter(({ slot }) => slot === "handle").map(({ geometry }) => geometry.positions);
  if (handles.length === 0) return true;
  const { min, max } = boundsOf(handles);
  return ((max[0] as number) + (min[0] as number)) * hand.position[0] >= 0;
}

/** Its ring at the lips, its stick from there to the hand: a wand for bubbles, which drift ahead. */
function blowThrough(
  wand: Unplaced,
  { position, radius }: Socket,
  holder: Unplaced,
  palm: Vec3,
  lips: Vec3,
  at: Placed,
): Placed | undefined {
  const palmSide = (palm[0] - lips[0]) * cos(at.turn) - (palm[2] - lips[2]) * sin(at.turn);
  const size = Math.min(
    (STICK * distance(palm, lips)) / (position[1] - wand.bounds.min[1]),
    (LARGEST_BLOWN * heightOf(holder) * at.scale) / heightOf(wand),
  );
  // who has no hand near the mouth has it in the hand
  if (size * (position[1] - wand.bounds.min[1]) < REACHES * distance(palm, lips)) return undefined;
  const ring = add(lips, scale(frontOf(at), radius * size));
  return {
    transform: chain(
      translation(scale(position, -1)),
      scaling([size, size, size]),
      rotation(Y_AXIS, at.turn + (palmSide < 0 ? -DRIFT : DRIFT)),
      tilt(normalize(subtract(ring, palm))),
      translation(ring),
    ),
    scale: size,
    turn: at.turn,
  };
}
