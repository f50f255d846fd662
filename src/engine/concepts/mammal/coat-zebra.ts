import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { add, distance, type Vec3 } from "../../math/vec3.ts";
import { alongLine, type CoatFrame, type CoatPoint, type Region } from "./coat-frame.ts";
import type { CoatLayer } from "./coat-layer.ts";
import { onHead as onSkull } from "./head-form.ts";

/** Bars around the whole animal, measured along one line from rump to muzzle. */
export function zebraBars(
  { spacing, width, to = 9 }: CoatLayer & { readonly kind: "zebra" },
  { skeleton, head, seed }: CoatFrame,
): (point: CoatPoint, region: Region, limb: number, tail: number) => number {
  const { pelvis, belly, chest, neck, skull } = skeleton;
  const { muzzle } = head.form;
  const nose = onSkull(head, [0, muzzle.y - muzzle.drop, 0.7 + muzzle.length]);
  const rump = add(pelvis, [0, 0, -0.18]);
  const line: Vec3[] = curveThrough([rump, pelvis, belly, chest, neck, skull, nose], 4);
  const long = line.reduce((sum, point, i) => sum + (i > 0 ? distance(line[i - 1] as Vec3, point) : 0), 0);
  const bias = 1 - 2 * width;
  const bar = (phase: number, wide = bias) => smoothstep(wide - 0.16, wide + 0.16, sin(phase * TAU));
  return ({ at, along, onHead, onLeg, legShare, upwards, head: [, hy, hz] }, region, limb, tail) => {
    if (region === "ear") return 0;
    const [x, y, z] = at;
    if (along > to) return 0;
    const warp = 0.22 * noise(x * 5, y * 5, z * 5, seed);
    if (region === "tail") return bar((tail * 0.5) / spacing);
    if (region !== "body") return bar((limb * 0.55) / spacing + warp) * smoothstep(0.14, 0.24, limb);
    const share = alongLine(line, at) * long;
    if (onHead > 0.5) {
      if (hz > muzzle.length * 0.72 + 0.5) return 0;
      return bar((share * 1.7 + 0.25 * Math.abs(hy) * head.unit) / spacing + warp * 0.6);
    }
    // on the haunches the bars bend over to level
    const haunch = smoothstep(0.28, -0.05, along);
    const tilt = (share * (1 - 0.5 * haunch) + (pelvis[1] - y) * haunch * 0.9) / spacing;
    const onLimb = onLeg * smoothstep(1.5, 1.15, legShare);
    const trunk = bar(tilt + warp, bias - 0.15 * upwards) * smoothstep(-0.98, -0.75, upwards);
    return trunk * (1 - onLimb) + onLimb * bar((legShare * 0.55) / spacing + warp);
  };
}
