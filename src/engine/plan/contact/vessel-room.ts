import type { Socket } from "../../geometry/part.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { type Columns, columnsOf, type Surface } from "./contact-field.ts";
import { surfacesBelow } from "./rim-height.ts";

/** Cells across half the width of a vessel's inside. */
const FINENESS = 14;
/** How far under its rim a wall counts as one, as a share of the depth. */
const BELOW_RIM = 0.12;
/** Least height of a wall, in radii of the inside. */
const LEAST_WALL = 0.12;
/** Share of a round vessel's opening that is found at least; else its floor is of wires that nothing was found on. */
const LEAST_FOUND = 0.3;

/** A place where something may lie in a vessel. */
export interface OpenSpot {
  readonly x: number;
  readonly z: number;
  /** Metres to the nearest wall. */
  readonly clear: number;
}

export interface VesselRoom {
  readonly spots: readonly OpenSpot[];
  /** Square metres that all of them cover. */
  readonly area: number;
  /** Height of its walls, in metres. */
  readonly rim: number;
  /** What of the vessel things can touch there: no handle over it. */
  readonly walls: readonly Surface[];
}

/** Directions in which walls are looked for, and which part of them counts: handles and cabs stand higher in a few. */
const SECTORS = 24;
const USUAL = 0.4;

/**
 * What of a vessel is open from above, between walls of any outline: the bed of a cart, a boat between its bows, a crate with
 * its corners.
 *
 * @param surfaces What the vessel takes up.
 * @param opening The vessel's `inside` socket, placed.
 * @returns Undefined where no floor or no wall is found.
 */
export function openRoom(surfaces: readonly Surface[], opening: Socket): VesselRoom | undefined {
  const cell = opening.radius / FINENESS;
  const [cx, floor, cz] = opening.position;
  const whole = columnsOf(surfaces, cell);
  const rim = wallHeight(whole, cx, cz);
  if (rim < floor + LEAST_WALL * opening.radius) return undefined;
  const walls = surfacesBelow(surfaces, rim);
  const { high, countX, countZ, firstX, firstZ } = columnsOf(walls, cell);
  const wall = rim - BELOW_RIM * (rim - floor);
  // what is lower than the floor is beside the vessel, and a slope of its walls is not
  const isOpen = (at: number) => (high[at] as number) < wall && (high[at] as number) > floor - 0.5 * (rim - floor);
  const [column, row] = [Math.floor(cx / cell - firstX), Math.floor(cz / cell - firstZ)];
  // a bench or an oar may lie over the middle
  const starts = [0, 4, -4, 8, -8].flatMap((aside) => [row * countX + column + aside, (row + aside) * countX + column]);
  const inside = flood(starts.find((each) => isOpen(each)) ?? -1, countX, countZ, isOpen);
  const area = inside.length * cell * cell;
  if (area < LEAST_FOUND * PI * opening.radius * opening.radius) return undefined;
  const open = new Set(inside);
  const edge = inside.filter((i) => [i - 1, i + 1, i - countX, i + countX].some((next) => !open.has(next)));
  const spots = inside.map((i): OpenSpot => {
    const [column, row] = [i % countX, Math.floor(i / countX)];
    let nearest = Number.POSITIVE_INFINITY;
    for (const each of edge) {
      const [x, z] = [(each % countX) - column, Math.floor(each / countX) - row];
      nearest = Math.min(nearest, x * x + z * z);
    }
    return {
      x: (firstX + column + 0.5) * cell,
      z: (firstZ + row + 0.5) * cell,
      clear: (Math.sqrt(nearest) + 0.5) * cell,
    };
  });
  return { spots, area, rim, walls };
}

/** Share of the way to the wall within which what is high is a handle over the middle. */
const OVERHEAD = 0.6;

/** The highest of a vessel in most directions from its middle. */
function wallHeight({ high, cell, countX, countZ, firstX, firstZ }: Columns, cx: number, cz: number): number {
  const heights = Array.from({ length: SECTORS }, (_, sector) => {
    const angle = (TAU * (sector + 0.5)) / SECTORS;
    let highest = Number.NEGATIVE_INFINITY;
    for (let out = Math.ceil(OVERHEAD * FINENESS); ; out += 1) {
      const x = Math.floor(cx / cell + out * cos(angle)) - firstX;
      const z = Math.floor(cz / cell + out * sin(angle)) - firstZ;
      if (x < 0 || z < 0 || x >= countX || z >= countZ) return highest;
      highest = Math.max(highest, high[z * countX + x] as number);
    }
  });
  return heights.sort((a, b) => a - b)[Math.floor(SECTORS * USUAL)] as number;
}

/** The cells that hang together with the first one. */
function flood(start: number, countX: number, countZ: number, isOpen: (cell: number) => boolean): number[] {
  if (start < 0 || start >= countX * countZ || !isOpen(start)) return [];
  const seen = new Set([start]);
  const found = [start];
  for (let k = 0; k < found.length; k += 1) {
    const cell = found[k] as number;
    const column = cell % countX;
    for (const next of [
      column > 0 ? cell - 1 : -1,
      column < countX - 1 ? cell + 1 : -1,
      cell - countX,
      cell + countX,
    ]) {
      if (next < 0 || next >= countX * countZ || seen.has(next) || !isOpen(next)) continue;
      seen.add(next);
      found.push(next);
    }
  }
  return found;
}
