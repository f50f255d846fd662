import { boundsOf } from "#measure/bounds.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { dot, scale, type Vec3 } from "../../math/vec3.ts";
import type { Extra, Planned } from "../define-from-plan.ts";

/** How a food shows that a slice of it is gone: "a cake with a slice missing". */
export interface Cut {
  /** Styles that are no more than a piece, or have one beside them -> the whole that is cut instead. */
  readonly whole: Readonly<Record<string, string>>;
  /** Slots of what it stands on, which is not cut. */
  readonly under?: RegExp;
  /** Slot -> its inside, in the rest frame of the part. Left out: as its outside. */
  readonly inside?: (food: Planned) => Readonly<Record<string, Paint>>;
}

/** The flag that says it. */
export const SLICE_GONE: Readonly<Record<string, Extra>> = { "slice gone": { chance: 0, traits: ["slice-gone"] } };
export const isSliceGone = (food: Planned): boolean => food.has("slice gone");

/** Half the angle of the slice, and how far its middle is turned from the camera, radians: both sides of the cut are seen. */
const HALF = 0.46;
const ASIDE = 0.1;
/** Of a part's reach, how near to the cut its inside is seen. */
const NEAR = 0.004;

const direction = (angle: number): Vec3 => [sin(angle), 0, cos(angle)];

/**
 * The parts without a slice that was cut from the rim to the middle, on the camera's side.
 *
 * @param azimuth Of the view, radians.
 */
export function withoutSlice(
  parts: readonly Part[],
  azimuth: number,
  { under }: Cut,
  inside: Readonly<Record<string, Paint>>,
): Part[] {
  const isCut = ({ slot }: Part) => !under?.test(slot);
  const { min, max } = boundsOf(parts.filter(isCut).map(({ geometry }) => geometry.positions));
  const middle: Vec3 = [(min[0] + max[0]) / 2, 0, (min[2] + max[2]) / 2];
  const near = NEAR * (max[0] - min[0]);
  const at = azimuth + ASIDE;
  // both look into the gap
  const [first, second] = [direction(at - HALF + PI / 2), direction(at + HALF - PI / 2)];
  const [one, two] = [dot(middle, first), dot(middle, second)];
  return parts.flatMap((part): Part[] => {
    if (!isCut(part)) return [part];
    const before = clipGeometry(part.geometry, first, one);
    if (before === part.geometry) return [part];
    const after = clipGeometry(clipGeometry(part.geometry, scale(first, -1), -one), second, two);
    const pieces = [before, after].filter(({ indices }) => indices.length > 0);
    if (pieces.length === 0) return [];
    const bare = inside[part.slot];
    const toThing = fitAffine(part.geometry);
    const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
      part.paint?.(surface, x, y, z, nx, ny, nz);
      const place = toThing(x, y, z);
      const [a, b] = [dot(place, first) - one, dot(place, second) - two];
      if (Math.max(a, b) > -near && Math.min(Math.abs(a), Math.abs(b)) < near && a > -near && b > -near)
        bare?.(surface, x, y, z, nx, ny, nz);
    };
    return [{ ...part, geometry: merge(pieces), ...((bare || part.paint) && { paint }) }];
  });
}
