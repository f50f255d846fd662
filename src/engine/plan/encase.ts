import { cos, PI, sin, TAU } from "../math/elementary.ts";
import { add } from "../math/vec3.ts";
import type { Spot } from "./rest-on.ts";
import {
  footprintOf,
  heightOf,
  type Placed,
  placeSocket,
  socketOf,
  standAt,
  topOf,
  type Unplaced,
} from "./unplaced.ts";

/** What swims in the middle of the water, where others stand on its bed. */
const SWIMMERS: ReadonlySet<string> = new Set(
  "fish shark dolphin whale orca ray jellyfish octopus squid seahorse turtle pufferfish anglerfish swordfish lionfish eel narwhal submarine mermaid".split(
    " ",
  ),
);
/** How much of the room is taken up. */
const FILL = 0.94;

/** Whether a thing shows another one behind its glass, and closes over it. */
export const encases = (support: Unplaced): boolean => socketOf(support.model, ["case"]) !== undefined;

/** Where things of a case are that are not in it: half out of it, or the wheels that it rolls on. */
const OUTSIDE: ReadonlySet<string> = new Set(["out", "axled"]);

/** Whether a thing that is said to be in another or under it is behind its glass. */
export const isEncased = ({ placement }: Unplaced, support: Unplaced): boolean =>
  encases(support) && !OUTSIDE.has(placement?.where ?? "");

/** Stands a thing within clear walls, as large as fits between `case` and `case-top`. */
export function encase(object: Unplaced, support: Unplaced, at: Placed, { index, of }: Spot, facing: number): Placed {
  const floor = placeSocket(socketOf(support.model, ["case"]) ?? topOf(support), at);
  const ceiling = placeSocket(socketOf(support.model, ["case-top"]) ?? topOf(support), at);
  const room = ceiling.position[1] - floor.position[1];
  const ring = of > 1 ? 1 / sin(PI / of) : 0;
  const size = FILL * Math.min(floor.radius / (footprintOf(object) * (ring + 1)), room / heightOf(object));
  const reach = ring * footprintOf(object) * size;
  const angle = (TAU * (index + 0.5)) / of;
  const swims = SWIMMERS.has(object.concept) && socketOf(support.model, ["water"]) !== undefined;
  const lift = swims ? (room - heightOf(object) * size) / 2 : 0;
  return standAt(
    add(floor.position, [reach * cos(angle), lift - size * object.bounds.min[1], reach * sin(angle)]),
    size,
    facing,
  );
}
