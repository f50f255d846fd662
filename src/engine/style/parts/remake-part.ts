import { type Bounds, boundsMeet, boundsOf } from "#measure/bounds.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { placePart } from "../../geometry/place-part.ts";
import { joinBounds } from "../../geometry/sdf.ts";
import { splitShells } from "../../geometry/shells.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { chain, type Mat4, rotation, scaling, translation } from "../../math/mat4.ts";
import { scale, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import type { Dressed } from "../style.ts";
import { bristleWith } from "./bristle-with.ts";
import { fitInto } from "./fit-room.ts";

/** How much larger than the piece whose place it takes a shape is, so that it can be told. */
const LARGER = 1.35;
/** The same of what the thing is worn for: a pendant's dragon. */
const LARGER_CAST = 2.1;
/** Side over the next smaller one from which a piece is a rod: the shape lies along it, hardly stretched. */
const ROD = 2.2;
const STRETCH = 1.1;
/** Share of the whole that the shape takes up at least, and at most. */
const LEAST = 0.16;
const MOST = 0.55;
/** How far it goes into what carries it, as a share of its own size; and how near to the ground a piece carries the rest. */
const SUNK = 0.06;
const FOOT = 0.02;
/** Share of the whole that an eye takes up at least. */
const LEAST_EYE = 0.06;
/** Slots of what is set into a face. */
const SET_IN = /^eye$/;
/** How much of the height of a piece is its foot. */
const LOWEST = 0.08;
/** How far what goes with a piece may stand out of it, as a share of its sides; girth of the core that a rod keeps, over its own. */
const WITHIN = 0.08;
const TANG = 0.5;
/** Height over width below which a piece that carries the rest is flat; how near to its top what rests on it begins, over its height. */
const FLAT = 0.35;
const RESTING = 0.15;

/** Which pieces give way to another thing's shape. */
export interface RemadeSlot {
  readonly slot: string;
  /** The slot whose stuff it is of, where not of the thing's own: a brass handle like a duck, a pendant cast in the metal of its chain. */
  readonly stuffOf?: string;
  /** By what words it was named, singular, where they are not its own: of a chest's fittings the handle alone. */
  readonly named?: readonly string[];
}

/**
 * "A bottle with a skull-shaped stopper": every piece of a slot gives way to a small copy of the thing, which stands where the
 * piece began and keeps its own colours, unless the slot's stuff was said.
 *
 * @param likes The thing; several of its kind for what there are very many of.
 */
export function remakePart(
  thing: Dressed,
  likes: readonly Dressed[],
  { slot, stuffOf, named = [slot] }: RemadeSlot,
): Dressed {
  const { parts } = thing.model;
  const own = piecesOf(thing, slot, named);
  const like = likes[0] as Dressed;
  const bristling = bristleWith(thing, own, likes, slot);
  if (bristling) return bristling;
  const whole = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const lent = boundsOf(like.model.parts.map(({ geometry }) => geometry.positions));
  const crest = own.length === 0 && named.some((word) => CREST.test(word)) ? [summitOf(parts, whole)] : [];
  const rooms = [...roomsOf(own), ...crest];
  const rest = parts.filter((part) => !own.includes(part) && !rooms.some((room) => isWithin(part, room)));
  if (rooms.length === 0 || rest.length === 0) return thing;
  const copies = rooms.flatMap((room, i) => {
    const to = isRod(room)
      ? fitInto(room, lent, false, STRETCH)
      : SET_IN.test(slot)
        ? setIn(room, lent, whole, headOf(thing))
        : standIn(room, footOf(parts, room), lent, whole, rest, stuffOf !== undefined && stuffOf !== slot);
    return like.model.parts.map(({ name, slot: lentSlot, geometry, ...options }): Part => {
      const number = rooms.length > 1 ? `-${i + 1}` : "";
      const kept = stuffOf ?? `${slot}-${lentSlot}`;
      const { paint, ...plain } = options;
      return makePart(`${slot}-${name}${number}`, kept, place(geometry, to), stuffOf ? plain : { ...plain, paint });
    });
  });
  const tangs = rooms.filter(isRod).flatMap((room) => own.filter((part) => isWithin(part, room)).map(tangOf(room)));
  const lentStuff = Object.fromEntries(
    Object.entries(like.materials).map(([lentSlot, spec]) => [`${slot}-${lentSlot}`, spec]),
  );
  return {
    ...thing,
    model: { ...thing.model, parts: [...rest, ...tangs, ...copies] },
    materials: { ...thing.materials, ...(stuffOf ? {} : lentStuff) },
  };
}

/** What a piece may go by besides the word that was said of it. */
const ALSO: ReadonlyMap<string, RegExp> = new Map([
  ["foot", /(?:^|-)(?:leg|castor)s?(?:-|$)/],
  ["leg", /(?:^|-)(?:foot|feet)(?:-|$)/],
  ["handle", /(?:^|-)(?:grip|ring|bail|hook|pull)s?(?:-|$)/],
  ["knob", /(?:^|-)(?:handle|ring|pull)s?(?:-|$)/],
  ["pommel", /(?:^|-)horn(?:-|$)/],
  ["base", /(?:^|-)(?:foot|plinth|stand)(?:-|$)/],
  ["tip", /(?:^|-)(?:finial|ferrule)(?:-|$)/],
  ...["top", "topper", "finial", "head"].map(
    (word) => [word, /(?:^|-)(?:finial|crown|cap|knob|cornice|lid|roof|orb|star)(?:-|$)/] as const,
  ),
]);

/** What is on top of a thing though nothing of it is called so. */
const CREST = /^(?:top|topper|finial|figure)$/;

/** The highest of it, a room without height. */
function summitOf(parts: readonly Part[], { max }: Bounds): Bounds {
  const high = parts.filter(({ geometry }) => boundsOf([geometry.positions]).max[1] > max[1] - 1e-6);
  const { min, max: end } = boundsOf(high.map(({ geometry }) => geometry.positions));
  return { min: [min[0], max[1], min[2]], max: [end[0], max[1], end[2]] };
}

/**
 * The pieces of a slot: where several things are of it, those that bear the name it was called by. Where all of the thing is
 * of one stuff its parts are told by their names too, and what was called by a part's name is never all that it is made of.
 */
function piecesOf({ model: { parts }, materials }: Dressed, slot: string, named: readonly string[]): readonly Part[] {
  const ofSlot = parts.filter((part) => part.slot === slot);
  const known = ofSlot.length > 0 ? ofSlot : parts;
  const words = ofSlot.length > 0 ? named : [slot, ...named];
  const calledBy = (test: (name: string, word: string) => boolean) =>
    known.filter(({ name }) => words.some((word) => test(name, word)));
  const called = calledBy(isCalled);
  if (called.length > 0) return called;
  const meant = calledBy((name, word) => ALSO.get(word)?.test(name) === true);
  if (meant.length > 0) return meant;
  const isAll = slot === Object.keys(materials)[0] && !named.includes(slot);
  return isAll ? [] : ofSlot;
}

/** `drawer-handle-2` is a handle. */
const isCalled = (name: string, word: string): boolean =>
  new RegExp(`(?:^|-)${word.replaceAll(" ", "-")}s?(?:-|$)`).test(name);

/** The rivets of a handle go with it. */
function isWithin({ geometry }: Part, { min, max }: Bounds): boolean {
  const own = boundsOf([geometry.positions]);
  return [0, 1, 2].every((k) => {
    const slack = WITHIN * ((max[k] as number) - (min[k] as number));
    return (own.min[k] as number) >= (min[k] as number) - slack && (own.max[k] as number) <= (max[k] as number) + slack;
  });
}

/** What was a rod keeps a thin core, as a blade its tang, on which the shape is and what it joined hangs together. */
const tangOf =
  ({ min, max }: Bounds) =>
  (part: Part): Part => {
    const sides = sidesOf({ min, max });
    const longest = sides.indexOf(Math.max(...sides));
    const middle = [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2) as unknown as Vec3;
    const slim = [0, 1, 2].map((k) => (k === longest ? 1 : TANG)) as unknown as Vec3;
    return placePart(part, chain(translation(scale(middle, -1)), scaling(slim), translation(middle)));
  };

/** Where a slot is: pieces that touch are one place, the four feet of a tub are four, though they be one part. */
function roomsOf(pieces: readonly Part[]): Bounds[] {
  const rooms: Bounds[] = [];
  for (const { positions } of pieces.flatMap(({ geometry }) => splitShells(geometry))) {
    let room = boundsOf([positions]);
    for (let at = rooms.findIndex((other) => boundsMeet(other, room)); at >= 0; ) {
      room = joinBounds(rooms.splice(at, 1)[0] as Bounds, room);
      at = rooms.findIndex((other) => boundsMeet(other, room));
    }
    rooms.push(room);
  }
  return rooms;
}

/** The middle of what is lowest in a room, in x and z: a crook begins over its stick. */
function footOf(pieces: readonly Part[], { min, max }: Bounds): [number, number] {
  const low = min[1] + LOWEST * (max[1] - min[1]);
  let [x, z, count] = [0, 0, 0];
  for (const { geometry } of pieces)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const [px = 0, py = 0, pz = 0] = geometry.positions.subarray(i, i + 3);
      if (py > low || px < min[0] || px > max[0] || pz < min[2] || pz > max[2]) continue;
      x += px;
      z += pz;
      count += 1;
    }
  return [x / Math.max(1, count), z / Math.max(1, count)];
}

