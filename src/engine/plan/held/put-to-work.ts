import { boundsOf } from "#measure/bounds.ts";
import { atan2, PI } from "../../math/elementary.ts";
import { chain, type Mat4, rotation, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { add, distance, mix, normalize, scale, subtract, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
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
import { handsOf } from "./fasten.ts";
import { gripOf, tilt } from "./grip.ts";
import { isWorktop } from "./stand-ahead.ts";

/** Concepts of what a pot is stirred with: its lower end is in there. */
const STIRRERS = /^(?:ladle|spoon|wooden-spoon|whisk|branch|staff|broom)$/;
/** Concepts of what is stirred in. */
const STIRRED = /pot$|cauldron|bowl|pan$|wok|vat|barrel|tub/;
/** How deep in a vessel the end of a tool is, in radii of its mouth; how far past the hand its other end is, over the way between. */
const DEEP = 0.25;
const PAST = 1.22;
/** Size of a tool over its usual one, at least and at most. */
const LEAST = 0.6;
const MOST = 1.6;
/** How far a can is tipped over to its spout, radians. */
const TIPPED = 0.5;
/** Length of a bow over the height of who draws it. */
const BOW = 0.82;

/** The vessel that the holder of a tool stands at and stirs in, as an index; -1 where there is none. */
export function stirredBy(objects: readonly Unplaced[], tool: number): number {
  const { concept, placement } = objects[tool] as Unplaced;
  if (!STIRRERS.test(concept)) return -1;
  return objects.findIndex(
    (each) =>
      STIRRED.test(each.concept) &&
      each.placement?.target === placement?.target &&
      each.placement?.facing === true &&
      socketOf(each.model, ["inside", "top"]) !== undefined,
  );
}

/** Concept of what is led along its blade, which is to its right, by the height of who works with it, and how far its point is raised as it stands, radians. */
const SAW = "saw";
const SAW_LONG = 0.55;
const SAW_RAISED = 0.4;

/** The worktop, or what is sawn on the ground, that the holder of a tool stands at, as an index; -1 where there is none. */
export const benchOf = (objects: readonly Unplaced[], tool: number): number =>
  objects.findIndex(
    (each) =>
      (isWorktop(each) || objects[tool]?.concept === SAW) &&
      each.placement?.where === "ahead" &&
      each.placement.target === objects[tool]?.placement?.target,
  );

/** Concepts of what is wiped with, and its length over the height of who does. */
const PADS = /^(?:sponge|towel|brush|soap)$/;
const PAD = 0.19;
const isPad = ({ concept }: Unplaced): boolean => PADS.test(concept);

/** Concepts of what cuts by its length, which lies: its blade is away from the handle. */
const BLADES = /knife$|^(?:cleaver|machete)$/;
/** Length of a tool over the height of who works with it, and how far its end points down to the work, radians. */
const HANDY = 0.36;
const DOWN = 0.32;
const BLADE_DOWN = 0.08;

/** In the hand, its working end forwards and down to what lies there. Undefined without a hand, and for what is no tool. */
export function pointAtWork(tool: Unplaced, worker: Unplaced, at: Placed): Placed | undefined {
  const [hand] = handsOf(worker);
  const isBlade = BLADES.test(tool.concept) && depthOf(tool) > heightOf(tool);
  const isRod = heightOf(tool) > 2.2 * Math.max(widthOf(tool), depthOf(tool));
  if (!hand) return undefined;
  if (tool.concept === SAW) {
    const long = (SAW_LONG * heightOf(worker) * at.scale) / extentOf(tool);
    const lead = chain(rotation(Z_AXIS, -SAW_RAISED - DOWN), rotation(Y_AXIS, at.turn - PI / 2));
    return inHand(long, scale(gripOf(tool), -1), lead, placeSocket(hand, at).position, at.turn);
  }
  if (isPad(tool)) {
    const small = (PAD * heightOf(worker) * at.scale) / extentOf(tool);
    const lie = chain(rotation(X_AXIS, DOWN), rotation(Y_AXIS, at.turn));
    return inHand(
      small,
      [0, -0.5 * heightOf(tool), -0.35 * depthOf(tool)],
      lie,
      placeSocket(hand, at).position,
      at.turn,
    );
  }
  if (!isBlade && !isRod) return undefined;
  const size = (HANDY * heightOf(worker) * at.scale) / extentOf(tool);
  const from: Vec3 = isBlade
    ? [(tool.bounds.max[0] + tool.bounds.min[0]) / 2, heightOf(tool) / 2, tool.bounds.max[2] - 0.16 * depthOf(tool)]
    : [0, 0.2 * heightOf(tool), 0];
  const lie = isBlade
    ? chain(rotation(Z_AXIS, PI / 2), rotation(X_AXIS, -BLADE_DOWN), rotation(Y_AXIS, at.turn + PI))
    : chain(rotation(X_AXIS, PI / 2 + DOWN), rotation(Y_AXIS, at.turn));
  return inHand(size, scale(from, -1), lie, placeSocket(hand, at).position, at.turn);
}

/** Length of a brush over the height of who paints with it, where on it the hand is, and which way it points: aside, up, forwards. */
const BRUSH = 0.42;
const HELD_AT = 0.3;
const AT_CANVAS: Vec3 = [0.8, 0.5, 0.3];

/** In the hand, its hairs to an easel at that hand's side. Undefined without a hand. */
export function pointAtEasel(brush: Unplaced, painter: Unplaced, at: Placed): Placed | undefined {
  const [hand] = handsOf(painter);
  if (!hand) return undefined;
  const size = (BRUSH * heightOf(painter) * at.scale) / heightOf(brush);
  const [aside, up, front] = AT_CANVAS;
  const lie = chain(tilt(normalize([hand.position[0] < 0 ? -aside : aside, up, front])), rotation(Y_AXIS, at.turn));
  return inHand(size, [0, -HELD_AT * heightOf(brush), 0], lie, placeSocket(hand, at).position, at.turn);
}

/** Moved by its grip to nothing, sized, laid, and moved to the hand. */
const inHand = (size: number, toGrip: Vec3, lie: Mat4, hand: Vec3, turn: number): Placed => ({
  transform: chain(translation(toGrip), scaling([size, size, size]), lie, translation(hand)),
  scale: size,
  turn,
});

/** In the hand and down into a vessel: its handle leads from the one to the other. Undefined without a hand. */
export function stirIn(
  tool: Unplaced,
  stirrer: Unplaced,
  at: Placed,
  vessel: Unplaced,
  stood: Placed,
): Placed | undefined {
  const [hand] = handsOf(stirrer);
  const found = socketOf(vessel.model, ["inside", "top"]);
  if (!hand || !found) return undefined;
  const palm = placeSocket(hand, at).position;
  const mouth = placeSocket(found, stood);
  const end = add(mouth.position, [0, -DEEP * mouth.radius, 0]);
  const way = subtract(palm, end);
  const usual = shownSize(tool, stirrer, at, "holding");
  const size = clamp((PAST * distance(palm, end)) / heightOf(tool), LEAST * usual, MOST * usual);
  return {
    transform: chain(
      translation([0, -tool.bounds.min[1], 0]),
      scaling([size, size, size]),
      rotation(Y_AXIS, at.turn),
      tilt(normalize(way)),
      translation(end),
    ),
    scale: size,
    turn: at.turn,
  };
}

/** Length of a comb or brush over the height of who uses it, and how far from the hand to the crown its middle is. */
const COMB = 0.2;
const TO_CROWN = 0.42;

/** In the hand and at the hair: a comb, its teeth down. Undefined without hand or head. */
export function combHair(comb: Unplaced, groomed: Unplaced, at: Placed): Placed | undefined {
  const [hand] = handsOf(groomed);
  const crown = socketOf(groomed.model, ["head"]);
  if (!hand || !crown) return undefined;
  const size = (COMB * heightOf(groomed) * at.scale) / extentOf(comb);
  const middle = mix(placeSocket(hand, at).position, placeSocket(crown, at).position, TO_CROWN);
  const { min, max } = comb.bounds;
  return {
    transform: chain(
      translation([-(min[0] + max[0]) / 2, -(min[1] + max[1]) / 2, -(min[2] + max[2]) / 2]),
      scaling([size, size, size]),
      rotation(Y_AXIS, at.turn),
      translation(middle),
    ),
    scale: size,
    turn: at.turn,
  };
}

/** A can with a spout, tipped over to what is before its holder. Undefined for what has no spout, or nobody's hand. */
export function tipForwards(can: Unplaced, holder: Unplaced, at: Placed): Placed | undefined {
  const [hand] = handsOf(holder);
  const spout = can.model.parts.find(({ name }) => name === "spout");
  const handle = can.model.parts.find(({ name }) => name === "handle");
  if (!hand || !spout || !handle) return undefined;
  const [bail, nose] = [boundsOf([handle.geometry.positions]), boundsOf([spout.geometry.positions])];
  const from: Vec3 = [(bail.min[0] + bail.max[0]) / 2, bail.max[1], 0];
  const isLeft = nose.max[0] + nose.min[0] < 0;
  const size = shownSize(can, holder, at, "holding");
  return {
    transform: chain(
      translation(scale(from, -1)),
      scaling([size, size, size]),
      rotation(Z_AXIS, isLeft ? TIPPED : -TIPPED),
      rotation(Y_AXIS, at.turn + (isLeft ? PI / 2 : -PI / 2)),
      translation(placeSocket(hand, at).position),
    ),
    scale: size,
    turn: at.turn,
  };
}

/** A bow held out in the one hand, its string drawn to the other, its arrow the way from this to that. Undefined without two hands. */
export function drawBow(bow: Unplaced, archer: Unplaced, at: Placed): Placed | undefined {
  const [out, back] = handsOf(archer).map((hand) => placeSocket(hand, at));
  if (!out || !back) return undefined;
  const [dx, , dz] = subtract(out.position, back.position);
  const arrow = bow.model.parts.find(({ name }) => name === "arrow-shaft");
  const level = arrow ? boundsOf([arrow.geometry.positions]).max[1] : gripOf(bow)[1];
  const size = (BOW * heightOf(archer) * at.scale) / heightOf(bow);
  // the arrow lies over the hand that holds the bow
  const from: Vec3 = [0, level, 0];
  return {
    transform: chain(
      translation(scale(from, -1)),
      scaling([size, size, size]),
      rotation(Y_AXIS, -atan2(dz, dx)),
      translation(out.position),
    ),
    scale: size,
    turn: at.turn,
  };
}
