import { type Bounds, boundsMeet, boundsOf } from "#measure/bounds.ts";
import { makePart } from "../geometry/make-part.ts";
import type { Part } from "../geometry/part.ts";
import { place } from "../geometry/place.ts";
import { joinBounds } from "../geometry/sdf.ts";
import { chain, type Mat4, scaling, translation } from "../math/mat4.ts";
import { fitInto } from "./fit-room.ts";
import type { Dressed } from "./style.ts";

/** How much larger than the piece whose place it takes a shape is, so that it can be told. */
const LARGER = 1.35;
/** Side over the next smaller one from which a piece is a rod: the shape lies along it, hardly stretched. */
const ROD = 2.2;
const STRETCH = 1.1;
/** Share of the whole that the shape takes up at least, and at most. */
const LEAST = 0.16;
const MOST = 0.55;
/** How far it goes into what carries it, as a share of its own size; and how near to the ground a piece carries the rest. */
const SUNK = 0.06;
const FOOT = 0.02;
/** Slots of what is set into a face. */
const SET_IN = /^eye$/;
/** How much of the height of a piece is its foot. */
const LOWEST = 0.08;

/**
 * "A bottle with a skull-shaped stopper": every piece of a slot gives way to a small copy of the thing, which stands where the
 * piece began and keeps its own colours, unless the slot's stuff was said.
 */
export function remakePart(thing: Dressed, slot: string, like: Dressed, keepsStuff: boolean): Dressed {
  const named = new RegExp(`^${slot}s?(?:-|$)`);
  const hasSlot = thing.model.parts.some((part) => part.slot === slot);
  // where all of it is of one stuff its parts are told by their names
  const isOwn = (part: Part) => (hasSlot ? part.slot === slot : named.test(part.name));
  const own = thing.model.parts.filter(isOwn);
  const rest = thing.model.parts.filter((part) => !isOwn(part));
  if (own.length === 0 || rest.length === 0) return thing;
  const whole = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
  const lent = boundsOf(like.model.parts.map(({ geometry }) => geometry.positions));
  const rooms = roomsOf(own);
  const isSet = SET_IN.test(slot);
  const copies = rooms.flatMap((room, i) => {
    const to = isRod(room)
      ? fitInto(room, lent, false, STRETCH)
      : isSet
        ? setIn(room, lent, whole)
        : standIn(room, footOf(own, room), lent, whole);
    return like.model.parts.map(({ name, slot: lentSlot, geometry, ...options }): Part => {
      const number = rooms.length > 1 ? `-${i + 1}` : "";
      const kept = keepsStuff ? slot : `${slot}-${lentSlot}`;
      const { paint, ...plain } = options;
      return makePart(`${slot}-${name}${number}`, kept, place(geometry, to), keepsStuff ? plain : { ...plain, paint });
    });
  });
  const lentStuff = Object.fromEntries(
    Object.entries(like.materials).map(([lentSlot, spec]) => [`${slot}-${lentSlot}`, spec]),
  );
  return {
    ...thing,
    model: { ...thing.model, parts: [...rest, ...copies] },
    materials: { ...thing.materials, ...(keepsStuff ? {} : lentStuff) },
  };
}

/** Where a slot is: pieces that touch are one place, the four feet of a tub are four. */
function roomsOf(pieces: readonly Part[]): Bounds[] {
  const rooms: Bounds[] = [];
  for (const { geometry } of pieces) {
    let room = boundsOf([geometry.positions]);
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

/** Upright over its foot; what carries the rest is as high as its room. */
function standIn(room: Bounds, [x, z]: readonly [number, number], lent: Bounds, whole: Bounds): Mat4 {
  const most = Math.max(...sidesOf(whole));
  const large = Math.max(...sidesOf(lent));
  const isFoot = room.min[1] - whole.min[1] < FOOT * most && room.max[1] < (whole.min[1] + whole.max[1]) / 2;
  const size = Math.min(MOST * most, Math.max(LEAST * most, LARGER * Math.max(...sidesOf(room))));
  const factor = isFoot ? (room.max[1] - room.min[1]) / (lent.max[1] - lent.min[1]) : size / large;
  const sunk = isFoot ? 0 : SUNK * factor * large;
  return chain(
    translation([-(lent.min[0] + lent.max[0]) / 2, -lent.min[1], -(lent.min[2] + lent.max[2]) / 2]),
    scaling([factor, factor, factor]),
    translation([x, room.min[1] - sunk, z]),
  );
}

/** In the middle of its room, a little before it: an eye. */
function setIn({ min, max }: Bounds, lent: Bounds, whole: Bounds): Mat4 {
  const least = 0.7 * LEAST * Math.max(...sidesOf(whole));
  const factor = Math.max(least, LARGER * Math.max(max[0] - min[0], max[1] - min[1])) / Math.max(...sidesOf(lent));
  const [x, y, z] = [0, 1, 2].map((k) => -((lent.min[k] as number) + (lent.max[k] as number)) / 2) as [
    number,
    number,
    number,
  ];
  return chain(
    translation([x, y, z]),
    scaling([factor, factor, factor]),
    translation([(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, max[2] - 0.2 * (max[2] - min[2])]),
  );
}

function isRod(room: Bounds): boolean {
  const [, middling = 0, longest = 0] = sidesOf(room).sort((a, b) => a - b);
  return longest > ROD * middling;
}

const sidesOf = ({ min, max }: Bounds): number[] => [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
