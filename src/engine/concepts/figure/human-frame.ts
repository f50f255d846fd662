import { add, cross, dot, mix, normalize, scale, subtract, type Vec3, X_AXIS } from "../../math/vec3.ts";
import { poseWays } from "./human-poses.ts";
import type { BodyTurn, PoseWays } from "./pose-ways.ts";

/** Proportions of an upright body whose height is 1. */
export interface HumanBuild {
  /** Height of the head over the whole height. */
  readonly head: number;
  /** Width of the head over its height. */
  readonly headWidth: number;
  /** Half the distance between the shoulder joints. */
  readonly shoulder: number;
  /** Factor on the thickness of the trunk: 1 usual, 1.6 very fat. */
  readonly girth: number;
  /** Factor on the thickness of limbs. */
  readonly bone: number;
  /** Factor on muscles: 0 none to 1 a wrestler's. */
  readonly muscle: number;
  /** Height of the hips over the height without the head. */
  readonly legs: number;
  /** Factor on the length of arms. */
  readonly reach: number;
  readonly pose: string;
  /** Pose whose arms it has; `same` or left out: its own. */
  readonly arms?: string;
}

export interface FrameLimb {
  readonly joints: readonly [Vec3, Vec3, Vec3];
  readonly radii: readonly [number, number, number];
  /** Middle of the hand; tip of the foot on its sole. */
  readonly end: Vec3;
  readonly endRadius: number;
  /** Normal of the sole. */
  readonly up: Vec3;
}

/** Where everything of a figure lies, heights; the floor at 0. */
export interface HumanFrame {
  readonly build: HumanBuild;
  readonly skull: Vec3;
  readonly skullRadii: Vec3;
  readonly neck: Vec3;
  readonly neckRadius: number;
  readonly shoulders: Vec3;
  readonly chest: Vec3;
  readonly waist: Vec3;
  readonly hips: Vec3;
  readonly arms: readonly [FrameLimb, FrameLimb];
  readonly legs: readonly [FrameLimb, FrameLimb];
  readonly sits: boolean;
  /** How the finished body is turned. */
  readonly turn?: BodyTurn;
}

const flip = ([x, y, z]: Vec3, side: number): Vec3 => [x * side, y, z];

/** Poses a skeleton and stands it on the floor. */
export function humanFrame(build: HumanBuild): HumanFrame {
  const { head, girth, bone, muscle, shoulder } = build;
  const rest = 1 - head;
  const ways = poseWays(build.pose, build.arms);
  const hipsY = rest * build.legs;
  const shoulderY = rest * 0.945 - 0.022;
  const thick = bone * Math.sqrt(girth);
  const armLength = rest * 0.4 * build.reach;
  const armRadii = [0.041 * thick * (1 + 0.28 * muscle), 0.034 * thick * (1 + 0.12 * muscle), 0.028 * thick] as const;
  const legRadii = [0.066 * thick * (1 + 0.12 * muscle), 0.049 * thick, 0.037 * thick] as const;
  const hand = 0.043 * bone * (0.7 + 1.6 * head);
  const foot = 0.041 * bone * (0.8 + head);
  const arms = ([1, -1] as const).map((side, i): FrameLimb => {
    const { upper, lower } = ways.arms[i] as (typeof ways.arms)[0];
    const a: Vec3 = [side * shoulder, shoulderY, 0];
    const b = add(a, scale(normalize(flip(upper, side)), armLength * 0.51));
    const way = normalize(flip(lower, side));
    const c = add(b, scale(way, armLength * 0.49));
    return { joints: [a, b, c], radii: armRadii, end: add(c, scale(way, hand * 0.95)), endRadius: hand, up: [0, 1, 0] };
  });
  const ankle = foot * 1.25;
  const legLength = hipsY - ankle;
  const hipX = 0.058 * (0.55 + 0.45 * girth) * (0.7 + shoulder * 2.4);
  const legs = ([1, -1] as const).map((side, i): FrameLimb => {
    const { upper, lower, toe } = ways.legs[i] as (typeof ways.legs)[0];
    const a: Vec3 = [side * hipX, hipsY, 0];
    const b = add(a, scale(normalize(flip(upper, side)), legLength * 0.5));
    const shin = normalize(flip(lower, side));
    const c = add(b, scale(shin, legLength * 0.5));
    const forward = normalize(flip(toe ?? [0, 0, 1], side));
    const back = scale(shin, -1);
    const up = normalize(subtract(back, scale(forward, dot(back, forward))));
    const end = add(add(c, scale(forward, foot * 2.15)), scale(up, -ankle));
    return { joints: [a, b, c], radii: legRadii, end, endRadius: foot, up };
  });
  const skullRadii: Vec3 = [(head * build.headWidth) / 2, head / 2, (head * (0.42 + build.headWidth * 0.52)) / 2];
  const frame: HumanFrame = {
    build,
    skull: [0, 1 - head / 2, 0.012],
    skullRadii,
    neck: [0, rest - 0.004, 0],
    neckRadius: 0.042 * bone * (1 + 0.3 * muscle) * (0.8 + 0.2 * girth),
    shoulders: [0, shoulderY, 0],
    chest: [0, shoulderY - 0.11 * rest, 0],
    waist: [0, hipsY + 0.36 * (shoulderY - hipsY), 0],
    hips: [0, hipsY, 0],
    arms: [arms[0] as FrameLimb, arms[1] as FrameLimb],
    legs: [legs[0] as FrameLimb, legs[1] as FrameLimb],
    sits: ways.sits === true,
    ...turnOf(ways),
  };
  return dropToFloor(frame, legRadii[0]);
}

