import { boundsOf } from "#measure/bounds.ts";
import type { Part } from "../../geometry/part.ts";
import { distance, type Vec3 } from "../../math/vec3.ts";
import { type Axis, axisOf, type Extent, others } from "./extent-of.ts";

/** Share of a wing that is its tip. */
const WING_TIP = 0.3;

/**
 * The pointed end along the longest side: the thinner one, of what stands its upper one; of a part the one further from the thing's
 * middle, of wings held wide both.
 *
 * @param own The part whose place alone is meant, where it stands on the thing.
 */
export function tipOf(
  parts: readonly Part[],
  extent: Extent,
  own?: { readonly part: Part; readonly centre: Vec3 },
): (point: Vec3) => boolean {
  const { min, max, span, middle } = extent;
  const [x, y, z] = span;
  const arePaired = own && isPair(parts, extent);
  const isSpread = own !== undefined && Math.abs(middle[0]) < 0.1 * x;
  if (isSpread && x > 1.3 * Math.max(y, z)) return ([at]) => Math.abs(at - middle[0]) > (0.5 - WING_TIP / 2) * x;
  const axis = arePaired ? (z > 1.5 * y ? 2 : 1) : axisOf(extent, Math.max);
  const [a, b] = others(axis);
  // of its own slice, for what lies aslant
  const girth = (from: number, to: number) => {
    const slices = parts.map(({ geometry: { positions } }) =>
      positions.filter((_, i) => isWithin(positions, i, axis, from, to)),
    );
    const { min: low, max: high } = boundsOf(slices.filter(({ length }) => length > 0));
    return Math.max(high[a] - low[a], high[b] - low[b]);
  };
  const end = 0.05 * span[axis];
  const isHigh = own
    ? awayOf(own, axis, max[axis] - end, max[axis]) >= awayOf(own, axis, min[axis], min[axis] + end)
    : axis === 1 || girth(max[axis] - end, max[axis]) <= girth(min[axis], min[axis] + end);
  const length = (own ? 0.38 : 0.14) * span[axis];
  return isHigh ? (point) => point[axis] > max[axis] - length : (point) => point[axis] < min[axis] + length;
}

/** Metres from the middle of the thing to what of the part lies furthest off in a slice of its rest frame. */
function awayOf(
  { part, centre }: { readonly part: Part; readonly centre: Vec3 },
  axis: Axis,
  from: number,
  to: number,
): number {
  const { positions, rest } = part.geometry;
  let most = 0;
  for (let i = 0; i < positions.length; i += 3) {
    if (!isWithin(rest, i, axis, from, to)) continue;
    most = Math.max(
      most,
      distance([positions[i] as number, positions[i + 1] as number, positions[i + 2] as number], centre),
    );
  }
  return most;
}

/** Whether a coordinate belongs to a vertex between two places along an axis. */
function isWithin(positions: Float32Array, i: number, axis: Axis, from: number, to: number): boolean {
  const at = positions[i - (i % 3) + axis] as number;
  return at >= from && at <= to;
}

/** Two of a kind on either side of the middle: ears, horns. */
function isPair(parts: readonly Part[], { middle, span }: Extent): boolean {
  return parts.every(({ geometry: { positions } }) =>
    positions.every((x, i) => i % 3 !== 0 || Math.abs(x - middle[0]) > 0.06 * span[0]),
  );
}
