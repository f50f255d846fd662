import { pow } from "../../math/elementary.ts";
import { clamp } from "../../math/scalar.ts";
import {
  depthOf,
  extentOf,
  footprintOf,
  heightOf,
  isLiving,
  type Placed,
  socketOf,
  type Unplaced,
  widthOf,
} from "./unplaced.ts";

/** How the ratio of two things' real sizes is drawn together, so that the smaller one stays visible. */
interface Compression {
  /** Power the ratio is raised to: 1 keeps it. */
  readonly power: number;
  /** Smallest and largest ratio shown. */
  readonly least: number;
  readonly most: number;
}

const COMPRESSIONS: Readonly<Record<string, Compression>> = {
  beside: { power: 0.6, least: 0.32, most: 3.1 },
  on: { power: 0.75, least: 0.2, most: 1.6 },
  under: { power: 0.6, least: 0.3, most: 1.6 },
  in: { power: 0.75, least: 0.24, most: 1.3 },
  sitting: { power: 0.8, least: 0.45, most: 1.3 },
  // a mouse at a desk has a chair of its own size
  working: { power: 0.8, least: 0.82, most: 1.3 },
  riding: { power: 0.7, least: 0.62, most: 1.2 },
  holding: { power: 0.65, least: 0.3, most: 0.85 },
  grasping: { power: 0.65, least: 0.24, most: 0.5 },
  playing: { power: 0.6, least: 0.4, most: 1.1 },
  breathed: { power: 0.55, least: 0.5, most: 0.85 },
  thrown: { power: 0.65, least: 0.2, most: 0.42 },
  perched: { power: 0.7, least: 0.22, most: 0.36 },
  crown: { power: 0.7, least: 0.28, most: 0.75 },
  hung: { power: 0.65, least: 0.26, most: 0.7 },
  hooked: { power: 0.8, least: 0.6, most: 4 },
  stuck: { power: 0.6, least: 0.8, most: 1.7 },
  leaning: { power: 0.5, least: 0.42, most: 1.9 },
};

/** Relations in which what was said of either's size is seen -> the smallest and largest ratio at which both still are what they do. */
const FREE: Readonly<Record<string, readonly [least: number, most: number]>> = {
  beside: [0.14, 3.6],
  on: [0.14, 3.6],
  holding: [0.14, 1.05],
  riding: [0.26, 2.2],
  sitting: [0.2, 2.2],
  in: [0.14, 1.3],
};

/** Families of what is in a house, and how much larger than somebody beside it a piece of that is at most: a hedgehog at an oven is the subject. */
const HOUSEHOLD: ReadonlySet<string> = new Set(
  "furniture appliance device container household kitchen machine".split(" "),
);
const MOST_BESIDE_SOMEBODY = 1.9;

/** The same of a building: a mouse at a house is no speck at its foot. */
const MOST_OF_BUILDING = 2;

/** The same of a vessel that somebody is busy with. */
const MOST_TAKEN_FROM = 0.8;

/** Smallest ratio to a window at which one sees what looks out of it. */
const LEAST_IN_WINDOW = 0.6;

/** Smallest ratio to a table or a sofa at which one sees what lies on it. */
const LEAST_ON_FURNITURE = 0.15;

/** Share of the other's faces that a thing's own take at least, or it is a speck beside it: a key on a table. */
const LEAST_FACE = 0.034;
/** The same of what is in a hand, which is looked at by itself. */
const LEAST_HELD = 0.024;
/** How large that makes it at most, in the other's lengths, by relation. */
const MOST_GROWN: Readonly<Record<string, number>> = { on: 0.34, beside: 0.5, under: 0.4, holding: 0.5, grasping: 0.4 };

/** How much of a thing's upper side is seen from a little above, and of its other sides from three quarters. */
const FROM_ABOVE = 0.35;
const ASLANT = 0.45;

/** What is seen of a thing's bounds, square metres in its own size. */
const faceOf = (object: Unplaced): number =>
  ASLANT * heightOf(object) * (widthOf(object) + depthOf(object)) + FROM_ABOVE * widthOf(object) * depthOf(object);

/** Smallest ratio of lengths at which a thin thing is no speck beside the other. */
const unspeckled = (object: Unplaced, other: Unplaced, kind: string): number =>
  Math.min(
    MOST_GROWN[kind] ?? 0,
    (Math.sqrt(((kind === "holding" ? LEAST_HELD : LEAST_FACE) * faceOf(other)) / faceOf(object)) * extentOf(object)) /
      extentOf(other),
  );

/** What goes about with a house on its back, and the smallest and largest ratio of what is there instead: a teapot for a shell. */
const SHELLED = /^(?:snail|slug|hermit-crab)$/;
const [LEAST_ON_SHELLED, MOST_ON_SHELLED] = [0.5, 0.6];

/** Whether a thing is on the back of who carries a house there: it is as large as that, whatever room there is. */
export const isOnShelled = ({ placement }: Unplaced, { concept }: Unplaced): boolean =>
  placement?.where === "back" && SHELLED.test(concept);

