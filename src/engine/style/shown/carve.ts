import type { SurfacePoint } from "../../geometry/part.ts";
import { luminance, type Rgb } from "../../math/color.ts";
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

/** Light on a carved figure by how light its picture is, on the ground cut away round it, and how far that reaches, in half heights. */
const FIGURE = [0.3, 0.62] as const;
const AROUND = 0.4;
const REACH = 0.075;

/**
 * A picture in low relief: its lines are grooves, what is light in it stands high, and the ground is cut away along its outline.
 * Dirt and tarnish keep to what is carved, so that the whole figure is darker than the surface and is seen from afar.
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
  if (!pixel) {
    const isClose = AROUND_IT.some(([dx, dy]) => look(dx * REACH, dy * REACH));
    return isClose ? scaled(surface, look(-SLOPE, SLOPE) ? SHADOW : AROUND) : undefined;
  }
  if (surface.metalness > 0.5) surface.roughness = Math.max(surface.roughness, TARNISHED);
  if (pixel.isLine) {
    surface.height -= DEEP * half;
    return scaled(surface, SHADOW);
  }
  const high = Math.min(1, Math.sqrt(luminance([...pixel.colour])));
  surface.height += DEEP * half * (0.6 + high);
  const towardsLight = look(-SLOPE, SLOPE);
  if (!towardsLight || towardsLight.isLine) return scaled(surface, LIT);
  return scaled(surface, FIGURE[0] + (FIGURE[1] - FIGURE[0]) * high);
}

/** Roughness of metal that is not polished. */
const TARNISHED = 0.5;
const AROUND_IT = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
