import { cos, sin } from "../../math/elementary.ts";
import { add, distance, scale, type Vec3 } from "../../math/vec3.ts";
import { type Placed, placeSocket, type Unplaced } from "../contact/unplaced.ts";
import { handsOf } from "./fasten.ts";

/** The middle between the hands, how large they are and how far apart; undefined for what has none. */
export function palmsOf(holder: Unplaced, at: Placed): { middle: Vec3; radius: number; span: number } | undefined {
  const hands = handsOf(holder).map((hand) => placeSocket(hand, at));
  const [one, other] = hands;
  if (!one || !other) return undefined;
  const span = distance(one.position, other.position);
  return { middle: scale(add(one.position, other.position), 0.5), radius: one.radius, span };
}

/** The way a thing looks. */
export const frontOf = ({ turn }: Placed): Vec3 => [sin(turn), 0, cos(turn)];