/** What one sits in up to the chest -> largest ratio at which its rim is around who does: a hippo in a bathtub. */
const MOST_WITHIN: ReadonlyMap<string, number> = new Map([["bathtub", 0.8]]);

/** Concepts of open boats, and largest ratio to one, and width over its beam, at which whoever is in it sits in its hull. */
const OPEN_BOAT = /^(?:boat|kayak|raft|gondola|inflatable-boat)$/;
const [MOST_AFLOAT, MOST_ABEAM] = [0.6, 1.35] as const;

/** Largest ratio of lengths at which the hull is seen around somebody; infinite on what is no open boat. */
const mostAboard = (object: Unplaced, other: Unplaced, kind: string): number =>
  OPEN_BOAT.test(other.concept) && isLiving(object) && /^(?:riding|sitting|in|on)$/.test(kind)
    ? Math.min(
        MOST_AFLOAT,
        (MOST_ABEAM * Math.min(widthOf(other), depthOf(other)) * extentOf(object)) /
          (Math.min(widthOf(object), depthOf(object)) * extentOf(other)),
      )
    : Number.POSITIVE_INFINITY;

/** What lies on a palm -> largest ratio at which it is no burden: an orb. */
const MOST_HELD: ReadonlyMap<string, number> = new Map([["sphere", 0.2]]);

/** What towers over a bench -> smallest ratio of that to it, for the bench to be seen. */
const LEAST_UNDER: ReadonlyMap<string, number> = new Map([["street-lamp", 0.66]]);

/** Width over length from which what is held hides its holder: a lantern, unlike a staff. */
const BULKY = 0.4;
/** Share of the height below which its grip must be for a thing to be held up above the holder: an umbrella. */
const LOW_GRIP = 0.3;

/** Whether what is held is before the holder's body and wide. */
function hidesHolder(object: Unplaced): boolean {
  const grip = socketOf(object.model, ["attach"])?.position[1] ?? object.bounds.max[1];
  const isHeldAloft = grip - object.bounds.min[1] < LOW_GRIP * heightOf(object);
  return 2 * footprintOf(object) > BULKY * extentOf(object) && !isHeldAloft;
}

const leastUnder = (kind: string, object: Unplaced, other: Unplaced): number | undefined =>
  kind === "under" && object.family === "furniture" ? LEAST_UNDER.get(other.concept) : undefined;

/** How much larger than somebody beside it a thing is at most. */
const mostBeside = ({ family, placement }: Unplaced): number =>
  placement?.facing && /^(?:container|vessel)$/.test(family)
    ? MOST_TAKEN_FROM
    : HOUSEHOLD.has(family)
      ? MOST_BESIDE_SOMEBODY
      : family === "building"
        ? MOST_OF_BUILDING
        : Number.POSITIVE_INFINITY;

/**
 * Factor on the object's own size with which it is shown by the other: real sizes, drawn together.
 *
 * @param kind Key of the table: what it does with the other.
 */
export function shownSize(object: Unplaced, other: Unplaced, at: Placed, kind: string): number {
  const {
    power,
    least,
    most: usualMost,
  } = COMPRESSIONS[kind === "holding" && hidesHolder(object) ? "grasping" : kind] ??
  (COMPRESSIONS.beside as Compression);
  // of a wrench beside a tractor it is the tractor that is put there
  const overSpeck = kind === "beside" ? 1 / Math.max(1e-3, unspeckled(other, object, kind)) : Number.POSITIVE_INFINITY;
  const within = isOnShelled(object, other)
    ? MOST_ON_SHELLED
    : kind === "sitting"
      ? MOST_WITHIN.get(other.concept)
      : undefined;
  const most = Math.min(
    within ?? usualMost,
    mostAboard(object, other, kind),
    overSpeck,
    (kind === "holding" && MOST_HELD.get(object.concept)) || Number.POSITIVE_INFINITY,
    isLiving(other) ? mostBeside(object) : Number.POSITIVE_INFINITY,
  );
  const bare =
    other.concept === "window" && object.placement?.where === "out"
      ? LEAST_IN_WINDOW
      : kind === "on" && other.family === "furniture"
        ? LEAST_ON_FURNITURE
        : isOnShelled(object, other)
          ? LEAST_ON_SHELLED
          : (leastUnder(kind, object, other) ?? least);
  const seen = Math.min(most, Math.max(bare, unspeckled(object, other, kind)));
  const whole = extentOf(other) * at.scale;
  const said = object.scale / other.scale;
  const free = FREE[kind];
  if (!free || said === 1)
    return (clamp(pow((extentOf(object) * object.scale) / whole, power), seen, most) * whole) / extentOf(object);
  // what was said of their sizes is seen in full: real sizes alone are drawn together
  const usual = clamp(pow((extentOf(object) * other.scale) / whole, power), seen, most);
  const ratio = Math.min(clamp(usual * said, ...free), mostAboard(object, other, kind));
  return (ratio * whole) / extentOf(object);
}
