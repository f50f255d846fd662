/**
 * Vertical fields of view in degrees. The long lens stands in for a camera without perspective: from so far away, what
 * is behind the subject is a six-hundredth smaller than what is in front, which is less than a pixel, and every way to
 * move, fit and focus the camera works as with the short one.
 */
export const FIELD_OF_VIEW = { perspective: 30, orthographic: 0.1, photograph: 20.6265 } as const;

/** What the stage looks through. `photograph` is the lens of thumbnails. */
export type Lens = keyof typeof FIELD_OF_VIEW;

/** The distance from which something looks as large through one lens as it does through another. */
export function sameSizeDistance(distance: number, fromFovDeg: number, toFovDeg: number): number {
  if (fromFovDeg === toFovDeg) return distance;
  return (distance * tangent(fromFovDeg)) / tangent(toFovDeg);
}

/** Between which distances the camera draws. Through the long lens only around the subject: depth has few digits. */
export function clipFor(fovDeg: number, distance: number, radius: number): { near: number; far: number } {
  if (fovDeg >= 1) return { near: radius * 0.02, far: radius * 80 };
  return { near: Math.max(distance * 0.01, distance - radius * 40), far: distance + radius * 40 };
}

const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 360);
