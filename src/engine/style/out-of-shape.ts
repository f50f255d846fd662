import { boundsOf } from "#measure/bounds.ts";
import { noise } from "../geometry/deform.ts";
import { standModel } from "../geometry/make-part.ts";
import type { Part } from "../geometry/part.ts";
import { deform } from "../geometry/place.ts";
import { atan2, cos, sin, TAU } from "../math/elementary.ts";
import { clamp, clamp01 } from "../math/scalar.ts";
import { distance, type Vec3 } from "../math/vec3.ts";
import { halveLongEdges } from "./soften.ts";
import type { Dressed, Style } from "./style.ts";
import { type Spot, surfaceSpots } from "./surface-spots.ts";

/** Bounds of a thing, and its largest side. */
interface Extent {
  readonly min: Vec3;
  readonly max: Vec3;
  readonly size: number;
}

function extentOf(parts: readonly Pick<Part, "geometry">[]): Extent {
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  return { min, max, size: Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]) };
}

/** Side of a part over the whole thing's from which it gives way in all its length. */
const LARGE = 0.4;

/** Moves every point of a thing; long edges are cut first, so that it gives way. What lies in it and on it goes along. */
export function warped(thing: Dressed, { size }: Extent, map: (point: Vec3) => Vec3): Dressed {
  const { parts, sockets } = thing.model;
  const isLarge = parts.map(({ geometry }) => extentOf([{ geometry }]).size > LARGE * size);
  const large = Math.max(1, isLarge.filter(Boolean).length);
  const given = parts.map((part, index): Part => {
    // of a hundred small parts none needs what the body does
    const most = 2_000 + 24_000 / (isLarge[index] ? large : parts.length);
    let fine = part.geometry;
    for (let round = 0; round < 6; round += 1) {
      const next = halveLongEdges(fine, size / 26);
      if (next === fine || next.indices.length / 3 > most) break;
      fine = next;
    }
    return { ...part, geometry: deform(fine, map), crease: Math.max(part.crease ?? 0, 0.5) };
  });
  return {
    ...thing,
    model: standModel(
      given,
      sockets.map((socket) => ({ ...socket, position: map(socket.position) })),
    ),
  };
}

/** 0 to 1 and back over one turn, with sharp folds. */
export const fold = (turn: number): number => Math.abs(2 * (turn - Math.floor(turn)) - 1);

