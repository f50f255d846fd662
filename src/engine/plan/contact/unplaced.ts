import type { Bounds } from "#measure/bounds.ts";
import type { View } from "../../concepts/concept.ts";
import type { Model, Socket } from "../../geometry/part.ts";
import {
  chain,
  type Mat4,
  rotation,
  scaling,
  transformDirection,
  transformPoint,
  translation,
} from "../../math/mat4.ts";
import { normalize, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import type { Placement } from "../recipe/recipe.ts";
import { placeSurfaces, type Surface } from "./contact-field.ts";

/** One object in its own frame, waiting for its place. */
export interface Unplaced {
  readonly concept: string;
  readonly model: Model;
  readonly bounds: Bounds;
  /** Of what of it can be seen through; left out where nothing can. */
  readonly clear?: Bounds;
  readonly family: string;
  readonly view: View;
  readonly scale: number;
  /** About Y, radians, besides what its place asks for. */
  readonly turn: number;
  readonly placement?: Placement;
  /** Made in the frame of what it is put on: it has its place there already. */
  readonly isFitted?: true;
  /** Radius and middle (x, z) of what of it is below the rim of the vessel that it fills, metres in its own size. */
  readonly girth?: { readonly radius: number; readonly middle: readonly [number, number] };
  /** Stands around a yard of its own. */
  readonly isRing?: true;
}

/** An object that has its place. */
export interface Placed {
  readonly transform: Mat4;
  readonly scale: number;
  /** About Y, radians. */
  readonly turn: number;
}

const LIVING: ReadonlySet<string> = new Set(["animal", "figure"]);

export const isLiving = ({ family }: Pick<Unplaced, "family">): boolean => LIVING.has(family);

const sizeAlong = ({ bounds }: Unplaced, axis: 0 | 1 | 2): number =>
  Math.max(1e-6, bounds.max[axis] - bounds.min[axis]);
export const widthOf = (object: Unplaced): number => sizeAlong(object, 0);
export const heightOf = (object: Unplaced): number => sizeAlong(object, 1);
export const depthOf = (object: Unplaced): number => sizeAlong(object, 2);
export const extentOf = (object: Unplaced): number => Math.max(widthOf(object), heightOf(object), depthOf(object));
export const footprintOf = (object: Unplaced): number => Math.max(widthOf(object), depthOf(object)) / 2;

/** Standing upright at a place. */
export function standAt(position: Vec3, size: number, turn: number): Placed {
  return {
    transform: chain(scaling([size, size, size]), rotation(Y_AXIS, turn), translation(position)),
    scale: size,
    turn,
  };
}

export const shift = (placed: Placed, by: Vec3): Placed => ({
  ...placed,
  transform: chain(placed.transform, translation(by)),
});

/** The object's triangles where it stands. */
export const surfacesOf = (object: Unplaced, { transform }: Placed): Surface[] =>
  placeSurfaces(
    object.model.parts.map((part) => part.geometry),
    transform,
  );

/** The first of the named sockets there is. */
export const socketOf = (model: Model, names: readonly string[]): Socket | undefined =>
  names.map((name) => model.sockets.find((socket) => socket.name === name)).find((socket) => socket !== undefined);

/** A socket where its object stands. */
export function placeSocket(socket: Socket, { transform, scale }: Placed): Socket {
  return {
    name: socket.name,
    position: transformPoint(transform, socket.position),
    normal: normalize(transformDirection(transform, socket.normal)),
    radius: socket.radius * scale,
  };
}

/** The middle of the upper side, for what has no socket. */
export function topOf(object: Unplaced): Socket {
  const radius = Math.min(widthOf(object), depthOf(object)) / 2;
  return { name: "top", position: [0, heightOf(object), 0], normal: Y_AXIS, radius };
}
