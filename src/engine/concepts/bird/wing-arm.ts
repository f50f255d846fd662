import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { cos, pow, sin, TAU } from "../../math/elementary.ts";
import { add, cross, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import type { BirdFrame } from "./bird-shape.ts";

const SIDES = 16;

/**
 * A wing as one smooth blade: a penguin's flipper at its side, or any wing held forward like an arm. Both are given on the left
 * side; the right one is to be mirrored.
 */
export function flipper(
  { at, girth, back, up }: BirdFrame,
  wide: number,
  length: number,
  carried: string,
  breadth: number,
): { left: Geometry; right: Geometry } {
  const side = girth * wide;
  const shoulder = at(-0.3, 0.06, side * 0.62);
  const down = add(scale(back, 0.98), scale(up, -0.12));
  const hanging = (out: number): Vec3[] => [
    shoulder,
    add(add(shoulder, scale(down, length * 0.35)), [side * 0.34 + out * 0.3, 0, 0]),
    add(add(shoulder, scale(down, length * 0.72)), [side * 0.4 + out * 0.75, 0, 0]),
    add(add(shoulder, scale(down, length)), [side * 0.34 + out * 1.1, 0, 0]),
  ];
  const held = (): Vec3[] => {
    const hand = at(-0.2, -girth - 0.26, side + 0.2);
    const elbow = at(0.06, -girth * 0.15, side + 0.16);
    return [shoulder, elbow, add(scale(add(elbow, hand), 0.5), [0.03, -0.02, 0]), hand];
  };
  const out = carried === "spread" ? 0.5 * length : 0.16 * length;
  return {
    left: blade(carried === "both-arms" ? held() : hanging(out), breadth),
    right: blade(carried.endsWith("arms") ? held() : hanging(out), breadth),
  };
}

function blade(points: readonly Vec3[], breadth: number): Geometry {
  const path = curveThrough(points, 6);
  const last = path.length - 1;
  const rings = path.map((point, i): Ring => {
    if (i === 0 || i === last) return [point];
    const t = i / last;
    const way = normalize(subtract(path[i + 1] as Vec3, path[i - 1] as Vec3));
    // flat towards the body: thin from side to side, deep from front to back
    const thin = normalize(subtract([1, 0, 0], scale(way, way[0])));
    const deep = cross(way, thin);
    const broad = breadth * pow(sin(Math.PI * pow(t, 0.55)), 0.55);
    return Array.from({ length: SIDES }, (_, k): Vec3 => {
      const angle = (k / SIDES) * TAU;
      return add(point, add(scale(thin, 0.34 * broad * cos(angle)), scale(deep, broad * sin(angle))));
    });
  });
  return loft(rings);
}
