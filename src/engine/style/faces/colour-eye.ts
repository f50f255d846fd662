import { layColour } from "../../concepts/lay-colour.ts";
import type { Paint, Part, SurfacePoint } from "../../geometry/part.ts";
import type { Rgb } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { add, cross, dot, normalize, scale, type Vec3 } from "../../math/vec3.ts";

/** Directions in which an eyeball's paint is looked at. */
const LOOKS = 360;
const GOLDEN_ANGLE = 2.399963229728653;
/** Share of the front whose colour shows, from which an eye needs no larger iris. */
const SEEN = 0.34;
/** Radius over the ball's: of an iris with white about it and of one without, of the pupil over the iris, and of a slit's width. */
const IRIS_IN_WHITE = 0.66;
const IRIS_ALONE = 0.94;
const PUPIL = 0.46;
const SLIT = 0.17;
/** How far from the origin a ball's points may be, over the furthest. */
const ROUND = 0.8;
/** Brightest channel of a colour that is told from a pupil on a thumbnail, and how much brighter it is made for that. */
const BRIGHT = 0.55;
const MOST_LIFT = 2.4;
const DARK: Rgb = [0.006, 0.005, 0.005];
const SHINE: Rgb = [0.9, 0.9, 0.9];

/**
 * An eye in the colour that was said. A dark eye's iris is a thin ring or none: it is drawn anew, large enough to be seen, about
 * the pupil that was there, a cat's slit included.
 */
export function colourEye(part: Part, said: Rgb): Paint {
  const colour = lifted(said);
  const { paint } = part;
  const radius = ballRadius(part);
  const eye = paint && radius !== undefined ? lookAt(paint, radius) : undefined;
  if (!eye || radius === undefined) return tintEye(paint, said);
  const { gaze, right, up, iris, isSlit } = eye;
  return (surface, x, y, z, ...normal) => {
    paint?.(surface, x, y, z, ...normal);
    const at: Vec3 = [x / radius, y / radius, z / radius];
    if (dot(at, gaze) <= 0) return;
    const [u, v] = [dot(at, right), dot(at, up)];
    const r = Math.sqrt(u * u + v * v) / iris;
    if (r > 1.04) return;
    const shade = 0.85 + 0.3 * smoothstep(0.3, -0.6, v / iris);
    const rim = smoothstep(0.84, 1, r);
    const [a, b] = isSlit ? [u / (iris * SLIT), v / (iris * 0.85)] : [u / (iris * PUPIL), v / (iris * PUPIL)];
    const pupil = smoothstep(1.08, 0.94, Math.sqrt(a * a + b * b));
    const [hu, hv] = [u + 0.24, v - 0.3];
    const shine = smoothstep(0.18, 0.14, Math.sqrt(hu * hu + hv * hv));
    layColour(surface, blend(blend(scaled(colour, shade), DARK, Math.max(0.8 * rim, pupil)), SHINE, shine));
  };
}

const scaled = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];
const blend = (from: Rgb, to: Rgb, amount: number): Rgb => [
  from[0] + (to[0] - from[0]) * amount,
  from[1] + (to[1] - from[1]) * amount,
  from[2] + (to[2] - from[2]) * amount,
];

/** Navy and forest green would be taken for the pupil; black and brown are meant to be dark. */
function lifted(colour: Rgb): Rgb {
  const most = Math.max(...colour);
  const least = Math.min(...colour);
  if (most < 0.02 || least > 0.6 * most) return colour;
  const lift = Math.min(MOST_LIFT, Math.max(1, BRIGHT / most));
  return [clamp01(colour[0] * lift), clamp01(colour[1] * lift), clamp01(colour[2] * lift)];
}

/** Radius of a ball about the origin of its rest frame; undefined for what is none. */
function ballRadius({ geometry: { rest } }: Part): number | undefined {
  let [most, least] = [0, Number.POSITIVE_INFINITY];
  for (let i = 0; i < rest.length; i += 3) {
    const [x, y, z] = [rest[i] as number, rest[i + 1] as number, rest[i + 2] as number];
    const far = Math.sqrt(x * x + y * y + z * z);
    most = Math.max(most, far);
    least = Math.min(least, far);
  }
  return least > ROUND * most ? most : undefined;
}

interface Look {
  readonly gaze: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly iris: number;
  readonly isSlit: boolean;
}

/** Where an eye looks, read off its paint: towards the middle of what is black. Undefined where its colour shows well, or nothing is black. */
function lookAt(paint: Paint, radius: number): Look | undefined {
  const seen = Array.from({ length: LOOKS }, (_, k) => {
    const y = 1 - (2 * k + 1) / LOOKS;
    const level = Math.sqrt(1 - y * y);
    const way: Vec3 = [level * cos(k * GOLDEN_ANGLE), y, level * sin(k * GOLDEN_ANGLE)];
    return { way, ...lightOf(paint, way, radius) };
  });
  const dark = seen.filter(({ most }) => most < 0.03);
  const sum = dark.reduce<Vec3>((all, { way }) => add(all, way), [0, 0, 0]);
  if (dot(sum, sum) < 1) return undefined;
  const gaze = normalize(sum);
  const right = normalize(Math.abs(gaze[1]) > 0.98 ? [1, 0, 0] : [gaze[2], 0, -gaze[0]]);
  const up = cross(gaze, right);
  const front = seen.filter(({ way }) => dot(way, gaze) > 0.3);
  if (front.filter(isTinted).length > SEEN * front.length) return undefined;
  const spread = (axis: Vec3) =>
    dark
      .filter(({ way }) => dot(way, gaze) > 0.8)
      .reduce((total, { way }) => total + dot(way, axis) * dot(way, axis), 0);
  const around = front.filter(({ way }) => dot(way, gaze) < 0.55);
  const isWhite = around.filter(({ least }) => least > 0.3).length > 0.5 * around.length;
  return { gaze, right, up, iris: isWhite ? IRIS_IN_WHITE : IRIS_ALONE, isSlit: spread(up) > 1.7 * spread(right) };
}

const isTinted = ({ least, most }: { readonly least: number; readonly most: number }): boolean =>
  most >= 0.03 && least <= 0.5 * most;

function lightOf(paint: Paint, way: Vec3, radius: number): { readonly least: number; readonly most: number } {
  const point: SurfacePoint = { r: 0.5, g: 0.5, b: 0.5, roughness: 0.5, metalness: 0, height: 0 };
  const [x, y, z] = scale(way, radius);
  paint(point, x, y, z, ...way);
  return { least: Math.min(point.r, point.g, point.b), most: Math.max(point.r, point.g, point.b) };
}

/** What of an eye is neither the white nor the pupil, as light and dark as it was. */
const tintEye =
  (paint: Paint | undefined, colour: Rgb): Paint =>
  (surface, ...at) => {
    paint?.(surface, ...at);
    const [least, most] = [Math.min(surface.r, surface.g, surface.b), Math.max(surface.r, surface.g, surface.b)];
    if (most < 0.03 || least > 0.5 * most) return;
    layColour(surface, scaled(colour, Math.min(1.6, 0.7 + most)));
  };
