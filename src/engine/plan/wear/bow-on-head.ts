import { PI } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { heightOf, type Placed, placeSocket, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";

/** Width of a bow over the head's radius, larger between the ears of beasts; and how far up its knot is, as a share of its height. */
const WIDE = { figure: 2.2, other: 3.2 } as const;
const KNOT = 0.72;
/** How far it leans back, radians: its tails go down into the hair. */
const LEAN = PI / 9;

/**
 * A bow on the head of who was said to have it there, upright, as a hair bow is.
 *
 * @returns Undefined where no head was spoken of, or the wearer's is not known.
 */
export function bowOnHead(bow: Unplaced, wearer: Unplaced, at: Placed): Placed | undefined {
  if (bow.concept !== "ribbon" || bow.placement?.part !== "head") return undefined;
  const head = socketOf(wearer.model, ["head"]);
  if (!head) return undefined;
  const { position, radius } = placeSocket(head, at);
  const size = (WIDE[wearer.family === "figure" ? "figure" : "other"] * radius) / widthOf(bow);
  const transform = chain(
    translation([0, -KNOT * heightOf(bow), 0]),
    scaling([size, size, size]),
    rotation(X_AXIS, LEAN),
    rotation(Y_AXIS, at.turn),
    translation(position),
  );
  return { transform, scale: size, turn: at.turn };
}
