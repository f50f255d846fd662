import type { Bounds } from "#measure/bounds.ts";
import type { Model, Socket } from "../geometry/part.ts";
import { acos, cos, PI, sin, TAU } from "../math/elementary.ts";
import { chain, type Mat4, rotation, scaling, transformDirection, transformPoint, translation } from "../math/mat4.ts";
import { clamp } from "../math/scalar.ts";
import { add, cross, dot, normalize, scale, type Vec3, X_AXIS, Y_AXIS } from "../math/vec3.ts";
import type { Placement } from "./recipe.ts";

/** One object in its own frame, waiting for its place. */
export interface Unplaced {
  readonly model: Model;
  readonly bounds: Bounds;
  /** Garments are worn where there is a head; furniture holds things on its top: "a table with a lamp". */
  readonly family: string;
  readonly scale: number;
  /** About Y, radians. */
  readonly turn: number;
  readonly placement?: Placement;
}

/** Sockets each relation looks for on its target, the best first. */
const SOCKETS: Readonly<Record<string, readonly string[]>> = {
  on: ["seat", "back", "top"],
  riding: ["back", "seat", "top"],
  in: ["inside", "seat", "top"],
  wearing: ["head", "neck", "top"],
  holding: ["hand", "mouth", "top"],
};
/** Of two things beside each other the smaller is shown at least this large against the other, or nobody would see it. */
const LEAST_RATIO_BESIDE = 0.3;
/** Likewise for things on or in another. */
const LEAST_RATIO_ON = 0.18;
/** How far a thing may stand out over the surface it rests on before it is made smaller, as a ratio of the radius. */
const OVERHANG = 1.35;
/** Air between neighbours, as a ratio of their mean width. */
const GAP = 0.15;
/** Items in the front row; further ones stand behind. */
const ROW_LENGTH = 5;
/** A little depth into the surface, as a ratio of the height, so that nothing hovers over a rounded back. */
const SINK = 0.02;

interface Placed {
  readonly transform: Mat4;
  readonly scale: number;
}

/**
 * Finds each object's transform from its own frame into the model's.
 *
 * Supports come before what they carry; things rest on their support's socket, spread evenly where there are several,
 * and are made smaller where they would not fit or larger where they would not be seen.
 */
export function arrange(objects: readonly Unplaced[]): Mat4[] {
  const done = new Map<number, Placed>();
  const rows = new Map<number, number>();

  const solve = (index: number): Placed => {
    const ready = done.get(index);
    if (ready) return ready;
    const object = objects[index] as Unplaced;
    const placed = object.placement ? put(object, object.placement) : stand(object, object.scale, [0, 0, 0]);
    done.set(index, placed);
    return placed;
  };

  const put = (object: Unplaced, placement: Placement): Placed => {
    const support = objects[placement.target] as Unplaced;
    const at = solve(placement.target);
    const relation = resolveRelation(object, support, placement);
    if (relation === "beside") return besides(object, support, at, placement);
    if (relation === "under") return beneath(object, support, at);
    return relation === "wearing" || relation === "holding"
      ? fasten(object, support, at, relation)
      : rest(object, support, at, relation, placement);
  };

  const besides = (object: Unplaced, support: Unplaced, at: Placed, { target }: Placement): Placed => {
    const other = extent(support) * at.scale;
    const size = clamp(
      object.scale,
      (LEAST_RATIO_BESIDE * other) / extent(object),
      other / LEAST_RATIO_BESIDE / extent(object),
    );
    const position = rows.get(target) ?? 0;
    rows.set(target, position + 1);
    // right, left, right, … and then a row further back
    const row = Math.floor((position + 1) / ROW_LENGTH);
    const place = (position + 1) % ROW_LENGTH;
    const side = place % 2 === 1 ? 1 : -1;
    const steps = Math.ceil(place / 2);
    const [own, neighbour] = [widthOf(object) * size, widthOf(support) * at.scale];
    const air = (GAP * (own + neighbour)) / 2;
    const x = place === 0 ? 0 : (neighbour + own) / 2 + air + (steps - 1) * (own + air);
    const depth = Math.max(depthOf(object) * size, depthOf(support) * at.scale) * (1 + GAP);
    return stand(object, size, transformPoint(at.transform, [(side * x) / at.scale, 0, (-row * depth) / at.scale]));
  };

  return objects.map((_, index) => solve(index).transform);
}

