import { create } from "zustand";
import { useHistory } from "../api/history-store.ts";
import { rangeBetween } from "./range-between.ts";

interface SelectionState {
  /** Record keys. */
  keys: ReadonlySet<string>;
  /** Where a range begins: the record that was chosen last. */
  anchor: string | undefined;
  /** The card that the arrow keys move from. */
  active: string | undefined;
  /** It takes the focus as soon as it is on the page. */
  wantsFocus: boolean;
}

/** What is chosen in the library. */
export const useSelection = create<SelectionState>()(() => ({
  keys: new Set(),
  anchor: undefined,
  active: undefined,
  wantsFocus: false,
}));

export const selectNone = (): void => useSelection.setState({ keys: new Set(), anchor: undefined });

export const selectOnly = (keys: readonly string[]): void =>
  useSelection.setState({ keys: new Set(keys), anchor: keys[0] });

/** Chooses all of them; where all are chosen already, none of them. */
export function toggleSelected(keys: readonly string[]): void {
  const next = new Set(useSelection.getState().keys);
  const isAll = keys.every((key) => next.has(key));
  for (const key of keys) {
    if (isAll) next.delete(key);
    else next.add(key);
  }
  useSelection.setState({ keys: next, anchor: keys[0] });
}

/** Adds everything between the anchor and a place, in the order it stands in. */
export function selectRange(order: readonly (readonly string[])[], to: string): void {
  const { keys, anchor } = useSelection.getState();
  const chosen = rangeBetween(order, anchor ?? to, to);
  useSelection.setState({ keys: new Set([...keys, ...chosen]), anchor: anchor ?? to });
}

// what is gone cannot be chosen
useHistory.subscribe(({ records }, before) => {
  if (records === before.records) return;
  const { keys } = useSelection.getState();
  if (keys.size === 0) return;
  const left = [...keys].filter((key) => records[key]);
  if (left.length < keys.size) useSelection.setState({ keys: new Set(left) });
});