/** The body's own turn, the head bent to what the hands have. */
function turnOf({ turn, gaze = 0 }: PoseWays): Pick<HumanFrame, "turn"> {
  if (!turn && gaze === 0) return {};
  return { turn: { pitch: turn?.pitch ?? 0, head: (turn?.head ?? 0) - gaze } };
}

/** How much of an upper arm is left of a broken one. */
const LEFT = 0.42;

/** An arm broken off above the elbow. */
export function stump(arm: FrameLimb): FrameLimb {
  const [shoulder, elbow] = arm.joints;
  const at = (share: number): Vec3 => mix(shoulder, elbow, share * LEFT);
  const [thick] = arm.radii;
  return {
    ...arm,
    joints: [shoulder, at(0.6), at(0.95)],
    radii: [thick, thick, thick],
    end: at(1),
    endRadius: 0.4 * thick,
  };
}

function dropToFloor(frame: HumanFrame, seat: number): HumanFrame {
  const soles = frame.legs.flatMap((leg) => {
    const ankle = add(leg.joints[2], scale(leg.up, -leg.endRadius * 1.25));
    return [leg.end[1], ankle[1], add(ankle, scale(heelWay(leg), leg.endRadius))[1], leg.joints[1][1] - leg.radii[1]];
  });
  const least = Math.min(...soles, frame.hips[1] - Math.max(seat, 0.055 * frame.build.girth));
  const by: Vec3 = [0, -least, 0];
  const move = (point: Vec3): Vec3 => add(point, by);
  const limb = (each: FrameLimb): FrameLimb => ({
    ...each,
    joints: each.joints.map(move) as unknown as FrameLimb["joints"],
    end: move(each.end),
  });
  return {
    ...frame,
    skull: move(frame.skull),
    neck: move(frame.neck),
    shoulders: move(frame.shoulders),
    chest: move(frame.chest),
    waist: move(frame.waist),
    hips: move(frame.hips),
    arms: [limb(frame.arms[0]), limb(frame.arms[1])],
    legs: [limb(frame.legs[0]), limb(frame.legs[1])],
  };
}

/** Backwards along the sole. */
function heelWay(leg: FrameLimb): Vec3 {
  const toe = subtract(leg.joints[2], leg.end);
  return normalize(subtract(toe, scale(leg.up, dot(toe, leg.up))));
}

/** Across a hand, from its palm's edge to the thumb: forward or up. */
export function thumbWay({ joints }: FrameLimb): Vec3 {
  const way = normalize(subtract(joints[2], joints[1]));
  const out = normalize(cross(way, X_AXIS), [0, 0, 1]);
  const ahead: Vec3 = way[1] < -0.6 ? [0, 0, 1] : [0, 1, 0];
  const side = normalize(subtract(ahead, scale(way, dot(ahead, way))), out);
  return side;
}
