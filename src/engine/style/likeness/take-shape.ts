import { type Bounds, boundsMeet, boundsOf } from "#measure/bounds.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, place } from "../../geometry/place.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import type { Draw } from "../../math/draw.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { lookOf } from "../looks.ts";
import { fitInto } from "../parts/fit-room.ts";
import type { Dressed } from "../style.ts";
import { crossBreed } from "./cross-breed.ts";
import { likeDish } from "./like-dish.ts";
import { isFlatThing, likeFlat } from "./like-flat.ts";
import { isHeaded, likeHeaded } from "./like-headed.ts";
import { likeLamp } from "./like-lamp.ts";
import { isWater, likePool } from "./like-pool.ts";
import { likeShoe } from "./like-shoe.ts";
import { likeVehicle } from "./like-vehicle.ts";
import { likeVessel } from "./like-vessel.ts";
import { likeWorn } from "./like-worn.ts";

/** Share of the body's height up to which what hangs under it may reach into it. */
const HUNG = 0.2;

const LIVING = /animal|figure/;

/** Depth over width of what one leans on, at least; and how far it stands out over the old back, as a share of its height. */
const BACK = 0.3;
const OVER = 0.25;

/**
 * "A car that looks like an avocado": the other thing takes the place of the body and keeps its own colours; wheels, legs, wings
 * stay on. Of two living things, the one takes only the other's coat.
 *
 * @param isCross It is a hybrid of the two: the one bears the other's head.
 */
export function takeShape(thing: Dressed, likeness: Dressed, draw: Draw, isCross = false): Dressed {
  if (LIVING.test(thing.family) && LIVING.test(likeness.family))
    return isCross ? crossBreed(thing, likeness) : takeCoat(thing, likeness);
  const shown = onlyOne(likeness);
  return inItsOwnWay(thing, shown, draw) ?? fillBody(thing, shown);
}

/** What certain things keep of themselves; undefined where only the body gives way. */
function inItsOwnWay(thing: Dressed, likeness: Dressed, draw: Draw): Dressed | undefined {
  const { family } = thing;
  const hasHandleOnly = thing.model.parts.some(({ slot }) => slot === "handle") && !/spout/.test(slotsOf(thing));
  const isBeast = likeness.family === "animal";
  if (isFlatThing(thing)) return likeFlat(thing, likeness);
  if (family === "furniture" && isWater(likeness)) return likePool(thing, likeness, draw);
  if (family === "vehicle") return likeVehicle(thing, likeness, LIVING.test(likeness.family));
  if (family === "light") return likeLamp(thing, likeness, draw);
  if (family === "food") return likeDish(thing, likeness);
  if (isBeast && isHeaded(thing)) return likeHeaded(thing, likeness);
  if (isBeast && (/^(?:garment|container)$/.test(family) || (family === "vessel" && hasHandleOnly)))
    return likeWorn(thing, likeness);
  if (family === "garment") return likeShoe(thing, likeness);
  return family === "vessel" ? likeVessel(thing, likeness) : undefined;
}

const slotsOf = ({ model }: Dressed): string => model.parts.map(({ slot }) => slot).join(" ");

/** Of fruit that lies there several times the cut one, or the first: two would be two bodies. */
function onlyOne(likeness: Dressed): Dressed {
  const cut = likeness.model.parts.find(({ name }) => name === "half");
  const parts = likeness.model.parts.filter((part, k) =>
    cut ? part === cut || part.slot !== cut.slot : k === 0 || !/^(?:second|third|slice)\b/.test(part.name),
  );
  const single = likeness.family === "food" ? outOfBunch(parts) : parts;
  return { ...likeness, model: standModel(single, likeness.model.sockets) };
}

/** Fruits of a bunch at most: more of them are one fruit together, as grapes are. */
const BUNCH = 7;

/** Of several that are alike the middle one: nobody means a bunch by a banana. */
function outOfBunch(parts: readonly Part[]): readonly Part[] {
  const stem = ({ name, slot }: Part) => `${slot} ${name.replace(/-\d+$/, "")}`;
  const alike = parts.filter((part) => /-\d+$/.test(part.name) && stem(part) === stem(parts[0] as Part));
  if (alike.length < 2 || alike.length > BUNCH) return parts;
  return [alike[alike.length >> 1] as Part];
}