/** Upright over its foot; what carries the rest is as high as its room, or if that is flat as wide. */
function standIn(
  room: Bounds,
  [x, z]: readonly [number, number],
  lent: Bounds,
  whole: Bounds,
  rest: readonly Part[],
  isCast: boolean,
): Mat4 {
  const most = Math.max(...sidesOf(whole));
  const large = Math.max(...sidesOf(lent));
  const [wide, high, deep] = sidesOf(room) as [number, number, number];
  const [lentWide, lentHigh, lentDeep] = sidesOf(lent) as [number, number, number];
  const isFlat = high < FLAT * Math.max(wide, deep);
  const isFoot = room.min[1] - whole.min[1] < FOOT * most && room.max[1] < (whole.min[1] + whole.max[1]) / 2;
  const carries = high > 0 && (isFoot || rest.some((part) => restsOn(part, room)));
  const size = Math.min(
    MOST * most,
    Math.max(LEAST * most, (isCast ? LARGER_CAST : LARGER) * Math.max(wide, high, deep)),
  );
  const asWide = isFlat ? Math.min(wide / lentWide, deep / lentDeep) : 0;
  const factor = carries ? Math.max(high / lentHigh, asWide) : size / large;
  const hangs = isCast && !carries && rest.some((part) => holdsAbove(part, room));
  const sunk = carries ? 0 : hangs ? factor * lentHigh - high : SUNK * factor * large;
  return chain(
    translation([-(lent.min[0] + lent.max[0]) / 2, -lent.min[1], -(lent.min[2] + lent.max[2]) / 2]),
    scaling([factor, factor, factor]),
    translation([x, room.min[1] - sunk, z]),
  );
}

