import { makePart } from "../../geometry/make-part.ts";
import type { Model, Part, Socket } from "../../geometry/part.ts";
import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { halfSpace } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { normalize, add as plus, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import { buildOutfit, enlargePart } from "../outfit/build-outfit.ts";
import type { DressableBody } from "../outfit/dressable-body.ts";
import { footSolid } from "../outfit/footwear.ts";
import { furtherArms, furtherLegs, makingRoom } from "./further-limbs.ts";
import { handClay, headClay, limbClay, trunkClay } from "./human-clay.ts";
import { type FaceLook, facePaint, faceParts } from "./human-face.ts";
import { type HumanFrame, humanFrame, stump } from "./human-frame.ts";
import { makeBeard, makeHair } from "./human-hair.ts";
import type { HumanParameters } from "./human-parameters.ts";
import { kneeStump, pegAndHook } from "./peg-and-hook.ts";
import { standBody } from "./turn-body.ts";

const CELL = 0.0145;
/** Arms whose hand is closed about something. */
const GRIPPING: ReadonlySet<string> = new Set([
  "holding",
  "both-hands",
  "pouring",
  "riding",
  "drinking",
  "raising",
  "beating",
  "swinging",
  "casting",
  "duelling",
  "drumming",
  "hanging",
  "lens",
  "archer",
  "grooming",
]);
/** Arms whose left hand is not the mirror image of the right one. */
const LOPSIDED: ReadonlySet<string> = new Set(["pouring", "archer", "sweeping"]);

/** The body of a figure as the outfit system wants it. */
export function dressable(frame: HumanFrame, isFemale: boolean, hairy: boolean, grips = false): DressableBody {
  const [rx, ry, rz] = frame.skullRadii;
  const hair = hairy ? 1.1 : 1.03;
  return {
    height: 1,
    trunk: trunkClay(frame, isFemale),
    neck: frame.neck,
    neckRadius: frame.neckRadius,
    chest: frame.chest,
    waist: frame.waist,
    hips: frame.hips,
    arms: [
      { ...frame.arms[0], clay: handClay(frame.arms[0], false) },
      { ...frame.arms[1], clay: handClay(frame.arms[1], grips) },
    ],
    legs: frame.legs,
    head: { centre: frame.skull, radii: [rx * hair, ry * (hairy ? 1.06 : 1.02), rz * hair] },
    cell: CELL,
    sits: frame.sits,
  };
}

/** What another creature's body stands in for. */
export interface HumanLack {
  /** No legs and feet: a mermaid, a centaur. */
  readonly legs?: boolean;
  /** No head, hair and face: a minotaur. */
  readonly head?: boolean;
}

/** Parts of a figure whose height is 1, its feet on the floor, and where everything of it lies. */
export interface HumanPieces {
  readonly parts: readonly Part[];
  readonly frame: HumanFrame;
  readonly body: DressableBody;
}

/** Assembles a person: skin where no clothes hide it, face, hair, outfit. */
export function buildHuman(p: HumanParameters): Model {
  const { parts, frame, body } = humanPieces(p);
  return standBody(
    parts.map((part) => enlargePart(part, p.height)),
    humanSockets(frame, body, p.height, p),
    frame,
    p.height,
  );
}

/** The bones under a person. */
export const frameOf = (p: HumanParameters): HumanFrame => {
  const whole = wholeFrame(p);
  const frame = { ...whole, legs: makingRoom(whole, p.furtherLegs) };
  const legs = p.peg ? ([kneeStump(frame.legs[0]), frame.legs[1]] as const) : frame.legs;
  return p.armless ? { ...frame, legs, arms: [stump(frame.arms[0]), stump(frame.arms[1])] } : { ...frame, legs };
};

const wholeFrame = (p: HumanParameters): HumanFrame =>
  humanFrame({
    head: p.head,
    headWidth: p.headWidth,
    shoulder: p.shoulder,
    girth: p.girth,
    bone: p.bone,
    muscle: p.muscle,
    legs: p.legs,
    reach: 1,
    pose: p.pose,
    arms: p.arms,
  });

/** The pieces of a person, or of what is a person only in part. */
export function humanPieces(p: HumanParameters, lack: HumanLack = {}): HumanPieces {
  const frame = frameOf(p);
  const isFemale = p.sex === "female" && p.age !== "child";
  const grips = p.prop !== "none" || GRIPPING.has(p.arms === "same" ? p.pose : p.arms);
  const body = dressable(frame, isFemale, p.hair !== "none" && p.hair !== "fringe", grips);
  const { parts: clothes, covers } = buildOutfit(p, p.peg ? { ...body, feet: [body.legs[1]] } : body);
  const look: FaceLook = {
    eyeSize: p.eyeSize,
    iris: p.iris,
    mouth: p.mouth,
    isFemale: p.sex === "female",
    brows: p.brows,
    glasses: p.glasses,
    eyeLevel: p.eyeLevel,
    isOld: p.age === "old",
    clown: p.clown,
    glow: p.glow,
  };
  const head = headClay(frame, {
    isFemale: p.sex === "female",
    childish: p.age === "child" ? 1 : 0,
    nose: p.clown ? 0 : p.nose,
    ears: p.ears,
    jaw: p.jaw,
  });
  const parts: Part[] = [];
  if (!covers.has("head") && !lack.head) {
    const bust = sculpt([add(head), ...(covers.has("trunk") ? [add(throat(body), 0.02)] : [])]);
    parts.push(
      makePart("head", "body", meshSdf(bust, CELL * 0.62 * (0.4 + 2.5 * p.head)), {
        crease: 1.2,
        weight: 1,
        ...(!p.faceless && { paint: facePaint(frame, look) }),
      }),
    );
    if (!p.faceless) parts.push(...faceParts(frame, head, look));
    parts.push(
      ...makeHair(
        frame,
        covers.has("hair") ? "none" : p.hair,
        covers.has("scalp") ? body.head.centre[1] + body.head.radii[1] * 0.46 : undefined,
      ),
    );
    parts.push(...makeBeard(frame, p.beard));
  }
  const skin = bareSkin(p, frame, body, lack.legs ? new Set([...covers, "shins", "feet"]) : covers);
  if (skin.length > 0) parts.push(makePart("skin", "body", meshSdf(sculpt(skin), CELL), { crease: 1.2, weight: 0.9 }));
  const [left, right] = body.arms;
  const further = furtherArms(frame, p.furtherArms).map((arm) => add(handClay(arm, false)));
  if (further.length > 0)
    parts.push(makePart("further-hands", "body", meshSdf(sculpt(further), CELL * 0.66), { crease: 1.2, weight: 0.7 }));
  if (!covers.has("hands") && !p.armless) {
    const hands = sculpt([...(p.hook ? [] : [add(left.clay ?? head)]), add(right.clay ?? head)]);
    parts.push(makePart("hands", "body", meshSdf(hands, CELL * 0.66), { crease: 1.2, weight: 0.7 }));
  }
  if (!lack.legs) parts.push(...pegAndHook(p, wholeFrame(p)));
  return { parts: [...parts, ...clothes], frame, body };
}

/** The neck down into a collar. */
const throat = (body: DressableBody) =>
  sculpt([add(body.trunk), carve(halfSpace([0, body.neck[1] - 0.055, 0], [0, 1, 0]), 0.01)]);

function bareSkin(
  p: HumanParameters,
  frame: HumanFrame,
  body: DressableBody,
  covers: ReadonlySet<string>,
): SculptStep[] {
  const steps: SculptStep[] = [];
  if (!covers.has("trunk")) steps.push(add(body.trunk));
  for (const arm of frame.arms) {
    if (!covers.has("forearms")) steps.push(add(limbClay(arm, p.muscle), 0.02));
  }
  for (const arm of furtherArms(frame, p.furtherArms)) steps.push(add(limbClay(arm, p.muscle), 0.02));
  for (const leg of furtherLegs(frame, p.furtherLegs))
    steps.push(add(limbClay(leg, p.muscle), 0.02), add(footSolid(leg, 0), 0.015));
  for (const [i, leg] of frame.legs.entries()) {
    if (!covers.has("shins")) steps.push(add(limbClay(leg, p.muscle), 0.02));
    if (!covers.has("feet") && !(p.peg && i === 0)) steps.push(add(footSolid(leg, 0), 0.015));
  }
  return steps;
}

/**
 * Where hats, glasses, scarves, things held and packs go.
 *
 * @param posed Where it is known, the left hand is told of apart where it is not the mirror image of the right one.
 */
export function humanSockets(
  frame: HumanFrame,
  body: DressableBody,
  height: number,
  posed?: Pick<HumanParameters, "pose" | "arms">,
): Socket[] {
  const isLopsided = posed !== undefined && (LOPSIDED.has(posed.pose) || LOPSIDED.has(posed.arms));
  const at = (point: Vec3): Vec3 => scale(point, height);
  const [left, right] = frame.arms;
  const way = normalize(subtract(right.joints[2], right.joints[1]));
  const { centre, radii } = body.head;
  const [cx, cy, cz] = frame.skull;
  const [rx, ry, rz] = frame.skullRadii;
  const up: Vec3 = way[1] < -0.75 ? [0, 0, 1] : [0, 1, 0];
  return [
    {
      name: "head",
      position: at([centre[0], centre[1] + radii[1] * 0.96, centre[2]]),
      normal: [0, 1, 0],
      radius: radii[0] * 0.98 * height,
    },
    { name: "eyes", position: at([cx, cy, cz + rz]), normal: [0, 0, 1], radius: rx * height },
    { name: "mouth", position: at([cx, cy - ry * 0.55, cz + rz * 0.95]), normal: [0, 0, 1], radius: rx * 0.4 * height },
    {
      name: "neck",
      position: at(plus(frame.neck, [0, -0.01, 0])),
      normal: [0, 1, 0],
      radius: (body.neckRadius + 0.012) * height,
    },
    { name: "hand", position: at(right.end), normal: up, radius: right.endRadius * height },
    ...(isLopsided ? [{ name: "hand", position: at(left.end), normal: up, radius: left.endRadius * height }] : []),
    {
      name: "back",
      position: at([0, frame.chest[1], -0.09]),
      normal: [0, 0, -1],
      radius: frame.build.shoulder * height,
    },
    { name: "top", position: at([cx, cy + ry, cz]), normal: [0, 1, 0], radius: rx * 0.7 * height },
    ...(frame.sits
      ? [
          {
            name: "attach",
            position: at([0, Math.max(0, frame.hips[1] - 0.06), 0]),
            normal: [0, 1, 0] as Vec3,
            radius: frame.build.shoulder * height,
          },
        ]
      : []),
  ];
}
