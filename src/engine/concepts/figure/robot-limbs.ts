import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { circleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, settle } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { clamp } from "../../math/scalar.ts";
import { add, cross, dot, length, mix, normalize, scale, subtract, type Vec3, Z_AXIS } from "../../math/vec3.ts";
import type { RobotFrame } from "./robot-frame.ts";
import { mouthOf } from "./robot-head.ts";
import type { RobotParameters } from "./robot-parameters.ts";
import { waysOfArm, waysOfLeg } from "./robot-poses.ts";

/** Rings along a ribbed hose. */
const RIBS = 9;

/** A bone: a smooth tube that swells a little, or a ribbed hose. */
function bone(a: Vec3, b: Vec3, radius: number, hose: boolean): Geometry {
  const steps = hose ? RIBS * 4 : 8;
  const path = Array.from({ length: steps + 1 }, (_, i) => mix(a, b, i / steps));
  const swell = hose
    ? (t: number) => 0.88 + 0.16 * cos(t * RIBS * TAU)
    : (t: number) => 0.86 + 0.2 * sin((t * TAU) / 2);
  return sweep(circleOutline(radius, 20), path, { scale: swell });
}

/** Where the claws are that have a cup at the mouth: at its side, under its rim. */
function cupAt(p: RobotParameters, frame: RobotFrame): Vec3 {
  const { headWidth } = frame;
  return add(mouthOf(p, frame), [-0.3 * headWidth, -0.2 * headWidth, 0.24 * headWidth]);
}

/** Length of the claws to the middle of what they grip, in radii of a limb. */
const CLAWS = 1.9;

/** An arm whose claws close at a place, its elbow down and out. */
function bentTo(root: Vec3, grip: Vec3, reach: number, limb: number): ReturnType<typeof armJoints> {
  const upper = reach;
  const lower = reach * 0.92 + CLAWS * limb;
  const span = subtract(grip, root);
  const far = clamp(length(span), 1.02 * Math.abs(lower - upper), 0.98 * (lower + upper));
  const way = normalize(span);
  const along = (upper * upper - lower * lower + far * far) / (2 * far);
  const out = Math.sqrt(Math.max(0, upper * upper - along * along));
  const down: Vec3 = [-0.55, -1, 0.05];
  const bend = normalize(subtract(down, scale(way, dot(down, way))));
  const elbow = add(root, add(scale(way, along), scale(bend, out)));
  const end = add(root, scale(way, far));
  return { root, elbow, wrist: add(elbow, scale(normalize(subtract(end, elbow)), reach * 0.92)) };
}

/** Shoulder, elbow and wrist of an arm; `level` counts pairs of arms from the top. */
export function armJoints(
  p: RobotParameters,
  frame: RobotFrame,
  side: 1 | -1,
  level: number,
): { readonly root: Vec3; readonly elbow: Vec3; readonly wrist: Vec3 } {
  const { shoulder, bodyWidth, limb } = frame;
  const drop = (shoulder - frame.hip) * (0.14 + 0.26 * level);
  const root: Vec3 = [side * (bodyWidth / 2 + limb * 0.35), shoulder - drop, 0];
  const reach = (shoulder - frame.hip) * 0.58;
  if (p.sips && side === -1 && level === 0) return bentTo(root, cupAt(p, frame), reach, limb);
  const [upper, lower] = waysOfArm(p, side, level);
  const elbow = add(root, scale(normalize(upper), reach));
  return { root, elbow, wrist: add(elbow, scale(normalize(lower), reach * 0.92)) };
}

/** Upper arm, forearm and gripper between ball joints; `level` counts pairs of arms from the top. */
export function makeArm(p: RobotParameters, frame: RobotFrame, side: 1 | -1, level: number): Part[] {
  const { bodyWidth, limb } = frame;
  const { root, elbow, wrist } = armJoints(p, frame, side, level);
  const name = `arm-${side === 1 ? "left" : "right"}${level > 0 ? `-${level + 1}` : ""}`;
  const forearm = subtract(wrist, elbow);
  const cuffFrom = add(elbow, scale(forearm, 0.55));
  return [
    makePart(`${name}-shoulder`, "joint", move(sphere(limb * 1.45, 24), root), { weight: 0.5 }),
    makePart(`${name}-upper`, "arm", bone(root, elbow, limb * 0.92, p.hose), { weight: 0.7 }),
    makePart(`${name}-elbow`, "joint", move(sphere(limb * 1.15, 20), elbow), { weight: 0.4 }),
    makePart(`${name}-lower`, "arm", bone(elbow, wrist, limb * 0.92, p.hose), { weight: 0.7 }),
    makePart(
      `${name}-cuff`,
      "hand",
      sweep(circleOutline(limb * 1.3, 24), [cuffFrom, mix(cuffFrom, wrist, 0.5), wrist], {
        scale: (t) => 0.8 + 0.35 * t,
        endRounding: limb * 0.15,
      }),
      { weight: 0.5 },
    ),
    ...makeParts(`${name}-finger`, "hand", gripper(wrist, normalize(forearm), limb, p.fingers), { weight: 0.5 }),
    ...(level === 0 && side === 1
      ? [
          makePart(
            "shoulder-bar",
            "joint",
            tube(
              limb * 0.7,
              [
                [-bodyWidth / 2 - limb * 0.2, root[1], 0],
                [bodyWidth / 2 + limb * 0.2, root[1], 0],
              ],
              12,
            ),
            { weight: 0.1 },
          ),
        ]
      : []),
  ];
}

