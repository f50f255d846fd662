import { boundsOf } from "#measure/bounds.ts";
import { noise } from "../geometry/deform.ts";
import { fitAffine } from "../geometry/fit-affine.ts";
import type { Part } from "../geometry/part.ts";
import { clamp01, smoothstep } from "../math/scalar.ts";
import { distance, type Vec3 } from "../math/vec3.ts";
import type { Style } from "./style.ts";
import { type Spot, surfaceSpots } from "./surface-spots.ts";
import { type Extent, extentOf, warped } from "./warped.ts";
import { GRIME } from "./wear/age-surface.ts";

/** How deep what is flat, and what is not, is knocked in at most, over its thickness; share of its outline's box that its front fills, from which it is a can or a door rather than a trumpet. */
const [FLAT_DEEP, DEEP] = [0.45, 0.3];
/** How far out of the middle a place is that can be knocked in, over half the thing's breadth that way. */
const OUTER = 0.45;
const SLAB = 0.55;

/** Whether a place is on the outside and can be seen: not on a seam within, not on the underside. */
function isOutside({ position, normal }: Spot, { min, max }: Extent): boolean {
  const [x, y, z] = normal.map((each) => Math.abs(each)) as [number, number, number];
  const k = x > y && x > z ? 0 : y > z ? 1 : 2;
  const out = (2 * position[k] - min[k] - max[k]) / Math.max(max[k] - min[k], 1e-9);
  return normal[1] > -0.6 && out * normal[k] > OUTER * Math.abs(normal[k]);
}

/** Square metres of faces that look to the front. */
function facesFront(parts: readonly Part[]): number {
  let area = 0;
  for (const { geometry } of parts) {
    const { positions, indices } = geometry;
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => 3 * (indices[t + k] as number)) as [number, number, number];
      const [ux, uy] = [0, 1].map((k) => (positions[b + k] as number) - (positions[a + k] as number)) as [
        number,
        number,
      ];
      const [vx, vy] = [0, 1].map((k) => (positions[c + k] as number) - (positions[a + k] as number)) as [
        number,
        number,
      ];
      // what looks away counts below zero
      area += Math.max(0, ux * vy - uy * vx) / 2;
    }
  }
  return area;
}

/** A place that was knocked in, and how far about it. */
interface Dent {
  readonly position: Vec3;
  readonly normal: Vec3;
  readonly radius: number;
  /** How thick the thing is there, metres. */
  readonly thick: number;
}

/** The lesser breadth of what is within a radius of a place along a thing's longest side: at the fingers a gauntlet is thinner than at its cuff. */
function thicknessAt(parts: readonly Part[], { min, max, size }: Extent, at: Vec3, radius: number): number {
  const along = ([0, 1, 2] as const).find((k) => max[k] - min[k] === size) ?? 1;
  const [low, high] = [
    [0, 1, 2].map(() => Number.POSITIVE_INFINITY),
    [0, 1, 2].map(() => Number.NEGATIVE_INFINITY),
  ] as [number[], number[]];
  for (const { geometry } of parts)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      if (Math.abs((geometry.positions[i + along] as number) - at[along]) > radius) continue;
      for (let k = 0; k < 3; k += 1) {
        const here = geometry.positions[i + k] as number;
        if (here < (low[k] as number)) low[k] = here;
        if (here > (high[k] as number)) high[k] = here;
      }
    }
  const thick = Math.min(...[0, 1, 2].filter((k) => k !== along).map((k) => (high[k] as number) - (low[k] as number)));
  // a box has no corner anywhere near
  return thick > 0 ? thick : Number.POSITIVE_INFINITY;
}