/** Trodden on: half as high, in rings of folds that lean and twist. */
const crushed: Style = {
  id: "crushed",
  apply: (thing, draw) => {
    const extent = extentOf(thing.model.parts);
    const { min, max, size } = extent;
    const [height, cx, cz] = [max[1] - min[1], (min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
    const [lean, seed] = [draw.number("lean", 0.16, 0.24), draw.integer("folds", 0, 999)];
    return warped(thing, extent, ([x, y, z]) => {
      const t = (y - min[1]) / Math.max(height, 1e-9);
      const angle = atan2(z - cz, x - cx);
      const uneven = noise((x / size) * 3, t * 3, (z / size) * 3, seed);
      const ring = fold(2.6 * t + 0.3 * cos(angle + 0.8) + 0.14 * uneven);
      const middle = clamp01(4 * t) * clamp01(4 * (1 - t));
      const girth = 1 + middle * (0.44 * ring - 0.3 + 0.16 * (fold((4 * angle) / TAU + 1.3 * t) - 0.5));
      const aside = lean * size * t * t * 0.6 + 0.06 * size * middle * uneven;
      return [
        cx + (x - cx) * girth + aside,
        min[1] + 0.62 * (y - min[1]) + 0.1 * size * t * ((x - cx) / size) + 0.02 * size * uneven * middle,
        cz + (z - cz) * girth * (1 - 0.12 * middle),
      ];
    });
  },
};

/** Half empty: it slumps to the ground, its top caved in and creased. */
const deflated: Style = {
  id: "deflated",
  apply: (thing, draw) => {
    const extent = extentOf(thing.model.parts);
    const main = Object.keys(thing.materials)[0];
    const body = thing.model.parts.filter(({ slot }) => slot === main);
    const { min, max } = extentOf(body.length > 0 ? body : thing.model.parts);
    const [height, cx, cz] = [max[1] - min[1], (min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
    const reach = Math.max(max[0] - min[0], max[2] - min[2]) / 2;
    const seed = draw.integer("creases", 0, 999);
    return warped(thing, extent, ([x, y, z]) => {
      // what it hangs by or stands on stays as it is
      if (y < min[1] - 0.05 * height) return [x, y, z];
      const t = clamp01((y - min[1]) / Math.max(height, 1e-9));
      const above = Math.max(0, y - max[1]);
      const [u, w] = [(x - cx) / reach, (z - cz) / reach];
      const far = u * u + w * w;
      const crease = noise(u * 2.2, t * 2.2, w * 2.2, seed);
      const caved = t * t * Math.max(0, 1 - 1.1 * far) * (0.34 + 0.12 * crease);
      const spread = 1 + 0.24 * (1 - t) + 0.1 * crease;
      const wrinkle = 0.07 * reach * fold(2.6 * noise(u * 1.6, t * 1.6, w * 1.6, seed + 3));
      return [
        cx + (x - cx) * spread,
        min[1] + height * (0.5 * t - caved * 0.52 + 0.08 * t * u) + t * wrinkle + above,
        cz + (z - cz) * spread,
      ];
    });
  },
};

/** Radians a bent thing is turned by. */
const KINK = 1.15;

/** Bent in the middle, as what is long and stiff is by force. */
const bent: Style = {
  id: "bent",
  apply: (thing) => {
    const extent = extentOf(thing.model.parts);
    const { min, max } = extent;
    const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
    const along = spans.indexOf(Math.max(...spans));
    // what lies is bent up, what stands is bent aside
    const towards = along === 1 ? 0 : 1;
    const long = spans[along] as number;
    const start = (min[along] as number) + 0.42 * long;
    const arc = 0.2 * long;
    const radius = arc / KINK;
    const low = along === 1 ? ((min[0] as number) + (max[0] as number)) / 2 : (min[1] as number);
    return warped(thing, extent, (point) => {
      const [u, v] = [(point[along] as number) - start, (point[towards] as number) - low];
      if (u <= 0) return point;
      const turned = clamp(u, 0, arc) / radius;
      const beyond = Math.max(0, u - arc);
      const out = [...point] as [number, number, number];
      out[along] = start + (radius - v) * sin(turned) + beyond * cos(turned);
      out[towards] = low + radius - (radius - v) * cos(turned) + beyond * sin(turned);
      return out;
    });
  },
};

/** How deep what is flat, and what is not, is knocked in at most, over its thickness; share of its outline's box that its front fills, from which it is a can or a door rather than a trumpet. */
const [FLAT_DEEP, DEEP] = [0.42, 0.26];
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

/** Knocked in at a few places, most of them where it is seen. */
const dented: Style = {
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
    const dents = spots.map((spot, k) => ({
      ...spot,
      radius: extent.size * draw.number(`radius ${k}`, 0.12, 0.2),
    }));
    const given = warped(thing, extent, (point) => {
      const moved = [...point] as [number, number, number];
      for (const { position, normal, radius } of dents) {
        const d = distance(point, position) / radius;
        if (d >= 1) continue;
        const deep = Math.min(0.5 * radius, (isFlat ? FLAT_DEEP : DEEP) * wall) * (1 - d * d) * (1 - d * d);
        for (let k = 0; k < 3; k += 1) moved[k] = (moved[k] as number) - deep * (normal[k] as number);
      }
      return moved;
    });
    // the hollows are there now: the tile need not hammer them in again
    const materials = Object.fromEntries(
      Object.entries(given.materials).map(([slot, spec]) => {
        const { dented: _, ...conditions } = spec.conditions;
        return [slot, { ...spec, conditions }];
      }),
    );
    return { ...given, materials };
  },
};

/** Crushed in a fist and let go: flat facets between sharp creases. */
const crumpled: Style = {
  id: "crumpled",
  apply: (thing, draw) => {
    const extent = extentOf(thing.model.parts);
    const { size } = extent;
    const seed = draw.integer("creases", 0, 999);
    const ridge = (u: number, v: number, w: number, s: number) => fold(1.7 * noise(u, v, w, s)) - 0.5;
    return warped(thing, extent, ([x, y, z]) => {
      const [u, v, w] = [(x / size) * 4, (y / size) * 4, (z / size) * 4];
      const by = 0.055 * size;
      return [x + by * ridge(u, v, w, seed), y + by * ridge(u, v, w, seed + 11), z + by * ridge(u, v, w, seed + 23)];
    });
  },
};

/** What force does to any thing. */
export const OUT_OF_SHAPE: readonly Style[] = [crushed, deflated, bent, dented, crumpled];

/** Whether a thing of these conditions is knocked in so far that its shape shows it. */
export const isDented = ({ dented: amount = 0 }: Readonly<Record<string, number>>): boolean => amount > 0.4;
