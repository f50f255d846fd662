import { boundsOf } from "#measure/bounds.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part, SurfacePoint } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Conditions, MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { add, cross, dot, length, normalize, scale, subtract, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import type { Style } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";

const SILK = fromHex("#e9e8e2");
/** Webs that lie on it, the distance between their hubs and their reach, over the size of the thing. */
const LYING = 9;
const APART = 0.24;
const REACH = [0.17, 0.27] as const;
/** Threads from a hub, from one ring to the next over the reach, and half a thread's width over the thing's size. */
const SPOKES = 13;
const PITCH = 0.105;
const THREAD = 0.0024;
/** How far the threads between two spokes sag to the hub, as a share of how far out they are. */
const SAG = 0.16;
/** How much of a web's field is grey of dust. */
const VEIL = 0.16;

/** From which amount on there are webs to be seen. */
export const isWebbed = ({ cobwebbed = 0 }: Conditions): boolean => cobwebbed > 0.3;

interface Web {
  readonly hub: Vec3;
  readonly normal: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly reach: number;
}

/** Spiders have spun it in: webs over its corners and faces, and one on either side from its edge down to the floor. */
export const cobwebs: Style = {
  id: "cobwebs",
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const middle: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
    const half = [0, 1, 2].map((k) => Math.max(1e-9, ((max[k] as number) - (min[k] as number)) / 2));
    // corners and edges before the middle of a face, what the camera sees before the back
    const favour = ({ position, normal }: Spot): number => {
      const out = [0, 1, 2].map((k) => Math.abs((position[k] as number) - (middle[k] as number)) / (half[k] as number));
      const far = out.filter((share) => share > 0.72).length;
      return (far >= 2 ? 1 : 0.12) * (normal[1] < -0.4 || normal[2] < -0.5 ? 0.1 : 1);
    };
    const spots = surfaceSpots(thing.model.parts, draw, { count: LYING, apart: APART * size, favour, tries: 30 });
    const webs = spots.map(({ position, normal }, k): Web => {
      const right = normalize(cross(Math.abs(normal[1]) > 0.9 ? X_AXIS : Y_AXIS, normal), X_AXIS);
      const reach = size * draw.number(`reach ${k}`, ...REACH);
      return { hub: position, normal, right, up: cross(normal, right), reach };
    });
    const parts = thing.model.parts.map((part): Part => {
      const toModel = fitAffine(part.geometry);
      const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
        part.paint?.(surface, x, y, z, nx, ny, nz);
        const point = toModel(x, y, z);
        for (const web of webs) spin(surface, web, point, [nx, ny, nz], THREAD * size);
      };
      return { ...part, paint };
    });
    const hung = [-1, 1].flatMap((side) => sail(thing.model.parts, side, size, draw.fork(`sail ${side}`)));
    const silk: MaterialSpec = {
      base: "plastic",
      colours: [SILK],
      conditions: {},
      scale: 1,
      seed: draw.seed32("silk"),
    };
    const strands = hung.length > 0 ? [makePart("cobweb", "cobweb", merge(hung), { weight: 1, crease: 1.4 })] : [];
    return {
      ...thing,
      model: { ...thing.model, parts: [...parts, ...strands] },
      materials: { ...thing.materials, ...(strands.length > 0 && { cobweb: silk }) },
    };
  },
};

/** The web where it passes over a point of the surface. */
function spin(surface: SurfacePoint, web: Web, point: Vec3, normal: Vec3, width: number): void {
  const off = subtract(point, web.hub);
  const far = length(off);
  if (far > web.reach || dot(normal, web.normal) < -0.2) return;
  const turned = (atan2(dot(off, web.up), dot(off, web.right)) / TAU) * SPOKES;
  const spoke = turned - Math.round(turned);
  const rim = 1 - far / web.reach;
  const across = (Math.abs(spoke) * TAU * far) / SPOKES;
  // between two spokes a thread hangs towards the hub
  const pulled = far * (1 + SAG * (1 - 4 * (0.5 - Math.abs(spoke)) * (0.5 - Math.abs(spoke))) - SAG);
  const pitch = PITCH * web.reach;
  const ring = Math.abs(pulled / pitch - Math.round(pulled / pitch)) * pitch;
  const isThread = across < width || (ring < 0.8 * width && far > 0.5 * pitch);
  const amount = isThread ? 0.92 * Math.min(1, 0.35 + 4 * rim) : VEIL * Math.min(1, 2 * rim);
  surface.r += (SILK[0] - surface.r) * amount;
  surface.g += (SILK[1] - surface.g) * amount;
  surface.b += (SILK[2] - surface.b) * amount;
  surface.roughness += (0.8 - surface.roughness) * amount;
  surface.metalness *= 1 - amount;
  if (isThread) surface.height += width * 0.5;
}

