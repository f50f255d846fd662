import type { Paint } from "../../geometry/part.ts";
import { carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { halfSpace } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { shade } from "../animal/coat.ts";
import type { SlotSpec } from "../concept.ts";
import { hasFreeArms } from "../mammal/skeleton.ts";
import type { Studio } from "../mammal/species.ts";
import { wearsAnything } from "../outfit/wardrobe.ts";
import { coverSteps } from "./cover.ts";

export interface FleeceForm {
  /** Thickness over the skin, heights. */
  readonly thick: number;
  /** Size of its curls, heights. */
  readonly curl: number;
  /** Where the bare face begins, head units in front of the skull's centre. Default -0.2. */
  readonly face?: number;
  /** Where the bare legs begin, share of the elbow's height. Default 0.78. */
  readonly legs?: number;
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

/** How far over the shoulders the wool of who is dressed begins, heights. */
const BARE_NECK = 0.05;

/** Wool all over, leaving face and legs free. */
export function putFleece(studio: Studio, { thick, curl, face = -0.2, legs = 0.78, more = [] }: FleeceForm): void {
  const { put, parameters, skeleton } = studio;
  // under clothes the coat is shorn: it would come through them
  const isClothed = hasFreeArms(parameters.pose) && wearsAnything(parameters);
  const shorn = isClothed ? [carve(halfSpace([0, skeleton.neck[1] + BARE_NECK, 0], [0, 1, 0]), 0.02)] : [];
  const amount = Math.min(curl * 0.3, thick * 0.85);
  const wool = displace(sculpt([...coverSteps(studio, thick, legs, face), ...shorn, ...more]), amount, (x, y, z) =>
    curls(x / curl, y / curl, z / curl),
  );
  const paint: Paint = (surface, x, y, z) => shade(surface, 0.9 + 0.12 * curls(x / curl, y / curl, z / curl));
  put("fleece", "wool", meshSdf(wool, curl * 0.24), paint, 1);
}

export const woolSlot = (...colours: readonly string[]): SlotSpec => ({
  words: ["fleece", "coat"],
  materials: ["felt"],
  colours: colours.map(fromHex),
});
