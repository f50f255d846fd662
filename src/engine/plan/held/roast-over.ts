import { boundsOf } from "#measure/bounds.ts";
import { acos } from "../../math/elementary.ts";
import { chain, type Mat4, rotation, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { add, cross, distance, dot, mix, normalize, scale, subtract, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { heightOf, type Placed, placeSocket, type Unplaced } from "../contact/unplaced.ts";
import { handsOf } from "./fasten.ts";

/** Concept of what food is held over. */
const FIRE = "campfire";
/** Slot of the stick that food is on. */
const STICK = "stick";
/** Where on a stick the hand is, from its end to the food. */
const GRIPPED = 0.07;
/** How high over the ground the food is, in heights of the fire, and how far from its middle to who roasts, on the way to them. */
const ABOVE = 1.02;
const NEARER = 0.12;
/** Longest stick, in heights of who holds it: a longer one has food on it as large as a head. */
const LONGEST = 1.5;

/** The fire that the holder of food on a stick sits at, as an index; -1 where there is none. */
export const fireUnder = (objects: readonly Unplaced[], food: number): number => {
  const { model, family } = objects[food] as Unplaced;
  if (family !== "food" || !model.parts.some(({ slot }) => slot === STICK)) return -1;
  return objects.findIndex(({ concept, placement }) => concept === FIRE && placement?.facing === true);
};

/** Food on a stick in the hand, its end with the food over a fire. Undefined without a hand or a stick. */
export function roastOver(
  food: Unplaced,
  holder: Unplaced,
  at: Placed,
  fire: Unplaced,
  fireAt: Placed,
): Placed | undefined {
  const over = scale(add(fire.bounds.min as Vec3, fire.bounds.max as Vec3), 0.5);
  const centre: Vec3 = [
    (fireAt.transform[12] as number) + over[0] * fireAt.scale,
    (fireAt.transform[13] as number) + ABOVE * heightOf(fire) * fireAt.scale,
    (fireAt.transform[14] as number) + over[2] * fireAt.scale,
  ];
  const hands = handsOf(holder).map((hand) => placeSocket(hand, at).position);
  const [hand] = hands.sort((a, b) => distance(a, centre) - distance(b, centre));
  const sticks = food.model.parts.filter(({ slot }) => slot === STICK).map(({ geometry }) => geometry.positions);
  const meals = food.model.parts.filter(({ slot }) => slot !== STICK).map(({ geometry }) => geometry.positions);
  if (!hand || sticks.length === 0 || meals.length === 0) return undefined;
  const { min, max } = boundsOf(meals);
  const meal = scale(add(min as Vec3, max as Vec3), 0.5);
  const end = farthestFrom(meal, sticks);
  const spot = mix(centre, [hand[0], centre[1], hand[2]], NEARER);
  const long = Math.min(distance(hand, spot), LONGEST * heightOf(holder) * at.scale);
  const size = long / ((1 - GRIPPED) * distance(end, meal));
  return {
    transform: chain(
      translation(scale(mix(end, meal, GRIPPED), -1)),
      scaling([size, size, size]),
      turnTo(normalize(subtract(meal, end)), normalize(subtract(spot, hand))),
      translation(hand),
    ),
    scale: size,
    turn: at.turn,
  };
}

/** The vertex that is farthest from a spot. */
function farthestFrom(spot: Vec3, meshes: readonly Float32Array[]): Vec3 {
  let best = spot;
  for (const positions of meshes)
    for (let i = 0; i < positions.length; i += 3) {
      const vertex: Vec3 = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
      if (distance(vertex, spot) > distance(best, spot)) best = vertex;
    }
  return best;
}

/** The shortest turn that takes one direction to another. */
const turnTo = (from: Vec3, to: Vec3): Mat4 =>
  rotation(normalize(cross(from, to), Y_AXIS), acos(clamp(dot(from, to), -1, 1)));
