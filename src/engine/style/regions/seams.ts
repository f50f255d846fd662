import { layColour } from "../../concepts/lay-colour.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import type { SurfacePoint } from "../../geometry/part.ts";
import type { Rgb } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { edgeField } from "./edge-field.ts";

/** Width of a seam, how far from the edge it runs, and a stitch with its gap, in sizes of the whole; share of that which is thread. */
const WIDE = 0.016;
const IN = 0.022;
const STITCH = 0.05;
const THREAD = 0.62;
/** Threads of which nothing is said: pale, on what is pale itself dark. */
const PALE: Rgb = [0.78, 0.7, 0.55];
const DARK: Rgb = [0.09, 0.06, 0.04];

/** What is stuffed has no edges: it is sewn up along its middle, with stitches across. */
const STUFFED = /^(?:toy|figure|animal|bird)$/;
const ACROSS = { line: 0.006, half: 0.032, step: 0.055, wide: 0.014 } as const;

/** A dashed seam along the edges of a part, and round both ends of the whole, which lies between `min` and `max`. */
export function stitchesOf(
  geometry: Geometry,
  { min, max }: { readonly min: Vec3; readonly max: Vec3 },
  family: string,
): (point: Vec3, normal: Vec3, rest: Vec3) => boolean {
  const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  if (STUFFED.test(family)) {
    const middle = (min[0] + max[0]) / 2;
    return ([x, y]) => {
      const [off, up] = [Math.abs(x - middle) / size, (y - min[1]) / size];
      return off < ACROSS.line || (off < ACROSS.half && up % ACROSS.step < ACROSS.wide);
    };
  }
  const isNear = edgeField(geometry, size, (IN + WIDE) * size);
  const isTooNear = edgeField(geometry, size, IN * size);
  return ([x, y, z], _, [rx, ry, rz]) => {
    const fromEnd = Math.min(y - min[1], max[1] - y) / size - 2 * IN;
    const isHem = fromEnd > 0 && fromEnd < WIDE;
    const along = (x + y * 0.83 + z * 1.17) / (STITCH * size);
    return along - Math.floor(along) < THREAD && (isHem || (isNear(rx, ry, rz) && !isTooNear(rx, ry, rz)));
  };
}

/** Sews in a thread of which nothing is said. */
export const sewIn = (surface: SurfacePoint): void =>
  layColour(surface, surface.r + surface.g + surface.b > 1.1 ? DARK : PALE, 0.8, 0);
