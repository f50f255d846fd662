import { PI } from "../../math/elementary.ts";
import { clamp } from "../../math/scalar.ts";
import { shownSize } from "../contact/shown-size.ts";
import { heightOf, type Placed, placeSocket, shift, socketOf, standAt, type Unplaced } from "../contact/unplaced.ts";
import { handsOf } from "./fasten.ts";
import { gripOf } from "./grip.ts";

/** Height of what is planted over who plants it, at least and most: it looks over the head, and its foot is in the ground. */
const [LEAST, MOST] = [1.25, 1.7];

/** Upright with its foot on the ground, a hand around it: a flag. Undefined without a hand. */
export function plantInGround(pole: Unplaced, planter: Unplaced, at: Placed): Placed | undefined {
  const [hand] = handsOf(planter);
  if (!hand) return undefined;
  const { position } = placeSocket(hand, at);
  const tall = (heightOf(planter) * at.scale) / heightOf(pole);
  const size = clamp(shownSize(pole, planter, at, "holding"), LEAST * tall, MOST * tall);
  const [x] = socketOf(pole.model, ["attach"])?.position ?? gripOf(pole);
  // a flag flies away from who plants it
  const flies = pole.bounds.max[0] + pole.bounds.min[0] - 2 * x;
  const turn = at.turn + (flies * hand.position[0] < 0 ? PI : 0);
  const placed = standAt([position[0], at.transform[13] as number, position[2]], size, turn);
  const from = placeSocket({ name: "foot", position: [x, 0, 0], normal: [0, 1, 0], radius: 1 }, placed).position;
  return shift(placed, [position[0] - from[0], 0, position[2] - from[2]]);
}
