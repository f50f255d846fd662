import { boundsOf } from "#measure/bounds.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { cross, distance, dot, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";

/** Where each strip of a torn sheet ends, over its length from where it is held, and how much each end slants. */
const ENDS = [0.24, 0.56, 0.36, 0.7] as const;
const SLANT = [0.9, -0.7, 0.8, -0.9] as const;
/** Where what stretches it has broken off. */
const FRAME_END = 0.84;
/** The side that is seen. */
const SEEN: Vec3 = normalize([0.35, 0.45, 1]);
const NUMBER = /-(\d+)$/;

const middleOf = (parts: readonly Part[]): Vec3 => {
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
};

/**
 * "One torn sail": of several sheets those that are seen best lose their outer half, in strips of unlike length; the frame of the
 * same number is broken off at its end.
 */
export function ripSome(parts: readonly Part[], sheets: readonly Part[], count: number): Part[] {
  const heart = middleOf(sheets);
  const torn = [...sheets].sort((a, b) => dot(middleOf([b]), SEEN) - dot(middleOf([a]), SEEN)).slice(0, count);
  return torn.reduce<Part[]>((all, sheet) => ripOne(all, sheet, heart), [...parts]);
}

function ripOne(parts: readonly Part[], sheet: Part, heart: Vec3): Part[] {
  const { positions } = sheet.geometry;
  const out = normalize(subtract(middleOf([sheet]), heart), [0, -1, 0]);
  const normal = normalOf(positions, out);
  const across = normalize(cross(normal, out));
  const [low, high] = spanOf(positions, out);
  const [left, right] = spanOf(positions, across);
  const at = (share: number) => low + share * (high - low);
  const strips = ENDS.map((end, i): Geometry => {
    const [from, to] = [i, i + 1].map((k) => left + (k * (right - left)) / ENDS.length) as [number, number];
    const strip = clipGeometry(clipGeometry(sheet.geometry, across, to), scale(across, -1), -from);
    const slanted = normalize(
      [0, 1, 2].map((k) => (out[k] as number) + (SLANT[i] as number) * (across[k] as number)) as unknown as Vec3,
    );
    const through = [0, 1, 2].map(
      (k) => at(end) * (out[k] as number) + ((from + to) / 2) * (across[k] as number),
    ) as unknown as Vec3;
    return clipGeometry(strip, slanted, dot(through, slanted));
  }).filter(({ indices }) => indices.length > 0);
  if (strips.length === 0) return [...parts];
  const number = NUMBER.exec(sheet.name)?.[1];
  return parts.map((part): Part => {
    if (part === sheet) return { ...part, geometry: merge(strips) };
    const isFrame = number !== undefined && part.slot !== sheet.slot && NUMBER.exec(part.name)?.[1] === number;
    if (!isFrame || distance(middleOf([part]), middleOf([sheet])) > high - low) return part;
    const stub = clipGeometry(part.geometry, out, at(FRAME_END));
    return stub.indices.length > 0 ? { ...part, geometry: stub } : part;
  });
}

/** Along a direction, from where to where. */
function spanOf(positions: Float32Array, direction: Vec3): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < positions.length; i += 3) {
    const along = dot([positions[i] as number, positions[i + 1] as number, positions[i + 2] as number], direction);
    low = Math.min(low, along);
    high = Math.max(high, along);
  }
  return [low, high];
}

/** Of the axes that are square to a direction the one along which a sheet is thinnest. */
function normalOf(positions: Float32Array, out: Vec3): Vec3 {
  const [, best] = (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const
  )
    .map((axis): readonly [number, Vec3] => {
      const square = normalize(subtract(axis, scale(out, dot(axis, out))), [0, 0, 1]);
      const [low, high] = spanOf(positions, square);
      return [high - low, square];
    })
    .reduce((a, b) => (b[0] < a[0] ? b : a));
  return best;
}
