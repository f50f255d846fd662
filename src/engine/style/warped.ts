import { boundsOf } from "#measure/bounds.ts";
import { standModel } from "../geometry/make-part.ts";
import type { Part } from "../geometry/part.ts";
import { deform } from "../geometry/place.ts";
import type { Vec3 } from "../math/vec3.ts";
import { halveLongEdges } from "./soften.ts";
import type { Dressed } from "./style.ts";

/** Bounds of a thing, and its largest side. */
export interface Extent {
  readonly min: Vec3;
  readonly max: Vec3;
  readonly size: number;
}

export function extentOf(parts: readonly Pick<Part, "geometry">[]): Extent {
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
