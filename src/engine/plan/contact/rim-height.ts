import type { Socket } from "../../geometry/part.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { type Mat4, transformPoint } from "../../math/mat4.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Surface } from "./contact-field.ts";
import { type Placed, placeSocket, socketOf, surfacesOf, type Unplaced } from "./unplaced.ts";

/** Directions in which the wall is looked at. */
const SECTORS = 24;
/** Where a vessel's wall stands, in radii of its inside. */
const WALL = [0.8, 1.6] as const;

/** How high over the floor of a vehicle's inside what begins there is above it, in radii of that. */
const HANGING = 2;

/**
 * Height of a vessel's rim over the scene's floor, in metres: that of its wall in most directions, so that a handle does not count.
 *
 * @param opening The vessel's `inside` socket, placed.
 */
export function rimHeight(vessel: Unplaced, { transform }: Placed, opening: Socket): number {
  const [cx, floor, cz] = opening.position;
  const highest = new Float64Array(SECTORS).fill(floor);
  const under = floor + HANGING * opening.radius;
  for (const { geometry } of vessel.model.parts) {
    const { positions } = geometry;
    // a balloon is over its basket, and no wall of it
    if (vessel.family === "vehicle" && lowest(positions, transform) > under) continue;
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = transformPoint(transform, [
        positions[i],
        positions[i + 1],
        positions[i + 2],
      ] as unknown as Vec3);
      const out = Math.sqrt((x - cx) * (x - cx) + (z - cz) * (z - cz)) / opening.radius;
      if (out < WALL[0] || out > WALL[1]) continue;
      const sector = Math.floor((atan2(z - cz, x - cx) / TAU + 0.5) * SECTORS) % SECTORS;
      if (y > (highest[sector] as number)) highest[sector] = y;
    }
  }
  return highest.sort()[Math.floor(SECTORS * 0.4)] as number;
}

/** The same of what has corners, too: there no walls are near enough to be found, and its mouth says how high they are. */
export function mouthHeight(vessel: Unplaced, at: Placed, opening: Socket): number {
  const mouth = opening.name === "inside" ? socketOf(vessel.model, ["top"]) : undefined;
  const rim = rimHeight(vessel, at, opening);
  return mouth ? Math.max(rim, placeSocket(mouth, at).position[1]) : rim;
}

/**
 * The vessel's triangles as far as something put into it, or on its rim, can touch them: a handle over the opening does not
 * catch what goes in under it.
 */
export function openSurfaces(vessel: Unplaced, at: Placed): Surface[] {
  const inside = socketOf(vessel.model, ["inside"]);
  const surfaces = surfacesOf(vessel, at);
  if (!inside || socketOf(vessel.model, ["seat", "back", "bed"])) return surfaces;
  return surfacesBelow(surfaces, mouthHeight(vessel, at, placeSocket(inside, at)));
}

/** Those of a vessel's surfaces that are no handle over it. All of them where none would be left. */
export function surfacesBelow(surfaces: readonly Surface[], rim: number): Surface[] {
  const open = surfaces.filter((surface) => meanHeight(surface) <= rim);
  return open.length > 0 ? open : [...surfaces];
}

function lowest(positions: Float32Array, transform: Mat4): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < positions.length; i += 3) {
    const at = [positions[i], positions[i + 1], positions[i + 2]] as unknown as Vec3;
    least = Math.min(least, transformPoint(transform, at)[1]);
  }
  return least;
}

function meanHeight({ positions }: Surface): number {
  let sum = 0;
  for (let i = 1; i < positions.length; i += 3) sum += positions[i] as number;
  return (sum * 3) / Math.max(1, positions.length);
}
