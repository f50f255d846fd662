import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { displace, inflate, type Sdf } from "../../geometry/sdf.ts";
import { ball, ellipsoid, halfSpace, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { normalize, add as plus, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import { dressable } from "../figure/build-human.ts";
import { handClay, headClay, limbClay } from "../figure/human-clay.ts";
import { type FaceLook, facePaint, faceParts } from "../figure/human-face.ts";
import { type FrameLimb, type HumanFrame, humanFrame } from "../figure/human-frame.ts";
import { makeHair } from "../figure/human-hair.ts";
import { petrify } from "../figure/statue.ts";
import { flame } from "../light/flame.ts";
import { skirtSolid } from "../outfit/bottoms.ts";
import { common, trunkShell, tubeOf } from "../outfit/cloth.ts";
import type { DressableBody } from "../outfit/dressable-body.ts";
import { footSolid } from "../outfit/footwear.ts";
import { crownOf, dated, tablet, torchOf } from "./liberty-attributes.ts";

const LOOK: FaceLook = {
  eyeSize: 0.17,
  iris: "#6a8f88",
  mouth: "neutral",
  isFemale: true,
  brows: true,
  glasses: "none",
  eyeLevel: 0,
  clown: false,
  glow: false,
};

/** What differs from one copy to the next. */
export interface LibertyForm {
  /** Height of the head over the height. */
  readonly head: number;
  /** How far the raised arm leans out, radians. */
  readonly lean: number;
  /** Length of the crown's spikes over the head's height. */
  readonly ray: number;
  /** Folds round the hem. */
  readonly folds: number;
}

const along = (from: Vec3, way: Vec3, by: number): Vec3 => plus(from, scale(normalize(way), by));

/** A standing woman, her right arm straight up, her left forearm before her. */
function frameOfLiberty({ head, lean }: LibertyForm): HumanFrame {
  const frame = humanFrame({
    head,
    headWidth: 0.8,
    shoulder: 0.104,
    girth: 1.08,
    bone: 0.98,
    muscle: 0.1,
    legs: 0.5,
    reach: 1,
    pose: "standing",
  });
  const [left, right] = frame.arms;
  const bend = (arm: FrameLimb, upper: Vec3, a: number, lower: Vec3, b: number): FrameLimb => {
    const from = arm.joints[0];
    const elbow = along(from, upper, a);
    const wrist = along(elbow, lower, b);
    return { ...arm, joints: [from, elbow, wrist], end: along(wrist, lower, arm.endRadius * 0.9) };
  };
  const raised: FrameLimb = {
    ...right,
    joints: [plus(right.joints[0], [0.01, 0.012, 0]), right.joints[1], right.joints[2]],
  };
  return {
    ...frame,
    arms: [
      bend(left, [0.34, -1, 0.02], 0.165, [-0.02, -0.12, 1], 0.14),
      bend(raised, [-sin(lean), cos(lean), 0.06], 0.19, [-sin(lean) * 0.3, 1, 0.04], 0.17),
    ],
  };
}

/** A dress to the ground, and folds that fall from what carries them. */
function dressOf(body: DressableBody, frame: HumanFrame, folds: number): Sdf {
  const [left, right] = frame.arms;
  const knee: Vec3 = [-0.055, frame.hips[1] * 0.55, 0.075];
  const forearm = left.joints[2];
  const smooth = sculpt([
    add(trunkShell(body, 0.016, body.hips[1] - 0.12, body.neck[1] - 0.004)),
    add(skirtSolid(body, 0.024, 1.94, 0.045, folds), 0.05),
    add(roundCone(plus(knee, [0.01, 0.12, -0.03]), plus(knee, [0, -0.14, -0.02]), 0.06, 0.045), 0.06),
    add(tubeOf(right, 1, [0.022, 0.03, 0], 0.92), 0.03),
    add(tubeOf(left, 1, [0.02, 0.026, 0.022], 1.7), 0.03),
    add(
      roundCone(plus(forearm, [0, -0.01, -0.06]), [forearm[0] - 0.012, frame.hips[1] - 0.12, 0.03], 0.04, 0.03),
      0.04,
    ),
  ]);
  const waist = body.waist[1];
  return displace(smooth, 0.013, (x, y, z) => {
    const turn = atan2(z, x);
    const fall = Math.min(1, Math.max(0, waist - y) * 6);
    return fall * sin(turn * folds + 0.5 * sin(y * 5 + turn));
  });
}

/** The heavy cloth over her left shoulder, under her right arm, down to a slanting hem. */
function mantleOf(dress: Sdf, frame: HumanFrame): Sdf {
  const upper = normalize([-0.62, 1, 0]);
  const lower = normalize([0.42, -1, 0]);
  const shoulder: Vec3 = [frame.arms[0].joints[0][0] * 0.3, frame.shoulders[1] + 0.03, 0];
  const hem: Vec3 = [0, frame.hips[1] * 0.42, 0];
  const thick = displace(inflate(dress, 0.014), 0.007, (x, y) => sin((y - x * 0.62) * 58));
  const head = frame.arms[1].joints[0];
  return sculpt([
    add(common(common(thick, halfSpace(shoulder, upper)), halfSpace(hem, lower))),
    carve(roundCone(plus(head, [0.01, 0, 0]), frame.arms[1].joints[2], 0.062, 0.062), 0.01),
    carve(halfSpace([0, frame.neck[1] - 0.006, 0], [0, -1, 0]), 0.01),
  ]);
}

/** A closed hand around an upright rod. */
function fistOf(arm: FrameLimb): Sdf {
  const r = arm.endRadius;
  const [x, y, z] = arm.end;
  return sculpt([
    add(ellipsoid([x, y + 0.2 * r, z - 0.1 * r], [0.75 * r, 1.05 * r, 0.8 * r])),
    add(roundCone(arm.joints[2], [x, y, z], arm.radii[2], 0.6 * r), 0.3 * r),
    ...[-0.5, -0.02, 0.46, 0.92].map((v) =>
      add(
        roundCone([x - 0.6 * r, y + v * r, z + 0.45 * r], [x + 0.55 * r, y + v * r, z + 0.62 * r], 0.27 * r, 0.24 * r),
        0.06 * r,
      ),
    ),
  ]);
}

/** The woman herself; heel to crown is 1, her feet on y = 0. */
export function libertyFigure(form: LibertyForm): { readonly parts: readonly Part[]; readonly frame: HumanFrame } {
  const frame = frameOfLiberty(form);
  const body = dressable(frame, true, true);
  const [left, right] = frame.arms;
  const dress = dressOf(body, frame, form.folds);
  const head = headClay(frame, { isFemale: true, childish: 0, nose: 0.95, ears: "round", jaw: 1.05 });
  const neck = roundCone(
    plus(frame.neck, [0, -0.05, -0.004]),
    plus(frame.neck, [0, 0.03, 0]),
    body.neckRadius * 1.1,
    body.neckRadius,
  );
  const skin = sculpt([
    add(limbClay(right, 0.1)),
    add(fistOf(right), 0.01),
    add(handClay(left, false)),
    ...frame.legs.map((leg) => add(footSolid(leg, 0.004))),
    add(ball(subtract(frame.neck, [0, 0.06, 0]), body.neckRadius * 1.5)),
  ]);
  const face = faceParts(frame, head, LOOK);
  const carved = [
    makePart("head", "figure", meshSdf(sculpt([add(head), add(neck, 0.02)]), 0.0066), {
      crease: 1.2,
      weight: 1,
      paint: facePaint(frame, LOOK),
    }),
    ...face,
    ...makeHair(frame, "bun"),
  ].map((part) => petrify(part, "figure"));
  const { band, rays } = crownOf(frame, form.ray);
  const r = right.endRadius;
  const { torch, fire } = torchOf(right.end, r);
  const hand = left.end;
  const burning = flame(3.6 * r, 0.86 * r, 0.06, 0.6, 24);
  return {
    frame,
    parts: [
      ...carved,
      makePart("skin", "figure", meshSdf(skin, 0.0088), { crease: 1.2, weight: 0.8 }),
      makePart("dress", "figure", meshSdf(dress, 0.0122), { crease: 1.1, weight: 1 }),
      makePart("mantle", "figure", meshSdf(mantleOf(dress, frame), 0.0122), { crease: 1.1, weight: 0.9 }),
      makePart("crown", "figure", band, { weight: 0.9 }),
      ...makeParts("ray", "figure", rays, { weight: 1 }),
      makePart("torch", "figure", torch, { weight: 1 }),
      makePart("flame", "flame", move(burning, fire), { weight: 1 }),
      makePart(
        "tablet",
        "figure",
        move(turnY(turnZ(turnX(tablet(), -0.16), -0.1), 0.32), [hand[0] + 0.012, hand[1] + 0.085, hand[2] - 0.012]),
        { weight: 1, paint: dated },
      ),
    ],
  };
}
