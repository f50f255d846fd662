import { boundsOf } from "#measure/bounds.ts";
import { wobble } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

/** Slot of the smoke; what has one smokes in its own way. */
const SMOKE = "smoke";
/** Names of the parts that smoke comes out of. */
const VENTS = /^(?:chimney|funnel|smokestack|stack|stovepipe|flue|exhaust|muzzle)/;
const PUFFS = 9;
/** Height of the plume over the longest side of what smokes, and the share of it by which it is blown aside. */
const TALL = 0.5;
const BLOWN = 0.42;
/** Share of a part's height that counts as its top. */
const MOUTH = 0.06;

/** Smoke rises out of its highest chimney, else off its top: puffs that grow and are blown aside as they rise. */
export const smoking: Style = {
  id: "smoking",
  apply: (thing, draw) => {
    const { parts } = thing.model;
    if (parts.some(({ slot }) => slot === SMOKE)) return thing;
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const reach = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const vents = parts.filter(({ name }) => VENTS.test(name));
    const mouth = mouthOf(vents.length > 0 ? vents : parts);
    const first = Math.min(0.045 * reach, Math.max(mouth.radius, 0.025 * reach));
    const next = draw.integer("puffs", 0, 999);
    const puffs = Array.from({ length: PUFFS }, (_, i) => {
      const t = i / (PUFFS - 1);
      const size = first * (0.8 + 1.5 * t);
      // half of the lowest puff is in the mouth: nothing hangs in the air
      const rise = t * TALL * reach * (0.75 + 0.25 * t);
      const sway = 0.35 * size;
      return move(wobble(sphere(size, 14, 9), size * 0.22, size * 0.9, next + 31 * i), [
        mouth.at[0] + BLOWN * rise * t + sway * sin(i * 1.9 + next),
        mouth.at[1] + rise,
        mouth.at[2] + sway * cos(i * 2.3 + next),
      ]);
    });
    const stuff: MaterialSpec = {
      base: "plaster",
      colours: [fromHex("#a9acb1")],
      conditions: {},
      scale: 1,
      seed: draw.seed32("smoke"),
    };
    return {
      ...thing,
      model: { ...thing.model, parts: [...parts, makePart(SMOKE, SMOKE, merge(puffs), { weight: 0.6, crease: 1.4 })] },
      materials: { ...thing.materials, [SMOKE]: stuff },
    };
  },
};

/** The middle of the highest part's top, and how far that reaches about it. */
function mouthOf(parts: readonly Part[]): { readonly at: Vec3; readonly radius: number } {
  const bounds = parts.map(({ geometry }) => boundsOf([geometry.positions]));
  const highest = bounds.reduce((best, each, k) => (each.max[1] > (bounds[best]?.max[1] ?? 0) ? k : best), 0);
  const { min, max } = bounds[highest] as (typeof bounds)[number];
  const from = max[1] - MOUTH * (max[1] - min[1]);
  const { positions } = (parts[highest] as Part).geometry;
  const top = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < positions.length; i += 3) {
    if ((positions[i + 1] as number) < from) continue;
    const [x, z] = [positions[i] as number, positions[i + 2] as number];
    top[0] = Math.min(top[0] as number, x);
    top[1] = Math.max(top[1] as number, x);
    top[2] = Math.min(top[2] as number, z);
    top[3] = Math.max(top[3] as number, z);
  }
  const [x0, x1, z0, z1] = top as [number, number, number, number];
  return { at: [(x0 + x1) / 2, max[1], (z0 + z1) / 2], radius: Math.max(x1 - x0, z1 - z0) / 2 };
}
