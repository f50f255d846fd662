import type { SurfacePoint } from "../geometry/part.ts";
import { luminance, type Rgb } from "../math/color.ts";
import type { Picture } from "./picture-of.ts";
import type { Symbol2 } from "./symbols.ts";

/** Half the width of the slope between a figure and its ground, in half heights of the figure. */
const SLOPE = 0.06;
/** Light on the floor of what is cut in, on the side of the cut in the shadow and on that in the light, as shares of the surface's own. */
const FLOOR = 0.5;
const SHADOW = 0.16;
const LIT = 1.3;
/** Metres that a figure one metre high is cut in or stands out. */
const DEEP = 0.03;

const scaled = ({ r, g, b }: SurfacePoint, by: number): Rgb => [
  Math.min(1, r * by),
  Math.min(1, g * by),
  Math.min(1, b * by),
];

/**
 * A sign cut into a surface in its own stuff: the light comes from the upper left, so that side of the cut lies in the shadow.
 *
 * @param half Half the figure's height, metres.
 */
export function carveSign(shape: Symbol2, half: number, surface: SurfacePoint, x: number, y: number): Rgb | undefined {
  if (!shape(x, y)) return undefined;
  surface.height -= DEEP * half;
  if (!shape(x - SLOPE, y + SLOPE)) return scaled(surface, SHADOW);
  return scaled(surface, shape(x + SLOPE, y - SLOPE) ? FLOOR : LIT);
}

/**
 * A picture that stands out of a ground that was cut away: lines are grooves, what is light in the picture stands high, and the
 * whole throws a shadow on the ground.
 */
export function carvePicture(
  { aspect, at }: Picture,
  half: number,
  surface: SurfacePoint,
  x: number,
  y: number,
): Rgb | undefined {
  const look = (dx: number, dy: number) => at(((x + dx) / aspect + 1) / 2, (y + dy + 1) / 2);
  const pixel = look(0, 0);
  const towardsLight = look(-SLOPE, SLOPE);
  if (!pixel) return towardsLight ? scaled(surface, 0.35) : undefined;
  if (pixel.isLine) {
    surface.height -= DEEP * half;
    return scaled(surface, SHADOW);
  }
  const high = luminance([...pixel.colour]);
  surface.height += DEEP * half * (0.6 + high);
  const isEdge = !towardsLight || towardsLight.isLine;
  return scaled(surface, isEdge ? 1.5 : 0.62 + 0.6 * Math.min(1, Math.sqrt(high)));
}
