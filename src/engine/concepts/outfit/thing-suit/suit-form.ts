import type { Paint } from "../../../geometry/part.ts";
import { add, sculpt } from "../../../geometry/sculpt.ts";
import type { Sdf } from "../../../geometry/sdf.ts";
import type { Rgb } from "../../../math/color.ts";
import { TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { frontAt, sideAt } from "../cloth.ts";
import type { DressableBody } from "../dressable-body.ts";

/** Where the costume of a thing lies on whoever wears it; lengths in the body's unit. */
export interface SuitForm {
  readonly body: DressableBody;
  /** Floor to crown of the body. */
  readonly h: number;
  /** From between the legs to the throat. */
  readonly low: number;
  readonly high: number;
  /** Half of that, the trunk's middle. */
  readonly middle: Vec3;
  /** What a pad must clear at the trunk's sides and front: the larger of the two. */
  readonly girth: number;
  /** Half the head's width, and its crown. */
  readonly head: number;
  readonly crown: number;
}

export function suitForm(body: DressableBody): SuitForm {
  const { height: h, chest, waist, hips, neck } = body;
  const low = hips[1] - (body.sits ? 0.01 : 0.06) * h;
  const high = neck[1];
  const z = (chest[2] + hips[2]) / 2;
  const depth = (y: number): number => frontAt(body, 0, y) - z;
  return {
    body,
    h,
    low,
    high,
    middle: [0, (low + high) / 2, z],
    girth: Math.max(sideAt(body, waist[1]), sideAt(body, hips[1]), depth(waist[1]), depth(chest[1])),
    head: Math.max(body.head.radii[0], body.head.radii[2]),
    crown: body.head.centre[1] + body.head.radii[1],
  };
}

/** Lays a colour over what is painted, whole or in part. */
export function tint(surface: Parameters<Paint>[0], [r, g, b]: Rgb, share = 1): void {
  surface.r += (r - surface.r) * share;
  surface.g += (g - surface.g) * share;
  surface.b += (b - surface.b) * share;
}

/** What a suit is made of: its main solid, its paint, and what stands out of it in the second colour. */
export interface Suit {
  readonly solid: Sdf;
  readonly paint?: Paint;
  readonly trims?: readonly (readonly [name: string, solid: Sdf, paint?: Paint])[];
  /** It goes over the head and has a hole for the face. */
  readonly hooded?: boolean;
}

/** Makes the suit of one thing for a body. */
export type SuitMaker = (form: SuitForm) => Suit;

/** Several solids alike around the middle, each from its angle to the front. */
export const around = (count: number, at: (angle: number) => Sdf): Sdf =>
  sculpt(Array.from({ length: count }, (_, k) => add(at((k / count) * TAU), 0.01)));

/** One paint after the other. */
export const paints =
  (...each: readonly Paint[]): Paint =>
  (...at) => {
    for (const paint of each) paint(...at);
  };