function resolveRelation(object: Unplaced, support: Unplaced, placement: Placement): string {
  const canBeWorn = object.family === "garment" && socketOf(support.model, ["head"]) !== undefined;
  if (placement.relation === "on" && canBeWorn) return "wearing";
  if (placement.relation !== "with") return placement.relation;
  if (canBeWorn) return "wearing";
  return support.family === "furniture" && heightOf(object) * object.scale < heightOf(support) ? "on" : "beside";
}

function stand(object: Unplaced, size: number, position: Vec3): Placed {
  return {
    transform: chain(scaling([size, size, size]), rotation(Y_AXIS, object.turn), translation(position)),
    scale: size,
  };
}

/** On the floor under the support, a little to the front, where it can be seen. */
function beneath(object: Unplaced, support: Unplaced, at: Placed): Placed {
  const room = heightOf(support) * at.scale * 0.6;
  const fitting = Math.min(object.scale, room / heightOf(object));
  const size = atLeast(object, fitting, LEAST_RATIO_ON * extent(support) * at.scale);
  return stand(object, size, transformPoint(at.transform, [0, 0, depthOf(support) * 0.3]));
}

/** On a seat, a back or a top, or inside. */
function rest(object: Unplaced, support: Unplaced, at: Placed, relation: string, { index, of }: Placement): Placed {
  const socket = socketOf(support.model, SOCKETS[relation] ?? []) ?? topOf(support);
  const room = socket.radius * at.scale * (relation === "in" ? 0.9 : OVERHANG);
  const radius = Math.max(widthOf(object), depthOf(object)) / 2;
  const seen = atLeast(object, object.scale, LEAST_RATIO_ON * extent(support) * at.scale);
  // equal things stand on a ring: its radius for touching circles, and the circle around all of them
  const ring = of > 1 ? 1 / sin(PI / of) : 0;
  const size = Math.min(seen, room / (radius * (ring + 1)));
  const angle = (TAU * (index + 0.5)) / of;
  const offset: Vec3 = [
    ring * radius * size * cos(angle),
    -SINK * heightOf(object) * size,
    ring * radius * size * sin(angle),
  ];
  return stand(object, size, add(transformPoint(at.transform, socket.position), offset));
}

/** On a head, in a hand or a mouth: taken hold of at its `attach` socket and turned with the socket. */
function fasten(object: Unplaced, support: Unplaced, at: Placed, relation: string): Placed {
  const socket = socketOf(support.model, SOCKETS[relation] ?? []) ?? topOf(support);
  const hold = socketOf(object.model, ["attach"]);
  const fits = relation === "wearing" && hold ? (socket.radius * at.scale) / hold.radius : undefined;
  const size = fits ?? Math.min(object.scale, (extent(support) * at.scale * 0.7) / extent(object));
  const from = hold?.position ?? (relation === "holding" ? [0, heightOf(object) / 2, 0] : [0, 0, 0]);
  const up = normalize(transformDirection(at.transform, socket.normal));
  return {
    transform: chain(
      translation(scale(from as Vec3, -1)),
      scaling([size, size, size]),
      rotation(Y_AXIS, support.turn),
      tilt(up),
      translation(transformPoint(at.transform, socket.position)),
    ),
    scale: size,
  };
}

/** The shortest turn that takes straight up to `up`. */
function tilt(up: Vec3): Mat4 {
  const axis = cross(Y_AXIS, up);
  return rotation(normalize(axis, X_AXIS), acos(dot(Y_AXIS, up)));
}

const socketOf = (model: Model, names: readonly string[]): Socket | undefined =>
  names.map((name) => model.sockets.find((socket) => socket.name === name)).find((socket) => socket !== undefined);

/** The middle of the upper side, for what has no socket. */
function topOf(object: Unplaced): Socket {
  const radius = Math.min(widthOf(object), depthOf(object)) / 2;
  return { name: "top", position: [0, heightOf(object), 0], normal: Y_AXIS, radius };
}

const atLeast = (object: Unplaced, size: number, smallest: number): number => Math.max(size, smallest / extent(object));

const sizeAlong = ({ bounds }: Unplaced, axis: 0 | 1 | 2): number =>
  Math.max(1e-6, bounds.max[axis] - bounds.min[axis]);
const widthOf = (object: Unplaced): number => sizeAlong(object, 0);
const heightOf = (object: Unplaced): number => sizeAlong(object, 1);
const depthOf = (object: Unplaced): number => sizeAlong(object, 2);
const extent = (object: Unplaced): number => Math.max(widthOf(object), heightOf(object), depthOf(object));
