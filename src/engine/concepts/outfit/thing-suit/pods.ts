import type { Paint } from "../../../geometry/part.ts";
import { add, carve, type SculptStep, sculpt } from "../../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../../geometry/sdf.ts";
import { ellipsoid, halfSpace, limb, roundCone } from "../../../geometry/sdf-primitives.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { around, type SuitForm, tint } from "./suit-form.ts";

/** The hole for the face in a suit that goes over the head, as wide as the hood's of an animal costume. */
export const faceHole = ({ body: { head } }: SuitForm): SculptStep =>
  carve(
    ellipsoid(
      [head.centre[0], head.centre[1] - head.radii[1] * 0.12, head.centre[2] + head.radii[2] * 1.15],
      [head.radii[0] * 0.92, head.radii[1] * 0.92, head.radii[2] * 1.05],
    ),
    0.03 * head.radii[0],
  );

/**
 * A ball about the trunk, the head out at its top: pumpkins, berries.
 *
 * @param wide How far it stands off, 1 as wide as the trunk.
 * @param lean How much narrower it is at its foot, share.
 * @param lobes Ribs around it; 0 smooth.
 */
export function ballSuit({ low, high, middle, girth, h }: SuitForm, wide: number, lean = 0, lobes = 0): Sdf {
  const [x, y, z] = middle;
  const tall = (high - low) * 0.62;
  const r = girth * wide;
  const steps =
    lean > 0
      ? [
          add(ellipsoid([x, y + tall * 0.2, z], [r, tall * 0.85, r * 0.95])),
          add(ellipsoid([x, y - tall * 0.28, z], [r * (1 - lean), tall * 0.85, r * 0.95 * (1 - lean)]), r * 0.5),
        ]
      : [add(ellipsoid(middle, [r, tall, r * 0.95]))];
  const solid = sculpt(steps);
  return lobes === 0
    ? solid
    : displace(solid, 0.018 * h, (px, _y, pz) => 2 * Math.abs(cos((atan2(px, pz - z) * lobes) / 2)) - 1);
}

/** One cross-section of a suit that goes over the head: share of the way from the legs to the tip, forward bend and radius. */
type Knot = readonly [up: number, bend: number, radius: number];

/** A long pod from the legs up over the head: bananas, sausages, carrots. Bends and radii count in half widths of the head. */
export function podSuit(form: SuitForm, over: number, knots: readonly Knot[], blend = 0.5): Sdf {
  const { low, crown, head, body } = form;
  const tip = crown + over * head;
  const at = ([up, bend]: Knot): Vec3 => {
    const y = low + (tip - low) * up;
    // it follows the body's middle up into the head's
    const t = smoothstep(form.middle[1], body.head.centre[1], y);
    return [0, y, form.middle[2] * (1 - t) + body.head.centre[2] * t + bend * head];
  };
  // a trunk wider than its head is cleared as well
  const unit = (y: number): number => {
    const t = smoothstep(form.middle[1], form.high, y);
    return Math.max(head, form.girth) * (1 - t) + head * t;
  };
  const steps = limb(
    knots.map((knot) => {
      const point = at(knot);
      return [point, knot[2] * unit(point[1])] as const;
    }),
  );
  return sculpt([...steps.map((step) => add(step, blend * 0.3 * head)), faceHole(form)]);
}

/** Widths of a pod that clears head and trunk alike, closed round at the top. */
export const EVEN: readonly Knot[] = [
  [0.14, 0, 1.08],
  [0.4, 0, 1.2],
  [0.72, -0.04, 1.26],
  [0.86, -0.04, 1],
];

/** A disc or slab before and behind the body, cut from what the body is grown to. */
export const slab = (solid: Sdf, from: number, to: number): Sdf =>
  sculpt([
    add(solid),
    carve(halfSpace([0, 0, from], [0, 0, 1]), 0.004),
    carve(halfSpace([0, 0, to], [0, 0, -1]), 0.004),
  ]);

/** Dark creases that run down a pod, as many as said. */
export const creases =
  ({ middle, h }: SuitForm, count: number, depth = 0.3): Paint =>
  (surface, x, _y, z) => {
    const turn = (atan2(x, z - middle[2]) / TAU) * count;
    const crease = smoothstep(0.16, 0, Math.abs(turn - Math.round(turn)));
    surface.r *= 1 - depth * crease;
    surface.g *= 1 - depth * crease;
    surface.b *= 1 - depth * crease;
    surface.height -= 0.004 * h * crease;
  };

/** Small marks in staggered rows all around: seeds of a strawberry, eyes of a pineapple, grains of corn. */
export const studs =
  ({ middle, h, girth }: SuitForm, step: number, size: number, colour: string): Paint =>
  (surface, x, y, z) => {
    const row = Math.round(y / (step * h));
    const around = Math.max(6, Math.round((TAU * girth * 1.4) / (step * h)));
    const u = (atan2(x, z - middle[2]) / TAU) * around + (row % 2 === 0 ? 0 : 0.5);
    const [a, b] = [u - Math.round(u), y / (step * h) - row];
    const share = smoothstep(size * 1.15, size * 0.85, Math.sqrt(a * a * 2.2 + b * b));
    tint(surface, fromHex(colour), share);
    surface.height += 0.003 * h * share;
  };

/** Bands that wander around: the rind of a melon. */
export const rind =
  ({ middle, h }: SuitForm, count: number, colour: string): Paint =>
  (surface, x, y, z) => {
    const turn = (atan2(x, z - middle[2]) / TAU) * count + 0.12 * sin((y / h) * 70) + 0.07 * sin((y / h) * 173 + 1);
    const near = Math.abs(turn - Math.round(turn));
    tint(surface, fromHex(colour), smoothstep(0.28, 0.2, near));
  };

/** A line that runs to and fro up the front: mustard. */
export const zigzag =
  ({ middle, h, head }: SuitForm, colour: string): Paint =>
  (surface, x, y, z) => {
    if (z < middle[2]) return;
    const far = Math.abs(x - 0.3 * head * sin((y / head) * PI * 1.9));
    const share = smoothstep(0.17 * head, 0.12 * head, far);
    tint(surface, fromHex(colour), share);
    surface.height += 0.006 * h * share;
  };

/** Leaves or petals that stand up from the crown of a hood. */
export function tuft({ crown, head, body: { head: skull } }: SuitForm, count: number, tall: number): Sdf {
  const [x, , z] = skull.centre;
  const y = crown + 0.42 * head;
  return around(count, (a) =>
    roundCone(
      [x + sin(a) * 0.15 * head, y - 0.2 * head, z + cos(a) * 0.15 * head],
      [x + sin(a) * 0.62 * head, y + tall * head * (0.8 + 0.2 * cos(a * 3)), z + cos(a) * 0.62 * head],
      0.13 * head,
      0.07 * head,
    ),
  );
}