/** Bent claws around the end of an arm. */
function gripper(wrist: Vec3, forward: Vec3, limb: number, fingers: number): Geometry[] {
  const right = normalize(cross(forward, Z_AXIS), [1, 0, 0]);
  const up = cross(right, forward);
  return Array.from({ length: fingers }, (_, i) => {
    const angle = (i / fingers) * TAU + 0.4;
    const out = add(scale(right, cos(angle)), scale(up, sin(angle)));
    const knee = add(wrist, add(scale(out, limb * 1.25), scale(forward, limb * 1.35)));
    const tip = add(wrist, add(scale(out, limb * 0.45), scale(forward, limb * 2.9)));
    const foot = add(wrist, add(scale(out, limb * 0.7), scale(forward, -limb * 0.1)));
    return tube(limb * 0.36, [foot, mix(foot, knee, 0.6), knee, mix(knee, tip, 0.5), tip], 12, {
      scale: (t) => 1.15 - 0.5 * t,
      endRounding: limb * 0.12,
    });
  });
}

/** Thigh, shin and a block of a foot. */
export function makeLeg(p: RobotParameters, frame: RobotFrame, side: 1 | -1): Part[] {
  const { hip, bodyWidth, bodyDepth, limb } = frame;
  const stride = p.pose === "walking" ? side * bodyDepth * 0.75 : 0;
  const footHeight = limb * 1.5;
  const x = side * bodyWidth * p.taper * 0.27;
  const root: Vec3 = [x, hip + limb * 0.2, 0];
  const standing: Vec3 = [x * 1.12, footHeight * 0.8, stride];
  const half = (root[1] - standing[1]) / 2;
  const isSeated = p.pose === "seated" || p.pose === "working";
  const isOnFloor = p.pose === "sitting";
  const told = waysOfLeg(p.pose, side);
  const isShinDown = told?.[1][1] === 0 && told[1][2] < 0;
  const knee: Vec3 = told
    ? add(root, scale(normalize(told[0]), half))
    : isSeated || isOnFloor
      ? add(root, [side * half * 0.16, 0, half])
      : add(mix(root, standing, 0.5), [side * limb * 0.1, 0, limb * 0.35 + Math.abs(stride) * 0.25]);
  const ankle: Vec3 = told
    ? add(knee, scale(normalize(told[1]), half))
    : isSeated
      ? add(knee, [0, -half, half * 0.06])
      : isOnFloor
        ? add(knee, [side * half * 0.1, 0, half])
        : standing;
  const name = `leg-${side === 1 ? "left" : "right"}`;
  // with the legs on the floor the toes point up, with a shin on it to the back
  const toes = (at: Vec3): Vec3 => (isOnFloor ? [at[0], at[2], -at[1]] : isShinDown ? [at[0], -at[2], at[1]] : at);
  const [footY, footZ] = isOnFloor
    ? [limb * 0.9, footHeight * 0.3]
    : isShinDown
      ? [-limb * 0.9 + footHeight * 0.3, -footHeight * 0.3]
      : [-footHeight * 0.3, limb * 0.9];
  const block = box([limb * 3, footHeight, limb * 4.6], { bevel: limb * 0.6, bevelSteps: 3, divisions: [1, 1, 6] });
  const wedge = deform(block, ([bx, by, bz]): Vec3 => {
    const forward = bz / (limb * 2.3);
    const height = (by + footHeight / 2) * (1 - 0.3 * Math.max(0, forward));
    return [bx * (1 + 0.1 * forward), height - footHeight / 2, bz];
  });
  return [
    makePart(`${name}-hip`, "joint", move(sphere(limb * 1.4, 24), root), { weight: 0.4 }),
    makePart(`${name}-thigh`, "leg", bone(root, knee, limb * 1.1, p.hose), { weight: 0.7 }),
    makePart(`${name}-knee`, "joint", move(sphere(limb * 1.3, 20), knee), { weight: 0.4 }),
    makePart(`${name}-shin`, "leg", bone(knee, ankle, limb * 1.15, p.hose), { weight: 0.7 }),
    makePart(
      `${name}-foot`,
      "foot",
      settle(move(deform(wedge, toes), [ankle[0], ankle[1] + footY, ankle[2] + footZ])),
      {
        weight: 0.8,
      },
    ),
  ];
}
