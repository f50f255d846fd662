import { boundsOf } from "#measure/bounds.ts";
import type { Part } from "../geometry/part.ts";
import { clamp } from "../math/scalar.ts";

/** Multiples of its faces that a small thing has at most. */
const MOST = 2.5;
/** How many times larger than a thing the whole is before the thing is a small one. */
const SMALL = 1.25;

/** A thing's parts in the frame of the whole, and what the thing is. */
export interface Thing {
  readonly concept: string;
  readonly parts: readonly Part[];
}

/**
 * For each thing how many times the faces it should have that its size alone would claim, 1 to 2.5: a tiara on a swan is named like the swan, and
 * would fall to splinters. The more there are of its kind, the less each of them stands out.
 */
export function standOut(things: readonly Thing[]): number[] {
  const sizes = things.map(({ parts }) => longestSide(parts));
  const whole = longestSide(things.flatMap(({ parts }) => parts));
  return things.map(({ concept }, index) => {
    const alike = things.filter((other) => other.concept === concept).length;
    return clamp(Math.sqrt(whole / (SMALL * alike * (sizes[index] as number))), 1, MOST);
  });
}

function longestSide(parts: readonly Part[]): number {
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  return Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2], 1e-6);
}
