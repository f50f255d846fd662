import type { Draw } from "../../math/draw.ts";
import { clamp } from "../../math/scalar.ts";
import type { Ask } from "../concept.ts";
import { traitFactor } from "../from-ask.ts";
import { ratio } from "../parameter-specs.ts";

/** How a thing's height and width differ from the usual ones. */
export type Proportions = { readonly tall: number; readonly wide: number };

export const PROPORTIONS = {
  tall: ratio(0.4, 2.2, "Height as part of the usual one."),
  wide: ratio(0.4, 2.2, "Width as part of the usual one."),
} as const;

/** @param spread How far chance goes from the usual, up and down. */
export const sampleProportions = (draw: Draw, ask: Ask, spread = 0.09): Proportions => ({
  tall: clamp(
    draw.number("tall", 1 - spread, 1 + spread) * traitFactor(ask, { tall: 1.35, long: 1.25, short: 0.72, deep: 1.2 }),
    0.4,
    2.2,
  ),
  wide: clamp(
    draw.number("wide", 1 - spread, 1 + spread) *
      traitFactor(ask, { wide: 1.35, thick: 1.2, fat: 1.3, round: 1.06, narrow: 0.74, thin: 0.8 }),
    0.4,
    2.2,
  ),
});
