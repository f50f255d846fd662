import type { Paint } from "../../geometry/part.ts";
import { add, addAll, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { displace, inflate } from "../../geometry/sdf.ts";
import { ball, limb } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { mix } from "../../math/vec3.ts";
import { shade } from "../animal/coat.ts";
import type { SlotSpec } from "../concept.ts";
import { trunkClay } from "../mammal/body-clay.ts";
import type { Studio } from "../mammal/species.ts";

export interface FleeceForm {
  /** Thickness over the skin, heights. */
  readonly thick: number;
  /** Size of its curls, heights. */
  readonly curl: number;
  /** How far up the neck: 0 the shoulders, 1 the skull. */
  readonly neck: number;
  /** Further clay: a topknot. */
  readonly more?: readonly SculptStep[];
}

/** Round curls packed side by side: -1 in the clefts, 1 on the tops. */
function curls(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  let least = 9;
  for (let cell = 0; cell < 27; cell += 1) {
    const [ci, cj, ck] = [i - 1 + (cell % 3), j - 1 + (Math.floor(cell / 3) % 3), k - 1 + Math.floor(cell / 9)];
    let h = Math.imul(ci, 374761393) ^ Math.imul(cj, 668265263) ^ Math.imul(ck, 1274126177);
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h ^= h >>> 13;
    const u = x - ci - 0.5 - 0.34 * ((h & 255) / 128 - 1);
    const v = y - cj - 0.5 - 0.34 * (((h >>> 8) & 255) / 128 - 1);
    const w = z - ck - 0.5 - 0.34 * (((h >>> 16) & 255) / 128 - 1);
    least = Math.min(least, u * u + v * v + w * w);
  }
  return 1 - 2.3 * Math.min(0.87, least);
}

/** Wool over trunk, neck, shoulders and thighs, leaving face and legs free. */
export function putFleece({ skeleton, build, put }: Studio, { thick, curl, neck: high, more = [] }: FleeceForm): void {
  const { neck, skull, front, hind, chest } = skeleton;
  const g = Math.sqrt(build.girth);
  const mass = sculpt([
    ...trunkClay(skeleton, build),
    ...addAll(
      limb([
        [chest, 0.16 * g],
        [neck, 0.15 * g],
        [mix(neck, skull, high), 0.13 * g * (build.throat ?? 1)],
      ]),
      0.1,
    ),
    add(both(ball(mix(front[0], front[1], 0.45), 0.12 * g)), 0.08),
    add(both(ball(mix(hind[0], hind[1], 0.5), 0.15 * g)), 0.08),
    ...more,
  ]);
  const wool = displace(inflate(mass, thick), curl * 0.3, (x, y, z) => curls(x / curl, y / curl, z / curl));
  const paint: Paint = (surface, x, y, z) => shade(surface, 0.9 + 0.12 * curls(x / curl, y / curl, z / curl));
  put("fleece", "wool", meshSdf(wool, curl * 0.24), paint, 1);
}

export const woolSlot = (...colours: readonly string[]): SlotSpec => ({
  words: ["fleece", "coat"],
  materials: ["felt"],
  colours: colours.map(fromHex),
});
