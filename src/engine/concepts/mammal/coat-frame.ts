import { cross, dot, length, normalize, subtract, type Vec3 } from "../../math/vec3.ts";
import type { Head } from "./head-form.ts";
import type { Joints, Skeleton } from "./skeleton.ts";

export type Region = "body" | "front" | "hind" | "tail" | "ear";

/** What markings are measured against, whatever the pose. */
export interface CoatFrame {
  readonly skeleton: Skeleton;
  readonly head: Head;
  /** Pelvis to chest: unit vector and length. */
  readonly spine: Vec3;
  readonly span: number;
  /** Unit vector out of the back. */
  readonly dorsal: Vec3;
  readonly tail: readonly Vec3[];
  /** Greatest half thickness of front and hind limbs. */
  readonly limbs: { readonly front: number; readonly hind: number };
  readonly ear: { readonly root: Vec3; readonly height: number };
  readonly seed: number;
}

/** What is known of a texel before any marking asks. */
export interface CoatPoint {
  readonly at: Vec3;
  /** Head units from the skull's centre, x mirrored to the left. */
  readonly head: Vec3;
  /** 1 on the head, 0 on the trunk, with a soft border at the neck. */
  readonly onHead: number;
  /** 0 rump, 1 shoulders; beyond that, the neck. */
  readonly along: number;
  /** 1 on the back, -1 on the belly. */
  readonly upwards: number;
  /** 1 on the outer side of shoulder and thigh, which keep the coat's colour where the belly is pale. */
  readonly onLeg: number;
  /** Where along that leg: 1 at elbow or knee, 2 at the top. */
  readonly legShare: number;
  /** Ragged edges: a little noise in heights. */
  readonly rough: number;
}

export function coatFrame(rest: Omit<CoatFrame, "spine" | "span" | "dorsal">): CoatFrame {
  const { chest, pelvis } = rest.skeleton;
  const way = subtract(chest, pelvis);
  const spine = normalize(way);
  return { ...rest, spine, span: length(way), dorsal: normalize(cross(spine, [1, 0, 0])) };
}

/** Where a point lies along the spine: 0 at the pelvis, 1 at the chest. */
export const alongSpine = ({ skeleton, spine, span }: CoatFrame, point: Vec3): number =>
  dot(subtract(point, skeleton.pelvis), spine) / span;

/** How high over the spine a point lies towards the back, in heights. */
export const overSpine = ({ skeleton, dorsal }: CoatFrame, point: Vec3): number =>
  dot(subtract(point, skeleton.pelvis), dorsal);

/** Where along a limb: 0 at the paw, 1 at the elbow or knee, 2 at the shoulder or hip; and how far from its axis. */
export function alongLimb(joints: Joints, point: Vec3): { readonly at: number; readonly away: number } {
  const [top, bend, , paw] = joints;
  const lower = project(paw, bend, point);
  const upper = project(bend, top, point);
  return lower.away <= upper.away ? lower : { at: 1 + upper.at, away: upper.away };
}

/** Share of the way from `a` to `b`, and the distance to the segment. */
function project(a: Vec3, b: Vec3, point: Vec3): { readonly at: number; readonly away: number } {
  const [ax, ay, az] = a;
  const [x, y, z] = point;
  const wx = b[0] - ax;
  const wy = b[1] - ay;
  const wz = b[2] - az;
  const raw = ((x - ax) * wx + (y - ay) * wy + (z - az) * wz) / (wx * wx + wy * wy + wz * wz || 1);
  const at = raw < 0 ? 0 : Math.min(raw, 1);
  const dx = x - (ax + wx * at);
  const dy = y - (ay + wy * at);
  const dz = z - (az + wz * at);
  return { at, away: Math.sqrt(dx * dx + dy * dy + dz * dz) };
}

/** Where along a line of points: 0 to 1. */
export function alongLine(line: readonly Vec3[], point: Vec3): number {
  const [x, y, z] = point;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  // no lists of its own: it is asked for every texel of a tail
  for (let i = 0; i < line.length; i += 1) {
    const each = line[i] as Vec3;
    const u = x - each[0];
    const v = y - each[1];
    const w = z - each[2];
    const d = u * u + v * v + w * w;
    if (d < least) {
      best = i;
      least = d;
    }
  }
  const here = line[best] as Vec3;
  const next = line[Math.min(line.length - 1, best + 1)] as Vec3;
  const before = line[Math.max(0, best - 1)] as Vec3;
  const way = subtract(next, before);
  const step = length(way) / (next === here || before === here ? 1 : 2);
  const beyond = step > 0 ? dot(subtract(point, here), normalize(way)) / step : 0;
  const share = (best + Math.max(-0.5, Math.min(0.5, beyond))) / (line.length - 1);
  return share < 0 ? 0 : Math.min(share, 1);
}
