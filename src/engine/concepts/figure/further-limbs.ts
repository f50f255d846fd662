import { add, distance, mix, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import type { FrameLimb, HumanFrame } from "./human-frame.ts";

/** Which way upper arm and forearm of a further arm go, for the left side: +X is outwards. */
type Ways = readonly [upper: Vec3, lower: Vec3];

/** Pair by pair: raised, level, half raised; the usual two have the pose. */
const ARM_WAYS: readonly Ways[] = [
  [
    [0.95, 0.2, -0.12],
    [0.35, 0.95, 0.1],
  ],
  [
    [1, -0.3, -0.12],
    [0.95, 0.25, 0.25],
  ],
  [
    [0.75, 0.7, -0.2],
    [0.15, 1, 0.05],
  ],
];
/** How far below the shoulder each pair grows, a share of the way to the waist; how far from the middle, a share of the shoulder's width. */
const ROOTS = [0.16, 0.42, 0.06] as const;
const INWARDS = 0.74;

/** Where the foot of a further leg stands: outwards and forwards, in lengths of the leg. */
const FEET: readonly (readonly [x: number, z: number])[] = [
  [0.34, 0.62],
  [0.34, -0.62],
  [0.75, 0.1],
];
/** How far a knee stands out of the line from hip to ankle, in lengths of the leg. */
const KNEE = 0.1;

/** Arms below the usual ones, pair by pair, the left one first. */
export function furtherArms({ arms: [usual], waist, shoulders, build }: HumanFrame, count: number): FrameLimb[] {
  const [shoulder, bend, hand] = usual.joints;
  return Array.from({ length: count }, (_, i): FrameLimb => {
    const [pair, side] = [Math.floor(i / 2) % ARM_WAYS.length, i % 2 === 0 ? 1 : -1];
    const [upper, lower] = (ARM_WAYS[pair] as Ways).map(([x, y, z]) => normalize([side * x, y, z])) as [Vec3, Vec3];
    const down = (shoulders[1] - waist[1]) * (ROOTS[pair] as number);
    const root: Vec3 = [side * INWARDS * build.shoulder, shoulders[1] - down, -0.01];
    const elbow = add(root, scale(upper, 1.1 * distance(shoulder, bend)));
    const wrist = add(elbow, scale(lower, distance(bend, hand)));
    return { ...usual, joints: [root, elbow, wrist], end: add(wrist, scale(lower, distance(hand, usual.end))) };
  });
}

/** How far the usual legs stand apart, and back, where a single one is before them: in lengths of the leg. */
const APART = 0.26;
const BACK = 0.22;

/** The usual legs, out of the way of a third one. */
export function makingRoom(frame: HumanFrame, count: number): HumanFrame["legs"] {
  if (count % 2 === 0 || frame.sits) return frame.legs;
  const [left, right] = frame.legs;
  const spread = (leg: FrameLimb, side: number): FrameLimb => {
    const [hip, knee, ankle] = leg.joints;
    const by: Vec3 = scale([side * APART, 0, -BACK], hip[1] - ankle[1]);
    return { ...leg, joints: [hip, add(knee, scale(by, 0.5)), add(ankle, by)], end: add(leg.end, by) };
  };
  return [spread(left, 1), spread(right, -1)];
}

/** Legs before and behind the usual ones, a single one in the middle before them; none of who is not on its feet. */
export function furtherLegs({ legs: [usual], hips, sits }: HumanFrame, count: number): FrameLimb[] {
  if (sits) return [];
  const [hip, , ankle] = usual.joints;
  const long = hips[1] - ankle[1];
  const toes = subtract(usual.end, ankle);
  return Array.from({ length: count }, (_, i): FrameLimb => {
    const isOdd = i === count - 1 && count % 2 === 1;
    const side = isOdd ? 0 : i % 2 === 0 ? 1 : -1;
    const [x, z] = FEET[Math.floor(i / 2) % FEET.length] as (typeof FEET)[number];
    const root: Vec3 = [0.6 * side * Math.abs(hip[0]), hips[1], 0];
    const foot: Vec3 = [side * x * long, ankle[1], z * long];
    const knee = add(mix(root, foot, 0.5), scale(normalize([side * x, 0.2, z]), KNEE * long));
    const end = add(foot, [0, toes[1], distance(toes, [0, toes[1], 0])]);
    return { ...usual, joints: [root, knee, foot], end, up: [0, 1, 0] };
  });
}
