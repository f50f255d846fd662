import type { Conditions, Material, ShadeContext, Surface } from "../material.ts";

/** What a condition knows besides the surface. Its draws are the condition's own. */
export interface ConditionContext extends ShadeContext {
  /** What it befalls: iron rusts, copper turns green. */
  readonly material: Material;
  /** What its faces are cut from, where that is another material. */
  readonly face?: Material;
  /** All that befalls it. */
  readonly conditions: Conditions;
}

/**
 * What a condition does to a finished surface: it may change the arrays in place, and returns it.
 *
 * @param amount Over 0 to 1.
 */
export type ApplyCondition = (surface: Surface, amount: number, context: ConditionContext) => Surface;
