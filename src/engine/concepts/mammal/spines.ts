import type { Geometry } from "../../geometry/geometry.ts";
import { loft } from "../../geometry/loft.ts";
import { merge } from "../../geometry/merge.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { add, cross, mix, normalize, scale, type Vec3, X_AXIS } from "../../math/vec3.ts";
import type { Studio } from "./species.ts";

const SIDES = 5;

/** A thin cone from inside the skin to its point. */
function spine(root: Vec3, way: Vec3, long: number, thick: number): Geometry {
  const right = normalize(cross(way, Math.abs(way[0]) > 0.9 ? [0, 1, 0] : X_AXIS));
  const up = cross(way, right);
  const ring = Array.from({ length: SIDES }, (_, i): Vec3 => {
    const angle = (TAU * i) / SIDES;
    return add(root, add(scale(right, thick * cos(angle)), scale(up, thick * sin(angle))));
  });
  return loft([ring, [add(root, scale(way, long))]]);
}

/** A hedgehog's coat: spines all over back, flanks and crown, leaning backwards. */
export function hedgehogSpines({ skeleton, clay, head, put }: Studio): void {
  const { pelvis, chest } = skeleton;
  const spines: Geometry[] = [];
  const count = 620;
  for (let i = 0; i < count; i += 1) {
    // even on a sphere: the golden angle
    const y = 1 - (2 * (i + 0.5)) / count;
    const around = i * PI * (3 - Math.sqrt(5));
    const r = Math.sqrt(1 - y * y);
    const out: Vec3 = [r * cos(around), y, r * sin(around)];
    const from: Vec3 = mix(pelvis, chest, 0.5 + 0.55 * out[2]);
    if (out[1] < -0.28) continue;
    const root = surfaceAlong(clay, from, out, 1.2);
    // the face stays bare
    if (root[2] > head.centre[2] - 0.05 * head.unit || root[1] < 0.14) continue;
    const lean = normalize([out[0], out[1] + 0.15, out[2] - 0.75]);
    const wobble = 0.85 + 0.3 * (((i * 37) % 11) / 11);
    spines.push(spine(add(root, scale(out, -0.03)), lean, 0.19 * wobble, 0.017));
  }
  put("spines", "spine", merge(spines), undefined, 0.95);
}
