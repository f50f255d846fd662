import { distance, mix, type Vec3 } from "../../math/vec3.ts";

/** The same line cut into `pieces` of one length, so that a part of its points is that part of its way. */
export function evenPath(points: readonly Vec3[], pieces: number): Vec3[] {
  const steps = points.slice(1).map((point, i) => distance(point, points[i] as Vec3));
  const total = steps.reduce((sum, step) => sum + step, 0);
  const out: Vec3[] = [];
  let k = 0;
  let before = 0;
  for (let i = 0; i <= pieces; i += 1) {
    const at = (i / pieces) * total;
    while (k < steps.length - 1 && before + (steps[k] as number) < at) {
      before += steps[k] as number;
      k += 1;
    }
    out.push(mix(points[k] as Vec3, points[k + 1] as Vec3, Math.min(1, (at - before) / (steps[k] as number))));
  }
  return out;
}
