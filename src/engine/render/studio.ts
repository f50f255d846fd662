import { axesAround, drawLightMaps, type LightMaps } from "../bake/light-maps.ts";
import type { Crew } from "../crew.ts";
import { cos, PI, sin } from "../math/elementary.ts";
import { add, cross, dot, normalize, scale, type Vec3, Y_AXIS } from "../math/vec3.ts";
import type { Camera } from "./frame-view.ts";

/** A rectangular lamp far away, as seen by reflections. */
export interface Softbox {
  /** Unit vector to its middle. */
  readonly towards: Vec3;
  readonly across: Vec3;
  readonly up: Vec3;
  /** Half sizes over distance. */
  readonly width: number;
  readonly height: number;
  readonly brightness: number;
}

/** The light of a product photograph: a big soft key from the upper left, a dim fill, a rim from behind, a bright room. */
export interface Studio {
  /** Unit vector to the right of the picture. */
  readonly right: Vec3;
  /** The key first. */
  readonly softboxes: readonly Softbox[];
  /** The directions diffuse light comes from, with the shadows it throws; every fourth makes a fair sample of them all. */
  readonly rays: LightMaps;
  /** What a white surface that faces each ray shows of it. */
  readonly strengths: Float64Array;
}

/** The rays before this one belong to the key, the others to the room. */
export const KEY_RAYS = 20;
const ROOM_RAYS = 28;
const SHADOW_SIZE = 224;
const KEY_STRENGTH = 0.8;
/** Golden angle in radians: points on a spiral that never line up. */
const GOLDEN_ANGLE = PI * (3 - Math.sqrt(5));

/** Sets the studio up around the camera, so that every view is lit alike. */
export function setUpStudio(positions: Float32Array, indices: Uint32Array, camera: Camera, crew: Crew): Studio {
  const { right } = camera;
  const towardsCamera = normalize(cross(right, Y_AXIS), [0, 0, 1]);
  const aim = (x: number, y: number, z: number): Vec3 =>
    normalize(add(add(scale(right, x), scale(Y_AXIS, y)), scale(towardsCamera, z)));
  const key = softbox(aim(-0.62, 0.85, 0.5), 0.42, 0.5, 5);
  const softboxes = [
    key,
    softbox(aim(0.95, 0.25, 0.35), 0.22, 0.95, 1.6),
    softbox(aim(0.55, 0.5, -0.85), 0.28, 0.6, 3.2),
    softbox(aim(-0.95, 0.15, -0.35), 0.12, 0.9, 1.8),
    // a card behind the camera: flat polished metal that faces the lens shows it instead of the dark wall
    softbox(aim(0.1, 0.12, 1), 0.8, 0.5, 0.3),
  ];
  const towards: Vec3[] = [];
  const strengths = new Float64Array(KEY_RAYS + ROOM_RAYS);
  for (let i = 0; i < KEY_RAYS; i += 1) {
    const radius = 0.42 * Math.sqrt((i + 0.5) / KEY_RAYS);
    const x = scale(key.across, radius * cos(i * GOLDEN_ANGLE));
    const y = scale(key.up, radius * sin(i * GOLDEN_ANGLE));
    strengths[towards.length] = KEY_STRENGTH / KEY_RAYS;
    towards.push(normalize(add(key.towards, add(x, y))));
  }
  for (let i = 0; i < ROOM_RAYS; i += 1) {
    const y = 1 - (2 * i + 1) / ROOM_RAYS;
    const radius = Math.sqrt(1 - y * y);
    const ray: Vec3 = [radius * cos(i * GOLDEN_ANGLE), y, radius * sin(i * GOLDEN_ANGLE)];
    const fill = 0.3 * Math.max(0, dot(ray, right)) + 0.28 * Math.max(0, -dot(ray, towardsCamera));
    const room = (y > 0 ? 0.3 + 0.2 * y : 0.15) + (y > -0.2 ? fill : 0);
    strengths[towards.length] = (room * 4) / ROOM_RAYS;
    towards.push(ray);
  }
  return { right, softboxes, rays: drawLightMaps(positions, indices, towards, SHADOW_SIZE, crew), strengths };
}

function softbox(towards: Vec3, width: number, height: number, brightness: number): Softbox {
  const across = normalize(cross(Y_AXIS, towards), axesAround(towards)[0]);
  return { towards, across, up: cross(towards, across), width, height, brightness };
}

/**
 * Brightness of the room without its lamps: floor, a darker wall, a lit ceiling; dim in the middle and bright to the
 * sides, most to the left, so that round metal shows its roundness.
 *
 * @param aside How far the direction points to the right of the picture, -1 to 1.
 * @param y Its upward part.
 */
export function roomBrightness(aside: number, y: number, roughness: number): number {
  const soft = 0.08 + 0.9 * roughness;
  const t = Math.max(0, Math.min(1, (y + soft) / (2 * soft)));
  const wall = t * t * (3 - 2 * t);
  const ceiling = y > 0 ? y * y : 0;
  const floor = 0.58 + 0.3 * Math.max(-1, Math.min(0, y));
  const sides = 0.62 - 0.28 * aside + 0.75 * aside * aside;
  return (floor + (0.22 + 0.5 * ceiling - floor) * wall) * (sides + (0.85 - sides) * roughness);
}

/** Brightness of a lamp in a direction, its edges softened by roughness. */
export const lampBrightness = (lamp: Softbox, x: number, y: number, z: number, roughness: number): number =>
  shine(lamp, lamp.brightness, 1, x, y, z, roughness);

/** The bulb in the key, over its frame, and how much brighter than the whole it is. */
const BULB = 0.42;
const GLARE = 4.5;

/** Brightness of the key's hot middle in a direction: what makes glass, glaze and wet things sparkle. */
export function glintOf({ softboxes }: Studio, x: number, y: number, z: number, roughness: number): number {
  const key = softboxes[0];
  return key ? shine(key, key.brightness * GLARE, BULB, x, y, z, roughness) : 0;
}

/** @param middle Share of the lamp's width and height that shines, from its middle, as brightly as `brightness` says. */
function shine(
  { towards, across, up, width, height }: Softbox,
  brightness: number,
  middle: number,
  x: number,
  y: number,
  z: number,
  roughness: number,
): number {
  const ahead = x * towards[0] + y * towards[1] + z * towards[2];
  if (ahead <= 0.05) return 0;
  const soft = 0.03 + 1.1 * roughness * roughness;
  const u = Math.abs(x * across[0] + y * across[1] + z * across[2]) / ahead;
  const v = Math.abs(x * up[0] + y * up[1] + z * up[2]) / ahead;
  return brightness * fall(u, width * middle, soft) * fall(v, height * middle, soft);
}

/** 1 inside `edge`, 0 outside, smooth over `soft` on either side. */
function fall(x: number, edge: number, soft: number): number {
  const t = (edge + soft - x) / (2 * soft);
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  return t * t * (3 - 2 * t);
}
