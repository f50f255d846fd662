import type { Part } from "../geometry/part.ts";
import type { TileProjection } from "../kernels/paint-kernel.ts";
import { hash128 } from "../math/draw.ts";
import { TAU } from "../math/elementary.ts";
import type { Tile } from "./tile.ts";

/**
 * Lays a tile on a part. Every part gets its own place on the tile, so that two legs do not show the same knot, yet all
 * sides of one part share the place along V: courses of brick meet at the corners.
 *
 * @param radius Metres: the mean distance of the part's wall from its Y axis, for parts projected as a cylinder.
 */
export function projectTile(part: Part, tile: Tile, radius: number): TileProjection {
  const [a, b, c, d] = hash128(part.name);
  const shiftV = (a % 4096) / 4096;
  const shifts = [b, c, d].map((word) => (word % 4096) / 4096) as [number, number, number];
  if (part.projection !== "cylinder") {
    return { tile, grain: part.grain ?? "y", perMetre: 1 / tile.tileSize, turns: 0, shifts, shiftV };
  }
  const turns = Math.max(1, Math.round((TAU * radius) / tile.tileSize));
  // the wrapping stretches the tile a little to close; up and down it is stretched alike
  const perMetre = turns / (TAU * Math.max(radius, 1e-6));
  return { tile, grain: "wrapped", perMetre, turns, shifts, shiftV };
}
