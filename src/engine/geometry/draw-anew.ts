import type { Geometry } from "./geometry.ts";
import { facesOf } from "./quick-collapse.ts";
import { roughCast, volumeOff } from "./rough-cast.ts";
import { FEWEST_OF_A_RING, MOST_ROUGH, roughLens, roughRing } from "./rough-ring.ts";
import { countHandles } from "./shells.ts";
import { standIn } from "./stand-in.ts";
import { collapseWatched, crosses } from "./uncross.ts";

/** Triangles up to which collapsing edges may make something worse than what is cast anew. */
const MOST_CAST = 300;
/** Multiples of the volume that was, or shares of it, from which on a ring is better drawn anew. */
const MARRED = 1.3;
/** The same for other things; and of a cast up to which it is like them, or better than what passes through itself. */
const WASTED = 1.9;
const LIKE = 2.6;
const UNLIKE = 8;

/**
 * Few faces that are left of a surface, drawn anew where edges to collapse were too few to be chosen from: it passes through itself,
 * or has lost much of what it holds.
 *
 * @param kept The surface with all its faces.
 * @param found What came of it.
 * @param most Triangles it may have.
 */
export function drawAnew(kept: Geometry, found: Geometry, most: number): Geometry {
  if (facesOf(found) > MOST_CAST) return found;
  const off = volumeOff(kept, found);
  const isCrossed = crosses(found);
  const isRing = facesOf(found) <= MOST_ROUGH && countHandles(kept) > 0;
  const ring = isRing && (isCrossed || off > MARRED) ? roughRing(kept, most) : undefined;
  const round = ring ?? (isRing && most < FEWEST_OF_A_RING ? roughLens(kept, most) : undefined);
  if (round) return round;
  if (!isCrossed && off < WASTED) return found;
  const cast = roughCast(kept, most);
  const castOff = cast ? volumeOff(kept, cast) : Number.POSITIVE_INFINITY;
  if (!isCrossed) return cast && castOff < Math.min(LIKE, off / MARRED) ? cast : found;
  if (cast && castOff < LIKE) return cast;
  const watched = collapseWatched(kept, most);
  if (watched) return watched;
  if (cast && castOff < UNLIKE) return cast;
  return most < FEWEST_OF_A_RING ? standIn(kept, most) : found;
}
