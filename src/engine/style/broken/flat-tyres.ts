import type { Geometry } from "../../geometry/geometry.ts";
import { standModel } from "../../geometry/make-part.ts";
import type { Model } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { clamp01, lerp } from "../../math/scalar.ts";
import { changeUnits, isNamed, type Unit } from "../parts/part-units.ts";
import type { Style } from "../style.ts";

/** Share of a tyre's wall that gives way under the rim, and how far it bulges to its sides there, in its own width. */
const GIVES = 0.85;
const BULGE = 0.7;
/** Most of a tyre's radius that is wall: a solid disc has no rim to find. */
const WALL = 0.4;
/** Of the height, how far over the floor a tyre may end that still stands on it. */
const STANDS = 0.1;

/** Which of a vehicle's tyres: `front-left` is one of them, `front` both. */
const PLACES = ["front", "rear", "left", "right", "front-left", "front-right", "rear-left", "rear-right"] as const;

/** The form of a vehicle some of whose tyres have no air. @param place All of them where it is left out. */
export const flatTyresAt = (place?: string): string => (place === undefined ? "flat-tyres" : `flat-tyres-${place}`);

/** What was said to be flat of those that stand on the floor; of a bicycle's row there is no left one. */
function chosen(units: readonly Unit[], place: string): readonly Unit[] {
  const at = (axis: 0 | 2) => units.map(({ middle }) => middle[axis]);
  const half = (axis: 0 | 2) => (Math.min(...at(axis)) + Math.max(...at(axis))) / 2;
  const isApart = Math.max(...at(0)) - Math.min(...at(0)) > 1e-3;
  const isLong = Math.max(...at(2)) - Math.min(...at(2)) > 1e-3;
  return units.filter(
    ({ middle: [x, , z] }) =>
      !(isLong && /front/.test(place) && z < half(2)) &&
      !(isLong && /rear/.test(place) && z > half(2)) &&
      !(isApart && /left/.test(place) && x < half(0)) &&
      !(isApart && /right/.test(place) && x > half(0)),
  );
}

/** How thick a tyre is between tread and rim, metres. */
function wallOf(parts: Model["parts"], { min, max, middle }: Unit): number {
  const radius = (max[1] - min[1]) / 2;
  let inner = radius;
  for (const { geometry } of parts.filter((part) => isNamed(part, "tyre"))) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
      if (x < min[0] || x > max[0]) continue;
      const [up, along] = [y - middle[1], z - middle[2]];
      inner = Math.min(inner, Math.sqrt(up * up + along * along));
    }
  }
  return Math.min(radius - inner, WALL * radius);
}

/** Squashed under its rim, pressed to the floor and out to both sides; what is above sinks as a whole. */
function squash(geometry: Geometry, { min, middle }: Unit, wall: number): Geometry {
  const [low, sunk] = [1.1 * wall, GIVES * wall];
  return deform(geometry, ([x, y, z]) => {
    const under = clamp01((min[1] + low - y) / low);
    return [middle[0] + (x - middle[0]) * (1 + BULGE * under), y - sunk + sunk * under, z];
  });
}

/** How far a vehicle sinks at a place, from what its tyres do at its corners. */
function sinking(units: readonly Unit[], drops: readonly number[]) {
  const ends = ([0, 2] as const).map((axis) => {
    const at = units.map(({ middle }) => middle[axis]);
    return [Math.min(...at), Math.max(...at)] as const;
  }) as unknown as readonly [readonly [number, number], readonly [number, number]];
  const [[x0, x1], [z0, z1]] = ends;
  const cornerDrop = (x: number, z: number): number => {
    const far = units.map(({ middle }) => Math.abs(middle[0] - x) + Math.abs(middle[2] - z));
    return drops[far.indexOf(Math.min(...far))] as number;
  };
  const [rearRight, rearLeft] = [cornerDrop(x0, z0), cornerDrop(x1, z0)];
  const [frontRight, frontLeft] = [cornerDrop(x0, z1), cornerDrop(x1, z1)];
  const share = (v: number, from: number, to: number) => (to - from > 1e-6 ? clamp01((v - from) / (to - from)) : 0);
  return (x: number, z: number): number => {
    const across = share(x, x0, x1);
    return lerp(lerp(rearRight, rearLeft, across), lerp(frontRight, frontLeft, across), share(z, z0, z1));
  };
}

/** Tyres without air: squashed where they stand, bulging to their sides, all that is over them so much lower. */
const flatTyres = (place?: string): Style => ({
  id: flatTyresAt(place),
  apply: (thing) => {
    const { model } = thing;
    let standing: readonly Unit[] = [];
    let drops: readonly number[] = [];
    const squashed = changeUnits(model, "tyre", (units) => {
      const floor = Math.min(...units.map(({ min }) => min[1]));
      standing = units.filter(({ min, max }) => min[1] - floor < STANDS * (max[1] - min[1]));
      const flat = place === undefined ? standing : chosen(standing, place);
      const walls = standing.map((unit) => (flat.includes(unit) ? wallOf(model.parts, unit) : 0));
      drops = walls.map((wall) => GIVES * wall);
      return units.map((unit) => {
        const wall = walls[standing.indexOf(unit)] ?? 0;
        return (geometry) => [wall > 0 ? squash(geometry, unit, wall) : geometry];
      });
    });
    if (standing.length === 0) return thing;
    const sink = sinking(standing, drops);
    const parts = squashed.parts.map((part) =>
      isNamed(part, "tyre")
        ? part
        : { ...part, geometry: deform(part.geometry, ([x, y, z]) => [x, y - sink(x, z), z]) },
    );
    return { ...thing, model: standModel(parts, model.sockets) };
  },
});

/** All of a vehicle's tyres flat, or those at one place. */
export const FLAT_TYRES: readonly Style[] = [flatTyres(), ...PLACES.map(flatTyres)];
