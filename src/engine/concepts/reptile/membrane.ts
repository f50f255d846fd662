import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { tube } from "../../geometry/sweep.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";
import { fin } from "../animal/fin.ts";

export interface MembraneWing {
  readonly shoulder: Vec3;
  readonly elbow: Vec3;
  readonly wrist: Vec3;
  /** Tips of the fingers, the foremost first. */
  readonly fingers: readonly Vec3[];
  /** Where the skin joins the flank behind the shoulder. */
  readonly flank: Vec3;
  readonly bone: number;
}

/** A bat-like wing, left side: bones as tubes, skin scalloped between the fingers. */
export function membraneWing({ shoulder, elbow, wrist, fingers, flank, bone }: MembraneWing): {
  skin: Geometry;
  bones: Geometry;
} {
  const root: Vec3[] = [];
  const tip: Vec3[] = [];
  const between = (from: Vec3, to: Vec3, start: Vec3, end: Vec3, steps: number, dip: number) => {
    for (let i = 0; i < steps; i += 1) {
      const t = i / steps;
      const at = mix(start, end, t);
      root.push(at);
      // the edge hangs in towards the wrist between two fingers
      tip.push(mix(mix(from, to, t), at, dip * 4 * t * (1 - t)));
    }
  };
  between(flank, fingers.at(-1) as Vec3, shoulder, mix(elbow, wrist, 0.85), 8, 0.2);
  for (let i = fingers.length - 1; i > 0; i -= 1)
    between(
      fingers[i] as Vec3,
      fingers[i - 1] as Vec3,
      mix(elbow, wrist, 0.86 + 0.03 * (fingers.length - i)),
      mix(elbow, wrist, 0.89 + 0.03 * (fingers.length - i)),
      6,
      0.26,
    );
  root.push(wrist);
  tip.push(fingers[0] as Vec3);
  const skin = fin({ root, tip, thickness: bone * 0.45, ripple: bone * 0.12, steps: 8 });
  const arm = tube(bone, curveThrough([shoulder, elbow, wrist], 5), 10, {
    scale: (t) => 1.15 - 0.4 * t,
    endRounding: bone * 0.7,
  });
  const rods = fingers.map((end, i) => {
    const middle = mix(wrist, end, 0.5);
    const lift: Vec3 = [middle[0], middle[1] + bone * (i === 0 ? 1.1 : 0.7), middle[2] + bone * 0.5];
    return tube(bone * 0.55, curveThrough([wrist, lift, end], 6), 8, {
      scale: (t) => 1 - 0.72 * t,
      endRounding: bone * 0.12,
    });
  });
  return { skin, bones: merge([arm, ...rods]) };
}
