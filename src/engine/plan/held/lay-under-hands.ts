import { cos, sin } from "../../math/elementary.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import { fallOnto } from "../contact/slide.ts";
import {
  extentOf,
  heightOf,
  type Placed,
  placeSocket,
  shift,
  standAt,
  surfacesOf,
  type Unplaced,
} from "../contact/unplaced.ts";
import { handsOf } from "./fasten.ts";
import { isWorktop } from "./stand-ahead.ts";

/** Concepts of what is led over the work by one hand, and its length over who does so. */
const ONE_HANDED: readonly string[] = ["clothes-iron", "sponge"];
const LED = 0.26;
/** Concepts of tools that lie on what they work on while both hands are on them. */
const LYING: ReadonlySet<string> = new Set(["rolling-pin", ...ONE_HANDED]);
/** Share of the way between the hands that such a tool is long, and how far before the palms it lies, in their radii. */
const SPAN = 1.45;
const AHEAD = 0.9;

/** What the holder of such a tool stands and works at, as an index; -1 where there is none, or the tool is another. */
export function worktopOf(objects: readonly Unplaced[], tool: number): number {
  const { concept, placement } = objects[tool] as Unplaced;
  if (!LYING.has(concept)) return -1;
  return objects.findIndex(
    (each) =>
      isWorktop(each) &&
      each.concept !== "sink" &&
      each.placement?.where === "ahead" &&
      each.placement.target === placement?.target,
  );
}

/**
 * Across the work under both hands of who rolls it: a pin on dough.
 *
 * @param work What the worktop and all that is on it take up.
 * @returns Undefined without two hands, or where the hands are not over the work.
 */
export function layUnderHands(
  tool: Unplaced,
  worker: Unplaced,
  at: Placed,
  work: ReturnType<typeof surfacesOf>,
): Placed | undefined {
  const [one, other] = handsOf(worker).map((hand) => placeSocket(hand, at));
  if (!one || !other) return undefined;
  const [dx, dz] = [one.position[0] - other.position[0], one.position[2] - other.position[2]];
  const span = Math.sqrt(dx * dx + dz * dz) + 2 * one.radius;
  const tall = heightOf(worker) * at.scale;
  const isLed = ONE_HANDED.includes(tool.concept);
  const size = isLed
    ? Math.min(shownSize(tool, worker, at, "holding"), (LED * tall) / extentOf(tool))
    : Math.max(shownSize(tool, worker, at, "holding"), (SPAN * span) / extentOf(tool));
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const between = isLed ? one.position : scale(add(one.position, other.position), 0.5);
  const middle = add(between, scale(front, isLed ? 0 : AHEAD * one.radius));
  const above = standAt(add(middle, [0, tall, 0]), size, at.turn);
  const fall = fallOnto(surfacesOf(tool, above), work);
  return fall === undefined ? undefined : shift(above, [0, -fall, 0]);
}
