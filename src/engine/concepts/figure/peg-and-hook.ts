import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { distance, dot, mix, normalize, add as plus, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import type { SlotSpec } from "../concept.ts";
import { type FrameLimb, type HumanFrame, thumbWay } from "./human-frame.ts";
import type { HumanParameters } from "./human-parameters.ts";

/** Share of the shin that is left above a wooden leg, so that a trouser leg ends on it. */
const SHIN_LEFT = 0.16;
/** Radii of the peg's cup, below the cup and at the floor, over that of the knee. */
const [CUP, NECK, TIP] = [1.12, 0.5, 0.36];
/** Edge of a cell over the height. */
const CELL = 0.006;

/** What stands for a lost leg and hand, each a slot of its own: whoever names it has it. */
export const PEG_AND_HOOK: Readonly<Record<"peg" | "hook", SlotSpec>> = {
  peg: { words: ["peg leg", "wooden leg", "wood leg"], materials: ["oak"], takesWhole: false },
  hook: {
    words: ["hook hand", "hook for a hand", "hook for hand", "hand hook"],
    materials: ["brushed-steel"],
    takesWhole: false,
  },
};

/** A leg that ends below its knee. */
export function kneeStump(leg: FrameLimb): FrameLimb {
  const [hip, knee, ankle] = leg.joints;
  const [thigh, thick] = leg.radii;
  const low = mix(knee, ankle, SHIN_LEFT);
  return { ...leg, joints: [hip, knee, low], radii: [thigh, thick, thick * 0.95], end: low, endRadius: thick * 0.8 };
}

/** The left leg from its knee to the floor in turned wood, and a hook in a cup in place of the left hand, as asked for. */
export function pegAndHook(p: HumanParameters, whole: HumanFrame): Part[] {
  return [
    ...(p.peg ? [makePart("peg", "peg", pegOf(whole.legs[0]), { weight: 1, crease: 0.9 })] : []),
    ...(p.hook ? hookOf(whole.arms[0]) : []),
  ];
}

/** A cup about the stump, a ring below it and a peg that thins to the floor. */
function pegOf({ joints: [, knee, ankle], radii: [, thick], end, up = [0, 1, 0] }: FrameLimb) {
  const way = normalize(subtract(ankle, knee));
  // down to where the sole would be
  const floor = plus(ankle, scale(up, -Math.abs(dot(subtract(end, ankle), up))));
  const at = (share: number): Vec3 => mix(knee, ankle, share);
  const tip = plus(at(1), scale(way, Math.max(0.01, distance(floor, ankle) - TIP * thick)));
  const solid = sculpt([
    add(roundCone(at(0.12), at(0.34), CUP * thick, 0.85 * thick)),
    add(roundCone(at(0.36), tip, NECK * thick, TIP * thick), 0.012),
    add(roundCone(at(0.44), at(0.46), 0.72 * thick, 0.72 * thick), 0.004),
  ]);
  return meshSdf(solid, CELL);
}

/** A wooden cup on the wrist and a bent steel hook out of it, its point towards the thumb. */
function hookOf(arm: FrameLimb): Part[] {
  const [, elbow, wrist] = arm.joints;
  const way = normalize(subtract(wrist, elbow));
  const side = thumbWay(arm);
  const h = arm.endRadius;
  const at = (along: number, aside: number): Vec3 => plus(plus(wrist, scale(way, along * h)), scale(side, aside * h));
  const cup = meshSdf(sculpt([add(roundCone(at(-0.6, 0), at(0.35, 0), 0.8 * h, 0.95 * h))]), CELL);
  const bend = curveThrough([at(0.4, 0), at(1.5, 0), at(2.5, 0.1), at(3.2, 0.8), at(3, 1.7), at(2.1, 2.05)], 5);
  return [
    makePart("hook-cup", "peg", cup, { weight: 0.7, crease: 0.9 }),
    makePart("hook", "hook", tube(0.26 * h, bend, 12), { weight: 1 }),
  ];
}
