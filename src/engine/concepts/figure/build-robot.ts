import { box } from "../../geometry/box.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { type Corner, roundCorners } from "../../geometry/outline.ts";
import type { Model, Part, Socket } from "../../geometry/part.ts";
import { deform, move, settle, stretch } from "../../geometry/place.ts";
import { add, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import { makeChest } from "./robot-chest.ts";
import { type RobotFrame, robotFrame } from "./robot-frame.ts";
import { makeHead, mouthOf } from "./robot-head.ts";
import { armJoints, makeArm, makeLeg } from "./robot-limbs.ts";
import type { RobotParameters } from "./robot-parameters.ts";

/** Radius of the mouth over the width of the head. */
const LIPS = 0.15;

/** Assembles a robot from its frame. */
export function buildRobot(p: RobotParameters): Model {
  const frame = robotFrame(p);
  const sides = Array.from(
    { length: p.arms },
    (_, i) => ({ side: i % 2 === 0 ? 1 : -1, level: Math.floor(i / 2) }) as const,
  );
  const parts: Part[] = [
    makeTorso(p, frame),
    ...makeHead(p, frame),
    ...(p.panel ? makeChest(p, frame) : []),
    ...sides.flatMap(({ side, level }) => makeArm(p, frame, side, level)),
    ...makeLeg(p, frame, 1),
    ...makeLeg(p, frame, -1),
  ];
  const top = frame.headBottom + frame.headHeight;
  const isOut = p.arms > 0 && /^(?:reaching|sweeping|working|lifting|hugging)$/.test(p.pose);
  const aside: Vec3 = [-frame.bodyWidth * 0.75, frame.hip, frame.bodyDepth * 0.4];
  // laid down along X, face up, where its length is seen best
  const lay = ([x, y, z]: Vec3): Vec3 => (p.pose === "lying" ? [y, z, x] : [x, y, z]);
  const laid = parts.map((part) => ({
    ...part,
    geometry: p.pose === "lying" ? deform(part.geometry, lay) : part.geometry,
  }));
  const sockets: Socket[] = [
    // a hat comes down over the bolts of the ears, not over the eyes
    { name: "head", position: [0, top + frame.headWidth * 0.17, 0], normal: [0, 1, 0], radius: frame.headWidth * 0.52 },
    { name: "neck", position: [0, frame.shoulder, 0], normal: [0, 1, 0], radius: frame.limb * 1.4 },
    // what it sits on
    { name: "bottom", position: [0, frame.hip, 0], normal: [0, -1, 0], radius: frame.bodyWidth * 0.4 },
    ...(isOut
      ? ([-1, 1] as const).map((side) => graspOf(p, frame, side))
      : p.sips && p.arms > 0
        ? [graspOf(p, frame, -1)]
        : [{ name: "hand", position: aside, normal: [0, 1, 0] as const, radius: frame.limb }]),
    { name: "mouth", position: mouthOf(p, frame), normal: [0, 0, 1], radius: frame.headWidth * LIPS },
    { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: frame.headWidth * 0.4 },
  ];
  return standModel(
    laid,
    sockets.map((socket) => ({ ...socket, position: lay(socket.position), normal: lay(socket.normal) })),
  );
}

/** Between the fingers of a hand that is held out. */
function graspOf(p: RobotParameters, frame: RobotFrame, side: 1 | -1): Socket {
  const { elbow, wrist } = armJoints(p, frame, side, 0);
  const way = normalize(subtract(wrist, elbow));
  return { name: "hand", position: add(wrist, scale(way, 1.7 * frame.limb)), normal: [0, 1, 0], radius: frame.limb };
}

function makeTorso(p: RobotParameters, { shoulder, hip, bodyWidth, bodyDepth }: RobotFrame): Part {
  const height = shoulder - hip;
  const narrow = ([x, y, z]: Vec3): Vec3 => {
    const t = y / height + 0.5;
    const factor = p.taper + (1 - p.taper) * t;
    return [x * factor, y, z * (0.5 + 0.5 * factor)];
  };
  if (p.bodyShape === "box") {
    const block = box([bodyWidth, height, bodyDepth], { bevel: bodyWidth * 0.13, bevelSteps: 3, divisions: [1, 6, 1] });
    return makePart("torso", "body", settle(move(deform(block, narrow), [0, hip + height / 2, 0])), { weight: 1 });
  }
  const half = bodyWidth / 2;
  const corners: Corner[] = [
    [0, 0],
    [half * 0.72, 0, half * 0.2],
    [half * 0.98, height * 0.45, half * 0.7],
    [half * 0.8, height, half * 0.3],
    [0, height],
  ];
  const barrel = stretch(lathe(roundCorners(corners, 7), 56), [1, 1, bodyDepth / bodyWidth]);
  return makePart("torso", "body", settle(move(barrel, [0, hip, 0])), { weight: 1 });
}
