import { add, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid } from "../../geometry/sdf-primitives.ts";
import { normalize, add as plus, scale, subtract } from "../../math/vec3.ts";
import { bandOf } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";
import { piece, type Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** Gloves over the hands, with cuffs; boxers' are great balls. */
export function makeGloves(p: OutfitParameters, body: DressableBody): Worn {
  const h = body.height;
  const isBoxer = p.guise === "boxer";
  if (isBoxer) {
    const solid = sculpt(
      body.arms.flatMap((arm) => {
        const out = normalize(subtract(arm.joints[2], arm.joints[1]));
        const at = plus(arm.joints[2], scale(out, 0.045 * h));
        return [
          add(ellipsoid(at, [0.062 * h, 0.062 * h, 0.066 * h]), 0.02 * h),
          add(ball(plus(at, [-Math.sign(at[0]) * 0.04 * h, 0.02 * h, 0.03 * h]), 0.028 * h), 0.01 * h),
          add(bandOf(arm, h, 0.016, 1.72, 1.99), 0.008 * h),
        ];
      }),
    );
    return { parts: [piece("gloves", "glove", solid, body)], covers: ["hands"] };
  }
  const cuffs = body.arms.map((arm) => add(bandOf(arm, h, p.outer === "armor" ? 0.026 : 0.02, 1.72, 1.98)));
  return { parts: [piece("glove-cuffs", "glove", sculpt(cuffs), body, { weight: 0.5 })], covers: [] };
}