/** The middle of the head, seen from above; of what has none the eyes look ahead. */
const headOf = ({ model }: Dressed): Vec3 | undefined => model.sockets.find(({ name }) => name === "head")?.position;

/** In the middle of its room, a little before it, and turned away from the head: an eye. */
function setIn({ min, max }: Bounds, lent: Bounds, whole: Bounds, head: Vec3 | undefined): Mat4 {
  const least = LEAST_EYE * Math.max(...sidesOf(whole));
  const [cx, cy, cz] = [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2) as [number, number, number];
  const turn = head ? atan2(cx - head[0], Math.max(0, cz - head[2])) : 0;
  const out = 0.8 * (max[2] - min[2]);
  const factor = Math.max(least, LARGER * Math.max(max[0] - min[0], max[1] - min[1])) / Math.max(...sidesOf(lent));
  const [x, y, z] = [0, 1, 2].map((k) => -((lent.min[k] as number) + (lent.max[k] as number)) / 2) as [
    number,
    number,
    number,
  ];
  return chain(
    translation([x, y, z]),
    scaling([factor, factor, factor]),
    rotation(Y_AXIS, turn),
    translation([cx + out * sin(turn), cy, cz + out * cos(turn)]),
  );
}

/** A chain over its pendant: what is over the middle of the room, begins near its top and goes far up from there. */
function holdsAbove({ geometry }: Part, { min, max }: Bounds): boolean {
  const own = boundsOf([geometry.positions]);
  const [x, z] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const isOver = own.min[0] <= x && own.max[0] >= x && own.min[2] <= z && own.max[2] >= z;
  const high = max[1] - min[1];
  return isOver && own.min[1] > min[1] + high / 2 && own.max[1] > max[1] + high;
}

/** A cup on its stem. */
function restsOn({ geometry }: Part, { min, max }: Bounds): boolean {
  const own = boundsOf([geometry.positions]);
  const slack = RESTING * (max[1] - min[1]);
  const isOver = ([0, 2] as const).every(
    (k) => own.min[k] <= (min[k] + max[k]) / 2 && own.max[k] >= (min[k] + max[k]) / 2,
  );
  return isOver && Math.abs(own.min[1] - max[1]) < slack && own.max[1] > max[1] + slack;
}

function isRod(room: Bounds): boolean {
  const [, middling = 0, longest = 0] = sidesOf(room).sort((a, b) => a - b);
  return longest > ROD * middling;
}

const sidesOf = ({ min, max }: Bounds): number[] => [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
