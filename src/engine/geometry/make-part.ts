import { boundsOf } from "#measure/bounds.ts";
import { hash128 } from "../math/draw.ts";
import type { Geometry } from "./geometry.ts";
import type { Model, Part, Socket } from "./part.ts";
import { move, shiftRest } from "./place.ts";

export type PartOptions = Omit<Part, "name" | "slot" | "geometry"> & {
  /** Cuts this piece from its own place in the material: each leg its own wood. For parts without paint. */
  readonly ownPiece?: boolean;
};

/** A part with the usual finish. */
export function makePart(name: string, slot: string, geometry: Geometry, options: PartOptions = {}): Part {
  const { ownPiece = false, ...rest } = options;
  return { name, slot, geometry: ownPiece ? shiftRest(geometry, ownPlace(name)) : geometry, ...rest };
}

/** Left and right, front and back: the same part several times, numbered from 1. */
export const makeParts = (
  name: string,
  slot: string,
  geometries: readonly Geometry[],
  options: PartOptions = {},
): Part[] => geometries.map((geometry, i) => makePart(`${name}-${i + 1}`, slot, geometry, options));

function ownPlace(name: string): [number, number, number] {
  const [a, b, c] = hash128(name);
  return [(a % 1000) / 500, (b % 1000) / 500, (c % 1000) / 500];
}

/** Stands the parts on y = 0, centres their bounds on the Y axis, and moves the sockets along. */
export function standModel(parts: readonly Part[], sockets: readonly Socket[]): Model {
  const bounds = boundsOf(parts.map((part) => part.geometry.positions));
  const by = [-(bounds.min[0] + bounds.max[0]) / 2, -bounds.min[1], -(bounds.min[2] + bounds.max[2]) / 2] as const;
  return {
    parts: parts.map((part) => ({ ...part, geometry: move(part.geometry, by) })),
    sockets: sockets.map((socket) => ({
      ...socket,
      position: [socket.position[0] + by[0], socket.position[1] + by[1], socket.position[2] + by[2]],
    })),
  };
}
