import { isLiving } from "./relate.ts";
import type { Mention } from "./scene.ts";

/** "a fox and a hound sitting": who was named last and all who were named with it, but those of whom something was said already. */
export function posersWith(last: Mention | undefined): readonly Mention[] {
  if (!last) return [];
  const others = isLiving(last) ? (last.partners ?? []) : [];
  return [...others.filter((other) => isLiving(other) && other.qualities.traits.length === 0), last];
}
