import { clamp } from "../math/scalar.ts";
import type { Ask, ParameterSpec, Parameters } from "./concept.ts";

/** True when the trait was said of the object, or, with a slot, of that part. */
export const says = (ask: Ask, trait: string, slot?: string): boolean =>
  slot === undefined ? ask.traits.has(trait) : (ask.parts.get(slot)?.has(trait) ?? false);

/**
 * The product of the factors whose trait was said: of the whole object, or, with a slot, of that part.
 * `traitFactor(ask, { tall: 1.3, short: 0.75 })` is 1.3 for a tall thing and 1 when nothing was said.
 */
export function traitFactor(ask: Ask, factors: Readonly<Record<string, number>>, slot?: string): number {
  let product = 1;
  for (const [trait, factor] of Object.entries(factors)) if (says(ask, trait, slot)) product *= factor;
  return product;
}

/** Whether an optional part is there: as the artist says, else as `usual` says. */
export const wants = (ask: Ask, slot: string, usual: boolean): boolean =>
  !ask.without.has(slot) && (ask.parts.has(slot) || (ask.counts.get(slot) ?? 0) > 0 || usual);

/** Words for what lies one over the other. */
const HIGH = /-(?:storey|tier)$/;

/** How many of what a thing is counted by, in words before it: `storey` in "a two-story house", `seat`; a storey is a tier. */
export function measured(ask: Ask, measure: string): number | undefined {
  const isHigh = HIGH.test(`-${measure}`);
  for (const trait of ask.traits)
    if (trait.endsWith(`-${measure}`) || (isHigh && HIGH.test(trait))) return Number.parseInt(trait, 10) || undefined;
  return undefined;
}

/** Brings numbers into the range their specification allows. */
export function fitParameters<P extends Parameters>(specs: { readonly [K in keyof P]: ParameterSpec }, values: P): P {
  const fitted: Record<string, P[keyof P]> = {};
  for (const [name, value] of Object.entries(values)) {
    const spec = specs[name] as ParameterSpec;
    const ranged = spec.kind === "number" || spec.kind === "integer";
    fitted[name] = (ranged ? clamp(value as number, spec.min, spec.max) : value) as P[keyof P];
  }
  return fitted as unknown as P;
}