function fillBody(thing: Dressed, likeness: Dressed): Dressed {
  const [main] = Object.keys(thing.materials);
  const isReplaced = replacedIn(thing, main);
  const seat = seatTop(thing, isReplaced);
  const body = thing.model.parts.filter(isReplaced).flatMap((part) => cutAt(part, seat, true));
  if (body.length === 0) return thing;
  const whole = boundsOf(body.map(({ geometry }) => geometry.positions));
  const isHung = seat === undefined && carriesRest(thing, isReplaced, whole);
  const room = isHung ? whole : roomIn(thing, whole);
  const isUpright =
    isHung ||
    (thing.family !== "vehicle" && thing.family in KEPT) ||
    thing.family === "furniture" ||
    LIVING.test(likeness.family);
  const fit = fitInto(room, boundsOf(likeness.model.parts.map(({ geometry }) => geometry.positions)), isUpright);
  const fitted = likeness.model.parts.map(({ geometry }) => place(geometry, fit));
  // what one leans on stands on the seat; what carries the rest hangs low enough for its ropes
  const low = isHung ? lowOverRopes(fitted, room) : boundsOf(fitted.map(({ positions }) => positions)).min[1];
  const down = seat === undefined && !isHung ? 0 : room.min[1] - low;
  const shape = likeness.model.parts.map(
    ({ name, slot, geometry: _, ...options }, k): Part =>
      makePart(`like-${name}`, `like-${slot}`, move(fitted[k] as Geometry, [0, down, 0]), { ...options, weight: 1 }),
  );
  const filled = boundsOf(shape.map(({ geometry }) => geometry.positions));
  // what hung on the body and does not reach the new one is left out
  const onWall = thing.family === "building";
  const onWheels = thing.family === "vehicle" && isOnWheels(thing.model);
  const rest = thing.model.parts
    .flatMap((part) => (isReplaced(part) ? cutAt(part, seat, false) : [onWall ? setOnWall(part, shape, filled) : part]))
    .filter(
      (part) => seat !== undefined || isHung || onWheels || boundsMeet(boundsOf([part.geometry.positions]), filled),
    );
  const dressed = Object.fromEntries(Object.entries(likeness.materials).map(([slot, spec]) => [`like-${slot}`, spec]));
  const [skin] = Object.values(likeness.materials);
  const seats = thing.family === "furniture" && skin ? seatsLike(thing, isReplaced, skin) : {};
  return {
    ...thing,
    model: standModel([...shape, ...rest], thing.model.sockets),
    materials: { ...thing.materials, ...seats, ...dressed },
  };
}

/** What a house, a lamp or a chair still is itself by, where the rest of it looks like something else. */
const KEPT: Readonly<Record<string, RegExp>> = {
  building: /door|window|pane|glass|step|frame|shutter/,
  vehicle:
    /tyre|wheel|iron|hub|underbody|headlight|taillight|bumper|shaft|rod|rail|propeller|wing|strut|engine|oar|sail|mast|fin/,
};

/**
 * The parts whose place the likeness takes: of houses and lamps nearly all, of a chair what one leans on where that is a part of
 * its own, of everything else the body.
 */
function replacedIn({ family, model }: Dressed, main: string | undefined): (part: Part) => boolean {
  const kept = family !== "vehicle" || isOnWheels(model) ? KEPT[family] : undefined;
  if (kept) return ({ slot }) => !kept.test(slot);
  const isBack = ({ name, slot }: Part) => /back/.test(slot) || /^(?:back|slat|spindle|splat|rail)/.test(name);
  if (family === "furniture" && model.parts.some(isBack)) return isBack;
  return ({ slot }) => slot === main;
}

/** Whether all else hangs under the body: the ropes and the basket of a balloon. */
function carriesRest({ model }: Dressed, isReplaced: (part: Part) => boolean, { min, max }: Bounds): boolean {
  const rest = model.parts.filter((part) => !isReplaced(part)).map(({ geometry }) => geometry.positions);
  if (rest.length === 0) return false;
  const own = boundsOf(rest);
  return own.min[1] < min[1] && own.max[1] < min[1] + HUNG * (max[1] - min[1]);
}

/** Shares of the room: how far from its middle ropes are tied on, and how far legs and fins may hang down beside them. */
const TIED = 0.12;
const BESIDE = 0.12;

/** Where the likeness begins over the ropes: its belly rather than its feet. */
function lowOverRopes(fitted: readonly Geometry[], { min, max }: Bounds): number {
  const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const near = TIED * Math.max(max[0] - min[0], max[2] - min[2]);
  const foot = boundsOf(fitted.map(({ positions }) => positions)).min[1];
  let belly = foot + BESIDE * (max[1] - min[1]);
  for (const { positions } of fitted)
    for (let i = 0; i < positions.length; i += 3)
      if (Math.abs((positions[i] as number) - cx) < near && Math.abs((positions[i + 2] as number) - cz) < near)
        belly = Math.min(belly, positions[i + 1] as number);
  return belly;
}

