import type { ShadeContext, Surface } from "../material.ts";

/**
 * What a condition does to a finished surface: it may change the arrays in place, and returns it.
 *
 * @param amount Over 0 to 1.
 * @param context Its draws are the condition's own.
 */
export type ApplyCondition = (surface: Surface, amount: number, context: ShadeContext) => Surface;
