import type { Mention } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import { LIVELY } from "../words/situations.ts";
import { isLiving } from "./relate.ts";

/** "a fox and a hound sitting": who was named last and all who were named with it, but those of whom something was said already. */
export function posersWith(last: Mention | undefined): readonly Mention[] {
  if (!last) return [];
  const others = isLiving(last) ? (last.partners ?? []) : [];
  return [...others.filter((other) => isLiving(other) && other.qualities.traits.length === 0), last];
}

/** Families of what flickers and ripples rather than acts; other things are drawn with arms and legs when they do. */
const FLICKERING = /^(?:light|nature|building|vehicle|object)$/;

/** A flame that dances in the wind does not make a candle dance. */
export const isFlicker = (poser: Mention | undefined, { entry }: Term): boolean =>
  poser !== undefined && FLICKERING.test(poser.concept.family) && LIVELY.test(entry.trait?.trait ?? "");
