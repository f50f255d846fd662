import type { Vec3 } from "../math/vec3.ts";
import type { HeapBed } from "./heap.ts";
import { openSurfaces, rimHeight } from "./rim-height.ts";
import { shownSize } from "./shown-size.ts";
import {
  depthOf,
  extentOf,
  footprintOf,
  heightOf,
  type Placed,
  placeSocket,
  socketOf,
  topOf,
  type Unplaced,
  widthOf,
} from "./unplaced.ts";

/** Depth of a vessel over its opening's radius from which on what lies on its floor cannot be seen. */
const DEEP = 1.4;
/** Tilt of what lies in a pile, radians; flat things lie flatter. */
const TUMBLE = 1.2;

/**
 * Where a heap of things lies, and how large each of them is.
 *
 * @param isInside They are in their support rather than on it.
 * @param piles They were said to be a pile.
 */
export function bedFor(
  items: readonly Unplaced[],
  support: { readonly object: Unplaced; readonly at: Placed } | undefined,
  isInside: boolean,
  piles: boolean,
): HeapBed & { readonly size: number } {
  const first = items[0] as Unplaced;
  const own = first.scale;
  const tumble = piles ? TUMBLE * flatness(first) : 0.4;
  const loose = footprintOf(first) * own * (1.4 + 0.75 * Math.sqrt(items.length));
  if (!support) return { size: own, radius: loose, centre: [0, 0, 0], ground: [], floor: 0, tumble };
  const { object, at } = support;
  const names = isInside ? ["inside", "seat", "top"] : ["seat", "top"];
  const socket = placeSocket(socketOf(object.model, names) ?? topOf(object), at);
  const room = socket.radius * (isInside ? 0.98 : 0.85);
  const shown = shownSize(first, object, at, "in");
  // as large as lets two layers or so fill the vessel
  const filling = (2 * room * (isInside ? 0.78 : 0.7)) / Math.sqrt(items.length + 1) / (2 * footprintOf(first));
  const usual = Math.min(shown, Math.max(filling, (0.12 * extentOf(object) * at.scale) / extentOf(first)));
  const size = piles ? Math.min(usual, filling * 1.1) : usual;
  const centre: Vec3 = socket.position;
  const rim = rimHeight(object, at, socket);
  const isDeep = rim - socket.position[1] > DEEP * socket.radius;
  return {
    size,
    radius: Math.min(room, loose * (size / own) * 1.2),
    centre,
    ground: openSurfaces(object, at),
    floor: isInside && isDeep ? Math.max(0, rim - heightOf(first) * size * 1.3) : 0,
    tumble,
  };
}

/** Smallest side over the largest one. */
const flatness = (object: Unplaced): number =>
  Math.min(widthOf(object), heightOf(object), depthOf(object)) / extentOf(object);
