import type { Socket } from "../../geometry/part.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { add } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import type { Spot } from "../contact/spot.ts";
import {
  depthOf,
  footprintOf,
  heightOf,
  isLiving,
  type Placed,
  placeSocket,
  socketOf,
  standAt,
  topOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import { isSmallWorld, standSmallWorld } from "./small-world.ts";

/** What swims in the middle of the water, where others stand on its bed. */
const SWIMMERS: ReadonlySet<string> = new Set(
  "fish shark dolphin whale orca ray jellyfish octopus squid seahorse turtle pufferfish anglerfish swordfish lionfish eel narwhal submarine mermaid".split(
    " ",
  ),
);
/** Width over depth from which a case is long, and how much of its width things side by side in it take. */
const LONG = 1.6;
const ALONG = 0.84;
/** How far a thing that comes out of a shelf stands out of it, in its own depths. */
const DRAWN_OUT = 0.3;
/** Depth of a shelf from its middle to its front, in its radii. */
const DEPTH = 0.9;
/** Most things in one row there, and how much of the depth those of a single row take. */
const ABREAST = 5;
const SHALLOW = 0.5;
/** How much of the room is taken up. */
const FILL = 0.94;

const isGlazed = (support: Unplaced): boolean => socketOf(support.model, ["case"]) !== undefined;

/** Whether it stands open with shelves, on which things are that are in it. */
const hasShelves = (support: Unplaced): boolean => socketOf(support.model, ["shelf"]) !== undefined;

/** Whether a thing shows another one behind its glass, and closes over it, or has a shelf for it: nothing is heaped there. */
export const encases = (support: Unplaced): boolean => isGlazed(support) || hasShelves(support);

/** Where things of a case are that are not in it: half out of it, or the wheels that it rolls on. */
const OUTSIDE: ReadonlySet<string> = new Set(["out", "axled"]);

/** Whether a thing goes on a shelf of what it is in. */
const isShelved = (object: Unplaced, support: Unplaced): boolean => hasShelves(support) && !isLiving(object);

/** Stands a thing on a shelf, in its own size where there is room; each takes the next shelf. */
function shelve(object: Unplaced, support: Unplaced, at: Placed, { index, of }: Spot): Placed {
  const [floors, ceilings] = ["shelf", "shelf-top"].map((name) =>
    support.model.sockets.filter((socket) => socket.name === name),
  ) as [Socket[], Socket[]];
  const level = index % floors.length;
  const [floor, ceiling] = [floors, ceilings].map((all) => placeSocket(all[level] as Socket, at)) as [Socket, Socket];
  const abreast = Math.ceil((of - level) / floors.length);
  const room = (2 * floor.radius) / abreast;
  const size = Math.min(
    shownSize(object, support, at, "in"),
    (FILL * room) / widthOf(object),
    (FILL * 2 * floor.radius) / depthOf(object),
    (FILL * (ceiling.position[1] - floor.position[1])) / heightOf(object),
  );
  const aside = room * (Math.floor(index / floors.length) - (abreast - 1) / 2);
  const [x, y, z] = floor.position;
  const out = object.placement?.where === "out" ? floor.radius * DEPTH + DRAWN_OUT * depthOf(object) * size : 0;
  return standAt(
    [
      x + aside * cos(at.turn) + out * sin(at.turn),
      y - size * object.bounds.min[1],
      z - aside * sin(at.turn) + out * cos(at.turn),
    ],
    size,
    at.turn,
  );
}

/** Whether a thing that is in another or under it is behind its glass, in it on a shelf, or a small world of its own. */
export const isEncased = (object: Unplaced, support: Unplaced, kind: string): boolean =>
  isSmallWorld(object, kind) ||
  (kind === "in" && isShelved(object, support) && object.placement?.where !== "axled") ||
  (!OUTSIDE.has(object.placement?.where ?? "") && /^(?:in|under)$/.test(kind) && isGlazed(support));

/** Stands a thing on its shelf, or within clear walls, as large as fits between `case` and `case-top`. */
export function encase(object: Unplaced, support: Unplaced, at: Placed, spot: Spot, facing: number): Placed {
  if (isSmallWorld(object, object.placement?.relation ?? "")) return standSmallWorld(object, support, at, facing);
  if (isShelved(object, support)) return shelve(object, support, at, spot);
  const { index, of } = spot;
  const floor = placeSocket(socketOf(support.model, ["case"]) ?? topOf(support), at);
  const ceiling = placeSocket(socketOf(support.model, ["case-top"]) ?? topOf(support), at);
  const room = ceiling.position[1] - floor.position[1];
  const swims = SWIMMERS.has(object.concept) && socketOf(support.model, ["water"]) !== undefined;
  const lifted = (size: number) => (swims ? (room - heightOf(object) * size) / 2 : 0) - size * object.bounds.min[1];
  if (of > 1 && widthOf(support) > LONG * depthOf(support)) {
    // side by side along a tank, each seen through the front; of many there are several rows
    const [wide, depth] = [ALONG * widthOf(support) * at.scale, 2 * floor.radius];
    const abreast = of <= ABREAST ? of : Math.ceil(Math.sqrt((of * wide) / depth));
    const rows = Math.ceil(of / abreast);
    const pitch = wide / abreast;
    const deep = (rows > 1 ? 1 : SHALLOW) * (depth / rows);
    const size = FILL * Math.min(pitch / widthOf(object), deep / depthOf(object), room / heightOf(object));
    const aside = pitch * ((index % abreast) - (abreast - 1) / 2);
    const back = (depth / rows) * (Math.floor(index / abreast) - (rows - 1) / 2);
    const [c, n] = [cos(at.turn), sin(at.turn)];
    const middle = add(floor.position, [aside * c + back * n, lifted(size), back * c - aside * n]);
    return standAt(middle, size, facing);
  }
  const ring = of > 1 ? 1 / sin(PI / of) : 0;
  const size = FILL * Math.min(floor.radius / (footprintOf(object) * (ring + 1)), room / heightOf(object));
  const reach = ring * footprintOf(object) * size;
  const angle = (TAU * (index + 0.5)) / of;
  return standAt(add(floor.position, [reach * cos(angle), lifted(size), reach * sin(angle)]), size, facing);
}
