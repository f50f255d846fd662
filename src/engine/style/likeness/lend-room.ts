import { type Bounds, boundsOf } from "#measure/bounds.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { chain, type Mat4, rotation, scaling, translation } from "../../math/mat4.ts";
import { type Vec3, Y_AXIS } from "../../math/vec3.ts";
import type { Dressed } from "../style.ts";

export const boundsOfParts = (parts: readonly Part[]): Bounds =>
  boundsOf(parts.map(({ geometry }) => geometry.positions));

/** What another thing lends its shape, under names of its own. */
export const lentParts = ({ model }: Dressed, transform: Mat4, prefix = "like-"): Part[] =>
  model.parts.map(({ name, slot, geometry, ...options }) =>
    makePart(prefix + name, prefix + slot, place(geometry, transform), { ...options, weight: 1 }),
  );

/** Stands the likeness on the floor of a room in its middle, as large as fits there, turned about Y by so many radians. */
export function standInRoom(likeness: Dressed, room: Bounds, turn = 0, prefix = "like-"): Part[] {
  const turned = standModel(
    likeness.model.parts.map((part) => ({ ...part, geometry: place(part.geometry, rotation(Y_AXIS, turn)) })),
    [],
  );
  const { min, max } = boundsOfParts(turned.parts);
  const by = Math.min(
    ...([0, 1, 2] as const).map((k) => (room.max[k] - room.min[k]) / Math.max(max[k] - min[k], 1e-9)),
  );
  const from: Vec3 = [-(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2];
  const to: Vec3 = [(room.min[0] + room.max[0]) / 2, room.min[1], (room.min[2] + room.max[2]) / 2];
  const transform = chain(translation(from), scaling([by, by, by]), translation(to));
  return lentParts({ ...likeness, model: turned }, transform, prefix);
}

/** The thing of what is left of it and what was lent, each in its own materials. */
export const withLent = (
  thing: Dressed,
  left: readonly Part[],
  lent: readonly Part[],
  likeness: Dressed,
  prefix = "like-",
): Dressed => ({
  ...thing,
  model: standModel([...lent, ...left], thing.model.sockets),
  materials: { ...thing.materials, ...lentMaterials(likeness, prefix) },
});

export const lentMaterials = ({ materials }: Dressed, prefix = "like-"): Record<string, MaterialSpec> =>
  Object.fromEntries(Object.entries(materials).map(([slot, spec]) => [prefix + slot, spec]));

/** How high some parts reach near the middle, and where that is; not at the ears or horns to both sides. */
export function topOf(parts: readonly Part[]): Vec3 {
  const { min, max } = boundsOfParts(parts);
  const [cx, near] = [(min[0] + max[0]) / 2, 0.08 * (max[0] - min[0])];
  let top: Vec3 = [cx, min[1], (min[2] + max[2]) / 2];
  for (const { geometry } of parts)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const [x, y, z] = [0, 1, 2].map((k) => geometry.positions[i + k] as number) as unknown as Vec3;
      if (Math.abs(x - cx) < near && y > top[1]) top = [x, y, z];
    }
  return top;
}

/** How high some parts reach within `near` metres of a place seen from above; their highest where nothing is there. */
export function heightAt(parts: readonly Part[], [cx, cz]: readonly [number, number], near: number): number {
  let top = Number.NEGATIVE_INFINITY;
  for (const { geometry } of parts)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const [x, y, z] = [0, 1, 2].map((k) => geometry.positions[i + k] as number) as unknown as Vec3;
      const [dx, dz] = [x - cx, z - cz];
      if (dx * dx + dz * dz < near * near) top = Math.max(top, y);
    }
  return top > Number.NEGATIVE_INFINITY ? top : boundsOfParts(parts).max[1];
}

/** The parts of the main slot; of a thing that has none in it, as a glass jug has, those of the slot that is largest. */
export function bodyOf({ model: { parts }, materials }: Dressed): readonly Part[] {
  const [main] = Object.keys(materials);
  const inMain = parts.filter(({ slot }) => slot === main);
  if (inMain.length > 0) return inMain;
  const sizeOf = (part: Part) => {
    const { min, max } = boundsOfParts([part]);
    return (max[0] - min[0]) * (max[1] - min[1]) * (max[2] - min[2]);
  };
  const largest = [...parts].sort((a, b) => sizeOf(b) - sizeOf(a))[0];
  return parts.filter(({ slot }) => slot === largest?.slot);
}