/** Rings of a hanging web, as shares of the way from the hub out; points on each of its three sides; its reach over the floor. */
const RINGS = [0.22, 0.42, 0.62, 0.82] as const;
const ON_SIDE = 4;
const OUT = 0.34;
/** How far out a side is where it is least so, of where it is most, that a web may hang from it. */
const UPRIGHT = 0.3;

/** A web between the thing's side and the floor beside it. */
function sail(parts: readonly Part[], side: number, size: number, draw: Draw) {
  const positions = parts.map(({ geometry }) => geometry.positions);
  const { min, max } = boundsOf(positions);
  const [low, high] = [min[1], max[1] - min[1]];
  const top = outermost(parts, side, low + draw.number("top", 0.66, 0.84) * high);
  const foot = outermost(parts, side, low + 0.06 * high);
  if (!top || !foot) return [];
  // what hangs, or stands on one foot, has no side that reaches the floor: there it is spun from its arms to its stem
  const [middle, half] = [(min[0] + max[0]) / 2, (max[0] - min[0]) / 2];
  const [over, under] = [side * (top[0] - middle), side * (foot[0] - middle)];
  if (Math.min(over, under) < UPRIGHT * Math.max(over, under, half)) {
    const arm = farthest(parts, side, low, high);
    return arm
      ? web(
          [arm, [middle, min[1] + 0.9 * high, arm[2] * 0.3], [middle, min[1] + 0.1 * high, arm[2] * 0.3]],
          WIDE * size,
        )
      : [];
  }
  const reach = side * OUT * Math.min(high, size * 0.6);
  const floor: Vec3 = [Math.max(side * top[0], side * foot[0]) * side + reach, low + 0.004 * size, foot[2]];
  return web([top, foot, floor], WIDE * size);
}

/** Half a hanging thread's width over the size of the whole. */
const WIDE = 0.0024;

/** The outermost of what reaches out to a side at all heights. */
const farthest = (parts: readonly Part[], side: number, low: number, high: number): Vec3 | undefined =>
  [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]
    .map((share) => outermost(parts, side, low + share * high))
    .filter((at) => at !== undefined)
    .reduce<Vec3 | undefined>((best, at) => (best && side * best[0] >= side * at[0] ? best : at), undefined);

/** Spokes and rings between three corners, the side from the last to the first being free. */
function web(corners: readonly [Vec3, Vec3, Vec3], width: number) {
  const [top, foot, floor] = corners;
  const hub = scale(add(add(top, foot), floor), 1 / 3);
  const rim = corners.flatMap((from, k) => {
    const to = corners[(k + 1) % 3] as Vec3;
    return Array.from({ length: ON_SIDE }, (_, i): Vec3 => {
      const t = i / ON_SIDE;
      const straight = add(from, scale(subtract(to, from), t));
      // the free edge is drawn in by its spokes
      return k === 2 ? add(straight, scale(subtract(hub, straight), 0.9 * t * (1 - t))) : straight;
    });
  });
  const thread = (path: readonly Vec3[]) => tube(width, path, 4);
  const spokes = rim.map((end) => thread([hub, end]));
  const rings = RINGS.flatMap((share) =>
    rim.map((end, k) => {
      const next = rim[(k + 1) % rim.length] as Vec3;
      const [from, to] = [end, next].map((at) => add(hub, scale(subtract(at, hub), share))) as [Vec3, Vec3];
      const halfway = scale(add(from, to), 0.5);
      return thread([from, add(halfway, scale(subtract(hub, halfway), SAG)), to]);
    }),
  );
  const frame = rim.slice(-ON_SIDE).map((end, k, list) => thread([end, list[k + 1] ?? top]));
  return [...spokes, ...rings, ...frame];
}

/** The point farthest to a side at a height, in the front half before the back. */
function outermost(parts: readonly Part[], side: number, height: number): Vec3 | undefined {
  let best: Vec3 | undefined;
  for (const { geometry } of parts) {
    const { positions, indices } = geometry;
    const at = (i: number): Vec3 => {
      const v = (indices[i] as number) * 3;
      return [positions[v] as number, positions[v + 1] as number, positions[v + 2] as number];
    };
    for (let i = 0; i < indices.length; i += 1) {
      const [from, to] = [at(i), at(i % 3 === 2 ? i - 2 : i + 1)];
      if (from[1] < height === to[1] < height) continue;
      const point = add(from, scale(subtract(to, from), (height - from[1]) / (to[1] - from[1])));
      const reach = side * point[0] + 0.3 * point[2];
      if (!best || reach > side * best[0] + 0.3 * best[2]) best = point;
    }
  }
  return best;
}
