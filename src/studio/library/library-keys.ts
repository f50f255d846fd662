import type { AssetRecord } from "../api/asset-record.ts";
import { markRecords } from "../api/mark-records.ts";
import { isOpenDialog } from "./is-open-dialog.ts";
import { selectNone, selectOnly, toggleSelected, useSelection } from "./selection-store.ts";

interface LibraryKeys {
  /** Everything the filters leave, in order. */
  found: readonly AssetRecord[];
  /** The results an entry stands for. */
  membersOf(key: string): readonly AssetRecord[];
  onDelete(keys: readonly string[]): void;
}

/** What the keys do in the library, apart from moving: choose, star, rate, delete. Returns whether the key meant something. */
export function handleLibraryKey(event: KeyboardEvent, { found, membersOf, onDelete }: LibraryKeys): boolean {
  if (isInField(event) || isOpenDialog()) return false;
  const { keys, active } = useSelection.getState();
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) {
    if (event.key.toLowerCase() !== "a" || event.shiftKey || event.altKey) return false;
    selectOnly(found.map(({ key }) => key));
    return true;
  }
  if (event.altKey) return false;
  if (event.key === "Escape") {
    if (keys.size === 0) return false;
    selectNone();
    return true;
  }
  const isOnCard = event.target instanceof Element && event.target.closest("[data-key]") !== null;
  const members = active !== undefined && isOnCard ? membersOf(active).map(({ key }) => key) : [];
  const aimed = keys.size > 0 ? [...keys] : members;
  if (aimed.length === 0) return false;
  if (event.key === " " && event.target instanceof HTMLAnchorElement && members.length > 0) {
    toggleSelected(members);
    return true;
  }
  if (event.key === "x" && members.length > 0) {
    toggleSelected(members);
    return true;
  }
  if (event.key === ".") {
    const isStarred = found.filter(({ key }) => aimed.includes(key)).every(({ starred }) => starred);
    void markRecords(aimed, { starred: !isStarred });
    return true;
  }
  if (/^[0-5]$/.test(event.key)) {
    void markRecords(aimed, { rating: Number(event.key) || undefined });
    return true;
  }
  if (event.key === "Delete" || event.key === "Backspace") {
    onDelete(aimed);
    return true;
  }
  return false;
}

const isInField = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.closest("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]") !== null;