/** How high one sits, where what one leans on is another part: its posts stand on the floor and stay up to there. */
function seatTop({ family, model }: Dressed, isReplaced: (part: Part) => boolean): number | undefined {
  const seats = model.parts.filter((part) => /seat|cushion/.test(part.slot) && !isReplaced(part));
  return family === "furniture" && seats.length > 0
    ? boundsOf(seats.map(({ geometry }) => geometry.positions)).max[1]
    : undefined;
}

function cutAt(part: Part, height: number | undefined, isAbove: boolean): Part[] {
  if (height === undefined) return isAbove ? [part] : [];
  const geometry = isAbove
    ? clipGeometry(part.geometry, [0, -1, 0], -height)
    : clipGeometry(part.geometry, [0, 1, 0], height);
  return geometry.indices.length > 0 ? [{ ...part, geometry }] : [];
}

/** Share of the whole within which vertices count as at a window's height and before it. */
const NEAR = 0.14;

/** Doors and windows stand in the new wall, whatever its shape. */
function setOnWall(part: Part, shape: readonly Part[], { min, max }: Bounds): Part {
  const own = boundsOf([part.geometry.positions]);
  const middle = scale(add(own.min as Vec3, own.max as Vec3), 0.5);
  const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const isSide = Math.abs(middle[0] - cx) * (max[2] - min[2]) > Math.abs(middle[2] - cz) * (max[0] - min[0]);
  const [out, across] = isSide ? ([0, 2] as const) : ([2, 0] as const);
  const sign = middle[out] - (isSide ? cx : cz) < 0 ? -1 : 1;
  let reach = Number.NEGATIVE_INFINITY;
  for (const { geometry } of shape)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const isNear =
        Math.abs((geometry.positions[i + 1] as number) - middle[1]) < NEAR * size &&
        Math.abs((geometry.positions[i + across] as number) - middle[across]) < NEAR * size;
      if (isNear) reach = Math.max(reach, sign * (geometry.positions[i + out] as number));
    }
  if (reach === Number.NEGATIVE_INFINITY) return part;
  const by: [number, number, number] = [0, 0, 0];
  by[out] = sign * reach - middle[out];
  return { ...part, geometry: move(part.geometry, by) };
}

/** Seats and cushions take the colour of what the chair looks like. */
const seatsLike = ({ materials, model }: Dressed, isReplaced: (part: Part) => boolean, skin: MaterialSpec) =>
  Object.fromEntries(
    Object.entries(materials)
      .filter(
        ([slot]) => /seat|cushion/.test(slot) && !model.parts.some((part) => part.slot === slot && isReplaced(part)),
      )
      .map(([slot, spec]) => [slot, { ...spec, colours: [lookOf(skin).colour] }]),
  );

/** A hull or a balloon is only its body. */
const isOnWheels = ({ parts }: Model): boolean => parts.some(({ slot }) => /tyre|wheel/.test(slot));

/** What one leans on may be as wide as the whole chair and stand out over it. */
function roomIn(thing: Dressed, whole: Bounds): Bounds {
  if (thing.family === "vehicle") return clearOfWheels(whole);
  if (thing.family !== "furniture") return whole;
  const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
  const [tall, middle] = [whole.max[1] - whole.min[1], (whole.min[2] + whole.max[2]) / 2];
  const deep = Math.max(whole.max[2] - whole.min[2], BACK * (max[0] - min[0]));
  return {
    min: [min[0], whole.min[1], middle - deep / 2],
    max: [max[0], whole.max[1] + OVER * tall, middle + deep / 2],
  };
}

/** Narrower and higher, so that the wheels stand out. */
function clearOfWheels({ min, max }: Bounds): Bounds {
  const [middle, half] = [(min[0] + max[0]) / 2, ((max[0] - min[0]) / 2) * 0.7];
  return {
    min: [middle - half, min[1] + 0.24 * (max[1] - min[1]), min[2]],
    max: [middle + half, max[1], max[2]],
  };
}

function takeCoat(thing: Dressed, likeness: Dressed): Dressed {
  const [coat] = Object.values(likeness.materials);
  const [main] = Object.keys(thing.materials);
  if (!coat || main === undefined) return thing;
  return { ...thing, materials: { ...thing.materials, [main]: coat } };
}