/** Knocked in at a few places, most of them where it is seen. */
export const dented: Style = {
  id: "dented",
  apply: (thing, draw) => {
    const extent = extentOf(thing.model.parts);
    const main = Object.keys(thing.materials)[0];
    const body = thing.model.parts.filter(({ slot }) => slot === main);
    const wall = Math.min(...[0, 1, 2].map((k) => (extent.max[k] as number) - (extent.min[k] as number)));
    // a trumpet on its side is knocked in from above and below, where its outline shows it
    const isFlat =
      extent.max[2] - extent.min[2] < 0.35 * Math.max(extent.max[0] - extent.min[0], extent.max[1] - extent.min[1]);
    const isSlab =
      isFlat &&
      facesFront(thing.model.parts) > SLAB * (extent.max[0] - extent.min[0]) * (extent.max[1] - extent.min[1]);
    const spots = surfaceSpots(body.length > 0 ? body : thing.model.parts, draw, {
      count: 8,
      apart: 0.22 * extent.size,
      tries: 40,
      // not from within: a hollow seen from both sides is none
      favour: (spot) =>
        !isOutside(spot, extent)
          ? 0
          : isFlat && !isSlab
            ? clamp01(1.2 * Math.abs(spot.normal[1]) - 0.2)
            : clamp01(0.35 + 0.45 * spot.normal[2] + 0.45 * spot.normal[0]) *
              (Math.abs(spot.normal[1]) < 0.9 ? 1 : 0.3),
    });
    const dents: Dent[] = spots.map((spot, k) => {
      const radius = extent.size * draw.number(`radius ${k}`, 0.13, 0.22);
      return { ...spot, radius, thick: thicknessAt(thing.model.parts, extent, spot.position, radius) };
    });
    const given = warped(thing, extent, (point) => {
      const moved = [...point] as [number, number, number];
      for (const { position, normal, radius, thick } of dents) {
        const d = distance(point, position) / radius;
        if (d >= 1) continue;
        const deep =
          Math.min(0.56 * radius, isFlat ? FLAT_DEEP * wall : DEEP * Math.min(wall, thick)) * (1 - d * d) * (1 - d * d);
        for (let k = 0; k < 3; k += 1) moved[k] = (moved[k] as number) - deep * (normal[k] as number);
      }
      return moved;
    });
    const marked = {
      ...given.model,
      parts: given.model.parts.map((part, i) => scuffed(part, thing.model.parts[i], dents)),
    };
    // the hollows are there now: the tile need not hammer them in again
    const materials = Object.fromEntries(
      Object.entries(given.materials).map(([slot, spec]) => {
        const { dented: _, ...conditions } = spec.conditions;
        return [slot, { ...spec, conditions }];
      }),
    );
    return { ...given, model: marked, materials };
  },
};

/** How far the hollow of a dent keeps its grime, and from where on its rim is rubbed, in its radii; how strongly. */
const [GRIMY, RUBBED] = [0.62, 0.72];
const [DARKER, PALER] = [0.5, 0.35];

/** Grime in the hollows and a rubbed rim about each: a dent in what shines is lost in its reflections. `before`: the part unhurt. */
function scuffed(part: Part, before: Part | undefined, dents: readonly Dent[]): Part {
  if (before === undefined) return part;
  const { min, max } = boundsOf([before.geometry.positions]);
  const near = dents.filter(({ position, radius }) =>
    position.every((at, k) => at > (min[k] as number) - radius && at < (max[k] as number) + radius),
  );
  if (near.length === 0) return part;
  const toModel = fitAffine(before.geometry);
  const place: [number, number, number] = [0, 0, 0];
  return {
    ...part,
    paint: (surface, x, y, z, nx, ny, nz) => {
      part.paint?.(surface, x, y, z, nx, ny, nz);
      toModel(x, y, z, place);
      for (const { position, radius } of near) {
        const d =
          distance(place, position) / radius + 0.12 * noise(place[0] / radius, place[1] / radius, place[2] / radius, 5);
        if (d >= 1) continue;
        const dark = DARKER * smoothstep(GRIMY, 0.2, d);
        const pale = PALER * smoothstep(RUBBED, 0.8, d) * smoothstep(1, 0.9, d);
        const turned = (own: number, grime: number) => own + (grime - own) * dark + (0.8 - own) * pale;
        surface.r = turned(surface.r, GRIME[0]);
        surface.g = turned(surface.g, GRIME[1]);
        surface.b = turned(surface.b, GRIME[2]);
        surface.roughness += (0.7 - surface.roughness) * Math.max(dark, pale);
      }
    },
  };
}

/** Whether a thing of these conditions is knocked in so far that its shape shows it. */
export const isDented = ({ dented: amount = 0 }: Readonly<Record<string, number>>): boolean => amount > 0.4;
