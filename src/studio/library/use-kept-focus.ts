import { useEffect, useRef } from "react";
import type { Entry } from "./library-sections.ts";
import { useSelection } from "./selection-store.ts";

/**
 * What stands where something stood that is no longer there: the next of those that are left, else the one before.
 *
 * @returns undefined where it is still there, or never was.
 */
export function successorOf(gone: string, before: readonly string[], now: ReadonlySet<string>): string | undefined {
  const at = before.indexOf(gone);
  if (at < 0 || now.has(gone)) return undefined;
  const isLeft = (key: string) => now.has(key);
  return before.slice(at).find(isLeft) ?? before.slice(0, at).findLast(isLeft);
}

/**
 * Gives the focus to the neighbour of a card that goes away with it, and back to the card that was worked from when the bar of what is
 * chosen goes: else the keyboard would be at the top of the page after every deletion.
 */
export function useKeptFocus(entries: readonly Entry[]): void {
  const before = useRef<readonly string[]>([]);
  const isChoosing = useSelection(({ keys }) => keys.size > 0);
  const wasChoosing = useRef(isChoosing);
  useEffect(() => {
    const order = entries.map(({ record }) => record.key);
    const { active } = useSelection.getState();
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (active !== undefined) {
      const next = successorOf(active, before.current, new Set(order));
      if (next !== undefined) useSelection.setState({ active: next, wantsFocus: isLost });
      else if (isLost && wasChoosing.current && !isChoosing) useSelection.setState({ wantsFocus: true });
    }
    before.current = order;
    wasChoosing.current = isChoosing;
  }, [entries, isChoosing]);
}
