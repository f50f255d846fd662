import type { Socket } from "../../geometry/part.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { crossings, eyesOf } from "../contact/probe-body.ts";
import { heightOf, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";

/** Slices in which a neck is followed down from the head, and how far down the next one is, over the wearer's height. */
const SLICES = 16;
const STEP = 0.035;
/** How much thicker than at its thinnest a neck is where the breast begins. */
const BREAST = 1.9;
/** Length over half the thickness from which a neck is long, and how far up it things are worn: above the breast, not under the bill. */
const LONG = 4.5;
const LOW = 0.3;

/** A neck where something is worn around it, metres. */
export interface Neck {
  readonly middle: Vec3;
  readonly side: number;
  readonly front: number;
  readonly back: number;
  /** Forward, and downward on who lies flat, where forward is the head. */
  readonly way: Vec3;
}

/** Where things are worn about a body's neck: low on a long one. */
export function neckOf(wearer: Unplaced): Neck | undefined {
  const named = socketOf(wearer.model, ["neck"]);
  const long = named && longNeckOf(wearer, named);
  if (long) return long;
  const socket = named ?? belowEyes(wearer);
  if (!socket) return undefined;
  const middle: Vec3 = [0, socket.position[1], socket.position[2]];
  const reach = (way: Vec3): number => {
    const hits = crossings(wearer.model.parts, middle, way);
    return hits.findLast((hit) => hit < 2.5 * socket.radius) ?? hits[0] ?? socket.radius * 0.5;
  };
  const side = reach([1, 0, 0]);
  const forward = reach([0, 0, 1]);
  const isFlat = forward > 2.2 * side;
  const way: Vec3 = isFlat ? [0, -0.6, 0.8] : [0, 0, 1];
  const front = isFlat ? Math.min(reach(way), 1.6 * side) : forward;
  return { middle, side, front, back: Math.min(reach([0, 0, -1]), 1.6 * side), way };
}

/** Who is low, in a shell and has no neck has it before the shell, below the mouth: a crab, a lobster. */
export function underMouth(wearer: Unplaced): Neck | undefined {
  const { model } = wearer;
  const [mouth, head] = [socketOf(model, ["mouth"]), socketOf(model, ["head"])];
  const isShelled = model.parts.some(({ slot }) => slot === "shell" || slot === "claw");
  if (!mouth || !head || !isShelled || socketOf(model, ["neck"])) return undefined;
  const [, y, z] = mouth.position;
  const side = Math.max(1.1 * head.radius, 0.13 * widthOf(wearer));
  return { middle: [0, y - 0.3 * mouth.radius, 0], side, front: z + 0.4 * mouth.radius, back: side, way: [0, 0, 1] };
}

/** Where a neck would be on who has none. */
function belowEyes(wearer: Unplaced): { readonly position: Vec3; readonly radius: number } | undefined {
  const eyes = eyesOf(wearer);
  if (!eyes) return undefined;
  const { left, right, radius } = eyes;
  const apart = (left[0] - right[0]) / 2;
  return { position: [0, left[1] - Math.max(apart, 2.2 * radius), left[2] - apart], radius: apart };
}

/** Low on a neck that is long and thin, as a heron's: from the head down to where the breast begins. */
function longNeckOf(wearer: Unplaced, { position: [, top] }: Socket): Neck | undefined {
  const step = STEP * heightOf(wearer);
  const before = wearer.bounds.max[2] + 1;
  const slices: { readonly y: number; readonly z: number; readonly half: number }[] = [];
  let thinnest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < SLICES; i += 1) {
    const y = top - i * step;
    const [front, back] = crossings(wearer.model.parts, [0, y, before], [0, 0, -1]);
    // through a body down to its end: that was no neck
    if (front === undefined || back === undefined) return undefined;
    const half = (back - front) / 2;
    if (half > BREAST * thinnest) break;
    thinnest = Math.min(thinnest, half);
    slices.push({ y, z: before - (front + back) / 2, half });
  }
  const length = (slices.length - 1) * step;
  // no breast below: it is the body that was followed
  if (slices.length === SLICES || length < LONG * thinnest) return undefined;
  const spot = slices[Math.round((1 - LOW) * (slices.length - 1))];
  if (!spot) return undefined;
  const middle: Vec3 = [0, spot.y, spot.z];
  const [side = spot.half] = crossings(wearer.model.parts, middle, [1, 0, 0]);
  return { middle, side, front: spot.half, back: spot.half, way: [0, 0, 1] };
}
